import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { nameRequest, REQUEST_HEADER, type Noted } from './request-names.ts'

/** A line of JSON for each call of the API that was answered: who asked what, and how long it took. Nothing of what was said. */
export type RequestLog = { watch(request: IncomingMessage, response: ServerResponse): void }

/** Tells one person's lines from another's without saying whose they are. */
const hashed = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 12)

/**
 * Names each request and hands it the name, whether or not there is anybody who reads the lines: the answer says it in
 * `x-request-id`, and what went wrong on the server is said under it.
 */
export function createRequestLog(write: ((line: string) => void) | undefined): RequestLog {
  return {
    watch(request, response) {
      const id = randomUUID()
      const began = performance.now()
      const at = new Date().toISOString()
      // A name of the caller's own choice could be another's, or hold lines of its own.
      request.headers[REQUEST_HEADER] = id
      response.setHeader(REQUEST_HEADER, id)
      let noted: Noted = {}
      const forget = nameRequest(id, (more) => (noted = more))
      response.once('close', () => {
        forget()
        write?.(
          JSON.stringify({
            at,
            request: id,
            call: noted.call ?? 'none',
            ...(noted.person !== undefined && { person: hashed(noted.person) }),
            status: response.statusCode,
            ...(!response.writableFinished && { broken: true }),
            ms: Math.round(performance.now() - began),
          }),
        )
      })
    },
  }
}

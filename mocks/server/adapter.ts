import { getResponse } from 'msw'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ReadableStream } from 'node:stream/web'

import { CLIENT_HEADER } from '../people/sign-in-attempts.ts'
import { clientAddress, isOwnOrigin } from './http-headers.ts'
import type { MockedEndpoint } from './http-handler.ts'

export const MAX_BODY_BYTES = 40 * 1024 * 1024

/** How long the rest of a refused upload is read and thrown away, so that its sender gets to read the answer. */
const DRAIN_MS = 10_000

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Answers a request of the API, whatever it is: unknown addresses get a 404 in JSON, never a page. */
export async function answerApi(
  handlers: readonly MockedEndpoint[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return refuseUpload(request, response)
  if (!READS.has(request.method ?? 'GET') && !isOwnOrigin(request)) {
    return sendJson(response, 403, { message: 'Requests from other sites are not allowed.', code: 'foreign_origin' })
  }
  const stop = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) stop.abort()
  })
  const body = bodyOf(request)
  const asked = toRequest(request, body.stream, stop.signal)
  // Only what can match: msw copies the body once for each handler that it tries.
  const candidates = handlers.filter((handler) => mayAnswer(handler, asked))
  const answer = await firstAnswer(candidates, asked).catch((error: unknown) => {
    if (!body.isTooLarge()) throw error
  })
  if (body.isTooLarge()) return refuseUpload(request, response)
  await sendResponse(answer ?? Response.json(NOT_FOUND, { status: 404, headers: NO_STORE }), response)
}

const firstAnswer = async (candidates: MockedEndpoint[], asked: Request) =>
  candidates.length > 0 ? getResponse(candidates, asked) : undefined

const NOT_FOUND = { message: 'There is nothing at this address.', code: 'not_found' }
const NO_STORE = { 'cache-control': 'no-store' }

export function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', ...NO_STORE })
  response.end(JSON.stringify(body))
}

const patterns = new WeakMap<MockedEndpoint, RegExp>()

function mayAnswer(handler: MockedEndpoint, request: Request): boolean {
  const { method, path } = handler.endpoint
  if (method !== request.method) return false
  const pattern = patterns.get(handler) ?? new RegExp(`/api${path.replace(/:\w+/g, '[^/]+')}/?$`)
  patterns.set(handler, pattern)
  return pattern.test(new URL(request.url).pathname)
}

/** The body as a stream, counted: a request without a length must not grow without end either. */
function bodyOf(request: IncomingMessage) {
  const has = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (!has || READS.has(request.method ?? 'GET')) return { stream: undefined, isTooLarge: () => false }
  let bytes = 0
  const counted = new Transform({
    transform(part: Buffer, _, done) {
      bytes += part.length
      if (bytes > MAX_BODY_BYTES) done(new Error('The upload is too large.'))
      else done(null, part)
    },
  })
  // Not `pipeline`: that would end the connection with the stream, and the refusal could not be sent.
  request.on('error', (error) => counted.destroy(error))
  request.on('close', () => request.readableEnded || counted.destroy())
  request.pipe(counted)
  // Whoever reads the stream meets its errors.
  counted.on('error', () => undefined)
  return { stream: Readable.toWeb(counted), isTooLarge: () => bytes > MAX_BODY_BYTES }
}

function toRequest(request: IncomingMessage, body: ReadableStream | undefined, signal: AbortSignal): Request {
  const path = (request as { originalUrl?: string }).originalUrl ?? request.url ?? '/'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of value === undefined ? [] : [value].flat()) headers.append(name, one)
  }
  headers.set(CLIENT_HEADER, clientAddress(request))
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  // The path is appended, not resolved: `//other.site` would become another host.
  const url = new URL(`http://${request.headers.host ?? 'localhost'}${path}`)
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) })
}

/** Sends an answer piece by piece as it comes. `Response.error()` is a broken connection. */
async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  response.statusCode = answer.status
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') response.setHeader(name, value)
  })
  // As a list: one header for each cookie.
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  if (!answer.body || response.req.method === 'HEAD') {
    response.end()
    return
  }
  if (isJson(answer)) return sendWhole(Buffer.from(await answer.arrayBuffer()), response)
  response.flushHeaders()
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

const isJson = ({ headers }: Response) => (headers.get('content-type') ?? '').startsWith('application/json')

/** Letters from which packing is worth a turn. */
const WORTH_PACKING = 1400
/** A quarter of the time of the strongest level, for a few hundredths more bytes. */
const packed = promisify(gzip)

/** Sends a text whole, packed where its reader can unpack it. Packing runs beside, on a thread of its own. */
async function sendWhole(bytes: Buffer, response: ServerResponse): Promise<void> {
  response.setHeader('vary', 'accept-encoding')
  const mayPack = bytes.length >= WORTH_PACKING && acceptsGzip(response.req.headers['accept-encoding'])
  const body = mayPack ? await packed(bytes, { level: 4 }) : bytes
  if (mayPack) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.end(body)
}

const acceptsGzip = (header: string | string[] | undefined): boolean =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .some((part) => /^\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(part))

function refuseUpload(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('connection', 'close')
  sendJson(response, 413, { message: 'The upload is larger than 40 MB.', code: 'too_large' })
  request.unpipe()
  request.resume()
  setTimeout(() => request.destroy(), DRAIN_MS).unref()
}

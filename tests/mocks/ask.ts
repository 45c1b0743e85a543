import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { pathOf, queryOf, type RawInput } from '#shared/api/request.ts'

import type { Caller } from './caller.ts'

type Refused = { message: string; code?: string; fields?: Record<string, string> }

/** Sends one call of the contract and gives back what the contract makes of the reply; throws where it was refused. */
export async function ask<E extends Endpoint>(page: Caller, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const { status, body } = await send(page, endpoint, input)
  if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} was refused with ${status}`)
  return endpoint.response.parse(endpoint.envelope ? endpoint.envelope.unwrap(body) : body) as OutputOf<E>
}

/** Sends one call that is to be refused: its status and the body of the refusal. */
export async function refused<E extends Endpoint>(page: Caller, endpoint: E, input: InputOf<E>) {
  const { status, body } = await send(page, endpoint, input)
  return { status, body: body as Refused }
}

function send(page: Caller, endpoint: Endpoint, input: unknown) {
  const { params, query, body } = input as RawInput
  const path = `${pathOf(endpoint, params)}${queryOf(query)}`
  switch (endpoint.method) {
    case 'GET':
      return page.get(path)
    case 'POST':
      return page.post(path, body)
    case 'PUT':
      return page.put(path, body)
    case 'PATCH':
      return page.patch(path, body)
    case 'DELETE':
      return page.del(path, body)
  }
}

import { http, HttpResponse, type HttpHandler } from 'msw'

import type { Endpoint } from '#contract/endpoint.ts'

import { checkedAnswer, jsonInTurns } from './checked-answer.ts'
import { applyFault, takeFault } from './faults.ts'
import { recordAccepted } from './ledger.ts'
import { Refusal } from '#engine/world/refusal.ts'
import { accountOf } from '../people/sessions.ts'
import { Content, type Answered } from '#engine/answers/answer.ts'
import { parsedInput, runCall } from '#engine/answers/run-call.ts'
import { Reply } from '../people/http-answer.ts'
import { assertOn } from '#engine/answers/switches.ts'
import type { World } from '#engine/world/world.ts'
import { hubOf } from '#engine/live/hub.ts'
import { worldSettings } from '../world/world-settings.ts'
import { bodyOf } from './request-body.ts'
import { namedError, noteRequest } from './request-names.ts'
import { bodyOfTexts, isMissing, noteAnswered, textsAloneOf } from './texts-alone.ts'
import { worldOf } from './worlds.ts'

export type MockedEndpoint = HttpHandler & { endpoint: Endpoint }

const isBrowser = typeof process === 'undefined' || !process.versions?.node

/** A plain Response feeds no shared cookie jar in Node; in a browser only HttpResponse keeps Set-Cookie. */
const jsonResponse = (body: unknown, status: number, headers: [string, string][]): Response =>
  textResponse(body === undefined ? undefined : JSON.stringify(body), status, headers)

function textResponse(json: string | undefined, status: number, headers: [string, string][]): Response {
  const text = json ?? null
  const all: [string, string][] = [
    ...headers,
    ...(text === null ? [] : ([['content-type', 'application/json']] as [string, string][])),
  ]
  const init = {
    status: text === null && status === 200 ? 204 : status,
    headers: [...all, ['cache-control', 'no-store']] as [string, string][],
  }
  return isBrowser ? new HttpResponse(text, init) : new Response(text, init)
}

const MAX_BODY = 40 * 1024 * 1024

/**
 * The bridge between the contract and MSW: input arrives parsed, output leaves parsed, so that an answer can neither take
 * nor leak what the contract does not name. Writes are durable before the reply, and before anybody hears of them.
 */
export function httpHandler(answered: Answered): MockedEndpoint {
  const { endpoint } = answered
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const handled = http[method](`*/api${endpoint.path}`, async ({ request, params, cookies }) => {
    const world = await worldOf(cookies)
    const fault = takeFault(world.id, `${endpoint.domain}.${endpoint.name}`)
    const before = fault && (await applyFault(fault, 'before', request.signal))
    if (before) return before

    const response = await responseOf(answered, world, request, params, cookies)
    const after = fault && (await applyFault(fault, 'after', request.signal))
    return after ?? response
  })
  return Object.assign(handled, { endpoint })
}

async function responseOf(
  answered: Answered,
  world: World,
  request: Request,
  params: unknown,
  cookies: Record<string, string>,
): Promise<Response> {
  const { endpoint } = answered
  try {
    if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) {
      throw new Refusal(413, 'The upload is too large.', { code: 'too_large' })
    }
    const alone = textsAloneOf(world.id)
    if (alone && isMissing(alone, endpoint)) return jsonResponse({ message: 'Not Found' }, 404, [])
    // What others have kept by now, also that somebody was signed out.
    await world.door?.fresh()
    assertOn(world, endpoint.domain)
    const visitor = accountOf(world, request, cookies)
    noteRequest(request, { call: `${endpoint.domain}.${endpoint.name}`, ...(visitor && { person: visitor.id }) })
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const input = parsedInput(answered, { params, query, body: await bodyOf(endpoint, request, visitor === undefined) })
    const who = () => accountOf(world, request, cookies)
    const reply = await runCall(answered, input, {
      world,
      hub: hubOf(world.id),
      visitor: who,
      more: { request, cookies },
    })
    // A server for people must not collect everything that was ever sent to it.
    const isKept = endpoint.method !== 'GET' && worldSettings().allowFaults !== false
    if (isKept) recordAccepted(world.id, endpoint, visitor?.id, input)
    if (alone) noteAnswered(alone, endpoint, request.headers)
    if (reply instanceof Content) return new Response(reply.body, { headers: reply.headers })
    const { payload, cookies: setCookies } = reply instanceof Reply ? reply : new Reply(reply)
    // Throws where an answer is wrong, and strips what the contract does not name.
    const checked = await checkedAnswer(endpoint.response, payload)
    const wrapped = endpoint.envelope ? endpoint.envelope.wrap(checked) : checked
    const body = alone ? bodyOfTexts(alone, endpoint, checked) : wrapped
    return textResponse(
      await jsonInTurns(body),
      200,
      setCookies.map((line) => ['set-cookie', line]),
    )
  } catch (error) {
    if (error instanceof Refusal) return jsonResponse(error.body, error.status, Object.entries(error.headers))
    console.error(`${endpoint.domain}.${endpoint.name}${namedError(request)}:`, error)
    return jsonResponse(
      { message: 'The server made an error. Whether this was saved is not certain: look before you try again.' },
      500,
      [],
    )
  }
}

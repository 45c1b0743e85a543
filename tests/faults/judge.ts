import type { Endpoint } from '#contract/endpoint.ts'
import { callApi, configureRecovery, startNewSession } from '#shared/api/call-api.ts'
import { ApiError, AuthRequiredError, ContractError, messageOf, NetworkError } from '#shared/api/errors.ts'

import type { Cell, FaultName } from './grid-table.ts'
import { replaceNetwork, type Answering } from './network.ts'
import { sampleOf } from './samples.ts'

export type AnyInput = { params?: unknown; query?: unknown; body?: unknown }

type Example = { input: AnyInput; answer: string | null }
const examples = new WeakMap<Endpoint, Example>()

/** What a call is made with, and what a server that works answers. */
export function exampleOf(endpoint: Endpoint): Example {
  const made = examples.get(endpoint) ?? makeExample(endpoint)
  examples.set(endpoint, made)
  return made
}

function makeExample(endpoint: Endpoint): Example {
  const input: AnyInput = {
    ...(endpoint.params && { params: sampleOf(endpoint.params) }),
    ...(endpoint.query && { query: sampleOf(endpoint.query) }),
    ...(endpoint.body && { body: sampleOf(endpoint.body) }),
  }
  const payload = sampleOf(endpoint.response)
  const body = endpoint.envelope ? endpoint.envelope.wrap(payload) : payload
  return { input, answer: body === undefined ? null : JSON.stringify(body) }
}

export type Outcome = {
  value?: unknown
  error?: unknown
  /** How often the call went out, and how often the session was asked for. */
  sent: number
  recoveries: number
  limits: number[]
}

/** Makes a call once over a network of which every answer is given. */
export async function attempt(
  endpoint: Endpoint,
  answering: Answering,
  { isBack = false, input = exampleOf(endpoint).input }: { isBack?: boolean; input?: AnyInput } = {},
): Promise<Outcome> {
  let recoveries = 0
  configureRecovery({
    recover: () => {
      recoveries += 1
      return Promise.resolve(isBack)
    },
    onLost: () => undefined,
    comeback: () => undefined,
  })
  startNewSession()
  const network = replaceNetwork(answering)
  const done = () => ({ sent: network.requests.length, recoveries, limits: network.limits })
  try {
    const value: unknown = await callApi(endpoint, input as never)
    return { value, ...done() }
  } catch (error) {
    return { error, ...done() }
  } finally {
    network.restore()
  }
}

export const json = (body: string | null, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status: body === null && status === 200 ? 204 : status, headers })

const WORDS = 'Words of the server.'
export const WEB_PAGE = '<!doctype html><title>Not the API</title><p>This is a web page.</p>'

/** Each refusal in four forms, and what each must say. */
const refusals = (status: number, headers: Record<string, string> = {}): [Response, words: string][] => [
  [json(JSON.stringify({ message: WORDS, code: 'some_code', fields: { title: 'Too long.' } }), status, headers), WORDS],
  [json('{"reason":{"deep":true}}', status, headers), `HTTP error! status: ${status}`],
  [json(WEB_PAGE, status, headers), `HTTP error! status: ${status}`],
  [json(null, status, headers), `HTTP error! status: ${status}`],
]

const waits = (): [header: string | undefined, seconds: (value: number) => boolean][] => [
  ['7', (value) => value === 7],
  [new Date(Date.now() + 60_000).toUTCString(), (value) => value > 50 && value <= 61],
  ['0', (value) => value === 0],
  ['-5', (value) => value === 0],
  ['86400', (value) => value === 300],
  ['soon', (value) => value === 30],
  [undefined, (value) => value === 30],
]

const STATUS: Partial<Record<FaultName, number>> = { F4: 400, F7: 403, F8: 404, F9: 409, F10: 413, F11: 422, F13: 500 }

const isWrite = ({ method }: Endpoint) => method !== 'GET'
const said = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'nothing')

/** Nobody may ever read these. */
const isSpeech = (error: unknown) => {
  const words = messageOf(error, '')
  return words.trim() !== '' && !/undefined|\[object|NaN/.test(words) && words.length <= 400
}

/**
 * Runs one cell. Empty: the client does what the cell needs, so that a page can show it: the right kind of error with
 * words, sent as often as it may be, one recovery. Otherwise what is wrong.
 */
export async function judge(endpoint: Endpoint, fault: FaultName, cell: Cell): Promise<string[]> {
  const wrong: string[] = []
  const hold = (isRight: boolean, what: string) => void (isRight || wrong.push(what))
  const { answer } = exampleOf(endpoint)
  const once = (outcome: Outcome) => hold(outcome.sent === 1, `sent ${outcome.sent} times`)
  const rejects = (outcome: Outcome, isKind: (error: unknown) => boolean, kind: string) => {
    hold(isKind(outcome.error), `${said(outcome.error)} instead of ${kind}`)
    if (outcome.error !== undefined) hold(isSpeech(outcome.error), `says “${messageOf(outcome.error, '')}”`)
    hold(outcome.recoveries === 0, 'asked for the session')
    once(outcome)
  }
  const fine = (outcome: Outcome) => {
    hold(outcome.error === undefined, `${said(outcome.error)} instead of success`)
    once(outcome)
  }
  const isNetwork = (kind: NetworkError['kind']) => (error: unknown) =>
    error instanceof NetworkError && error.kind === kind && error.mayHaveArrived === isWrite(endpoint)

  const status = STATUS[fault]
  if (status !== undefined) {
    for (const [reply, words] of refusals(status)) {
      const outcome = await attempt(endpoint, () => reply)
      rejects(outcome, (error) => error instanceof ApiError && error.status === status, `a refusal ${status}`)
      hold(messageOf(outcome.error, '') === words, `says “${messageOf(outcome.error, '')}” and not “${words}”`)
      const { fields, code } = outcome.error as ApiError
      if (words === WORDS) hold(fields['title'] === 'Too long.' && code === 'some_code', 'loses fields or code')
    }
    return wrong
  }
  switch (fault) {
    case 'F1':
    case 'F2':
    case 'F22':
      rejects(await attempt(endpoint, () => 'refused'), isNetwork('offline'), 'a broken line')
      break
    case 'F3': {
      const outcome = await attempt(endpoint, () => undefined)
      rejects(outcome, isNetwork('timeout'), 'a time-out')
      const limit = typeof endpoint.timeout === 'number' ? endpoint.timeout : 30_000
      hold(outcome.limits.includes(limit), `waits ${outcome.limits.join()} ms and not ${limit}`)
      break
    }
    case 'F5': {
      const answers = [json('{"message":"Unauthorized"}', 401), json(answer)]
      const outcome = await attempt(endpoint, () => answers.shift(), { isBack: true })
      const recovers = endpoint.recovers !== false
      const replays = recovers && endpoint.replays !== false
      hold(outcome.recoveries === (recovers ? 1 : 0), `asked for the session ${outcome.recoveries} times`)
      hold(outcome.sent === (replays ? 2 : 1), `sent ${outcome.sent} times`)
      const is401 = outcome.error instanceof ApiError && outcome.error.status === 401
      hold(replays ? outcome.error === undefined : is401, `ends with ${said(outcome.error)}`)
      // The table says which calls are sent again: `A` must be, what shows words must not.
      hold(cell !== 'A' || replays, 'is not sent again')
      hold(!['T', 'E', 'V'].includes(cell) || !replays, 'is sent again')
      break
    }
    case 'F6': {
      const refused = () => json('{"message":"Unauthorized"}', 401)
      const gone = await attempt(endpoint, refused)
      const again = await attempt(endpoint, refused, { isBack: true })
      const replays = endpoint.recovers !== false && endpoint.replays !== false
      hold(gone.sent === 1 && again.sent === (replays ? 2 : 1), `sent ${gone.sent} and ${again.sent} times`)
      hold(again.recoveries <= 1 && gone.recoveries <= 1, 'asked for the session more than once')
      const isLost =
        endpoint.recovers === false ? gone.error instanceof ApiError : gone.error instanceof AuthRequiredError
      hold(isLost, `ends with ${said(gone.error)}`)
      if (cell === 'X' && endpoint.recovers !== false) {
        hold(messageOf(gone.error, '') === 'Authentication required', `says “${messageOf(gone.error, '')}”`)
      }
      break
    }
    case 'F12':
    case 'F14': {
      const code = fault === 'F12' ? 429 : 503
      for (const [header, isRight] of waits()) {
        const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header }
        for (const [reply] of refusals(code, headers).slice(0, header === '7' ? 4 : 1)) {
          const outcome = await attempt(endpoint, () => reply)
          rejects(outcome, (error) => error instanceof ApiError && error.status === code, `a refusal ${code}`)
          const seconds = (outcome.error as ApiError).retryAfter ?? Number.NaN
          hold(isRight(seconds), `waits ${seconds} s after “${header}”`)
        }
      }
      break
    }
    case 'F15':
    case 'F16': {
      const kind = fault === 'F15' ? 'html' : 'json'
      const outcome = await attempt(endpoint, () => json(fault === 'F15' ? WEB_PAGE : '{"data": {"user": '))
      if (cell === 'ok') fine(outcome)
      else rejects(outcome, (error) => error instanceof ContractError && error.kind === kind, `unreadable ${kind}`)
      break
    }
    case 'F17': {
      const outcome = await attempt(endpoint, () => json('7'))
      if (cell === 'ok') fine(outcome)
      else if (outcome.error === undefined)
        hold(endpoint.response.safeParse(7).success, 'takes what the contract does not')
      else rejects(outcome, (error) => error instanceof ContractError && error.kind === 'shape', 'another shape')
      break
    }
    case 'F18': {
      const outcome = await attempt(endpoint, () => json(null))
      if (cell === 'ok') fine(outcome)
      else if (outcome.error !== undefined) rejects(outcome, (error) => error instanceof ContractError, 'another shape')
      break
    }
    case 'F19': {
      const limit = typeof endpoint.timeout === 'number' ? endpoint.timeout : 30_000
      const outcome = await attempt(endpoint, async () => {
        await new Promise((done) => setImmediate(done))
        return json(answer)
      })
      fine(outcome)
      // Ten seconds are inside the limit, but for the two probes that have one of their own.
      hold(limit > 10_000 || ['auth', 'capabilities'].includes(endpoint.domain), `gives up after ${limit} ms`)
      break
    }
    case 'F20': {
      const input = exampleOf(endpoint).input
      fine(await attempt(endpoint, () => json(answer), { input }))
      break
    }
    case 'F21': {
      const outcome = await attempt(endpoint, () => json('{"success":false,"message":"No.","error":"No."}'))
      if (cell === 'ok') fine(outcome)
      else if (outcome.error === undefined) {
        const value = outcome.value as { success?: unknown; error?: unknown } | undefined
        const isVisible = value?.success === false || value?.error !== undefined
        hold(isVisible || ['S', 'K', 'O', 'Z', 'E'].includes(cell), 'takes a refusal for success')
      }
      break
    }
    default:
      throw new Error(`${fault} has no judge`)
  }
  return wrong
}

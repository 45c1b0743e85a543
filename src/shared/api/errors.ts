/** What a server may say when it refuses: `message` for people, `code` for code, `fields` for single inputs. */
export type Refusal = { message?: string; code?: string; fields?: Record<string, string> }

const MESSAGE_MAX = 300
// Control characters and direction marks would let a server's text rearrange the page around it.
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const asText = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  const clean = value.replace(UNSAFE, '').trim()
  return clean === '' ? undefined : clean.slice(0, MESSAGE_MAX)
}

const bagOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}

const own = (bag: Record<string, unknown>, key: string) => (Object.hasOwn(bag, key) ? bag[key] : undefined)

function refusalOf(body: unknown): Refusal {
  const bag = bagOf(body)
  const nested = own(bag, 'error')
  const message = asText(own(bag, 'message')) ?? asText(nested) ?? asText(own(bagOf(nested), 'message'))
  const code = asText(own(bag, 'code'))
  const named = Object.entries(bagOf(own(bag, 'fields'))).flatMap(([field, text]) => {
    const clean = asText(Array.isArray(text) ? text[0] : text)
    return clean ? [[field, clean] as const] : []
  })
  return {
    ...(message && { message }),
    ...(code && { code }),
    ...(named.length > 0 && { fields: Object.fromEntries(named) }),
  }
}

/** Wait assumed where a 429 or 503 names none that can be read, and the longest that is believed. Seconds. */
const WAIT_DEFAULT = 30
const WAIT_MAX = 300

/** Seconds to wait by a Retry-After header: a number, a date, or neither. */
export function retryAfterOf(header: string | null, now = Date.now()): number {
  if (header === null || header.trim() === '') return WAIT_DEFAULT
  const seconds = /^\s*-?\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  if (!Number.isFinite(seconds)) return WAIT_DEFAULT
  return Math.min(Math.max(Math.ceil(seconds), 0), WAIT_MAX)
}

/** The server said no. `message` is its own, else the status text, else 'HTTP error! status: N'. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly fields: Record<string, string>
  /** Seconds, for 429 and 503 alone. */
  readonly retryAfter: number | undefined
  /** True when the words are the server's and not ours. */
  readonly isServerMessage: boolean

  constructor(status: number, body: unknown, statusText = '', retryAfter?: number) {
    const refusal = refusalOf(body)
    super(refusal.message ?? (statusText.trim() || `HTTP error! status: ${status}`))
    this.status = status
    this.code = refusal.code
    this.fields = refusal.fields ?? {}
    this.retryAfter = retryAfter
    this.isServerMessage = refusal.message !== undefined
  }
}

/**
 * Nothing brought the session back. `isSaid`: the page itself asks to sign in; it does not where the question who is
 * signed in had no answer, and then what failed has to say so.
 */
export class AuthRequiredError extends Error {
  override name = 'AuthRequiredError'
  readonly isSaid: boolean
  constructor({ isSaid = true } = {}) {
    super('Authentication required')
    this.isSaid = isSaid
  }
}

/** Losing the session speaks for itself, where the page asks to sign in. */
export const isSaidBySession = (error: unknown): boolean => error instanceof AuthRequiredError && error.isSaid

/** The answer arrived and is not what the contract says: HTML, broken JSON or another shape. */
export class ContractError extends Error {
  override name = 'ContractError'
  readonly kind: 'html' | 'json' | 'shape'
  constructor(kind: 'html' | 'json' | 'shape', path: string, detail?: string) {
    const what = {
      html: `HTML was returned where JSON was expected (${path}).`,
      json: `The answer of ${path} is not valid JSON.`,
      shape: `The answer of ${path} does not have the expected form${detail ? ` (${detail})` : ''}.`,
    }
    super(what[kind])
    this.kind = kind
  }
}

/** A parameter that must not go into a path: the call was not made. */
export class BadParameterError extends Error {
  override name = 'BadParameterError'
  constructor(path: string) {
    super(`That address is not valid (${path}).`)
  }
}

/** No answer: the line is down, the server is gone, or it took too long. `mayHaveArrived`: the request may have had its effect. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly kind: 'offline' | 'timeout'
  readonly mayHaveArrived: boolean
  constructor(kind: 'offline' | 'timeout', mayHaveArrived: boolean) {
    super(
      kind === 'timeout'
        ? 'The server did not answer in time.'
        : 'Network error. Please check your connection and try again.',
    )
    this.kind = kind
    this.mayHaveArrived = mayHaveArrived
  }
}

/** The caller gave up; never shown to anybody. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Status of a refusal, and undefined for everything else. */
export const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined)

/** A sentence for people from any error; never empty, never '[object Object]'. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message.trim() !== '' ? error.message : fallback

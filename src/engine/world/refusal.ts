/** A "no" of the embedded API: thrown by handlers, answered by the bridge. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly body: { message?: string; code?: string; fields?: Record<string, string> }
  readonly headers: Record<string, string>
  constructor(
    status: number,
    message: string,
    more: { code?: string; fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message)
    this.status = status
    const { retryAfter, ...rest } = more
    this.body = { message, ...rest }
    this.headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  }
}

export const notFound = (what: string) => new Refusal(404, `${what} was not found.`, { code: 'not_found' })
export const forbidden = (message: string, code = 'forbidden') => new Refusal(403, message, { code })

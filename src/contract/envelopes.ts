/**
 * How a payload may be wrapped in a reply. `unwrap` accepts each form that the specification allows; `wrap` is the form
 * that the embedded API sends. Law: unwrap(wrap(payload)) is the payload.
 */
export type Envelope = { unwrap(body: unknown): unknown; wrap(payload: unknown): unknown }

type Bag = Record<string, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (bag: unknown, key: string): unknown => (isBag(bag) && Object.hasOwn(bag, key) ? bag[key] : undefined)

/** A user directly, under `user`, or under `data.user`; null or nothing means that nobody is signed in. */
export const userEnvelope: Envelope = {
  unwrap: (body) => {
    if (body === null || body === undefined) return null
    const data = own(body, 'data')
    if (isBag(data)) return Object.hasOwn(data, 'user') ? data['user'] : data
    return isBag(body) && Object.hasOwn(body, 'user') ? body['user'] : body
  },
  wrap: (user) => ({ user }),
}

/** Reply of login and register: the user in any of the three forms, and a bearer token where the server gives one. */
export const signedInEnvelope: Envelope = {
  unwrap: (body) => ({
    user: userEnvelope.unwrap(body),
    token: own(body, 'token') ?? own(own(body, 'data'), 'token'),
  }),
  wrap: (payload) => ({ data: { user: own(payload, 'user') }, token: own(payload, 'token') }),
}

/** A list directly, under `data`, under `data.<name>`, or under its own name. */
export const listEnvelope = (name: string, sent: 'bare' | 'data' | 'named' = 'named'): Envelope => ({
  unwrap: (body) => {
    if (body === null || body === undefined) return []
    const inData = own(body, 'data')
    return [body, inData, own(inData, name), own(body, name)].find(Array.isArray) ?? body
  },
  wrap: (list) => (sent === 'bare' ? list : sent === 'data' ? { success: true, data: list } : { [name]: list }),
})

/** One thing directly, under `data`, under `data.<name>`, or under its own name. */
export const itemEnvelope = (name: string): Envelope => ({
  unwrap: (body) => {
    const inData = own(body, 'data')
    return [own(body, name), own(inData, name), inData].find(isBag) ?? body
  },
  wrap: (item) => ({ [name]: item }),
})

/** An object whose fields stand at the top or under `data`. */
export const dataEnvelope: Envelope = {
  unwrap: (body) => (isBag(own(body, 'data')) ? own(body, 'data') : body),
  wrap: (data) => ({ data }),
}

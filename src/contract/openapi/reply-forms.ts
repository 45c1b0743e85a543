import { signedInEnvelope, type Envelope } from '../envelopes.ts'

/** Where the payload stands in a reply: the keys that lead to it. `[]` is the reply itself. */
export type Form = readonly string[]

const PAYLOADS: readonly unknown[] = [[{ id: 'a' }], { id: 'a' }]

/** Every key that an envelope asks a reply for, at the top and one level down. */
function askedKeys(envelope: Envelope): string[] {
  const keys = new Set<string>()
  const listening = (): object =>
    new Proxy(
      {},
      {
        getOwnPropertyDescriptor: (_, key) => {
          keys.add(String(key))
          return { value: undefined, configurable: true, enumerable: true }
        },
        get: (_, key) => (key === 'data' ? listening() : undefined),
      },
    )
  envelope.unwrap(listening())
  return [...keys]
}

const nested = (form: Form, payload: unknown): unknown => form.reduceRight((inner, key) => ({ [key]: inner }), payload)

/**
 * The forms in which an envelope takes a payload, found by trying: what a document says then cannot drift from what the
 * page does. The form that the embedded API sends comes first. Sign-in replies have two parts and are not among them: see
 * `isSignedIn`.
 */
export function formsOf(envelope: Envelope | undefined): Form[] {
  if (!envelope) return [[]]
  const keys = askedKeys(envelope).filter((key) => key !== 'data')
  const candidates: Form[] = [[], ['data'], ...keys.flatMap((key) => [[key], ['data', key]])]
  const takes = (form: Form) =>
    PAYLOADS.some((payload) => {
      const found = envelope.unwrap(nested(form, payload))
      return JSON.stringify(found) === JSON.stringify(payload)
    })
  const sent = JSON.stringify(envelope.wrap(PAYLOADS[0]))
  const isSent = (form: Form) => form.reduce<unknown>(stepInto, JSON.parse(sent)) !== undefined
  const forms = candidates.filter(takes)
  return [
    ...forms.filter((form) => form.length > 0 && isSent(form)),
    ...forms.filter((form) => form.length === 0 || !isSent(form)),
  ]
}

const stepInto = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

/** Replies of sign-in and register: a user in one of the forms, and a token beside it. */
export const isSignedIn = (envelope: Envelope | undefined) => envelope === signedInEnvelope

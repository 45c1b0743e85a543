import type { VerificationReply } from '#contract/student-verification.ts'

export type Outcome =
  | { kind: 'pay'; clientSecret: string }
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'payment-trouble' }
  | { kind: 'verified' }
  | { kind: 'submitted'; message: string | undefined }

const textOf = (value: string | null | undefined) => value?.trim() || undefined

/** What a reply to an application means. Whatever is none of the first four has arrived and is being looked at. */
export function outcomeOf(reply: VerificationReply): Outcome {
  const { status, message, payment, paymentError, error, success } = reply
  if (textOf(error) || success === false) return { kind: 'refused', message: textOf(error) ?? textOf(message) }
  const clientSecret = textOf(payment?.clientSecret)
  if (status === 'verified' && clientSecret) return { kind: 'pay', clientSecret }
  if (paymentError) return { kind: 'payment-trouble' }
  return status === 'verified' ? { kind: 'verified' } : { kind: 'submitted', message: textOf(message) }
}

export type VerificationView = 'form' | 'pending' | 'checkout'

const isVerified = (status: string | null | undefined) => status === 'verified' || status === 'accepted'

/** Whether a verified status has run out, by the server's own date. A date that cannot be read ends nothing. */
export const hasExpired = (expiresAt: string | null | undefined, now = Date.now()) => Date.parse(expiresAt ?? '') < now

/**
 * Where somebody stands by the server's word. A status that nobody knows is an application under way; one that has run
 * out is applied for again.
 */
export function viewOf(status: string | null | undefined, expiresAt?: string | null): VerificationView {
  if (isVerified(status)) return hasExpired(expiresAt) ? 'form' : 'checkout'
  return !status || status === 'not_required' ? 'form' : 'pending'
}

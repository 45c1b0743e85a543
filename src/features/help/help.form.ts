import * as z from 'zod/mini'

import { FEEDBACK_BODY_MIN, TICKET_BODY_MIN, TITLE_MAX } from '#contract/help.ts'

import { helpCopy } from './help.copy.ts'

const words = helpCopy.problems
const BODY_MAX = 10_000
const EXTRA_MAX = 3000

const title = z.string().check(z.trim(), z.minLength(1, words.titleRequired), z.maxLength(TITLE_MAX, words.titleLong))
const body = (min: number, tooShort: string) =>
  z.string().check(z.trim(), z.minLength(min, tooShort), z.maxLength(BODY_MAX, words.tooLong('10,000')))
const extra = z.string().check(z.trim(), z.maxLength(EXTRA_MAX, words.tooLong('3,000')))

export const severities = ['P0', 'P1', 'P2', 'P3'] as const
export const ticketForm = z.object({
  title,
  body: body(TICKET_BODY_MIN, words.issueBodyShort),
  severity: z.enum(severities),
  steps: extra,
  expected: extra,
  actual: extra,
  // Asked of visitors alone, so that somebody can answer them.
  email: z.string().check(z.regex(/^\s*(?:[^\s@]+@[^\s@]+\s*)?$/, words.emailInvalid)),
})
export const emptyTicket = { title: '', body: '', severity: 'P2', steps: '', expected: '', actual: '', email: '' }

export const feedbackTypes = ['kudos', 'ux', 'feature_request', 'bug', 'other'] as const
export const feedbackForm = z.object({
  type: z.enum(feedbackTypes),
  title,
  body: body(FEEDBACK_BODY_MIN, words.feedbackBodyShort),
  rating: z.string().check(z.regex(/^[1-5]?$/)),
})
export const emptyFeedback = { type: '', title: '', body: '', rating: '' }

/** Only praise and what fits no other type is rated. */
export const takesRating = (type: string): boolean => type === 'kudos' || type === 'other'

/** The call knows one text: what was told under other headings goes below it, each under its own. */
export function ticketText({ body, steps, expected, actual, email }: z.output<typeof ticketForm>): string {
  const parts = [
    ['Steps to reproduce', steps],
    ['Expected', expected],
    ['Actual', actual],
    ['Reply to', email.trim()],
  ] as const
  return [body, ...parts.filter(([, text]) => text !== '').map(([name, text]) => `${name}:\n${text}`)].join('\n\n')
}

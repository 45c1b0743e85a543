import * as z from 'zod/mini'

import { ModelFailure } from './model-failure.ts'

const part = z.object({ text: z.optional(z.string()) })
const content = z.nullish(z.union([z.string(), z.array(part)]))
const failure = z.nullish(z.union([z.string(), z.object({ message: z.optional(z.string()) })]))
const choice = z.object({
  delta: z.nullish(z.object({ content })),
  message: z.nullish(z.object({ content })),
  finish_reason: z.nullish(z.string()),
})
/** One event of a stream, or a whole answer. Reasoning that stands beside the content is not read. */
const replySchema = z.object({
  choices: z.nullish(z.array(choice)),
  error: failure,
  message: z.optional(z.string()),
  detail: z.optional(z.string()),
})

export type Reply = { text: string; finish?: string; error?: string }

/** `undefined` when it is none that can be read. */
export function readReply(body: string): Reply | undefined {
  const read = replySchema.safeParse(parsed(body))
  if (!read.success) return undefined
  const { choices, error, message, detail } = read.data
  const [first] = choices ?? []
  const written = first?.delta?.content ?? first?.message?.content ?? ''
  const said =
    typeof error === 'string' ? error : error ? (error.message ?? '') : choices ? undefined : (message ?? detail)
  return {
    text: typeof written === 'string' ? written : written.map(({ text = '' }) => text).join(''),
    ...(first?.finish_reason != null && { finish: first.finish_reason }),
    ...(said !== undefined && { error: said }),
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const KEPT = 'What it had written is kept.'

/** Throws where an answer ended for another reason than that it was finished. */
export function checkEnd(finish: string | undefined): void {
  if (finish === 'length')
    throw new ModelFailure(
      `The language model reached its limit of length before it had finished. ${KEPT} Ask about fewer papers, or have its limit raised.`,
    )
  if (finish === 'content_filter')
    throw new ModelFailure(
      `A filter of the language model’s provider broke the answer off. ${KEPT} Put the question another way, or choose other papers.`,
    )
}

/** The end of the stream is missing. */
export const brokenOff = () =>
  new ModelFailure(`The language model’s answer broke off before its end. ${KEPT} Try again.`)

const WORDS_MAX = 300

/** The provider's own words for people: on one line, short, without keys and without queries of addresses. */
export function providerWords(words: string, key: string | undefined): string {
  const short = words.slice(0, 4 * WORDS_MAX)
  const safe = (key ? short.replaceAll(key, '…') : short)
    .replace(/\b(?:sk|pk|key|Bearer)[-_ ][\w*.-]{6,}/gi, '…')
    .replace(/\b[\w-]{32,}/g, '…')
    .replace(/\?[^\s"']{1,400}/g, '')
  return safe.replace(/\s+/g, ' ').trim().slice(0, WORDS_MAX)
}

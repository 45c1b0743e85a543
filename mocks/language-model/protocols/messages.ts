import * as z from 'zod/mini'

import { endOf, withPath, type Protocol } from '../protocol.ts'

const usage = z.nullish(z.object({ input_tokens: z.nullish(z.number()), output_tokens: z.nullish(z.number()) }))
const block = z.object({ type: z.optional(z.string()), text: z.optional(z.string()) })
const eventSchema = z.object({
  type: z.optional(z.string()),
  content_block: z.nullish(block),
  delta: z.nullish(
    z.object({ type: z.optional(z.string()), text: z.optional(z.string()), stop_reason: z.nullish(z.string()) }),
  ),
  message: z.nullish(z.union([z.string(), z.object({ usage })])),
  content: z.nullish(z.array(block)),
  stop_reason: z.nullish(z.string()),
  usage,
  error: z.nullish(z.object({ message: z.nullish(z.string()) })),
})
const listSchema = z.object({
  data: z.array(z.object({ id: z.string(), max_input_tokens: z.nullish(z.number()) })),
})

/** The protocol needs a limit; a model that takes less says how much it takes. */
const ANSWER_TOKENS = 8192

/** Anthropic's messages. `message_stop` ends an answer; why it ended stands in the `message_delta` before it. */
export const messages: Protocol = {
  address: (url) =>
    withPath(url, (path) => (path.endsWith('/messages') ? path : `${path}${isBase(path) ? '' : '/v1'}/messages`)),
  models: (url) =>
    withPath(url, (path) => {
      const base = path.endsWith('/messages') ? path.slice(0, -'/messages'.length) : path
      return `${base}${isBase(base) ? '' : '/v1'}/models`
    }),
  headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key && { 'x-api-key': key }) }),
  body: ({ model, messages: turns, answerTokens = ANSWER_TOKENS }, { refused, mostAnswerTokens }) => ({
    model,
    system: turns.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n'),
    messages: turns.filter(({ role }) => role !== 'system'),
    max_tokens: Math.min(answerTokens, mostAnswerTokens ?? answerTokens),
    stream: true,
    ...(!refused.has('temperature') && { temperature: 0 }),
  }),
  optional: ['temperature'],
  framing: 'events',
  read: (event) => {
    const read = eventSchema.safeParse(event)
    if (!read.success) return {}
    const { type, delta, message, content, content_block: begun, stop_reason: reason, usage: used, error } = read.data
    if (type === 'error') return { error: error?.message ?? '' }
    if (type === 'message_start') return typeof message === 'object' ? tokens(message?.usage) : {}
    if (type === 'content_block_start') return begun?.type === 'thinking' ? { isThinking: true } : textIn(begun?.text)
    if (type === 'content_block_delta')
      return delta?.type === 'text_delta'
        ? textIn(delta.text)
        : { ...(/^(?:thinking|signature)_delta$/.test(delta?.type ?? '') && { isThinking: true }) }
    if (type === 'message_delta')
      return { ...(delta?.stop_reason != null && { end: endOf(delta.stop_reason) }), ...tokens(used) }
    if (type === 'message')
      return {
        text: (content ?? [])
          .filter((each) => each.type === 'text')
          .map(({ text = '' }) => text)
          .join(''),
        ...(reason != null && { end: endOf(reason) }),
        ...tokens(used),
      }
    return error ? { error: error.message ?? '' } : {}
  },
  listed: (body) => {
    const read = listSchema.safeParse(body)
    return read.success
      ? read.data.data.map(({ id, max_input_tokens: context }) => ({ id, ...(context != null && { context }) }))
      : undefined
  },
}

const isBase = (path: string) => /\/v\d\w{0,12}$/.test(path)
const textIn = (text: string | undefined) => (text ? { text } : {})
const tokens = (used: z.infer<typeof usage>) => ({
  ...(used?.input_tokens != null && { tokensAsked: used.input_tokens }),
  ...(used?.output_tokens != null && { tokensAnswered: used.output_tokens }),
})

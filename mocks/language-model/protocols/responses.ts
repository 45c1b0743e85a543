import * as z from 'zod/mini'

import { endOf, withPath, type Piece, type Protocol } from '../protocol.ts'
import { chatCompletions, vectorsOfChat } from './chat-completions.ts'

const failure = z.nullish(z.object({ message: z.nullish(z.string()) }))
const responseSchema = z.object({
  status: z.nullish(z.string()),
  error: failure,
  incomplete_details: z.nullish(z.object({ reason: z.nullish(z.string()) })),
  output: z.nullish(
    z.array(
      z.object({
        type: z.optional(z.string()),
        content: z.nullish(
          z.array(
            z.object({ type: z.optional(z.string()), text: z.optional(z.string()), refusal: z.optional(z.string()) }),
          ),
        ),
      }),
    ),
  ),
  usage: z.nullish(z.object({ input_tokens: z.nullish(z.number()), output_tokens: z.nullish(z.number()) })),
})
const eventSchema = z.object({
  type: z.optional(z.string()),
  delta: z.nullish(z.unknown()),
  message: z.nullish(z.string()),
  response: z.nullish(responseSchema),
  error: failure,
})

/** OpenAI's responses. Text stands in typed events; the last one holds the whole reply and how it ended. */
export const responses: Protocol = {
  address: (url) =>
    withPath(url, (path) =>
      path.endsWith('/responses') ? path : `${path}${/\/(?:v\d\w{0,12}|openai)$/.test(path) ? '' : '/v1'}/responses`,
    ),
  models: (url) =>
    withPath(url, (path) => {
      const base = path.endsWith('/responses') ? path.slice(0, -'/responses'.length) : path
      return `${base}${/\/(?:v\d\w{0,12}|openai)$/.test(base) ? '' : '/v1'}/models`
    }),
  headers: chatCompletions.headers,
  embeddings: vectorsOfChat,
  body: ({ model, messages, answerTokens }, { refused, mostAnswerTokens }) => ({
    model,
    input: messages.filter(({ role }) => role !== 'system'),
    instructions: messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n'),
    stream: true,
    // The provider is to keep nothing of it.
    ...(!refused.has('store') && { store: false }),
    ...(!refused.has('temperature') && { temperature: 0 }),
    ...(answerTokens !== undefined &&
      !refused.has('max_output_tokens') && {
        max_output_tokens: Math.min(answerTokens, mostAnswerTokens ?? answerTokens),
      }),
  }),
  optional: ['temperature', 'max_output_tokens', 'store'],
  framing: 'events',
  read: (event) => {
    const read = eventSchema.safeParse(event)
    if (!read.success) return {}
    const { type = '', delta, response, message, error } = read.data
    if (type === 'response.output_text.delta') return typeof delta === 'string' ? { text: delta } : {}
    if (type.startsWith('response.reasoning')) return { isThinking: true }
    if (type === 'response.refusal.delta' || type === 'response.refusal.done') return { end: 'filter' }
    if (type === 'error') return { error: message ?? error?.message ?? '' }
    if (type === 'response.failed') return { error: response?.error?.message ?? '' }
    if (type === 'response.completed' || type === 'response.incomplete') return response ? ended(response) : {}
    if (type.startsWith('response.')) return {}
    // No event: a reply that does not stream, or a refusal.
    const whole = responseSchema.safeParse(event)
    if (!whole.success) return {}
    if (whole.data.output) return { text: textOf(whole.data), ...ended(whole.data) }
    return whole.data.error ? { error: whole.data.error.message ?? '' } : {}
  },
  listed: chatCompletions.listed,
}

type Response = z.infer<typeof responseSchema>

const textOf = ({ output }: Response) =>
  (output ?? [])
    .filter(({ type }) => type === 'message')
    .flatMap(({ content }) => (content ?? []).map(({ text = '' }) => text))
    .join('')

function ended({ status, error, incomplete_details: why, output, usage }: Response): Piece {
  const isRefused = (output ?? []).some(({ content }) => content?.some(({ type }) => type === 'refusal'))
  return {
    ...(error?.message != null
      ? { error: error.message }
      : { end: isRefused ? ('filter' as const) : endOf(why?.reason ?? status ?? 'completed') }),
    ...(usage?.input_tokens != null && { tokensAsked: usage.input_tokens }),
    ...(usage?.output_tokens != null && { tokensAnswered: usage.output_tokens }),
  }
}

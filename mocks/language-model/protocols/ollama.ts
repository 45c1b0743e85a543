import * as z from 'zod/mini'

import { endOf, withPath, type Protocol } from '../protocol.ts'

const eventSchema = z.object({
  message: z.nullish(z.object({ content: z.nullish(z.string()), thinking: z.nullish(z.string()) })),
  done: z.nullish(z.boolean()),
  done_reason: z.nullish(z.string()),
  prompt_eval_count: z.nullish(z.number()),
  eval_count: z.nullish(z.number()),
  error: z.nullish(z.string()),
})
const listSchema = z.object({ models: z.array(z.object({ name: z.string() })) })

const vectorsSchema = z.object({ embeddings: z.array(z.array(z.number())) })

const root = (path: string) => path.replace(/\/api(?:\/chat)?$/, '')

/**
 * Ollama's own protocol: one JSON value a line. Unlike its part that speaks as OpenAI does it takes the size of the
 * context; without it the server cuts a long question at its front and says nothing.
 */
export const ollama: Protocol = {
  address: (url) => withPath(url, (path) => `${root(path)}/api/chat`),
  models: (url) => withPath(url, (path) => `${root(path)}/api/tags`),
  headers: (key) => ({ ...(key && { authorization: `Bearer ${key}` }) }),
  body: ({ model, messages, answerTokens, context }) => ({
    model,
    messages,
    stream: true,
    options: {
      temperature: 0,
      ...(context !== undefined && { num_ctx: context }),
      ...(answerTokens !== undefined && { num_predict: answerTokens }),
    },
  }),
  optional: [],
  framing: 'lines',
  read: (event) => {
    const read = eventSchema.safeParse(event)
    if (!read.success) return {}
    const { message, done, done_reason: reason, prompt_eval_count: asked, eval_count: answered, error } = read.data
    return {
      ...(message?.content && { text: message.content }),
      ...(message?.thinking && { isThinking: true }),
      ...(done === true && { end: endOf(reason ?? 'stop') }),
      ...(error != null && { error }),
      ...(asked != null && { tokensAsked: asked }),
      ...(answered != null && { tokensAnswered: answered }),
    }
  },
  listed: (body) => {
    const read = listSchema.safeParse(body)
    return read.success ? read.data.models.map(({ name }) => ({ id: name })) : undefined
  },
  embeddings: {
    address: (url) => withPath(url, (path) => `${root(path)}/api/embed`),
    read: (body) => {
      const read = vectorsSchema.safeParse(body)
      return read.success ? read.data.embeddings : undefined
    },
  },
}

import * as z from 'zod/mini'

import { endOf, withPath, type Protocol } from '../protocol.ts'

const part = z.object({ type: z.optional(z.string()), text: z.optional(z.string()) })
const content = z.nullish(z.union([z.string(), z.array(part)]))
const failure = z.nullish(z.union([z.string(), z.object({ message: z.optional(z.string()) })]))
const said = z.nullish(
  z.object({
    content,
    reasoning_content: z.nullish(z.string()),
    reasoning: z.nullish(z.unknown()),
    refusal: z.nullish(z.string()),
  }),
)
const eventSchema = z.object({
  choices: z.nullish(
    z.array(z.object({ delta: said, message: said, finish_reason: z.nullish(z.union([z.string(), z.number()])) })),
  ),
  usage: z.nullish(z.object({ prompt_tokens: z.nullish(z.number()), completion_tokens: z.nullish(z.number()) })),
  error: failure,
  message: z.optional(z.unknown()),
  detail: z.optional(z.unknown()),
})

const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      // vLLM; OpenRouter; LM Studio; llama.cpp.
      max_model_len: z.nullish(z.number()),
      context_length: z.nullish(z.number()),
      max_context_length: z.nullish(z.number()),
      meta: z.nullish(z.object({ n_ctx: z.nullish(z.number()), n_ctx_train: z.nullish(z.number()) })),
    }),
  ),
})

const vectorsSchema = z.object({
  data: z.array(z.object({ index: z.optional(z.number()), embedding: z.array(z.number()) })),
})

/** Behind these the call stands at once: `/v1`, `/v1beta/openai`, `/openai/deployments/name`. */
const isBase = (path: string) => /\/(?:v\d\w{0,12}|openai|deployments\/[^/]{1,200})$/.test(path)

/** OpenAI's embeddings, as the servers speak them that speak its chat completions. */
export const vectorsOfChat: NonNullable<Protocol['embeddings']> = {
  address: (url, model) =>
    withPath(url, (path) => {
      const base = path.replace(/\/(?:chat\/completions|responses)$/, '')
      // At Azure each model is a deployment with an address of its own.
      const own = base.replace(/(?<=\/deployments\/)[^/]{1,200}$/, encodeURIComponent(model))
      return `${own}${isBase(own) ? '' : '/v1'}/embeddings`
    }),
  read: (body) => {
    const read = vectorsSchema.safeParse(body)
    if (!read.success) return undefined
    return read.data.data
      .map(({ index, embedding }, at) => ({ index: index ?? at, embedding }))
      .toSorted((a, b) => a.index - b.index)
      .map(({ embedding }) => embedding)
  },
}

/**
 * OpenAI's chat completions, as vLLM, llama.cpp, Ollama's compatible part, Azure and Gemini's compatible endpoint speak it
 * too. A reasoning model's thoughts stand beside the content and are not read.
 */
export const chatCompletions: Protocol = {
  address: (url) =>
    withPath(url, (path) =>
      path.endsWith('/chat/completions') ? path : `${path}${isBase(path) ? '' : '/v1'}/chat/completions`,
    ),
  models: (url) =>
    withPath(url, (path) => {
      const base = path.endsWith('/chat/completions') ? path.slice(0, -'/chat/completions'.length) : path
      // Azure lists what may be deployed beside its deployments.
      const above = base.replace(/\/deployments\/[^/]{1,200}$/, '')
      return `${above}${isBase(above) ? '' : '/v1'}/models`
    }),
  headers: (key) => ({ ...(key && { authorization: `Bearer ${key}` }) }),
  body: ({ model, messages, answerTokens }, { refused, mostAnswerTokens }) => {
    const limit = answerTokens === undefined ? undefined : Math.min(answerTokens, mostAnswerTokens ?? answerTokens)
    // Models that think take the newer name alone, older servers the older one.
    const name = refused.has('max_completion_tokens') ? 'max_tokens' : 'max_completion_tokens'
    return {
      model,
      messages: refused.has('system') ? inOneTurn(messages) : messages,
      stream: true,
      ...(!refused.has('temperature') && { temperature: 0 }),
      ...(!refused.has('stream_options') && { stream_options: { include_usage: true } }),
      ...(limit !== undefined && !refused.has(name) && { [name]: limit }),
    }
  },
  optional: ['temperature', 'stream_options', 'max_completion_tokens', 'max_tokens', 'system'],
  framing: 'events',
  read: (event) => {
    const read = eventSchema.safeParse(event)
    if (!read.success) return {}
    const { choices, usage, error, message, detail } = read.data
    const [first] = choices ?? []
    const own = first?.delta ?? first?.message
    const written = own?.content ?? ''
    const text = typeof written === 'string' ? written : written.map((each) => each.text ?? '').join('')
    const words = errorOf(error, choices ? undefined : (message ?? detail))
    const reason = first?.finish_reason
    const isRefused = own?.refusal != null && own.refusal !== ''
    return {
      ...(text !== '' && { text }),
      ...((Boolean(own?.reasoning_content) || Boolean(own?.reasoning)) && { isThinking: true }),
      ...(reason != null && reason !== '' && { end: endOf(String(reason)) }),
      ...(isRefused && { end: 'filter' as const }),
      ...(words !== undefined && { error: words }),
      ...(usage?.prompt_tokens != null && { tokensAsked: usage.prompt_tokens }),
      ...(usage?.completion_tokens != null && { tokensAnswered: usage.completion_tokens }),
    }
  },
  listed: (body) => {
    const read = listSchema.safeParse(body)
    if (!read.success) return undefined
    return read.data.data.map(({ id, max_model_len, context_length, max_context_length, meta }) => {
      const context = max_model_len ?? context_length ?? max_context_length ?? meta?.n_ctx ?? meta?.n_ctx_train
      // Gemini lists "models/name" and takes both.
      return { id, ...(context != null && { context }) }
    })
  },
  embeddings: vectorsOfChat,
}

const errorOf = (error: unknown, beside: unknown): string | undefined => {
  if (typeof error === 'string') return error
  if (error) return (error as { message?: string }).message ?? ''
  if (typeof beside === 'string') return beside
  return beside === undefined ? undefined : JSON.stringify(beside).slice(0, 1000)
}

/** For templates that know no system's turn. */
const inOneTurn = (messages: Parameters<Protocol['body']>[0]['messages']) => [
  { role: 'user', content: messages.map((each) => each.content).join('\n\n') },
]

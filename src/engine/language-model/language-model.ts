import * as z from 'zod/mini'

import { environment } from '../world/environment.ts'
import { brokenOff, checkEnd, providerWords, readReply } from './chat-reply.ts'
import { askChat } from './chat-request.ts'
import { ModelFailure } from './model-failure.ts'
import { withoutThinking } from './without-thinking.ts'

/** A server that speaks the chat-completions protocol. */
export type LanguageModel = {
  name: string
  /** Yields the whole answer so far, each time that more of it has come. Throws `ModelFailure`. */
  answer(messages: readonly ChatTurn[], signal: AbortSignal): AsyncGenerator<string>
}
export type ChatTurn = { role: 'system' | 'user'; content: string }

export { ModelFailure }

export const modelSettingsSchema = z.object({ url: z.url(), key: z.optional(z.string()), model: z.string() })
export type ModelSettings = z.infer<typeof modelSettingsSchema>

/** Silence after which a model is given up: before its first sign of life, and between two of them. */
const FIRST_MS = 300_000
const STALL_MS = 90_000
const ANSWER_MAX = 200_000
/** Characters of one event, and of a stream with everything that is not shown. */
const EVENT_MAX = 1_000_000
const STREAM_MAX = 20_000_000

function settings(): ModelSettings | undefined {
  const env = environment()
  const url = env['ROADRUNNER_LLM_URL']?.trim()
  if (!url) return undefined
  const key = env['ROADRUNNER_LLM_KEY']?.trim()
  return {
    url,
    ...(key && { key }),
    model: env['ROADRUNNER_LLM_MODEL']?.trim() || 'default',
  }
}

const byWorld = new Map<string, ModelSettings>()

/** Gives one world a model of its own, or takes it away again: a test's model answers that test alone. */
export function setLanguageModel(worldId: string, chosen: ModelSettings | undefined): void {
  if (chosen) byWorld.set(worldId, chosen)
  else byWorld.delete(worldId)
}

/** The model of this world: its own, else the one that ROADRUNNER_LLM_URL names, else none. */
export function languageModel(worldId?: string): LanguageModel | undefined {
  const found = (worldId === undefined ? undefined : byWorld.get(worldId)) ?? settings()
  return found && { name: found.model, answer: (messages, signal) => stream(found, messages, signal) }
}

async function* stream({ url, key, model }: ModelSettings, messages: readonly ChatTurn[], signal: AbortSignal) {
  const given = new AbortController()
  let isStalled = false
  const giveUp = () => {
    isStalled = true
    given.abort()
  }
  let timer = setTimeout(giveUp, FIRST_MS)
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, STALL_MS)
  }
  try {
    const response = await askChat({ url, key, model, messages, signal: AbortSignal.any([signal, given.signal]) })
    if (!response.body) throw new ModelFailure('The language model sent an empty answer.')
    if (!response.headers.get('content-type')?.includes('event-stream')) {
      yield* wholeAnswer(await response.text(), key)
      return
    }
    yield* growing(events(response.body, moved), key)
  } catch (error) {
    if (error instanceof ModelFailure) throw error
    if (signal.aborted) throw new ModelFailure('The run was stopped.')
    throw new ModelFailure(
      isStalled ? 'The language model stopped answering.' : 'The language model could not be reached.',
    )
  } finally {
    clearTimeout(timer)
    // Closes the connection, however this ended.
    given.abort()
  }
}

/** The answer so far, each time that more of it has come. Ends only where the model said that it had finished. */
async function* growing(data: AsyncGenerator<string>, key: string | undefined) {
  const thinking = withoutThinking()
  let text = ''
  let hasEnded = false
  for await (const event of data) {
    if (event === '[DONE]') {
      hasEnded = true
      break
    }
    const reply = readReply(event)
    if (reply?.error !== undefined)
      throw new ModelFailure(`The language model broke off. It says: “${providerWords(reply.error, key)}”`)
    const piece = thinking.next(reply?.text ?? '')
    text += piece
    if (text.length > ANSWER_MAX) throw new ModelFailure('The language model’s answer is too long.')
    if (piece !== '') yield text
    checkEnd(reply?.finish)
    hasEnded ||= reply?.finish !== undefined
  }
  const rest = thinking.end()
  if (rest !== '') yield text + rest
  if (!hasEnded) throw brokenOff()
}

/** A server that does not stream: the answer at once. */
function* wholeAnswer(body: string, key: string | undefined) {
  const reply = readReply(body)
  if (reply?.error !== undefined)
    throw new ModelFailure(`The language model did not answer. It says: “${providerWords(reply.error, key)}”`)
  const thinking = withoutThinking()
  const text = thinking.next(reply?.text ?? '') + thinking.end()
  if (text === '') throw new ModelFailure('The language model’s answer could not be read.')
  if (text.length > ANSWER_MAX) throw new ModelFailure('The language model’s answer is too long.')
  yield text
  checkEnd(reply?.finish)
}

/** The data of the events of a stream. Every sign of life is told of, one without content (a kept-alive connection) too. */
async function* events(body: ReadableStream<Uint8Array>, moved: () => void) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  let read = 0
  for (;;) {
    const { done, value } = await reader.read()
    moved()
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
    read += value?.length ?? 0
    if (rest.length > EVENT_MAX || read > STREAM_MAX) throw new ModelFailure('The language model’s answer is too long.')
    const lines = rest.split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice(5).trim() : ''
      if (data !== '') yield data
    }
    if (done) return
  }
}

import * as z from 'zod/mini'

import { environment } from '../world/environment.ts'

/** A server that speaks the chat-completions protocol. */
export type LanguageModel = {
  name: string
  /** Yields the whole answer so far, each time that more of it has come. Throws `ModelFailure`. */
  answer(messages: readonly ChatTurn[], signal: AbortSignal): AsyncGenerator<string>
}
export type ChatTurn = { role: 'system' | 'user'; content: string }

/** The model did not answer; `message` is for people. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
}

export const modelSettingsSchema = z.object({ url: z.url(), key: z.optional(z.string()), model: z.string() })
export type ModelSettings = z.infer<typeof modelSettingsSchema>

const STALL_MS = 60_000
const ANSWER_MAX = 200_000

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

/** Accepts a base with or without /v1, or the whole address of the call. */
export function completionsAddress(url: string): string {
  const base = url.replace(/\/+$/, '')
  if (base.endsWith('/chat/completions')) return base
  return base.endsWith('/v1') ? `${base}/chat/completions` : `${base}/v1/chat/completions`
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
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), STALL_MS)
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stalled.abort(), STALL_MS)
  }
  try {
    const response = await fetch(completionsAddress(url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0 }),
      signal: AbortSignal.any([signal, stalled.signal]),
    })
    if (!response.ok) throw new ModelFailure(`The language model answered with status ${response.status}.`)
    if (!response.body) throw new ModelFailure('The language model sent an empty answer.')
    if (!response.headers.get('content-type')?.includes('event-stream')) {
      yield wholeAnswer(await response.text())
      return
    }
    let text = ''
    for await (const piece of eventPieces(response.body)) {
      moved()
      text += piece
      if (text.length > ANSWER_MAX) throw new ModelFailure('The language model’s answer is too long.')
      yield text
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw error
    if (signal.aborted) throw new ModelFailure('The run was stopped.')
    throw new ModelFailure(
      stalled.signal.aborted ? 'The language model stopped answering.' : 'The language model could not be reached.',
    )
  } finally {
    clearTimeout(timer)
  }
}

/** A server that does not stream: the answer at once. */
function wholeAnswer(body: string): string {
  try {
    const reply = JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] }
    const content = reply.choices?.[0]?.message?.content
    if (typeof content === 'string' && content !== '') return content
  } catch {
    // Said below.
  }
  throw new ModelFailure('The language model’s answer could not be read.')
}

async function* eventPieces(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
    const lines = rest.split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice(5).trim() : ''
      if (data === '' || data === '[DONE]') continue
      const piece = deltaOf(data)
      if (piece) yield piece
    }
    if (done) return
  }
}

function deltaOf(data: string): string {
  try {
    const event = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[] }
    const content = event.choices?.[0]?.delta?.content
    return typeof content === 'string' ? content : ''
  } catch {
    return ''
  }
}

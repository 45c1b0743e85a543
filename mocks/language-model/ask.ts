import { ModelFailure, type ChatTurn } from '#engine/language-model/language-model.ts'

import { contextIn, learn, learnedOf, rememberContext } from './learned.ts'
import type { ModelSettings } from './model-settings.ts'
import type { Protocol } from './protocol.ts'
import { providerWords } from './provider-words.ts'
import { sendOut, type Reply } from './transport.ts'

type Ask = {
  protocol: Protocol
  settings: ModelSettings
  messages: readonly ChatTurn[]
  signal: AbortSignal
  mayBePrivate: boolean
}

const AGAIN = 2
/** Parameters that one call may lose before it is given up. */
const LEARNED_MAX = 5
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 60_000
const REFUSAL_MAX = 20_000

/**
 * Asks for a streamed answer. Tried again: without a parameter that the model refuses, and twice when it is too busy or
 * down, after the time that it names. Throws `ModelFailure` with the provider's own words.
 */
export async function askModel({ protocol, settings, messages, signal, mayBePrivate }: Ask): Promise<Reply> {
  const { key, model, answerTokens, context } = settings
  const address = protocol.address(new URL(settings.url))
  const asked = { model, messages, ...(answerTokens && { answerTokens }), ...(context && { context }) }
  for (let again = 0, learned = 0; ;) {
    const body = protocol.body(asked, learnedOf(address.href, model))
    const reply = await sendOut({
      method: 'POST',
      url: address,
      headers: {
        'content-type': 'application/json',
        accept: protocol.framing === 'events' ? 'text/event-stream' : 'application/x-ndjson',
        ...protocol.headers(key),
      },
      body: JSON.stringify(body),
      signal,
      mayBePrivate,
    })
    const { status } = reply
    if (status >= 200 && status < 300) return reply
    const words = await textOf(reply, REFUSAL_MAX)
    const isAboutIt = status === 400 || status === 422 || status === 500
    if (isAboutIt && learned < LEARNED_MAX && learn(address.href, model, protocol, body, words)) {
      learned += 1
      continue
    }
    const taken = isAboutIt || status === 413 ? contextIn(words) : undefined
    if (taken !== undefined) {
      rememberContext(address.href, model, taken)
      throw tooLong(protocol, status, words, key)
    }
    const pause = pauseOf(reply, words, again)
    if (again >= AGAIN || pause === undefined) throw new ModelFailure(refusal(protocol, status, words, key))
    again += 1
    await wait(pause, signal)
  }
}

function tooLong(protocol: Protocol, status: number, words: string, key: string | undefined): ModelFailure {
  const failure = new ModelFailure(refusal(protocol, status, words, key))
  failure.isTooLong = true
  return failure
}

/** The text of a reply up to so many letters; the rest is not waited for. */
export async function textOf({ body }: Reply, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body) {
    text += decoder.decode(part, { stream: true })
    if (text.length >= most) break
  }
  return text.slice(0, most)
}

/** How long to wait before it is tried again; `undefined`: not at all. A used-up account stays used up. */
function pauseOf({ status, header }: Reply, words: string, again: number): number | undefined {
  if (status !== 429 && status < 500) return undefined
  if (/insufficient_quota|billing_hard_limit|credit balance/.test(words)) return undefined
  const pause = namedPause(header) ?? FIRST_WAIT_MS * 2 ** again
  return pause <= LONGEST_WAIT_MS ? pause : undefined
}

/** Retry-After in seconds or as a date; some name milliseconds beside it. */
function namedPause(header: Reply['header']): number | undefined {
  const milliseconds = Number(header('retry-after-ms') ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds
  const named = header('retry-after')
  if (named === undefined) return undefined
  const seconds = Number(named)
  if (seconds >= 0) return seconds * 1000
  const at = Date.parse(named)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

/** A refusal in a sentence: what the provider says, without keys, and what can be done. */
export function refusal(protocol: Protocol, status: number, body: string, key: string | undefined): string {
  const words = providerWords(protocol.read(parsed(body)).error ?? '', key)
  const said = words === '' ? '' : ` It says: “${words}”`
  return `The language model answered with status ${status}.${said}${help(status)}`
}

function help(status: number): string {
  if (status === 401 || status === 403) return ' Look at the key that is set for it.'
  if (status === 404) return ' Look at its address and the name of the model.'
  if (status >= 300 && status < 400) return ' It sends on to another address: set that one.'
  if (status === 413) return ' Ask about fewer papers, or choose a model that takes more.'
  if (status === 429) return ' It is too busy, or its account is used up: try again later.'
  if (status >= 500) return ' It may be down: try again later.'
  return ' Try again, or choose another model.'
}

/** `undefined` where it is no JSON. One value in a list, as Gemini refuses, is that value. */
export function parsed(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return Array.isArray(value) ? value[0] : value
  } catch {
    return undefined
  }
}

/** Ends after a time, or fails when it is stopped before. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new Error('stopped'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

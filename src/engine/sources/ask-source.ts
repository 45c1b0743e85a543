import type { SourceQuery } from '#science/search/query-dialect.ts'

import type { SourceSettings } from './settings.ts'
import { addressOf, askerOf, placeOf } from './source-address.ts'
import { noteAnswer, noteFailure, noteWaiting } from './source-states.ts'
import { UnreadableReply, type AskedAdapter, type SourceAdapter, type SourceAnswer } from './source-record.ts'

/** A source did not answer as it should; `message` is for people, and says what to make of it. */
export class SourceFailure extends Error {
  override name = 'SourceFailure'
  /** The source asks to be left alone for a while: milliseconds, where it says how long. */
  readonly isLimit: boolean
  readonly pauseMs: number | undefined
  constructor(message: string, { isLimit = false, pauseMs }: { isLimit?: boolean; pauseMs?: number } = {}) {
    super(message)
    this.isLimit = isLimit
    this.pauseMs = pauseMs
  }
}

const TIMEOUT_MS = 12_000
/** What is asked for is not there: of a paper, that the source does not have it. */
export const NOT_KNOWN = 'It has nothing at that address (404).'
/** A source that asks to be left alone for longer than this is left alone: the others must not wait for it. */
const PATIENCE_MS = 3000
/** Letters of an address that every server takes. */
const ADDRESS_MAX = 6000
const REPLY_MAX = 20_000_000

const turns = new Map<string, Promise<unknown>>()
/** How many requests were put into the queue of a place, and how many of them are over. */
const queued = new Map<string, number>()
const over = new Map<string, number>()
const last = new Map<string, number>()

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One request to a source after the other, and never closer together than it allows, whoever asks. */
export function inTurn<T>(place: string, pace: number, task: () => Promise<T>): Promise<T> {
  queued.set(place, (queued.get(place) ?? 0) + 1)
  const before = turns.get(place) ?? Promise.resolve()
  const run = before.then(async () => {
    const pause = (last.get(place) ?? -Infinity) + pace - Date.now()
    if (pause > 0) await wait(pause)
    last.set(place, Date.now())
    return task()
  })
  turns.set(
    place,
    run.catch(() => undefined).then(() => over.set(place, (over.get(place) ?? 0) + 1)),
  )
  return run
}

/** How many requests stand before the one that is asked of a place next, from now on. */
export function placeInQueue(place: string): () => number {
  const own = queued.get(place) ?? 0
  return () => Math.max(0, own - (over.get(place) ?? 0))
}

/** Asks a source. Rejects with `SourceFailure` alone: one source that fails must not take the others with it. */
export async function askSource(
  adapter: SourceAdapter,
  query: SourceQuery,
  most: number,
  settings: SourceSettings,
  cursor?: string,
): Promise<SourceAnswer> {
  const address = addressOf(adapter, settings)
  const asker = askerOf(adapter, settings)
  if (adapter.pathOf) address.pathname += adapter.pathOf(query.parameters)
  for (const [name, value] of Object.entries({
    ...(!adapter.pathOf && query.parameters),
    ...adapter.parameters(Math.min(most, adapter.most), asker, cursor),
  })) {
    address.searchParams.set(name, value)
  }
  let form: URLSearchParams | undefined
  if (address.href.length > ADDRESS_MAX) {
    if (!adapter.formAt) {
      const length = query.line.length.toLocaleString('en-US')
      throw new SourceFailure(`The query is too long for it (${length} letters). Ask a shorter one.`)
    }
    form = new URLSearchParams(address.search)
    address.search = ''
    address.pathname = adapter.formAt(address.pathname)
  }
  const answer = await askAddress(adapter, address, settings, adapter.read, form)
  const { details } = adapter
  if (!details || !answer.names || answer.names.length === 0) return answer
  const second = addressOf(adapter, settings)
  second.pathname = second.pathname.replace(/[^/]*$/, details.path)
  second.search = new URLSearchParams(details.parameters(answer.names, asker)).toString()
  return { ...answer, records: await askAddress(adapter, second, settings, details.read) }
}

/** Asks one address of a source, in its turn, and reads what it says. Rejects with `SourceFailure` alone. */
export async function askAddress<T>(
  adapter: AskedAdapter,
  address: URL,
  settings: SourceSettings,
  read: (body: string) => T,
  form?: URLSearchParams,
): Promise<T> {
  const { mailto, bases, timeoutMs = TIMEOUT_MS, paceShare = 0 } = settings
  const share = bases?.[adapter.source] === undefined ? 1 : paceShare
  const asker = askerOf(adapter, settings)
  const pace = adapter.pace(asker) * share
  const agent = `Roadrunner/0.1${mailto ? ` (mailto:${mailto})` : ''}`
  const headers = { 'user-agent': agent, ...adapter.headers?.(asker) }
  const place = placeOf(adapter, settings)
  noteWaiting(place, 1)
  try {
    const body = await inTurn(place, pace, async () => {
      // From its turn on: waiting for it is not the source's slowness.
      const signal = AbortSignal.timeout(timeoutMs)
      const start = Date.now()
      const sent = { headers, signal, ...(form && { method: 'POST', body: form }) }
      const text = await fetched(address, sent, adapter.limitAt)
      noteAnswer(place, Date.now() - start)
      return text
    })
    return read(body)
  } catch (error) {
    const failure = error instanceof SourceFailure ? error : new SourceFailure(wordsFor(error))
    if (failure.message !== NOT_KNOWN) noteFailure(place, failure.message, failure.isLimit)
    throw failure
  } finally {
    noteWaiting(place, -1)
  }
}

/** Milliseconds that a reply asks to wait: so many seconds, or until a moment; one second where it does not say. */
function pauseOf(reply: Response): number {
  const asked = reply.headers.get('retry-after') ?? '1'
  return /^\d+$/.test(asked.trim()) ? Number(asked) * 1000 : Math.max(0, Date.parse(asked) - Date.now())
}

async function fetched(address: URL, sent: RequestInit, limitAt?: number, isSecond = false): Promise<string> {
  const reply = await fetch(address, { ...sent, redirect: 'follow' })
  if (reply.ok) {
    return textWithin(reply)
  }
  // What else it says is not waited for.
  reply.body?.cancel().catch(() => undefined)
  const isBusy = reply.status === 429 || reply.status === 503 || reply.status === limitAt
  const pause = pauseOf(reply)
  if (isBusy && !isSecond && pause <= PATIENCE_MS) {
    await wait(pause)
    return fetched(address, sent, limitAt, true)
  }
  if (isBusy) {
    throw new SourceFailure('It asks to be asked less often. Try again in a few minutes.', {
      isLimit: true,
      ...(Number.isFinite(pause) && { pauseMs: pause }),
    })
  }
  if (reply.status === 401 || reply.status === 403) {
    throw new SourceFailure('It does not answer without a key. Whoever runs this server can enter one.')
  }
  if (reply.status === 404) throw new SourceFailure(NOT_KNOWN)
  if (reply.status === 414 || reply.status === 431) throw new SourceFailure('The query is too long for it.')
  if (reply.status === 422)
    throw new SourceFailure('It did not accept what was sent (422): the email address is the first thing to check.')
  if (reply.status === 400) throw new SourceFailure('It did not understand the query.')
  throw new SourceFailure(`It answered with an error (${reply.status}).`)
}

/** The text of a reply, left where it grows beyond what is read: none of it stays in memory. */
async function textWithin({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length <= REPLY_MAX) continue
    await reader?.cancel()
    throw new SourceFailure('Its answer was too large to be read.')
  }
  return text + decoder.decode()
}

function wordsFor(error: unknown): string {
  if (error instanceof UnreadableReply) return 'Its answer could not be read.'
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return 'It did not answer in time.'
  }
  return 'It could not be reached.'
}

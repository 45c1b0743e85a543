import { providerWords, readReply } from './chat-reply.ts'
import { ModelFailure } from './model-failure.ts'

/** Accepts a base with or without its version, or the whole address of the call; its query stays. */
export function completionsAddress(url: string): string {
  const address = new URL(url)
  const path = address.pathname.replace(/\/{1,20}$/, '')
  const isBase = /\/(?:v\d\w{0,12}|openai|deployments\/[^/]+)$/.test(path)
  address.pathname = path.endsWith('/chat/completions') ? path : `${path}${isBase ? '' : '/v1'}/chat/completions`
  return address.href
}

type Asked = { url: string; key?: string | undefined; model: string; messages: unknown; signal: AbortSignal }

/** What not every model takes. One that refuses it is asked without it, then and later. */
const optional = { temperature: 0 } as const
type Optional = keyof typeof optional
const refusedBy = new Map<string, Set<Optional>>()

const AGAIN = 2
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 30_000
const REFUSAL_MAX = 20_000

/**
 * Asks for a streamed answer. Tried again: without a parameter that the model refuses, and twice when it is too busy or
 * down, after the time that it names. Throws `ModelFailure` with the provider's own words.
 */
export async function askChat(asked: Asked): Promise<Response> {
  const { url, key, model, messages, signal } = asked
  const address = completionsAddress(url)
  const known = `${address} ${model}`
  for (let again = 0; ;) {
    const refused = refusedBy.get(known) ?? new Set()
    const taken = Object.entries(optional).filter(([name]) => !refused.has(name as Optional))
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key && { authorization: `Bearer ${key}` }),
        ...(key && new URL(address).hostname.endsWith('.azure.com') && { 'api-key': key }),
      },
      body: JSON.stringify({ model, messages, stream: true, ...Object.fromEntries(taken) }),
      signal,
    })
    if (response.ok) return response
    const words = (await response.text()).slice(0, REFUSAL_MAX)
    const named = taken.map(([name]) => name as Optional).find((name) => words.includes(name))
    if ((response.status === 400 || response.status === 422) && named) {
      refusedBy.set(known, new Set([...refused, named]))
      continue
    }
    const pause = pauseOf(response, again)
    if (again >= AGAIN || pause === undefined) throw new ModelFailure(refusal(response.status, words, key))
    again += 1
    await wait(pause, signal)
  }
}

/** How long to wait before it is tried again; `undefined`: not at all. */
function pauseOf({ status, headers }: Response, again: number): number | undefined {
  if (status !== 429 && status < 500) return undefined
  const named = headers.get('retry-after')
  const seconds = named === null ? Number.NaN : Number(named)
  const pause = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : FIRST_WAIT_MS * 2 ** again
  return pause <= LONGEST_WAIT_MS ? pause : undefined
}

function refusal(status: number, body: string, key: string | undefined): string {
  const words = providerWords(readReply(body)?.error ?? '', key)
  const said = words === '' ? '' : ` It says: “${words}”`
  return `The language model answered with status ${status}.${said}`
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

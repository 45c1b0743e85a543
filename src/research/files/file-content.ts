import { FILE_MAX_BYTES } from '#contract/files.ts'
import { currentEngine } from '#platform/engine/browser-engine.ts'
import { ApiError, ContractError, NetworkError } from '#shared/api/errors.ts'
import { readToken } from '#shared/api/token.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'
import { env } from '#shared/env.ts'

/** A file of our own API: letters, digits and the few signs of an id, no dots that climb. */
const OWN_FILE = /^\/api\/[\w-]+(?:\/[\w-]+)*$/
const STALL_MS = 30_000

/** Where the content of a file may be had; undefined where its address is no address that one should follow. */
export function fileAddress(url: string): { href: string; isOwn: boolean } | undefined {
  if (OWN_FILE.test(url)) return { href: url, isOwn: true }
  const safe = safeUrl(url)
  if (safe?.kind !== 'external' || !safe.href.startsWith('http')) return undefined
  const isOwn = /^https?:/.test(env.apiBase) && new URL(env.apiBase).origin === new URL(safe.href).origin
  return { href: safe.href, isOwn }
}

type Options = { signal?: AbortSignal; onProgress?: (share: number) => void }

/**
 * The bytes of a file of a paper. Gives up when nothing has arrived for 30 s, not on total time; more than 10 MB are
 * never read. A token goes to our own API alone.
 *
 * @throws ApiError, NetworkError; ContractError for an address that is not to be followed or a content too long
 */
export async function fileContent(
  { url, bytes: expected }: { url: string; bytes: number },
  { signal, onProgress }: Options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const here = currentEngine()?.content(url)
  if (here) return here
  const address = fileAddress(url)
  if (!address) throw new ContractError('shape', url, 'at url')
  const stopper = new AbortController()
  const stop = () => stopper.abort()
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, STALL_MS)
  }
  moved()
  try {
    const token = address.isOwn ? readToken() : undefined
    const response = await fetch(address.href, {
      signal: stopper.signal,
      credentials: address.isOwn ? 'include' : 'omit',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    if (!response.ok) throw new ApiError(response.status, undefined, response.statusText)
    const parts: Uint8Array[] = []
    let length = 0
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      moved()
      length += part.value.length
      if (length > FILE_MAX_BYTES) throw new ContractError('shape', url, 'in its length')
      parts.push(part.value)
      onProgress?.(expected > 0 ? Math.min(length / expected, 1) : 1)
    }
    const whole = new Uint8Array(length)
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  } catch (error) {
    if (error instanceof ApiError || error instanceof ContractError) throw error
    if (signal?.aborted) throw new DOMException('Aborted', 'AbortError')
    throw new NetworkError(stopper.signal.aborted ? 'timeout' : 'offline', false)
  } finally {
    clearTimeout(timer)
    stop()
    signal?.removeEventListener('abort', stop)
  }
}

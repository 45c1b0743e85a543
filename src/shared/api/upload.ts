import { NetworkError } from './errors.ts'
import type { SendOptions } from './request.ts'

/** An upload may take long; what it may not do is stand still. */
const STALL_MS = 30_000

/** Sends a form with progress. Times out when nothing has moved for 30 s, not on total time. */
export function uploadWithProgress(
  url: string,
  method: string,
  headers: Record<string, string>,
  form: FormData,
  { signal, onProgress }: SendOptions,
) {
  return new Promise<{ status: number; statusText: string; headers: Headers; text: string }>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const giveUp = () => {
      reject(new NetworkError('timeout', true))
      xhr.abort()
    }
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, STALL_MS)
    }
    xhr.open(method, url)
    xhr.withCredentials = true
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', (event) => {
      moved()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    xhr.addEventListener('progress', moved)
    xhr.addEventListener('load', () => {
      const pairs = xhr
        .getAllResponseHeaders()
        .split('\r\n')
        .flatMap((line): [string, string][] => {
          const at = line.indexOf(':')
          return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
        })
      resolve({ status: xhr.status, statusText: xhr.statusText, headers: new Headers(pairs), text: xhr.responseText })
    })
    xhr.addEventListener('error', () => reject(new NetworkError('offline', true)))
    xhr.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    xhr.addEventListener('loadend', () => clearTimeout(timer))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'))
    moved()
    xhr.send(form)
  })
}

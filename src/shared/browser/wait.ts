/** Resolves after `ms` milliseconds; rejects with an AbortError as soon as `signal` says so. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(new DOMException('Aborted', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp, { once: true })
  })
}

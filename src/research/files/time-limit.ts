type Limits = {
  /** Milliseconds without progress after which the work is ended. */
  still: number
  /** Milliseconds after which it is ended in any case. */
  whole: number
}

/** Work that did not come to an end in its time. */
export class TimeLimitPassed extends Error {
  override name = 'TimeLimitPassed'
}

/**
 * Does work that may never end: it is called off, and left, when it makes no progress for a while or takes too long in
 * all. Rejects with `TimeLimitPassed` then, with the signal's reason when somebody calls it off, else as the work does.
 *
 * @param work is handed a signal to end by, and a function to call at every step forward
 */
export function withinTime<T>(
  work: (signal: AbortSignal, progress: () => void) => Promise<T>,
  { still, whole }: Limits,
  signal?: AbortSignal,
): Promise<T> {
  const stopper = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: ReturnType<typeof setTimeout> | undefined
  let calledOff: (() => void) | undefined
  return new Promise<T>((resolve, reject) => {
    const end = (reason: unknown) => {
      reject(reason)
      stopper.abort(reason)
    }
    const late = () => end(new TimeLimitPassed())
    const progress = () => {
      clearTimeout(timer)
      timer = setTimeout(late, still)
    }
    calledOff = () => end(signal?.reason)
    if (signal?.aborted) return calledOff()
    signal?.addEventListener('abort', calledOff, { once: true })
    last = setTimeout(late, whole)
    progress()
    work(stopper.signal, progress).then(resolve, reject)
  }).finally(() => {
    clearTimeout(timer)
    clearTimeout(last)
    if (calledOff) signal?.removeEventListener('abort', calledOff)
  })
}

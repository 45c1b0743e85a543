import { useEffect, useState } from 'react'

type Answer<Out> = { out?: Out | undefined; isPending: boolean; isFailed: boolean }

/**
 * Something heavy, computed beside the page. The newest input wins; until its answer is there the one before stays.
 * `inPage` does the same where there are no workers. `input` must be the same object as long as it says the same.
 */
export function useComputed<In, Out>(
  input: In | undefined,
  startWorker: () => Worker,
  inPage: () => Promise<(input: In) => Out>,
): Answer<Out> {
  const [answer, setAnswer] = useState<{ of?: In; out?: Out; isFailed: boolean }>({ isFailed: false })
  useEffect(() => {
    if (input === undefined) return undefined
    let isCurrent = true
    let worker: Worker | undefined
    const take = (out: Out) => {
      if (isCurrent) setAnswer({ of: input, out, isFailed: false })
    }
    const fail = () => {
      if (isCurrent) setAnswer((before) => ({ ...before, of: input, isFailed: true }))
    }
    if (typeof Worker === 'undefined') inPage().then((compute) => take(compute(input)), fail)
    else {
      worker = startWorker()
      worker.addEventListener('message', ({ data }: MessageEvent<Out>) => take(data), { once: true })
      worker.addEventListener('error', fail, { once: true })
      worker.postMessage(input)
    }
    return () => {
      isCurrent = false
      worker?.terminate()
    }
    // The two ways of computing are the same code at every call.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [input])
  return { out: answer.out, isPending: input !== undefined && answer.of !== input, isFailed: answer.isFailed }
}

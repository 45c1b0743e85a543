import type { RankedOrder } from '#science/screening/ranking.ts'
import type { ScreenedText } from '#science/screening/text-vectors.ts'

import type { RankerAnswer, RankerRequest } from './ranker.worker.ts'

type Loaded = { records: ScreenedText[]; seed: number; question: string }

/**
 * A ranking that learns beside the page. While it learns, later verdicts wait, and only the last of them are learnt from:
 * nobody who decides is ever kept waiting. `onOrder` is told each new order.
 */
export function createRankerClient({ records, seed, question }: Loaded, onOrder: (order: RankedOrder) => void) {
  let waiting: ReadonlyMap<number, boolean> | undefined
  let isLearning = false
  let isClosed = false
  let round = 0

  const worker =
    typeof Worker === 'undefined'
      ? undefined
      : new Worker(new URL('./ranker.worker.ts', import.meta.url), { type: 'module' })
  worker?.postMessage({ is: 'load', records, seed, question } satisfies RankerRequest)

  const arrived = (answer: RankedOrder) => {
    isLearning = false
    if (isClosed) return
    onOrder(answer)
    if (waiting) ask(waiting)
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<RankerAnswer>) => arrived(data))
  worker?.addEventListener('error', () => {
    isLearning = false
  })
  // Where there are no workers the same code runs in the page.
  const inPage = worker
    ? undefined
    : import('#science/screening/ranking.ts').then(({ createRanker }) =>
        createRanker(records, { seed, ...(question !== '' && { question }) }),
      )

  function ask(verdicts: ReadonlyMap<number, boolean>) {
    waiting = undefined
    isLearning = true
    round += 1
    if (worker) worker.postMessage({ is: 'rank', round, verdicts: [...verdicts] } satisfies RankerRequest)
    else void inPage?.then((ranker) => arrived(ranker.rank(verdicts)))
  }
  return {
    learn(verdicts: ReadonlyMap<number, boolean>) {
      if (isLearning) waiting = verdicts
      else ask(verdicts)
    },
    close() {
      isClosed = true
      worker?.terminate()
    },
  }
}

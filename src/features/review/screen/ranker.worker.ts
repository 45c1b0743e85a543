import { createRanker, type ScreeningRanker } from '#science/screening/ranking.ts'

import type { RankerAnswer, RankerRequest } from './ranker-client.ts'

let ranker: ScreeningRanker | undefined

self.addEventListener('message', ({ data }: MessageEvent<RankerRequest>) => {
  if (data.is === 'load') {
    ranker = createRanker(data.records, { seed: data.seed, ...(data.question !== '' && { question: data.question }) })
    return
  }
  const ranked = ranker?.rank(new Map(data.verdicts))
  if (ranked) self.postMessage({ round: data.round, ...ranked } satisfies RankerAnswer)
})

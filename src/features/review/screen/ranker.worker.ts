import { createRanker, type RankedOrder, type ScreeningRanker } from '#science/screening/ranking.ts'
import type { ScreenedText } from '#science/screening/text-vectors.ts'

export type RankerRequest =
  | { is: 'load'; records: ScreenedText[]; seed: number; question: string }
  | { is: 'rank'; round: number; verdicts: [row: number, isRelevant: boolean][] }
export type RankerAnswer = RankedOrder & { round: number }

let ranker: ScreeningRanker | undefined

self.addEventListener('message', ({ data }: MessageEvent<RankerRequest>) => {
  if (data.is === 'load') {
    ranker = createRanker(data.records, { seed: data.seed, ...(data.question !== '' && { question: data.question }) })
    return
  }
  const ranked = ranker?.rank(new Map(data.verdicts))
  if (ranked) self.postMessage({ round: data.round, ...ranked } satisfies RankerAnswer)
})

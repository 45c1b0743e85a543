import { startTransition, useEffect, useMemo, useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { RankedOrder } from '#science/screening/ranking.ts'

import { createRankerClient } from './ranker-client.ts'

export type Ranking = { ids: readonly string[]; by: RankedOrder['by'] }

type Options = {
  papers: ReadonlyMap<string, Paper>
  seed: number
  question: string
  /** What is known of records so far: true for relevant. */
  verdicts: ReadonlyMap<string, boolean>
  isWanted: boolean
}

/** The papers by what was accepted so far, the best first; undefined until the first order has been learnt. */
export function useRanking({ papers, seed, question, verdicts, isWanted }: Options): Ranking | undefined {
  const [ranking, setRanking] = useState<Ranking>()
  const client = useRef<ReturnType<typeof createRankerClient>>(undefined)
  const rows = useMemo(() => new Map([...papers.keys()].map((id, row) => [id, row])), [papers])

  useEffect(() => {
    if (!isWanted || papers.size === 0) return undefined
    const ids = [...papers.keys()]
    const records = [...papers.values()].map(({ title, abstract, keywords }) => ({
      title,
      keywords,
      ...(abstract !== undefined && { abstract }),
    }))
    const made = createRankerClient({ records, seed, question }, ({ order, by }) => {
      const ranked = order.map((row) => ids[row] ?? '')
      startTransition(() => setRanking({ ids: ranked, by }))
    })
    client.current = made
    return () => {
      made.close()
      client.current = undefined
    }
  }, [papers, seed, question, isWanted])

  useEffect(() => {
    if (!isWanted) return
    const known = [...verdicts].flatMap(([id, isRelevant]): [number, boolean][] => {
      const row = rows.get(id)
      return row === undefined ? [] : [[row, isRelevant]]
    })
    client.current?.learn(new Map(known))
  }, [verdicts, rows, isWanted, seed, question])
  return ranking
}

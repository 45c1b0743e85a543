import { useMemo } from 'react'

import { mayGoOn } from '#science/review-log/pilot.ts'
import { queueFor } from '#science/review-log/progress.ts'
import { shuffled } from '#science/statistics/seeded-random.ts'

import { useReview } from '../model/ReviewProvider.tsx'
import { knownVerdicts } from './own-votes.ts'
import { useRanking } from './use-ranking.ts'

export const orders = ['relevance', 'random', 'date'] as const
export type Order = (typeof orders)[number]

/** What waits for this person, in the order in which it is to be read. A control sample that was drawn comes first. */
export function useQueue(order: Order) {
  const { state, me, papers, body, beside, question } = useReview()
  const waiting = useMemo(() => {
    const all = queueFor(state, 'title-abstract', me)
    // A round of a pilot is everybody's.
    if (!mayGoOn(state.pilots['title-abstract'])) return all
    const deal = beside.deals['title-abstract']
    const own = deal?.get(me)
    if (!deal || !own) return all
    // What came after the deal is nobody's yet, and so everybody's.
    const given = new Set([...deal.values()].flatMap((ids) => [...ids]))
    return all.filter((id) => own.has(id) || !given.has(id))
  }, [state, me, beside])
  const verdicts = useMemo(() => knownVerdicts(state, me), [state, me])
  const text = useMemo(
    () => [question, ...body.criteria.filter(({ kind }) => kind === 'include').map((each) => each.text)].join('. '),
    [question, body.criteria],
  )
  const ranking = useRanking({ papers, seed: body.seed, question: text, verdicts, isWanted: order === 'relevance' })
  const drawn = beside.samples.findLast(({ stage, by }) => stage === 'title-abstract' && by === me)?.drawn
  const chance = useMemo(
    () => new Map(shuffled([...papers.keys()], body.seed).map((id, place) => [id, place])),
    [papers, body.seed],
  )
  const queue = useMemo(() => {
    const yearOf = (id: string) => papers.get(id)?.year ?? 0
    const sample = new Set(drawn)
    const last = Number.MAX_SAFE_INTEGER
    const compare: Record<Order, (a: string, b: string) => number> = {
      relevance: (a, b) => (ranking?.place.get(a) ?? last) - (ranking?.place.get(b) ?? last),
      random: (a, b) => (chance.get(a) ?? last) - (chance.get(b) ?? last),
      date: (a, b) => yearOf(b) - yearOf(a),
    }
    const ordered = waiting.toSorted(compare[order])
    return sample.size === 0
      ? ordered
      : [...ordered.filter((id) => sample.has(id)), ...ordered.filter((id) => !sample.has(id))]
  }, [waiting, order, ranking, chance, papers, drawn])
  const inSample = useMemo(() => new Set(drawn), [drawn])
  return {
    queue,
    inSample,
    rankedBy: order === 'relevance' ? ranking?.by : undefined,
    isRanking: order === 'relevance' && !ranking,
  }
}

import { useMemo } from 'react'

import { mayVoteBeyond } from '#science/review-log/pilot.ts'
import { queueFor } from '#science/review-log/progress.ts'
import { shuffled } from '#science/statistics/seeded-random.ts'

import { useReview } from '../model/ReviewProvider.tsx'
import { knownVerdicts } from './own-votes.ts'
import { useRanking } from './use-ranking.ts'

export const orders = ['relevance', 'random', 'date'] as const
export type Order = (typeof orders)[number]

/** Those of `ids` in this order; what it does not know comes last, as it stood. */
function inOrder(ids: readonly string[], order: Iterable<string>): string[] {
  const left = new Set(ids)
  const first: string[] = []
  for (const id of order) if (left.delete(id)) first.push(id)
  return [...first, ...left]
}

/**
 * What waits for this person, in the order in which it is to be read. A control sample that was drawn comes first. While the
 * papers are on their way it stands as it was identified: every order is made from them.
 */
export function useQueue(order: Order) {
  const { state, me, papers, papersAre, body, beside, question } = useReview()
  const isHere = papersAre === 'here'
  const waiting = useMemo(() => {
    const all = queueFor(state, 'title-abstract', me)
    // A round of a pilot is everybody's.
    if (!mayVoteBeyond(state.pilots['title-abstract'], me)) return all
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
  const chance = useMemo(() => shuffled([...papers.keys()], body.seed), [papers, body.seed])
  const queue = useMemo(() => {
    const yearOf = (id: string) => papers.get(id)?.year ?? 0
    const ordered =
      order === 'date'
        ? waiting.toSorted((a, b) => yearOf(b) - yearOf(a))
        : inOrder(waiting, order === 'random' ? chance : (ranking?.ids ?? []))
    const sample = new Set(drawn)
    return sample.size === 0
      ? ordered
      : [...ordered.filter((id) => sample.has(id)), ...ordered.filter((id) => !sample.has(id))]
  }, [waiting, order, ranking, chance, papers, drawn])
  const inSample = useMemo(() => new Set(drawn), [drawn])
  return {
    queue,
    inSample,
    rankedBy: !isHere ? ('arrival' as const) : order === 'relevance' ? ranking?.by : undefined,
    isRanking: isHere && order === 'relevance' && !ranking,
  }
}

import { useCallback, useMemo, useState } from 'react'

import type { Verdict } from '#contract/review-log.ts'
import { endsAgreement } from '#science/review-log/stage-outcome.ts'
import { toast } from '#shared/toast/toast.ts'

import { paperOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { votedNames } from '../model/words.ts'
import { conflictsCopy as copy } from './conflicts.copy.ts'
import { useQueue, type Order } from './use-queue.ts'

type Done = { eventId: string; recordId: string }

/**
 * One person at the queue. What is decided here counts at once; what it comes to, and the new order, follow when they are
 * ready. The record in front of somebody never changes under their hands.
 */
export function useScreening(order: Order, first: string | undefined) {
  const { write, state, me, papers, papersAre } = useReview()
  const { queue, inSample, rankedBy, isRanking } = useQueue(order)
  const [decided, setDecided] = useState<ReadonlyMap<string, Verdict>>(new Map())
  const [done, setDone] = useState<readonly Done[]>([])
  const [chosen, setChosen] = useState<string | undefined>(first)
  const [said, setSaid] = useState('')

  const upcoming = useMemo(() => queue.filter((id) => !decided.has(id)), [queue, decided])
  const isKnown =
    chosen !== undefined && state.records.has(chosen) && (papersAre !== 'here' || paperOf(papers, chosen) !== undefined)
  // While the first order is being learnt nothing is shown that would then jump away.
  const current = isKnown ? chosen : isRanking && decided.size === 0 ? undefined : upcoming[0]
  if (current !== chosen && current !== undefined) setChosen(current)

  const decide = useCallback(
    (verdict: Verdict, more: { reason?: string; note?: string } = {}) => {
      if (current === undefined) return
      const { reason, note } = more
      const before = state.records.get(current)?.screening
      const isEnd = before && endsAgreement(before, me, verdict, 'title-abstract', state.stages['title-abstract'])
      const [event] = write([
        {
          kind: 'vote',
          stage: 'title-abstract',
          recordId: current,
          verdict,
          ...(reason !== undefined && { reason }),
          ...(note && { note }),
        },
      ])
      if (isEnd) toast({ title: copy.endsAgreement, description: copy.endsAgreementText })
      if (event) setDone((before) => [...before, { eventId: event.id, recordId: current }])
      setDecided((before) => new Map(before).set(current, verdict))
      const at = upcoming.indexOf(current)
      const rest = upcoming.filter((id) => id !== current)
      // By relevance the best of what is left comes next, wherever the order has moved what was in hand.
      setChosen(order === 'relevance' ? rest[0] : rest[Math.max(0, Math.min(at, rest.length - 1))])
      setSaid(`${votedNames[verdict]}${reason === undefined ? '' : `: ${reason}`}.`)
    },
    [current, upcoming, write, order, state, me],
  )

  const undo = useCallback(() => {
    const last = done.at(-1)
    if (!last) {
      setSaid('Nothing to undo here.')
      return
    }
    write([{ kind: 'undone', undoes: last.eventId }])
    setDone((before) => before.slice(0, -1))
    setDecided((before) => {
      const next = new Map(before)
      next.delete(last.recordId)
      return next
    })
    setChosen(last.recordId)
    setSaid('Taken back.')
  }, [done, write])

  const move = useCallback(
    (by: number) => {
      const at = current === undefined ? -1 : upcoming.indexOf(current)
      const next = upcoming[Math.max(0, Math.min(upcoming.length - 1, at + by))]
      if (next !== undefined) setChosen(next)
    },
    [current, upcoming],
  )

  const ownVote =
    current === undefined
      ? undefined
      : (decided.get(current) ?? state.records.get(current)?.screening.votes.find(({ by }) => by === me)?.verdict)
  return {
    current,
    ownVote,
    upcoming,
    inSample,
    rankedBy,
    isRanking,
    decide,
    undo,
    move,
    choose: setChosen,
    said,
    canUndo: done.length > 0,
  }
}

import { useQueries, useQueryClient } from '@tanstack/react-query'

import { isOtherEntry, readReviewEntry } from '#contract/review-entries.ts'
import type { ReviewEvent } from '#contract/review-log.ts'
import { entriesQuery } from '#research/analyses/analysis.queries.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { queueFor, stageProgress } from '#science/review-log/progress.ts'
import { reviewState } from '#science/review-log/review-state.ts'

import { useSavedSyntheses } from '../dashboard.queries.ts'

/** Reviews that a panel counts: those worked on last. */
const COUNTED = 4

export type ReviewWork = { id: string; title: string; toScreen: number; toRead: number; conflicts: number }

/** What the reviews of a person wait for, counted from their logs. Undefined until the first is there. */
export function useReviewWork(): { rows: ReviewWork[]; isPending: boolean; error: unknown; refetch: () => void } {
  const client = useQueryClient()
  const { user } = useSession()
  const me = user?.id ?? ''
  const saved = useSavedSyntheses()
  const reviews = (saved.data ?? [])
    .filter(({ kind, archivedAt }) => kind === 'review' && !archivedAt)
    .slice(0, COUNTED)
  const logs = useQueries({
    queries: reviews.map(({ id, title }) => ({
      ...entriesQuery(client, id),
      select: (entries: readonly { data: unknown }[]): ReviewWork => {
        const events = entries.flatMap(({ data }): ReviewEvent[] => {
          const entry = readReviewEntry(data)
          return entry && !isOtherEntry(entry) ? [entry] : []
        })
        const state = reviewState(events)
        const conflicts = (['title-abstract', 'full-text'] as const).flatMap(
          (stage) => stageProgress(state, stage).conflicts,
        )
        return {
          id,
          title: title || 'Untitled review',
          toScreen: queueFor(state, 'title-abstract', me).length,
          toRead: queueFor(state, 'full-text', me).length,
          conflicts: conflicts.length,
        }
      },
    })),
  })
  return {
    rows: logs.flatMap(({ data }) => data ?? []),
    isPending: saved.isPending || logs.some(({ isPending }) => isPending),
    error: saved.error ?? logs.find(({ error }) => error)?.error,
    refetch: () => void Promise.all([saved.refetch(), ...logs.map((log) => log.refetch())]),
  }
}

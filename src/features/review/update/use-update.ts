import { useMemo } from 'react'

import type { UpdateOutcome } from '#contract/review-log.ts'
import type { Finding, Pooled } from '#contract/review-body.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { updateDifferences, type UpdateDifferences } from '#science/review-log/update-differences.ts'
import { writeName } from '#science/records/names.ts'
import { workKindOf } from '#science/records/work-kind.ts'

import { paperOf } from '../model/records.ts'
import { useReview, type Review } from '../model/ReviewProvider.tsx'
import { levelOf } from '../synthesize/summary-rows.ts'

/** What the review finds, outcome by outcome, with its certainty. */
export function outcomesNow({ pooled, findings }: { pooled?: Pooled | undefined; findings: readonly Finding[] }) {
  return (pooled?.outcomes ?? []).flatMap(({ name, numbers }): UpdateOutcome[] => {
    if (!numbers) return []
    const { measure, k, estimate, low, high } = numbers
    const finding = findings.find(({ outcome }) => outcome === name)
    const certainty = finding && levelOf(finding)
    return [
      { name: name.slice(0, 500), measure, k, estimate, low, high, ...(certainty !== undefined && { certainty }) },
    ]
  })
}

/** How a report stands now, for what is kept at the beginning of an update and for what is compared with it. */
export function reportNow(papers: Review['papers'], recordId: string) {
  const paper = paperOf(papers, recordId)
  if (!paper) return undefined
  const { type, year, ids } = paper
  const authors = paper.authors.map(writeName).join('; ').slice(0, 2000)
  return {
    textHash: textHash(documentText(paper)),
    isRetracted: paper.flags.retracted === true,
    record: {
      ...(authors !== '' && { authors }),
      ...(year !== undefined && { year }),
      ...(ids.doi !== undefined && { doi: ids.doi.slice(0, 300) }),
      ...(type !== '' && { type: type.slice(0, 100) }),
    },
  }
}

const NOTICES = new Set(['erratum', 'retraction', 'concern', 'comment'])

type Told = Pick<Review, 'events' | 'state' | 'body' | 'beside' | 'papers'>

/** What the running update changed; undefined where none began. */
export function differencesOf({ events, state, body, beside, papers }: Told): UpdateDifferences | undefined {
  const update = state.updates.at(-1)
  if (!update) return undefined
  return updateDifferences(events, {
    outcomes: outcomesNow(body),
    kept: beside.kept.get(update.id) ?? [],
    reportNow: (recordId) => reportNow(papers, recordId),
  })
}

/** Whether results were taken over since the update began. */
export const isPooledAnew = ({ state, body }: Pick<Review, 'state' | 'body'>): boolean =>
  body.pooled !== undefined && body.pooled.at > (state.updates.at(-1)?.at ?? '')

/** The differences of the update, and the notices that came with it. */
export function useUpdate() {
  const review = useReview()
  const { events, state, body, beside, papers } = review
  return useMemo(() => {
    const update = state.updates.at(-1)
    const differences = differencesOf({ events, state, body, beside, papers })
    const notices = (differences?.identified ?? []).filter((id) => {
      const paper = paperOf(papers, id)
      return state.records.get(id)?.place !== 'duplicate' && paper !== undefined && NOTICES.has(workKindOf(paper))
    })
    const kept = (update && beside.kept.get(update.id)) ?? []
    const unread = kept.filter(({ recordId }) => !paperOf(papers, recordId)).length
    return { update, differences, notices, unread }
  }, [events, state, body, beside, papers])
}

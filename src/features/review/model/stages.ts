import type { ReviewSubtype } from '#contract/review-body.ts'
import type { ReviewState } from '#science/review-log/review-state.ts'
import { stageProgress } from '#science/review-log/progress.ts'

import type { BesideLog } from './beside-log.ts'
import { studiesOf } from './records.ts'
import type { StageKey } from './review-address.ts'

export type StageLink = { key: StageKey; label: string; count?: number; countLabel?: string }

/** What is left at each stage, for the stage bar. Numbers are counts over the log, never typed. */
export function stageLinks(
  subtype: ReviewSubtype,
  state: ReviewState,
  beside: BesideLog,
  assessors: number,
): StageLink[] {
  const screening = stageProgress(state, 'title-abstract')
  const fullText = stageProgress(state, 'full-text')
  const left = screening.open + screening.maybe + screening.awaiting
  const conflicts = screening.conflicts.length + fullText.conflicts.length
  let unread = 0
  for (const { place } of state.records.values()) if (place === 'retrieval' || place === 'full-text') unread += 1
  const studies = studiesOf(state)
  const judged = studies.filter(({ studyId }) => {
    const all = beside.assessed.get(studyId) ?? []
    return all.some(({ isFinal }) => isFinal) || new Set(all.map(({ by }) => by)).size >= assessors
  }).length
  const charted = studies.filter(({ reports }) => reports.some(({ id }) => beside.charted.has(id))).length
  const isScoping = subtype === 'scoping'
  return [
    { key: 'overview', label: 'Overview' },
    { key: 'protocol', label: 'Protocol' },
    { key: 'records', label: 'Records', count: state.records.size, countLabel: 'identified' },
    { key: 'screening', label: 'Screening', count: left, countLabel: 'left' },
    { key: 'conflicts', label: 'Conflicts', count: conflicts, countLabel: 'open' },
    { key: 'full-text', label: 'Full text', count: unread, countLabel: 'left' },
    ...(isScoping
      ? [
          { key: 'charting', label: 'Charting', count: studies.length - charted, countLabel: 'left' } as const,
          { key: 'map', label: 'Map' } as const,
        ]
      : []),
    { key: 'appraisal', label: 'Appraisal', count: studies.length - judged, countLabel: 'left' },
    ...(isScoping
      ? []
      : [{ key: 'extraction', label: 'Extraction' } as const, { key: 'synthesis', label: 'Synthesis' } as const]),
    { key: 'flow', label: 'Flow diagram' },
    { key: 'report', label: 'Report' },
    { key: 'update', label: 'Update' },
    { key: 'team', label: 'Team' },
  ]
}

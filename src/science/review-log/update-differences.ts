import type { ReportRecord } from '#contract/review-entries.ts'
import type { ReviewEvent, UpdateOutcome } from '#contract/review-log.ts'

import { versionBefore } from './flow.ts'
import { reviewState, type RecordState } from './review-state.ts'

/** How an included report stood when the update began. */
export type KeptReport = {
  recordId: string
  textHash: string
  isRetracted?: boolean | undefined
  record?: ReportRecord | undefined
}

/** What of a record can be another than it was. */
export const changedParts = ['text', 'authors', 'year', 'doi', 'type'] as const
export type ChangedPart = (typeof changedParts)[number]

export type OutcomeDifference = { name: string; before?: UpdateOutcome; now?: UpdateOutcome }

export type UpdateDifferences = {
  label: string
  at: string
  /** Records that were identified since, and how many of them are decided. */
  identified: string[]
  undecided: number
  /** Studies that are included and were not; those of the version before that are no longer. */
  newStudies: string[]
  lostStudies: string[]
  /** New reports of studies that were included before. */
  newReports: string[]
  /** Reports of the version before of which something is another now, with what it is, and those that were retracted since. */
  changed: { recordId: string; parts: ChangedPart[] }[]
  retracted: string[]
  /** Outcomes of both versions by their names, in the order of now. */
  outcomes: OutcomeDifference[]
}

export type NowKnown = {
  /** What the review finds now. */
  outcomes: readonly UpdateOutcome[]
  kept: readonly KeptReport[]
  /** How a report stands now; undefined where it cannot be read. */
  reportNow: (recordId: string) => { textHash: string; isRetracted: boolean; record?: ReportRecord } | undefined
}

const isIn = ({ place }: RecordState) => place === 'included' || place === 'previous'
const studiesIn = (records: Iterable<RecordState>) =>
  new Set([...records].flatMap((state) => (isIn(state) ? [state.studyId] : [])))

/** What an update changed, counted from the log and from what was kept when it began; undefined where none began. */
export function updateDifferences(
  log: readonly ReviewEvent[],
  { outcomes, kept, reportNow }: NowKnown,
): UpdateDifferences | undefined {
  const { records, updates } = reviewState(log)
  const update = updates.at(-1)
  if (!update) return undefined
  const before = versionBefore(log).records
  const studiesBefore = studiesIn(before.values())
  const studiesNow = studiesIn(records.values())
  const isNew = ({ id }: RecordState) => !before.has(id)
  const fresh = [...records.values()].filter(isNew)
  const stood = kept.flatMap((report) => {
    const now = reportNow(report.recordId)
    return now ? [{ report, now }] : []
  })
  const names = [...new Set([...outcomes, ...update.outcomes].map(({ name }) => name))]
  const named = (list: readonly UpdateOutcome[], name: string) => list.find((each) => each.name === name)
  return {
    label: update.label,
    at: update.at,
    identified: fresh.map(({ id }) => id),
    undecided: fresh.filter(({ place }) => ['screening', 'retrieval', 'full-text'].includes(place)).length,
    newStudies: [...studiesNow].filter((study) => !studiesBefore.has(study)),
    lostStudies: [...studiesBefore].filter((study) => !studiesNow.has(study)),
    newReports: fresh.filter((state) => isIn(state) && studiesBefore.has(state.studyId)).map(({ id }) => id),
    changed: stood.flatMap(({ report, now }) => {
      const parts = changedParts.filter((part) =>
        part === 'text'
          ? report.textHash !== now.textHash
          : // What was not kept then cannot be compared.
            report.record !== undefined && now.record !== undefined && report.record[part] !== now.record[part],
      )
      return parts.length === 0 ? [] : [{ recordId: report.recordId, parts }]
    }),
    retracted: stood
      .filter(({ report, now }) => now.isRetracted && report.isRetracted !== true)
      .map(({ report }) => report.recordId),
    outcomes: names.map((name) => {
      const [was, is] = [named(update.outcomes, name), named(outcomes, name)]
      return { name, ...(was && { before: was }), ...(is && { now: is }) }
    }),
  }
}

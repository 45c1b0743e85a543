import type { Paper } from '#contract/papers.ts'
import type { RecordSource } from '#contract/review-log.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { keptFor, type RecordState } from '#science/review-log/review-state.ts'

import type { EntryDraft } from '../model/entry-draft.ts'

type Records = ReadonlyMap<string, RecordState>

/** A record of the review that the library links otherwise now than when it was added. */
export type LinkChange =
  /** Two works of the review are one there. */
  | { is: 'joined'; recordId: string; of: string }
  /** Its work was made one with a paper that the review does not have. */
  | { is: 'elsewhere'; recordId: string; work: string }
  /** What counts as a second record of a work is a work of its own there. */
  | { is: 'parted'; recordId: string; work: string; source: RecordSource }

/** Records of a source that are linked otherwise, and how many more are, of which it is not certain which became which. */
export type SourceChanges = { changes: LinkChange[]; uncertain: number }

/**
 * What the library links otherwise now of one source. A duplicate that the review itself marked, or took over, is no
 * difference: a record counts for the work that stands for it here. A source of which the review has not exactly the
 * records that the library keeps is not compared.
 *
 * @param works the works of its records now, in the order of the file
 */
export function linkChanges(records: Records, sourceId: string, works: readonly string[]): SourceChanges {
  const own = [...records.values()].filter(({ source }) => source.sourceId === sourceId)
  if (own.length !== works.length) return { changes: [], uncertain: 0 }
  const rootOf = ({ id }: RecordState) => paperIdOf(keptFor(records, id)?.id ?? id)
  const pairs = pairsOf(own, works, rootOf)
  const open = pairs.filter(({ record, work }) => {
    // The review says more than the library: a person marked a duplicate here, which is two works there.
    const isOwnMark = record.place === 'duplicate' && paperIdOf(record.id) === work
    return rootOf(record) !== work && !isOwnMark
  })
  const isCertain = pairs.every(({ isByPlace }) => isByPlace) || open.length < 2
  if (!isCertain) return { changes: [], uncertain: open.length }
  return { changes: open.flatMap(({ record, work }) => changeOf(records, record, work)), uncertain: 0 }
}

type Paired = { record: RecordState; work: string; isByPlace: boolean }

/** Each record with its work now: by place in the file, or, where the review has another order, by the work itself. */
function pairsOf(
  own: readonly RecordState[],
  works: readonly string[],
  rootOf: (record: RecordState) => string,
): Paired[] {
  const left = [...works]
  const settled = own.map((record) => {
    const at = left.indexOf(rootOf(record))
    return at >= 0 && left.splice(at, 1).length > 0
  })
  // In the order of the file no more places differ than works do.
  const differing = own.filter((record, at) => rootOf(record) !== works[at]).length
  if (differing === left.length) return own.map((record, at) => ({ record, work: works[at] ?? '', isByPlace: true }))
  return own.map((record, at) => ({
    record,
    work: settled[at] === true ? rootOf(record) : (left.shift() ?? rootOf(record)),
    isByPlace: settled[at] === true,
  }))
}

function changeOf(records: Records, record: RecordState, work: string): LinkChange[] {
  const target = keptFor(records, work)
  if (record.place === 'duplicate')
    return target ? [] : [{ is: 'parted', recordId: record.id, work, source: record.source }]
  if (target === undefined) return [{ is: 'elsewhere', recordId: record.id, work }]
  return target.id === record.id ? [] : [{ is: 'joined', recordId: record.id, of: target.id }]
}

/** A companion or a preprint of another report that is included: reports of one study. */
export type CompanionChange = { recordId: string; of: string; kind: 'companion' | 'preprint' }

/** Included reports that the library links as reports of one study, and the review counts as two. */
export function companionChanges(records: Records, papers: ReadonlyMap<string, Paper>): CompanionChange[] {
  return [...records.values()].flatMap((record) =>
    (papers.get(record.id)?.relations ?? []).flatMap(({ kind, of }): CompanionChange[] => {
      const other = records.get(of)
      const isMeant = (kind === 'companion' || kind === 'preprint') && isIn(record) && isIn(other)
      return isMeant && other !== undefined && other.studyId !== record.studyId
        ? [{ recordId: record.id, of, kind }]
        : []
    }),
  )
}

const isIn = (record: RecordState | undefined) => record?.place === 'included' || record?.place === 'previous'

/**
 * The entries with which a review takes a difference over. A record that becomes a work of its own is identified anew
 * from its source, in place of the one that counted as a copy.
 *
 * @param said the ids of entries that identified a record or marked it, by record
 */
export function takenOver(change: LinkChange, said: (recordId: string) => readonly string[]): EntryDraft[] {
  if (change.is === 'joined') return [{ kind: 'duplicate', recordId: change.recordId, of: change.of }]
  if (change.is === 'elsewhere') return []
  return [
    ...said(change.recordId).map((undoes): EntryDraft => ({ kind: 'undone', undoes })),
    { kind: 'identified', recordId: change.work, source: change.source },
  ]
}

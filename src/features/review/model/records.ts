import type { Paper } from '#contract/papers.ts'
import type { ReviewOutcome } from '#contract/review-body.ts'
import type { RecordState, ReviewState } from '#science/review-log/review-state.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { familyOf } from '#science/records/names.ts'

export const paperOf = (papers: ReadonlyMap<string, Paper>, recordId: string): Paper | undefined =>
  papers.get(paperIdOf(recordId))

/** "Tuberculosis, 10 years". */
export const outcomeName = ({ name, time }: Pick<ReviewOutcome, 'name' | 'time'>): string =>
  time ? `${name}, ${time}` : name

export const titleOf = (papers: ReadonlyMap<string, Paper>, recordId: string): string =>
  paperOf(papers, recordId)?.title || 'Record without a title'

/** "Aronson 1948", or the beginning of the title where nobody is named. */
export function labelOf(papers: ReadonlyMap<string, Paper>, recordId: string): string {
  const paper = paperOf(papers, recordId)
  if (!paper) return recordId
  const [first] = paper.authors
  const name = familyOf(first) || paper.title.split(/\s+/).slice(0, 4).join(' ')
  return `${name} ${paper.year ?? 'n.d.'}`
}

/** Included studies with their reports, in the order in which they were identified. */
export function studiesOf(state: ReviewState): { studyId: string; reports: RecordState[] }[] {
  const studies = new Map<string, RecordState[]>()
  for (const record of state.records.values()) {
    if (record.place !== 'included' && record.place !== 'previous') continue
    const reports = studies.get(record.studyId)
    if (reports) reports.push(record)
    else studies.set(record.studyId, [record])
  }
  return [...studies].map(([studyId, reports]) => ({ studyId, reports }))
}

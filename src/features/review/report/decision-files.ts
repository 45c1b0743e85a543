import type { Paper } from '#contract/papers.ts'
import type { Place } from '#science/review-log/review-state.ts'
import { effectiveEvents } from '#science/review-log/effective-events.ts'
import { tableCsv } from '#shared/figures/figure-table.ts'

import { gateText } from '../model/pilot.copy.ts'
import { paperOf, titleOf } from '../model/records.ts'
import type { Review } from '../model/ReviewProvider.tsx'
import { placeNames, searchSentence, sourceWords } from '../model/words.ts'

/** Every decision that holds, one line each, in the order of the log. */
export function decisionsCsv({
  events,
  names,
  papers,
  state,
}: Pick<Review, 'events' | 'names' | 'papers' | 'state'>): string {
  const { events: holding } = effectiveEvents(events)
  return tableCsv({
    columns: [
      { label: 'At' },
      { label: 'By' },
      { label: 'Decision' },
      { label: 'Stage' },
      { label: 'Record' },
      { label: 'Title' },
      { label: 'DOI' },
      { label: 'PMID' },
      { label: 'Verdict' },
      { label: 'Reason' },
      { label: 'Note' },
      { label: 'Record stands at' },
    ],
    rows: holding.map((event) => {
      const recordId = 'recordId' in event ? event.recordId : ''
      const paper = paperOf(papers, recordId)
      const place = state.records.get(recordId)?.place
      const verdict = (() => {
        switch (event.kind) {
          case 'vote':
          case 'resolved':
            return event.verdict
          case 'retrieval':
            return event.outcome
          case 'removed':
            return event.why
          case 'duplicate':
            return `of ${event.of}`
          case 'identified':
            return `${event.source.arm}: ${sourceWords(event.source)}${event.source.search ? `. ${searchSentence(event.source.search)}` : ''}`
          case 'study':
            return event.studyId
          case 'stage':
            return `${event.reviewers} reviewers`
          case 'pilot-plan':
            return `${event.size} records, ${gateText(event)}`
          case 'pilot-round':
            return event.recordIds.join(' ')
          case 'pilot-waived':
            return event.why
          case 'update':
            return event.label
          case 'undone':
            return event.undoes
        }
      })()
      return {
        id: event.id,
        cells: [
          event.at,
          names.get(event.by) ?? event.by,
          event.kind,
          'stage' in event ? event.stage : '',
          recordId,
          recordId === '' ? '' : titleOf(papers, recordId),
          paper?.ids.doi ?? '',
          paper?.ids.pmid ?? '',
          verdict,
          'reason' in event ? (event.reason ?? '') : '',
          'note' in event ? (event.note ?? '') : '',
          place ? placeNames[place] : '',
        ],
      }
    }),
  })
}

/** Lists that can be handed out as references. */
export const referenceLists: readonly { key: string; label: string; places: readonly Place[] }[] = [
  { key: 'included', label: 'Included', places: ['included', 'previous'] },
  { key: 'excluded-full-text', label: 'Excluded on full text', places: ['excluded-full-text'] },
  { key: 'excluded', label: 'Excluded on title and abstract', places: ['excluded'] },
  { key: 'not-retrieved', label: 'Not retrieved', places: ['not-retrieved'] },
  { key: 'open', label: 'Not decided yet', places: ['screening', 'retrieval', 'full-text'] },
  { key: 'all', label: 'All without duplicates', places: ['previous', 'screening', 'excluded', 'retrieval', 'not-retrieved', 'full-text', 'excluded-full-text', 'included', 'removed', 'removed-by-tool'] }, // prettier-ignore
]

/** Papers of the records that stand at these places. */
export function papersAt({ state, papers }: Pick<Review, 'state' | 'papers'>, places: readonly Place[]): Paper[] {
  return [...state.records.values()].flatMap(({ id, place }) => {
    const paper = places.includes(place) ? paperOf(papers, id) : undefined
    return paper ? [paper] : []
  })
}

import type { ReviewEvent } from '#contract/review-log.ts'
import { reviewState } from '#science/review-log/review-state.ts'
import { tableCsv, type FigureTable } from '#shared/figures/figure-table.ts'

import { coefficientText } from '../model/coefficient-text.ts'
import { titleOf } from '../model/records.ts'
import type { Review } from '../model/ReviewProvider.tsx'
import { stageNames, votedNames } from '../model/words.ts'
import { agreementBasis, agreementRows, stageAgreement } from './agreement.ts'

const stages = ['title-abstract', 'full-text'] as const

/** Every measure and pair of both stages as one table. */
export function agreementTable(events: readonly ReviewEvent[], names: ReadonlyMap<string, string>): FigureTable {
  const { pilots } = reviewState(events)
  return {
    columns: [{ label: 'Stage' }, { label: 'Who' }, { label: 'Measure' }, { label: 'Value' }, { label: 'Records' }],
    rows: stages.flatMap((stage) => {
      const agreement = stageAgreement(events, stage)
      const nameOf = (place: number) => names.get(agreement.people[place] ?? '') ?? 'Somebody who left'
      return [
        ...agreementRows(agreement).map(({ id, name, value, items }) => ({
          id: `${stage} ${id}`,
          cells: [stageNames[stage], 'Everybody', name, value, items],
        })),
        ...pilots[stage].rounds.flatMap(({ id, people, kappa, percent, voted }, i) => {
          const row = (measure: string, value: string) => ({
            id: `${stage} ${id} ${measure}`,
            cells: [stageNames[stage], `Pilot, round ${i + 1}`, measure, value, String(voted)],
          })
          return [
            row(people.length === 2 ? 'Cohen’s kappa' : 'Fleiss’ kappa', coefficientText(kappa)),
            ...(percent ? [row('Percent agreement', `${(100 * percent.share).toFixed(1)}%`)] : []),
          ]
        }),
        ...agreement.report.pairs.map(({ first, second, kappa, items }) => ({
          id: `${stage} ${first} ${second}`,
          cells: [
            stageNames[stage],
            `${nameOf(first)} and ${nameOf(second)}`,
            'Cohen’s kappa',
            coefficientText(kappa),
            String(items),
          ],
        })),
      ]
    }),
  }
}

/** What the coefficients of each stage rest on, where two people have voted. */
export const agreementNotes = (events: readonly ReviewEvent[]): string[] =>
  stages.flatMap((stage) => {
    const { people, report } = stageAgreement(events, stage)
    return people.length < 2 ? [] : [`${stageNames[stage]}: ${agreementBasis(report)}`]
  })

export const agreementCsv = (events: readonly ReviewEvent[], names: ReadonlyMap<string, string>): string =>
  tableCsv(agreementTable(events, names))

/** Every record on which people differed, decided or not, with what each said. */
export function conflictsCsv({ state, papers, names }: Pick<Review, 'state' | 'papers' | 'names'>): string {
  const rows = [...state.records.values()].flatMap((record) =>
    stages.flatMap((stage) => {
      const { votes, outcome, resolvedBy } = stage === 'title-abstract' ? record.screening : record.fullText
      if (resolvedBy === undefined && outcome !== 'conflict') return []
      const said = votes.map(
        ({ by, verdict, reason }) =>
          `${names.get(by) ?? 'Somebody'}: ${votedNames[verdict]}${reason === undefined ? '' : ` (${reason})`}`,
      )
      return [
        {
          id: `${stage} ${record.id}`,
          cells: [
            stageNames[stage],
            titleOf(papers, record.id),
            said.join('; '),
            resolvedBy === undefined ? 'Not decided' : votedNames[outcome === 'include' ? 'include' : 'exclude'],
            resolvedBy === undefined ? '' : (names.get(resolvedBy) ?? 'Somebody'),
          ],
        },
      ]
    }),
  )
  return tableCsv({
    columns: [
      { label: 'Stage' },
      { label: 'Record' },
      { label: 'Votes' },
      { label: 'Decision' },
      { label: 'Decided by' },
    ],
    rows,
  })
}

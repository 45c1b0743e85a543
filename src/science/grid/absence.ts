import type { Evidence } from '#contract/evidence.ts'
import type { CellVerb, LookedIn } from '#contract/grid.ts'

import type { Cell } from './cell.ts'

/** Rules looked for a column in a paper and propose nothing: where they looked, and why they leave it empty on purpose. */
export type Miss = { lookedIn: LookedIn; because?: string; evidence?: readonly Evidence[] }

/** What rules looked for and did not find: by row, then by column. */
export type RuleMisses = ReadonlyMap<string, ReadonlyMap<string, Miss>>

const places = {
  record: 'the record',
  title: 'the title',
  abstract: 'the abstract',
  summary: 'a summary by Roadrunner',
  'full-text': 'the full text',
} as const satisfies Record<LookedIn['of'], string>

/** Where was looked, in words: "the abstract", "the full text (12 pages)". */
export const lookedInWords = ({ of, pages }: LookedIn): string =>
  pages === undefined ? places[of] : `${places[of]} (${pages} ${pages === 1 ? 'page' : 'pages'})`

/** The words for a cell without a value. They are the same in the grid, in every view, in the reader and in exports. */
export const absentWords = {
  unread: 'not looked for yet',
  reading: 'being read …',
  /** A person looked, and decided. */
  notReported: 'not reported',
  /** A person decided that the question does not arise in this paper. */
  notApplicable: 'not applicable',
  notFound: (lookedIn: LookedIn | undefined) => (lookedIn ? `not found in ${lookedInWords(lookedIn)}` : 'not found'),
  leftEmpty: (because: string) => `left empty: ${because}`,
} as const

/** What a person said is not there, in words; `undefined` where the person gave a value. */
export const decidedAbsence = (verb: CellVerb): string | undefined =>
  verb === 'not_reported' ? absentWords.notReported : verb === 'not_applicable' ? absentWords.notApplicable : undefined

const missWords = ({ lookedIn, because }: Partial<Pick<Miss, 'lookedIn' | 'because'>>): string =>
  because === undefined ? absentWords.notFound(lookedIn) : absentWords.leftEmpty(because)

type AbsentCell = Pick<Cell, 'rowId' | 'columnId' | 'value' | 'isDecided' | 'service' | 'state'>

/** Why a cell has no value, where its miss is at hand: see `absentText`. */
export function absenceOf(cell: AbsentCell, miss: Miss | undefined, isReading: boolean): string {
  if (cell.value !== undefined) return ''
  if (cell.isDecided && cell.state === 'not_reported') return absentWords.notReported
  if (cell.isDecided && cell.state === 'not_applicable') return absentWords.notApplicable
  if (cell.service) return missWords({ ...miss, ...cell.service.data })
  if (miss) return missWords(miss)
  return isReading ? absentWords.reading : absentWords.unread
}

/**
 * Why a cell has no value, in words: it does not apply to this paper, nobody has looked for it yet, somebody looked and did not find it (and where), it was
 * left empty for a reason, or it is being read now. An empty string where the cell has a value.
 */
export function absentText(grid: { misses?: RuleMisses; isReading?: boolean }, cell: AbsentCell | undefined): string {
  const isReading = grid.isReading ?? false
  if (!cell) return isReading ? absentWords.reading : absentWords.unread
  return absenceOf(cell, grid.misses?.get(cell.rowId)?.get(cell.columnId), isReading)
}

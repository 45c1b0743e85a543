import type { GridColumn, GridRow } from '#contract/grid.ts'
import type { Grid } from '#science/grid/grid.ts'
import { isOnlyOffered } from '#science/extraction/counted-cell.ts'
import { ITEM_PREFIX, passageColumn } from '#science/hypotheses/evidence-item.ts'
import type { Rating, RatingValue, Strength } from '#science/hypotheses/rating.ts'
import { biasLevels, type BiasLevel } from '#science/hypotheses/weights.ts'
import { newKey } from '#shared/browser/new-key.ts'

export const HYPOTHESES = 'Hypotheses'
export const HYPOTHESES_MAX = 7

/** What a rating reads in a cell, strongest against first. */
export const ratingWords = [
  'strongly inconsistent',
  'inconsistent',
  'weakly inconsistent',
  'neutral',
  'weakly consistent',
  'consistent',
  'strongly consistent',
] as const
export type RatingWord = (typeof ratingWords)[number]

const read: Readonly<Record<RatingWord, [RatingValue, Strength]>> = {
  'strongly inconsistent': ['inconsistent', 3],
  inconsistent: ['inconsistent', 2],
  'weakly inconsistent': ['inconsistent', 1],
  neutral: ['neutral', 1],
  'weakly consistent': ['consistent', 1],
  consistent: ['consistent', 2],
  'strongly consistent': ['consistent', 3],
}
export const isRatingWord = (value: unknown): value is RatingWord => ratingWords.some((word) => word === value)

export const isHypothesis = ({ field, type }: GridColumn): boolean => field === HYPOTHESES && type === 'choice'

export const hypothesisColumn = (statement: string, id = `hypothesis-${newKey()}`, version = 1): GridColumn => ({
  id,
  version,
  name: statement.trim().slice(0, 200),
  type: 'choice',
  choices: [...ratingWords],
  field: HYPOTHESES,
  ...(statement.trim().length > 200 && { instruction: statement.trim().slice(0, 2000) }),
})
/** The hypothesis in full: the name of a column may be its beginning alone. */
export const statementOf = ({ name, instruction }: GridColumn): string => instruction ?? name

/** What is known of an item beside its ratings, each a column of the grid that stands under the items. */
const itemColumn = (id: string, name: string, part: Partial<GridColumn>): GridColumn => ({
  id,
  version: 1,
  name,
  type: 'text',
  field: 'Evidence items',
  ...part,
})
export const PASSAGE = passageColumn
export const SIZE = itemColumn('item-size', 'People', { type: 'number' })
export const BIAS = itemColumn('item-bias', 'Risk of bias', { type: 'choice', choices: [...biasLevels] })
export const OWN_WEIGHT = itemColumn('item-weight', 'Own weight', { type: 'number' })
export const itemColumns = [PASSAGE, SIZE, BIAS, OWN_WEIGHT] as const

/** The column of the papers from which an item takes its size where none is typed. */
export const SAMPLE_SIZE = 'sample-size'
const STUDIES = /^(?:studies|trials|articles|reports|publications|rcts)$/i

export const isItem = ({ id, kind }: GridRow): boolean => kind === 'claim' && id.startsWith(ITEM_PREFIX)

export function ratingsOf(grid: Grid, items: readonly GridRow[], hypotheses: readonly GridColumn[]): Rating[] {
  return items.flatMap((item) =>
    hypotheses.flatMap(({ id }): Rating[] => {
      const cell = grid.cell(item.id, id)
      if (!cell || cell.state === 'not_reported' || !isRatingWord(cell.value)) return []
      const [rating, strength] = read[cell.value]
      return [{ hypothesisId: id, itemId: item.id, rating, strength }]
    }),
  )
}

const numberIn = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

/**
 * The size of a paper's sample as its column has it: `counted`, or only `offered` where nobody confirmed it. Neither where the
 * column counts studies of a review, or is disputed.
 */
function sizeOfPaper(grid: Grid, documentId: string | undefined): { counted?: number; offered?: number } {
  const cell = documentId === undefined ? undefined : grid.cell(documentId, SAMPLE_SIZE)
  if (!cell || cell.state === 'disputed' || STUDIES.test(cell.unit ?? '')) return {}
  const value = numberIn(cell.value)
  if (value === undefined) return {}
  return isOnlyOffered(cell, { id: SAMPLE_SIZE }) ? { offered: value } : { counted: value }
}

export type ItemFacts = { size?: number; sizeOfPaper?: number; offeredSize?: number; bias: BiasLevel; own?: number }

/** Size, bias and own weight of an item as people set them, and the size that its paper has. */
export function itemFacts(grid: Grid, id: string): ItemFacts {
  const size = numberIn(grid.cell(id, SIZE.id)?.value)
  const own = numberIn(grid.cell(id, OWN_WEIGHT.id)?.value)
  const level = grid.cell(id, BIAS.id)?.value
  const bias = biasLevels.find((each) => each === level) ?? 'unclear'
  const ofPaper = sizeOfPaper(grid, grid.rowById.get(id)?.documentId)
  return {
    bias,
    ...(size !== undefined && { size }),
    ...(ofPaper.counted !== undefined && { sizeOfPaper: ofPaper.counted }),
    ...(ofPaper.offered !== undefined && { offeredSize: ofPaper.offered }),
    ...(own !== undefined && { own }),
  }
}

import { shuffled } from '#science/statistics/seeded-random.ts'

import { wholeTexts } from './corpus-texts.ts'
import type { Passage } from './draw.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a table of the nineteenth draw. */
const SEED = 20_320_125
const ROWS = 75
const PER_TABLE = 3

type Row = { at: number; words: string }
type Table = { source: string; id: string; start: number; end: number; rows: Row[] }

/** Tables of whole articles with their rows of at least two numbers, below the headings. */
const tables = (): Table[] =>
  wholeTexts().flatMap(({ source, id, text }) =>
    [...text.matchAll(/\[Table\][^]*?(?=\n\n|$)/g)].map(({ index, 0: table }) => ({
      source,
      id,
      start: index,
      end: index + table.length,
      rows: [...table.matchAll(/[^\n]+/g)]
        .slice(2)
        .filter(({ 0: words }) => words.includes('\t') && words.length < 400 && (words.match(/\d+/g)?.length ?? 0) > 1)
        .map(({ index: at, 0: words }) => ({ at: index + at, words })),
    })),
  )

const drawnFrom = (from: readonly Table[], seed: number, most: number): readonly Passage[] =>
  shuffled(
    from.flatMap(({ source, id, rows }) =>
      shuffled(rows, seed)
        .slice(0, PER_TABLE)
        .map(({ at, words }): Passage => ({ kind: 'article', source, id, start: at, end: at + words.length })),
    ),
    seed,
  ).slice(0, most)

/** A nineteenth draw, of the tables of whole articles: rows with at least two numbers, three of a table at most. */
export const tableDraw = oncePer((_which: 19): readonly Passage[] => drawnFrom(tables(), SEED, ROWS))

/** Recorded before anybody read a table of the twenty-first draw. */
const NEXT_SEED = 20_322_125
const NEXT_ROWS = 70

/** A twenty-first draw, of tables of which no row was in the nineteenth: nearly every article with tables lent it some. */
export const nextTableDraw = oncePer((_which: 21): readonly Passage[] => {
  const read = tableDraw(19)
  const unread = tables().filter(
    (table) => !read.some(({ id, start }) => id === table.id && table.start <= start && start < table.end),
  )
  return drawnFrom(unread, NEXT_SEED, NEXT_ROWS)
})

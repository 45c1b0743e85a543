import { shuffled } from '#science/statistics/seeded-random.ts'

import { wholeTexts } from './corpus-texts.ts'
import type { Passage } from './draw.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a table of the nineteenth draw. */
const SEED = 20_320_125
const ROWS = 75
const PER_TABLE = 3

/** A nineteenth draw, of the tables of whole articles: rows with at least two numbers, three of a table at most. */
export const tableDraw = oncePer((_which: 19): readonly Passage[] => {
  const rows = wholeTexts().flatMap(({ source, id, text }) =>
    [...text.matchAll(/\[Table\][^]*?(?=\n\n|$)/g)].flatMap(({ index, 0: table }) =>
      shuffled(
        [...table.matchAll(/[^\n]+/g)]
          .slice(2)
          .filter(
            ({ 0: words }) => words.includes('\t') && words.length < 400 && (words.match(/\d+/g)?.length ?? 0) > 1,
          ),
        SEED,
      )
        .slice(0, PER_TABLE)
        .map(({ index: at, 0: words }): Passage => ({
          kind: 'article',
          source,
          id,
          start: index + at,
          end: index + at + words.length,
        })),
    ),
  )
  return shuffled(rows, SEED).slice(0, ROWS)
})

import type { SearchRun } from '#contract/search.ts'
import { logColumns, logRows } from '#science/search/search-log.ts'
import { methodsText } from '#science/search/search-methods.ts'
import { heading, SIDEWAYS, words } from '#science/word/report.ts'

import { wordFile } from '#research/export/word-file.ts'

/** The log as a Word document to be put behind a paper: what was done in sentences, then a row for each source. */
export const logDocx = (runs: readonly SearchRun[]): File =>
  wordFile(
    'search-log',
    'Search log',
    [
      heading('Search log', 1),
      ...runs.map((run) => words(methodsText(run))),
      {
        kind: 'table',
        head: logColumns,
        groups: [{ rows: logRows(runs).map((cells) => logColumns.map((column) => cells[column])) }],
        isSmall: true,
      },
    ],
    SIDEWAYS,
  )

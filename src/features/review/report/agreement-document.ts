import type { ReviewEvent } from '#contract/review-log.ts'
import { heading, table, words } from '#science/word/report.ts'
import { cellText } from '#shared/figures/figure-table.ts'

import { wordFile } from '#research/export/word-file.ts'
import { agreementNotes, agreementTable } from '../team/agreement-files.ts'

/** Agreement of the reviewers on one page. */
export function agreementDocument(
  title: string,
  events: readonly ReviewEvent[],
  names: ReadonlyMap<string, string>,
): File {
  const { columns, rows } = agreementTable(events, names)
  return wordFile(`${title} agreement`, `${title}: agreement`, [
    heading(`Agreement of the reviewers: ${title}`, 1),
    words(
      'Votes as they were before conflicts were decided. “Maybe” is a vote of its own; records that await information count as not rated. Intervals are 95%. Where nearly everything is excluded, kappa is low by its arithmetic; AC1 is not.',
    ),
    ...agreementNotes(events).map((text) => words(text)),
    table(
      columns.map(({ label }) => label),
      rows.map(({ cells }) => cells.map(cellText)),
    ),
  ])
}

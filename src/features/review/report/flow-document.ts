import type { Flow } from '#science/review-log/flow.ts'
import { heading, table, words } from '#science/word/report.ts'

import { figure, wordFile } from '#research/export/word-file.ts'
import { flowBoxes, flowLines } from '#research/review-flow/flow-boxes.ts'

/** Rows of the flow's numbers, for tables. */
export const flowRows = (flow: Flow): string[][] =>
  flowLines(flowBoxes(flow)).map(({ box, line }) => [
    box === '' ? line.label : `${box}: ${line.label}`,
    line.ids.length.toLocaleString('en'),
  ])

/** The flow diagram as a Word document: the drawing, and its numbers as a table. */
export async function flowDocument(title: string, flow: Flow, png: File): Promise<File> {
  return wordFile(`${title} flow diagram`, `${title}: flow diagram`, [
    heading(title, 1),
    await figure(png, `Flow diagram of ${title}`),
    words('After PRISMA 2020. Every number is counted from the log of decisions.'),
    table(['Number', 'n'], flowRows(flow)),
  ])
}

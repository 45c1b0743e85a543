import type { Flow } from '#science/review-log/flow.ts'

import { flowBoxes, flowLines } from '#research/review-flow/flow-boxes.ts'
import { docxFile, figure, heading, paragraph, pngSize, table } from './docx-parts.ts'

/** Rows of the flow's numbers, for tables. */
export const flowRows = (flow: Flow): string[][] =>
  flowLines(flowBoxes(flow)).map(({ box, line }) => [
    box === '' ? line.label : `${box}: ${line.label}`,
    line.ids.length.toLocaleString('en'),
  ])

/** The flow diagram as a Word document: the drawing, and its numbers as a table. */
export async function flowDocument(title: string, flow: Flow, png: File): Promise<File> {
  return docxFile(`${title} flow diagram`, `${title}: flow diagram`, [
    heading(title, 1),
    await figure(png, await pngSize(png), `Flow diagram of ${title}`),
    paragraph('After PRISMA 2020. Every number is counted from the log of decisions.'),
    table(['Number', 'n'], flowRows(flow)),
  ])
}

import type { ActivityEvent } from '#contract/activity.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'

import { eventText } from '#research/projects/event-words.ts'
import { blocksOf, markdownOf, type Report } from './report-document.ts'

const nameOf = ({ project, period }: Report, ending: string) =>
  `${safeFileName(project)} ${period.from} to ${period.to}.${ending}`

export const exportMarkdown = (report: Report) =>
  saveFile(new File([markdownOf(report)], nameOf(report, 'md'), { type: 'text/markdown' }))

/** The events of a period, or of one person in it, one in each row. */
export async function exportLogCsv(events: readonly ActivityEvent[], report: Report, who = ''): Promise<void> {
  const [{ default: Papa }, { disarm }] = await Promise.all([
    import('papaparse'),
    import('#science/records/csv-lists.ts'),
  ])
  const data = events.map((event) =>
    [
      event.at,
      event.actor?.name ?? '',
      event.kind,
      event.object.kind,
      event.object.title,
      event.from ?? '',
      event.to ?? '',
      event.note ?? '',
      eventText(event),
      event.id,
    ].map(disarm),
  )
  const fields = ['at', 'person', 'kind', 'of', 'title', 'from', 'to', 'note', 'sentence', 'event']
  const text = `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`
  const name = nameOf(report, 'csv').replace(/\.csv$/, who === '' ? ' log.csv' : ` log of ${safeFileName(who)}.csv`)
  saveFile(new File([text], name, { type: 'text/csv' }))
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The report as a Word file. The library comes when it is asked for. */
export async function docxOf(report: Report): Promise<Blob> {
  const { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } = await import('docx')
  const row = (cells: readonly string[]) =>
    new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) })
  const children = blocksOf(report).map((block) => {
    switch (block.kind) {
      case 'title':
        return new Paragraph({ text: block.text, heading: HeadingLevel.TITLE })
      case 'heading':
        return new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })
      case 'item':
        return new Paragraph({ text: block.text, bullet: { level: 0 } })
      case 'detail':
        return new Paragraph({ text: block.text, bullet: { level: 1 } })
      case 'text':
        return new Paragraph(block.text)
      case 'table':
        return new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [row(block.head), ...block.rows.map(row)],
        })
    }
  })
  return Packer.toBlob(new Document({ title: report.project, sections: [{ children }] }))
}

export async function exportDocx(report: Report): Promise<void> {
  saveFile(new File([await docxOf(report)], nameOf(report, 'docx'), { type: DOCX }))
}

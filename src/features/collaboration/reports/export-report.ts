import type { ActivityEvent } from '#contract/activity.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'

import { eventText } from '#research/projects/event-words.ts'
import { blocksOf, markdownOf, type Report } from './report-document.ts'

const nameOf = ({ project, period }: Report) => `${safeFileName(project)} ${period.from} to ${period.to}`

export const exportMarkdown = (report: Report) =>
  saveFile(new File([markdownOf(report)], `${nameOf(report)}.md`, { type: 'text/markdown' }))

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
  const name = `${nameOf(report)} log${who === '' ? '' : ` of ${safeFileName(who)}`}.csv`
  saveFile(new File([text], name, { type: 'text/csv' }))
}

/** The report as a Word file. What writes it comes when it is asked for. */
export async function docxOf(report: Report): Promise<File> {
  const [{ wordFile }, { bullet, heading, table, words }] = await Promise.all([
    import('#research/export/word-file.ts'),
    import('#science/word/report.ts'),
  ])
  const blocks = blocksOf(report).map((block) => {
    switch (block.kind) {
      case 'title':
        return heading(block.text, 'title')
      case 'heading':
        return heading(block.text, 1)
      case 'item':
        return bullet(block.text)
      case 'detail':
        return bullet(block.text, 1)
      case 'text':
        return words(block.text)
      case 'table':
        return table(block.head, block.rows)
    }
  })
  return wordFile(nameOf(report), report.project, blocks)
}

export const exportDocx = async (report: Report): Promise<void> => saveFile(await docxOf(report))

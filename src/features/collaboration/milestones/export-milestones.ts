import type { Milestone } from '#contract/milestones.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { paths } from '#shared/paths.ts'

import { arithmetic, healthOf } from './health.ts'
import { drawing, LEFT, WIDTH } from './milestone-drawing.ts'
import { milestonesCopy as copy } from './milestones.copy.ts'

type Project = { projectId: string; title: string }

export async function exportMilestonesCsv(milestones: readonly Milestone[], project: Project, today: string) {
  const [{ default: Papa }, { disarm }] = await Promise.all([
    import('papaparse'),
    import('#science/records/csv-lists.ts'),
  ])
  const data = milestones.map((milestone) => {
    const pace = healthOf(milestone, today)
    return [
      milestone.title,
      milestone.dueDate ?? '',
      copy.health[pace.health],
      String(milestone.progress.done),
      String(milestone.progress.total),
      arithmetic(milestone, pace).join(' '),
      milestone.slips
        .map(({ from, to, reason }) => `${from ?? ''} to ${to ?? ''}${reason ? `: ${reason}` : ''}`)
        .join('; '),
    ].map(disarm)
  })
  const fields = ['milestone', 'day', 'health', 'done', 'total', 'arithmetic', 'moved']
  const text = `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`
  saveFile(new File([text], `${safeFileName(project.title)} milestones.csv`, { type: 'text/csv' }))
}

export async function exportMilestonesCalendar(milestones: readonly Milestone[], { projectId, title }: Project) {
  const { writeCalendar } = await import('#science/calendar/ical.ts')
  const days = milestones.flatMap(({ id, title: name, description, dueDate, status }) =>
    dueDate
      ? [
          {
            id,
            title: name,
            description: description ?? undefined,
            start: dueDate,
            url: `${location.origin}${paths.projectPart(projectId, 'milestones')}`,
            isDone: status === 'reached',
          },
        ]
      : [],
  )
  const text = writeCalendar(days, `${title}: milestones`, new Date().toISOString())
  saveFile(new File([text], `${safeFileName(title)} milestones.ics`, { type: 'text/calendar' }))
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The timeline as a picture of its own: black on white, for a page of paper. */
export function milestonesSvg(milestones: readonly Milestone[], today: string): string {
  const { rows, height, ticks, todayX } = drawing(milestones, today)
  const text = (x: number, y: number, words: string, size = 13) =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}">${escaped(words)}</text>`
  const line = (x1: number, x2: number, y1: number, y2: number, dash = '') =>
    `<line x1="${x1.toFixed(1)}" x2="${x2.toFixed(1)}" y1="${y1}" y2="${y2}" stroke="#888"${dash} />`
  const parts = [
    ...ticks.flatMap(({ x, label }) => [line(x, x, 24, height), text(x + 4, 16, label, 11)]),
    line(LEFT, LEFT, 20, height),
    `<line x1="${todayX.toFixed(1)}" x2="${todayX.toFixed(1)}" y1="20" y2="${height}" stroke="#b7791f" stroke-width="2" />`,
    ...rows.flatMap(({ milestone, y, x, before }) => [
      text(8, y + 5, milestone.title),
      ...before.map((old) => line(old, x, y, y, ' stroke-dasharray="4 3"')),
      `<path d="M${x.toFixed(1)} ${y - 8}l8 8l-8 8l-8 -8z" fill="#0f5f63" />`,
      text(x + 13, y + 4, copy.health[healthOf(milestone, today).health], 11),
    ]),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" fill="#1a1a1a"><rect width="100%" height="100%" fill="#fff" />${parts.join('')}</svg>`
}

export function exportMilestonesSvg(milestones: readonly Milestone[], { title }: Project, today: string) {
  const file = `${safeFileName(title)} milestones.svg`
  saveFile(new File([milestonesSvg(milestones, today)], file, { type: 'image/svg+xml' }))
}

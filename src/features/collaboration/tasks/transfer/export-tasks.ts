import type { Task } from '#contract/tasks.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { paths } from '#shared/paths.ts'

import { recordsOf, type Names } from './task-records.ts'

/** The tasks that are shown, as a table that comes in again as it is. */
export async function exportCsv(tasks: readonly Task[], names: Names, project: string): Promise<void> {
  const { writeTaskCsv } = await import('#science/tasks/task-csv.ts')
  saveFile(
    new File([writeTaskCsv(recordsOf(tasks, names))], `${safeFileName(project)} tasks.csv`, { type: 'text/csv' }),
  )
}

/** Their days, and those of the milestones, as a calendar file. */
export async function exportCalendar(
  tasks: readonly Task[],
  { milestones }: Names,
  { projectId, title }: { projectId: string; title: string },
): Promise<void> {
  const { writeCalendar } = await import('#science/calendar/ical.ts')
  const url = (query: object) => `${location.origin}${paths.projectPart(projectId, 'tasks', query)}`
  const days = [
    ...tasks.flatMap((task) =>
      task.dueDate
        ? [
            {
              id: task.id,
              title: task.title,
              description: task.description ?? undefined,
              start: task.dueDate,
              categories: task.labels,
              url: url({ task: task.id }),
              isDone: Boolean(task.completedAt),
            },
          ]
        : [],
    ),
    ...milestones.flatMap(({ id, title: name, dueDate }) =>
      dueDate ? [{ id, title: `Milestone: ${name}`, start: dueDate, url: url({ milestone: id }) }] : [],
    ),
  ]
  const text = writeCalendar(days, title, new Date().toISOString())
  saveFile(new File([text], `${safeFileName(title)}.ics`, { type: 'text/calendar' }))
}

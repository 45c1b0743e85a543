import { Link } from 'react-router-dom'

import { useMyTasks } from '#research/tasks/my-tasks.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { dayWords } from '#shared/format/dates.ts'
import { localDay } from '#shared/format/local-day.ts'
import { count } from '#shared/format/count.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'

const SHOWN = 12
const MINUTE_MS = 60_000

/** Open tasks of the person, over all projects and on the own list, soonest due first. */
export function MyTasks() {
  const { tasks, assigned } = useMyTasks()
  const { data, error } = assigned
  const today = localDay(useNow(MINUTE_MS))
  const isOverdue = (day: string | undefined) => day !== undefined && day < today
  const overdue = tasks.filter(({ dueDate }) => isOverdue(dueDate)).length
  const total = tasks.length + (data ? data.total - data.tasks.length : 0)
  return (
    <Card as="section" title={data && total > 0 ? `My open tasks (${total})` : 'My open tasks'}>
      {error && <ErrorCard title={copy.listFailed('tasks')} of={assigned} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && tasks.length === 0 && <p className="text-ink-muted">{copy.noTasks}</p>}
      {overdue > 0 && <p className="mb-2 text-state-red">{count(overdue, 'task is', 'tasks are')} overdue.</p>}
      <ul className="divide-y divide-line">
        {tasks.slice(0, SHOWN).map(({ id, title, dueDate, project }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {project ? (
                <Link to={project.to} className="font-medium text-ink underline-offset-2 hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
              <span className="block text-ink-muted">{project ? project.title : copy.ownList}</span>
            </span>
            {dueDate && (
              <Badge tone={isOverdue(dueDate) ? 'red' : 'neutral'}>Due {dayWords(dueDate.slice(0, 10))}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

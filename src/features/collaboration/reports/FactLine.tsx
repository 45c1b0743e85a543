import { Link } from 'react-router-dom'

import { dayWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'

import { eventText, whenText } from '#research/projects/event-words.ts'
import { comparison, type Fact } from './report-facts.ts'

/** One sentence; what it rests on opens below it. */
export function FactLine({ fact, projectId }: { fact: Fact; projectId: string }) {
  const { events, tasks = [], milestones = [], sentence } = fact
  const compared = comparison(fact)
  const basis = events.length + tasks.length + milestones.length
  return (
    <li>
      <p>
        <span className="font-medium">{sentence}</span>
        {compared !== '' && <span className="text-ink-muted">{` That is ${compared}.`}</span>}
      </p>
      {basis > 0 && (
        <details className="mt-0.5">
          <summary className="text-accent">
            {events.length > 0 ? `${basis} ${basis === 1 ? 'event' : 'events'}` : 'Which'}
            <span className="sr-only">{` behind: ${sentence}`}</span>
          </summary>
          <ul className="mt-1 space-y-1 border-l-2 border-line pl-3 text-ink-muted">
            {events.map((event) => (
              <li key={event.id} className="wrap-anywhere">
                <time dateTime={event.at} className="tabular-nums">
                  {whenText(event.at)}
                </time>
                {': '}
                {event.object.kind === 'task' && event.kind !== 'task.removed' ? (
                  <Link
                    className="text-accent hover:underline"
                    to={paths.projectPart(projectId, 'tasks', { task: event.object.id })}
                  >
                    {eventText(event)}
                  </Link>
                ) : (
                  eventText(event)
                )}
              </li>
            ))}
            {tasks.map(({ id, title, dueDate }) => (
              <li key={id} className="wrap-anywhere">
                <Link className="text-accent hover:underline" to={paths.projectPart(projectId, 'tasks', { task: id })}>
                  {title}
                </Link>
                {dueDate && `, due ${dayWords(dueDate)}`}
              </li>
            ))}
            {milestones.map(({ id, title, dueDate }) => (
              <li key={id} className="wrap-anywhere">
                <Link className="text-accent hover:underline" to={paths.projectPart(projectId, 'milestones')}>
                  {title}
                </Link>
                {dueDate && `, ${dayWords(dueDate)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

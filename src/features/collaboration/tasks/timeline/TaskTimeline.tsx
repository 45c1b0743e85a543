import { useState } from 'react'

import type { Task } from '#contract/tasks.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { columnName, dayText, isOverdue } from '../task-words.ts'
import type { Tasks } from '../use-tasks.ts'
import { barOf, placeOf, spanOf, ticksOf, type Bar } from './timeline-span.ts'

const STEP = 100

type Props = { state: Tasks; shown: readonly Task[]; today: string; onOpen: (id: string) => void }

/** Tasks as bars in time, from their start to their day. Each row says the same in words. */
export function TaskTimeline({ state, shown, today, onOpen }: Props) {
  const [limit, setLimit] = useState(STEP)
  const bars = shown
    .flatMap((task) => barOf(task) ?? [])
    .sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))
  const without = shown.length - bars.length
  if (bars.length === 0) {
    return (
      <EmptyState title="No task has a day yet">
        Give tasks a start or due date to see them here in order of time.
      </EmptyState>
    )
  }
  const milestones = state.milestones.flatMap(({ id, title, dueDate }) =>
    dueDate ? [{ id, title, day: dueDate }] : [],
  )
  const span = spanOf([...bars, ...milestones.map(({ day }) => ({ start: day, end: day }))], today)
  const titles = new Map(state.tasks.map(({ id, title }) => [id, title]))
  return (
    <>
      <ScrollBox label="Timeline" className="relative overflow-x-auto rounded-card border border-line bg-surface">
        <div className="min-w-184">
          <div className="flex border-b border-line bg-surface-sunken text-xs text-ink-muted">
            <div className="w-64 shrink-0 px-3 py-2 font-semibold max-sm:w-40">Task</div>
            <div aria-hidden className="relative flex-1">
              {ticksOf(span).map((day) => (
                <span
                  key={day}
                  className="absolute inset-y-0 border-l border-line px-1 py-2 whitespace-nowrap"
                  style={{ left: `${placeOf({ start: day, end: day }, span).left}%` }}
                >
                  {dayText(day, today)}
                </span>
              ))}
            </div>
          </div>
          <ul className="relative">
            {milestones.map(({ id, title, day }) => (
              <li key={id} className="flex items-center border-b border-line">
                <span className="w-64 shrink-0 px-3 py-1.5 font-semibold wrap-anywhere text-accent max-sm:w-40">
                  {title}
                  <span className="sr-only">{`, milestone, ${dayText(day, today)}`}</span>
                </span>
                <span aria-hidden className="relative h-6 flex-1">
                  <span
                    className="absolute top-1 size-4 -translate-x-1/2 rotate-45 rounded-xs bg-accent"
                    style={{ left: `${placeOf({ start: day, end: day }, span).left}%` }}
                  />
                </span>
              </li>
            ))}
            {bars.slice(0, limit).map((bar) => (
              <Row
                key={bar.task.id}
                bar={bar}
                span={span}
                today={today}
                column={columnName(state.columns, bar.task.status)}
                waitsFor={bar.task.dependsOn.flatMap((id) => titles.get(id) ?? [])}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </div>
      </ScrollBox>
      {bars.length > limit && (
        <Button className="mt-4" onClick={() => setLimit((before) => before + STEP)}>
          {`Show ${Math.min(STEP, bars.length - limit)} more`}
        </Button>
      )}
      {without > 0 && (
        <p className="mt-3 text-ink-muted">{`${without} ${without === 1 ? 'task has' : 'tasks have'} no day and ${without === 1 ? 'is' : 'are'} not drawn.`}</p>
      )}
    </>
  )
}

type RowProps = {
  bar: Bar
  span: { first: string; days: number }
  today: string
  column: string
  waitsFor: readonly string[]
  onOpen: (id: string) => void
}

function Row({ bar: { task, start, end }, span, today, column, waitsFor, onOpen }: RowProps) {
  const { left, width } = placeOf({ start, end }, span)
  const overdue = isOverdue(task, today)
  const when = start === end ? dayText(end, today) : `${dayText(start, today)} to ${dayText(end, today)}`
  const words = [when, column, overdue && 'overdue', waitsFor.length > 0 && `waits for ${waitsFor.join(', ')}`]
  return (
    <li className="flex items-center border-b border-line last:border-b-0">
      <button
        type="button"
        className="w-64 shrink-0 px-3 py-1.5 text-left wrap-anywhere -outline-offset-2 hover:underline max-sm:w-40"
        onClick={() => onOpen(task.id)}
      >
        {task.title}
        <span className="sr-only">{`, ${words.filter(Boolean).join(', ')}`}</span>
      </button>
      <span aria-hidden className="relative min-h-7 flex-1 self-stretch">
        <span
          className="absolute inset-y-0 w-px bg-evidence-strong"
          style={{ left: `${placeOf({ start: today, end: today }, span).left}%` }}
        />
        <span
          title={words.filter(Boolean).join(', ')}
          className={classNames(
            'absolute inset-y-0 my-auto h-4 min-w-1.5 rounded-full',
            task.completedAt ? 'bg-state-grey' : overdue ? 'bg-state-red' : 'bg-accent',
          )}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      </span>
    </li>
  )
}

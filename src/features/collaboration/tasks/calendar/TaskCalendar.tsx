import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'

import type { Milestone } from '#contract/milestones.ts'
import type { Task } from '#contract/tasks.ts'
import { monthWords } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { dayText, isOverdue } from '../task-words.ts'
import type { Tasks } from '../use-tasks.ts'
import { otherMonth, WEEKDAYS, weeksOf } from './month-days.ts'

const SHOWN = 3

type Props = {
  state: Tasks
  shown: readonly Task[]
  today: string
  month: string
  onMonth: (month: string) => void
  onOpen: (id: string) => void
}

/** Tasks and milestones on their days. */
export function TaskCalendar({ state, shown, today, month, onMonth, onOpen }: Props) {
  const undated = shown.filter((task) => !task.dueDate && !task.completedAt)
  const onDay = new Map<string, Task[]>()
  for (const task of shown) {
    if (task.dueDate) onDay.set(task.dueDate, [...(onDay.get(task.dueDate) ?? []), task])
  }
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <div className="mb-3 flex items-center gap-2">
          <IconButton label="Month before" icon={ChevronLeft} onClick={() => onMonth(otherMonth(month, -1))} />
          <h2 aria-live="polite" className="min-w-40 text-center text-base font-semibold">
            {monthWords(month)}
          </h2>
          <IconButton label="Month after" icon={ChevronRight} onClick={() => onMonth(otherMonth(month, 1))} />
          <Button size="small" onClick={() => onMonth(today.slice(0, 7))}>
            Today
          </Button>
        </div>
        <ScrollBox
          label={`Calendar of ${monthWords(month)}`}
          className="relative overflow-x-auto rounded-card border border-line bg-surface"
        >
          <table className="w-full min-w-184 table-fixed border-separate border-spacing-0">
            <caption className="sr-only">{`Tasks due in ${monthWords(month)}`}</caption>
            <thead>
              <tr>
                {WEEKDAYS.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="border-b border-line px-2 py-1.5 text-left text-xs text-ink-muted"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <DayCell
                      key={day}
                      day={day}
                      today={today}
                      isOutside={day.slice(0, 7) !== month}
                      tasks={onDay.get(day) ?? []}
                      milestones={state.milestones.filter(({ dueDate }) => dueDate === day)}
                      onOpen={onOpen}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </div>
      <section aria-label="Without a day">
        <h2 className="mb-2 text-base font-semibold">Without a day</h2>
        {undated.length === 0 ? (
          <p className="text-ink-muted">Every open task has its day.</p>
        ) : (
          <ul className="space-y-1.5">
            {undated.slice(0, 50).map((task) => (
              <li key={task.id}>
                <button
                  type="button"
                  className="w-full rounded-control border border-line bg-surface px-2.5 py-1.5 text-left wrap-anywhere hover:bg-hover"
                  onClick={() => onOpen(task.id)}
                >
                  {task.title}
                </button>
              </li>
            ))}
          </ul>
        )}
        {undated.length > 50 && <p className="mt-2 text-ink-muted">{`and ${undated.length - 50} more`}</p>}
      </section>
    </div>
  )
}

type DayProps = {
  day: string
  today: string
  isOutside: boolean
  tasks: readonly Task[]
  milestones: readonly Milestone[]
  onOpen: (id: string) => void
}

function DayCell({ day, today, isOutside, tasks, milestones, onOpen }: DayProps) {
  const [isAll, setIsAll] = useState(false)
  const listed = isAll ? tasks : tasks.slice(0, SHOWN)
  return (
    <td className={classNames('h-24 border-r border-b border-line p-1 align-top', isOutside && 'bg-surface-sunken')}>
      <p
        className={classNames(
          'mb-1 inline-grid size-6 place-items-center rounded-full text-xs tabular-nums',
          day === today ? 'bg-accent font-semibold text-accent-ink' : 'text-ink-muted',
        )}
      >
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span className="sr-only">{`${dayText(day, today)}${day === today ? ', today' : ''}`}</span>
      </p>
      <ul className="space-y-1">
        {milestones.map(({ id, title }) => (
          <li
            key={id}
            className="rounded-control bg-accent-soft px-1.5 py-0.5 text-xs font-semibold wrap-anywhere text-accent"
          >
            <span className="sr-only">Milestone: </span>
            {title}
          </li>
        ))}
        {listed.map((task) => (
          <li key={task.id}>
            <button
              type="button"
              onClick={() => onOpen(task.id)}
              className={classNames(
                'w-full rounded-control px-1.5 py-0.5 text-left text-xs wrap-anywhere hover:underline',
                task.completedAt && 'text-ink-muted line-through',
                isOverdue(task, today) ? 'bg-state-red-soft text-state-red' : 'bg-surface-sunken',
              )}
            >
              {task.title}
              {task.completedAt && <span className="sr-only">, done</span>}
              {isOverdue(task, today) && <span className="sr-only">, overdue</span>}
            </button>
          </li>
        ))}
      </ul>
      {tasks.length > SHOWN && (
        <button
          type="button"
          aria-expanded={isAll}
          className="mt-1 px-1.5 text-xs text-accent hover:underline"
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? 'Fewer' : `${tasks.length - SHOWN} more`}
          <span className="sr-only">{` on ${dayText(day, today)}`}</span>
        </button>
      )}
    </td>
  )
}

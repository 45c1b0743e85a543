import { X } from 'lucide-react'

import type { Task } from '#contract/tasks.ts'
import { possibleDependencies, waitsFor } from '#science/planning/task-graph.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { columnName } from '../task-words.ts'
import type { Tasks } from '../use-tasks.ts'

type Props = { state: Tasks; task: Task; today: string; onOpen: (id: string) => void }

/** What a task waits for. Only what closes no circle is offered, and it is said why others are not. */
export function DependencyField({ state, task, onOpen }: Props) {
  const { tasks, columns, done, canWrite, change } = state
  const chosen = task.dependsOn.flatMap((id) => tasks.find((each) => each.id === id) ?? [])
  const possible = possibleDependencies(tasks, task).sort((a, b) => a.title.localeCompare(b.title))
  const waiting = tasks.filter((each) => each.id !== task.id && waitsFor(tasks, each.id).has(task.id))
  return (
    <section aria-label="Waits for">
      <h3 className="mb-1.5 font-semibold">Waits for</h3>
      <ul className="space-y-1.5">
        {chosen.map((each) => (
          <li key={each.id} className="flex items-center gap-2">
            <button
              type="button"
              className="min-w-0 text-left wrap-anywhere hover:underline"
              onClick={() => onOpen(each.id)}
            >
              {each.title}
            </button>
            <Badge tone={done.has(each.status) ? 'green' : 'yellow'}>{columnName(columns, each.status)}</Badge>
            {canWrite && (
              <IconButton
                size="small"
                icon={X}
                label={`Does not wait for “${each.title}”`}
                onClick={() => change(task.id, { dependsOn: task.dependsOn.filter((id) => id !== each.id) })}
              />
            )}
          </li>
        ))}
      </ul>
      {chosen.length === 0 && <p className="mb-2 text-ink-muted">Nothing: it can be begun.</p>}
      {canWrite && possible.length > 0 && (
        <SelectField
          label="Add a task that comes first"
          labelHidden
          className="mt-2"
          value=""
          options={[
            { value: '', label: 'Add a task that comes first' },
            ...possible.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          hint={
            waiting.length > 0
              ? `Not offered, because they wait for this one: ${waiting.map(({ title }) => `“${title}”`).join(', ')}.`
              : undefined
          }
          onChange={(event) => change(task.id, { dependsOn: [...task.dependsOn, event.target.value] })}
        />
      )}
    </section>
  )
}

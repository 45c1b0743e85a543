import type { Task } from '#contract/tasks.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { TaskLine } from '../TaskLine.tsx'
import { useCreateTask } from '../tasks.mutations.ts'
import type { Tasks } from '../use-tasks.ts'

type Props = { state: Tasks; task: Task; onOpen: (id: string) => void }

/** What stands below a task. */
export function SubTasks({ state, task, onOpen }: Props) {
  const { tasks, done, columns, canWrite, project } = state
  const below = tasks.filter(({ parentId }) => parentId === task.id)
  const above = tasks.find(({ id }) => id === task.parentId)
  const first = columns[0]?.status ?? 'todo'
  const doneColumn = columns.find(({ isDone }) => isDone)?.status
  const create = useCreateTask(project.projectId, first)
  const add = async (title: string, clientKey: string) => {
    const made = await create({ title, description: '', dueDate: '', status: first, clientKey })
    if (made) state.send({ taskId: made.id, title: made.title, patch: { parentId: task.id }, version: made.version })
  }
  return (
    <section aria-label="Sub-tasks">
      <h3 className="mb-1.5 font-semibold">Sub-tasks</h3>
      {above && (
        <p className="mb-2 text-ink-muted">
          Below{' '}
          <button type="button" className="text-accent hover:underline" onClick={() => onOpen(above.id)}>
            {above.title}
          </button>
        </p>
      )}
      <ul className="space-y-1.5">
        {below.map((each) => (
          <li key={each.id} className="flex items-start gap-2">
            <Checkbox
              labelHidden
              label={`“${each.title}” is done`}
              disabled={!canWrite || doneColumn === undefined}
              checked={done.has(each.status)}
              onChange={(isOn) =>
                state.move(each.id, { status: isOn && doneColumn !== undefined ? doneColumn : first, index: 0 })
              }
            />
            <button type="button" className="text-left wrap-anywhere hover:underline" onClick={() => onOpen(each.id)}>
              {each.title}
            </button>
          </li>
        ))}
      </ul>
      {below.length === 0 && !canWrite && <p className="text-ink-muted">None.</p>}
      {canWrite && (
        <TaskLine
          draft={{ of: 'sub-task', id: task.id }}
          formLabel="Add a sub-task"
          className="mt-2 flex items-start gap-2"
          label="New sub-task"
          placeholder="New sub-task"
          onAdd={add}
        />
      )}
    </section>
  )
}

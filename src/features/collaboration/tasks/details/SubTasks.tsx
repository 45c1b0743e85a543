import { useRef } from 'react'

import type { Task } from '#contract/tasks.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { tasksCopy as copy } from '../tasks.copy.ts'
import { useCreateTask } from '../tasks.mutations.ts'
import type { Tasks } from '../use-tasks.ts'

const titleRule = neededText(copy.titleRequired)

type Props = { state: Tasks; task: Task; onOpen: (id: string) => void }

/** What stands below a task. */
export function SubTasks({ state, task, onOpen }: Props) {
  const { tasks, done, columns, canWrite, project } = state
  const below = tasks.filter(({ parentId }) => parentId === task.id)
  const above = tasks.find(({ id }) => id === task.parentId)
  const first = columns[0]?.status ?? 'todo'
  const doneColumn = columns.find(({ isDone }) => isDone)?.status
  const [text, setText, discard] = useDraft('sub-task', task.id, '')
  const key = useRef<string>(undefined)
  const create = useCreateTask(project.projectId, first)
  const add = async (title: string) => {
    key.current ??= newKey()
    const made = await create({ title, description: '', dueDate: '', status: first, clientKey: key.current })
    key.current = undefined
    discard()
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
        <AddField
          formLabel="Add a sub-task"
          className="mt-2 flex items-start gap-2"
          label="New sub-task"
          labelHidden
          placeholder="New sub-task"
          maxLength={200}
          rule={titleRule}
          kept={{
            text,
            onText: (typed) => {
              key.current = undefined
              setText(typed)
            },
          }}
          failed={copy.createFailed}
          onAdd={add}
        />
      )}
    </section>
  )
}

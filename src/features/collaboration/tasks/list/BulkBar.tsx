import { useState } from 'react'

import type { Task, TaskOperation, TaskPatch } from '#contract/tasks.ts'
import { SelectionBar } from '#research/papers/SelectionBar.tsx'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { useBulkChange } from '../tasks.mutations.ts'
import { priorityOptions } from '../task-words.ts'
import type { Tasks } from '../use-tasks.ts'

type Props = { state: Tasks; chosen: readonly Task[]; onDone: () => void }

const TASKS = ['task', 'tasks'] as const

type Action = { value: string; label: string; patch: TaskPatch }

/** The values that a patch replaces, for taking it back. */
const before = (task: Task, patch: TaskPatch): TaskPatch =>
  Object.fromEntries(Object.keys(patch).map((field) => [field, task[field as keyof Task] ?? null]))

/** One change for all tasks that are chosen, in one step that can be taken back. */
export function BulkBar({ state, chosen, onDone }: Props) {
  const { project, columns, members, milestones } = state
  const [value, setValue] = useState('')
  const bulk = useBulkChange(project.projectId, state.undo)
  const actions: Action[] = [
    ...columns.map(({ status, name }) => ({ value: `s:${status}`, label: `Move to ${name}`, patch: { status } })),
    ...members.map(({ userId, name }) => ({
      value: `w:${userId}`,
      label: `Give to ${name}`,
      patch: { assignees: [userId] },
    })),
    { value: 'w:', label: 'Give to nobody', patch: { assignees: [] } },
    ...priorityOptions.map((option) => ({
      value: `p:${option.value}`,
      label: option.value === '' ? 'Take the priority away' : `Priority: ${option.label}`,
      patch: { priority: option.value === '' ? null : option.value },
    })),
    ...milestones.map(({ id, title }) => ({
      value: `m:${id}`,
      label: `Milestone: ${title}`,
      patch: { milestoneId: id },
    })),
  ]
  const send = (operations: TaskOperation[], back: TaskOperation[]) => async () => {
    if (await bulk(operations, back)) {
      setValue('')
      onDone()
    }
  }
  const action = actions.find((each) => each.value === value)
  const [apply, isApplying] = useOnce(
    send(
      action ? chosen.map(({ id }) => ({ op: 'update' as const, id, patch: action.patch })) : [],
      action ? chosen.map((task) => ({ op: 'update' as const, id: task.id, patch: before(task, action.patch) })) : [],
    ),
  )
  const [remove, isRemoving] = useOnce(
    send(
      // What stands below goes along with the one above, and comes back with it.
      chosen
        .filter(({ parentId }) => !chosen.some(({ id }) => id === parentId))
        .map(({ id }) => ({ op: 'remove' as const, id })),
      chosen
        .filter(({ parentId }) => !chosen.some(({ id }) => id === parentId))
        .map(({ id }) => ({ op: 'restore' as const, id })),
    ),
  )
  return (
    <SelectionBar chosen={chosen.length} words={TASKS} onClear={onDone}>
      <SelectField
        label="Change the chosen tasks"
        labelHidden
        className="w-52"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        options={[{ value: '', label: 'Choose a change' }, ...actions]}
      />
      <Button variant="primary" busy={isApplying} disabled={!action} onClick={() => apply()}>
        Apply
      </Button>
      <Button variant="ghost" busy={isRemoving} onClick={() => remove()}>
        Remove
      </Button>
    </SelectionBar>
  )
}

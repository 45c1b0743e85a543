import { useState } from 'react'

import type { Task, TaskPatch } from '#contract/tasks.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { priorityOptions } from '../task-words.ts'
import type { Tasks } from '../use-tasks.ts'

const LABEL_MAX = 40

/** What is chosen rather than typed: each choice is saved when it is made, and can be taken back with Undo. */
export function TaskFields({ state, task }: { state: Tasks; task: Task }) {
  const { columns, members, milestones, canWrite, change } = state
  const set = (patch: TaskPatch) => change(task.id, patch)
  const known = priorityOptions.some(({ value }) => value === (task.priority ?? ''))
  const start = task.startDate ?? ''
  const due = task.dueDate ?? ''
  const isTurned = start !== '' && due !== '' && start > due
  return (
    <fieldset disabled={!canWrite} className="space-y-4">
      <legend className="sr-only">Fields of the task</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Column"
          value={task.status}
          options={columns.map(({ status, name }) => ({ value: status, label: name }))}
          onChange={(event) => state.move(task.id, { status: event.target.value, index: 0 })}
        />
        <SelectField
          label="Priority"
          value={task.priority ?? ''}
          options={
            known ? priorityOptions : [...priorityOptions, { value: task.priority ?? '', label: task.priority ?? '' }]
          }
          onChange={(event) => set({ priority: event.target.value === '' ? null : event.target.value })}
        />
        <DayField key={`s${start}`} label="Start" day={start} onDay={(day) => set({ startDate: day })} />
        <DayField
          key={`d${due}`}
          label="Due"
          day={due}
          error={isTurned ? 'It is due before it starts.' : undefined}
          onDay={(day) => set({ dueDate: day })}
        />
        {milestones.length > 0 && (
          <SelectField
            label="Milestone"
            value={task.milestoneId ?? ''}
            options={[
              { value: '', label: 'No milestone' },
              ...milestones.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(event) => set({ milestoneId: event.target.value === '' ? null : event.target.value })}
          />
        )}
      </div>
      <fieldset>
        <legend className="mb-1.5 font-medium">Given to</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {members.map(({ userId, name }) => (
            <Checkbox
              key={userId}
              label={name}
              disabled={!canWrite}
              checked={task.assignees.includes(userId)}
              onChange={(isOn) =>
                set({ assignees: isOn ? [...task.assignees, userId] : task.assignees.filter((id) => id !== userId) })
              }
            />
          ))}
        </div>
      </fieldset>
      <LabelsField key={task.labels.join()} labels={task.labels} onLabels={(labels) => set({ labels })} />
    </fieldset>
  )
}

type DayProps = { label: string; day: string; error?: string | undefined; onDay: (day: string | null) => void }

/** A day is sent when it is whole: while its figures are typed, a browser reports days that nobody means. */
function DayField({ label, day, error, onDay }: DayProps) {
  const [value, setValue] = useState(day)
  const send = (next: string) => next !== day && onDay(next === '' ? null : next)
  return (
    <TextField
      label={label}
      type="date"
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => send(value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        send(value)
      }}
    />
  )
}

function LabelsField({ labels, onLabels }: { labels: readonly string[]; onLabels: (labels: string[]) => void }) {
  const [text, setText] = useState(labels.join(', '))
  const send = () => {
    const next = [...new Set(text.split(',').map((each) => each.trim().slice(0, LABEL_MAX)))]
      .filter(Boolean)
      .slice(0, 20)
    if (next.join() !== labels.join()) onLabels(next)
  }
  return (
    <TextField
      label="Labels"
      hint="Parted by commas."
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        send()
      }}
    />
  )
}

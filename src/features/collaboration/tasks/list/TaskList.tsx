import { CloudOff } from 'lucide-react'
import { useState } from 'react'

import type { Task } from '#contract/tasks.ts'
import { measureText } from '#research/projects/measures.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

import { People } from '../People.tsx'
import { columnName, dayText, isOverdue } from '../task-words.ts'
import type { Tasks } from '../use-tasks.ts'
import { BulkBar } from './BulkBar.tsx'
import { asTree } from './list-order.ts'

const STEP = 200

type Props = { state: Tasks; shown: readonly Task[]; today: string; onOpen: (id: string) => void }

/** The tasks one under the other, sub-tasks below theirs; several can be chosen and changed at once. */
export function TaskList({ state, shown, today, onOpen }: Props) {
  const { columns, members, milestones, pending, canWrite } = state
  const [limit, setLimit] = useState(STEP)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const rows = asTree(shown, columns)
  const page = rows.slice(0, limit)
  const chosen = shown.filter(({ id }) => marked.has(id))

  const toggle = (ids: readonly string[], isOn: boolean) =>
    setMarked((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (isOn) next.add(id)
        else next.delete(id)
      }
      return next
    })
  const allIds = rows.map(({ task }) => task.id)
  const isAll = chosen.length === rows.length && rows.length > 0

  const cells: Column<(typeof rows)[number]>[] = [
    {
      key: 'title',
      header: canWrite ? (
        <Checkbox
          label="All tasks"
          checked={isAll ? true : chosen.length > 0 ? 'indeterminate' : false}
          onChange={(isOn) => toggle(allIds, isOn)}
        />
      ) : (
        'Task'
      ),
      width: '20rem',
      cell: ({ task, depth }) => (
        <div className="flex items-start gap-2.5" style={{ paddingLeft: `${depth * 1.25}rem` }}>
          {canWrite && (
            <Checkbox
              labelHidden
              label={`Choose “${task.title}”`}
              checked={marked.has(task.id)}
              onChange={(isOn) => toggle([task.id], isOn)}
            />
          )}
          <button
            type="button"
            className="text-left font-medium wrap-anywhere hover:underline"
            onClick={() => onOpen(task.id)}
          >
            {task.title}
          </button>
          {pending.has(task.id) && (
            <Badge tone="yellow" icon={CloudOff}>
              Not sent yet
            </Badge>
          )}
        </div>
      ),
    },
    { key: 'status', header: 'Column', cell: ({ task }) => columnName(columns, task.status) },
    {
      key: 'due',
      header: 'Due',
      cell: ({ task }) =>
        task.dueDate && (
          <Badge tone={isOverdue(task, today) ? 'red' : 'neutral'}>
            {`${isOverdue(task, today) ? 'Overdue, ' : ''}${dayText(task.dueDate, today)}`}
          </Badge>
        ),
    },
    { key: 'who', header: 'Given to', cell: ({ task }) => <People ids={task.assignees} members={members} /> },
    { key: 'priority', header: 'Priority', cell: ({ task }) => capitalise(task.priority ?? '') },
    { key: 'labels', header: 'Labels', cell: ({ task }) => task.labels.join(', ') },
    {
      key: 'milestone',
      header: 'Milestone',
      cell: ({ task }) => milestones.find(({ id }) => id === task.milestoneId)?.title ?? '',
    },
    { key: 'measure', header: 'Measure', cell: ({ task }) => (task.measure ? measureText(task.measure) : '') },
  ]

  return (
    <>
      <Table caption="Tasks" columns={cells} rows={page} rowKey={({ task }) => task.id} />
      {rows.length > page.length && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Button onClick={() => setLimit((before) => before + STEP)}>
            {`Show ${Math.min(STEP, rows.length - page.length)} more`}
          </Button>
          <span className="text-ink-muted">{`${page.length} of ${rows.length} tasks are shown`}</span>
        </p>
      )}
      {canWrite && <BulkBar state={state} chosen={chosen} onDone={() => setMarked(new Set())} />}
    </>
  )
}

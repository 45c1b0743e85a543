import { Circle } from 'lucide-react'

import { capitalise } from '#shared/format/capitalise.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { AddForm } from './AddForm.tsx'
import { daysUntil, dueText } from './due-date.ts'
import { OwnItem } from './OwnItem.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { inOrder, type Task } from './task-order.ts'
import { newItemId, useOwnList } from './use-own-list.ts'

const priorities = [
  { value: '', label: 'No priority' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
]

function TaskNote({ task: { description, dueDate, priority } }: { task: Task }) {
  const due = dueText(dueDate)
  if (!due && !priority && !description) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {due && <Badge tone={(daysUntil(dueDate) ?? 0) < 0 ? 'red' : 'neutral'}>{due}</Badge>}
      {priority && (
        <Badge tone={priority === 'high' ? 'yellow' : 'neutral'}>{`${capitalise(priority)} priority`}</Badge>
      )}
      {description && <span className="break-words">{description}</span>}
    </span>
  )
}

/** What the person has to do, what is overdue first. */
export function TasksPanel() {
  const { list, add, remove } = useOwnList('tasks')
  return (
    <div className="space-y-3">
      {list.length === 0 ? (
        <PanelEmpty>What you have to do, with its day and how much it matters. Nothing is on your list.</PanelEmpty>
      ) : (
        <ul className="divide-y divide-line">
          {inOrder(list).map(({ task, index }) => (
            <OwnItem
              key={task.id}
              title={task.title || copy.untitled}
              note={<TaskNote task={task} />}
              before={
                <IconButton
                  size="small"
                  icon={Circle}
                  label={`Mark “${task.title}” as done`}
                  onClick={() => remove(index, `“${task.title}” is done`)}
                />
              }
            />
          ))}
        </ul>
      )}
      <AddForm
        label="Add a task"
        fields={[
          { name: 'title', label: 'Task' },
          { name: 'dueDate', label: 'Due', type: 'date' },
          { name: 'priority', label: 'Priority', options: priorities },
        ]}
        onAdd={({ title = '', dueDate, priority }) =>
          add({ id: newItemId(), title, ...(dueDate && { dueDate }), ...(priority && { priority }) })
        }
      />
    </div>
  )
}

import { Circle, UsersRound } from 'lucide-react'

import { newItemId } from '#platform/persona/use-own-list.ts'
import { useMyTasks, type MyTask } from '#research/tasks/my-tasks.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { AddForm } from './AddForm.tsx'
import { daysUntil, dueText } from '#shared/format/due-date.ts'
import { OwnItem } from './OwnItem.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { Loaded } from './Loaded.tsx'

const priorities = [
  { value: '', label: 'No priority' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
]

function TaskNote({ task: { description, dueDate, priority, project } }: { task: MyTask }) {
  const due = dueText(dueDate)
  if (!due && !priority && !description && !project) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {due && <Badge tone={(daysUntil(dueDate) ?? 0) < 0 ? 'red' : 'neutral'}>{due}</Badge>}
      {priority && (
        <Badge tone={priority === 'high' ? 'yellow' : 'neutral'}>{`${capitalise(priority)} priority`}</Badge>
      )}
      {project && <span className="wrap-anywhere">{project.title}</span>}
      {description && <span className="wrap-anywhere">{description}</span>}
    </span>
  )
}

/** What the person has to do, on the own list and in projects, what is overdue first. */
export function TasksPanel() {
  const { tasks, add, assigned, isOffered } = useMyTasks()
  return (
    <div className="space-y-3">
      {tasks.length > 0 && (
        <ul className="divide-y divide-line">
          {tasks.map((task) => (
            <OwnItem
              key={task.id}
              title={task.title || copy.untitled}
              {...(task.project && { url: task.project.to })}
              note={<TaskNote task={task} />}
              before={
                task.finish ? (
                  <IconButton
                    size="small"
                    icon={Circle}
                    label={`Mark “${task.title}” as done`}
                    onClick={() => task.finish?.(`“${task.title}” is done`)}
                  />
                ) : (
                  <span className="grid size-8 shrink-0 place-items-center text-ink-muted">
                    <UsersRound size={16} aria-hidden />
                  </span>
                )
              }
            />
          ))}
        </ul>
      )}
      {isOffered && assigned.data === undefined && (
        <Loaded answer={assigned} failed={copy.tasksFailed}>
          {() => null}
        </Loaded>
      )}
      {tasks.length === 0 && (!isOffered || assigned.data !== undefined) && (
        <PanelEmpty>What you have to do, with due dates and priorities. Nothing is on your list.</PanelEmpty>
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

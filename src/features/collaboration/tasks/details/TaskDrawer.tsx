import { Trash2 } from 'lucide-react'

import type { Task } from '#contract/tasks.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Drawer } from '#shared/ui/Drawer.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Facts } from '#shared/ui/Facts.tsx'

import type { Tasks } from '../use-tasks.ts'
import { DependencyField } from './DependencyField.tsx'
import { LinksField } from './LinksField.tsx'
import { MeasureField } from './MeasureField.tsx'
import { SubTasks } from './SubTasks.tsx'
import { TaskFields } from './TaskFields.tsx'
import { TaskText } from './TaskText.tsx'

type Props = {
  state: Tasks
  taskId: string | undefined
  today: string
  onOpen: (id: string) => void
  onClose: () => void
  onRemove: (id: string) => void
}

/** One task with everything that can be said of it. */
export function TaskDrawer({ state, taskId, today, onOpen, onClose, onRemove }: Props) {
  const task = state.tasks.find(({ id }) => id === taskId)
  return (
    <Drawer
      open={taskId !== undefined}
      onClose={onClose}
      title={task ? task.title : 'Task'}
      subtitle={task ? historyOf(task) : undefined}
      width="34rem"
    >
      {task ? (
        <div key={task.id} className="space-y-6">
          <TaskText state={state} task={task} />
          <TaskFields state={state} task={task} />
          <SubTasks state={state} task={task} onOpen={onOpen} />
          <DependencyField state={state} task={task} today={today} onOpen={onOpen} />
          <LinksField state={state} task={task} />
          <MeasureField state={state} task={task} />
          <Origin task={task} />
          {state.canWrite && (
            <Button variant="ghost" icon={Trash2} onClick={() => onRemove(task.id)}>
              Remove task
            </Button>
          )}
        </div>
      ) : (
        !state.isPending && (
          <EmptyState title="This task no longer exists">
            It was removed, or it belongs to another project. Who removed it can bring it back with Undo.
          </EmptyState>
        )
      )}
    </Drawer>
  )
}

function historyOf({ createdBy, createdAt, updatedBy, updatedAt }: Task): string {
  const made = `Made by ${createdBy?.name ?? 'someone who left'}${createdAt ? `, ${relativeTime(createdAt)}` : ''}`
  if (!updatedAt || updatedAt === createdAt) return made
  return `${made}. Changed${updatedBy ? ` by ${updatedBy.name}` : ''}, ${relativeTime(updatedAt)}`
}

/** Where Copilot proposed it, in the words that it sent along. */
function Origin({ task }: { task: Task }) {
  const origin = task.metadata?.['copilotOrigin']
  if (typeof origin !== 'object' || origin === null) return null
  const words = Object.entries(origin).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (words.length === 0) return null
  const names: Record<string, string> = {
    sessionId: 'Session',
    originatingTool: 'Tool',
    originalTaskId: 'Its task',
    priority: 'Priority there',
  }
  return (
    <section aria-label="From Copilot">
      <h3 className="mb-1.5 font-semibold">From Copilot</h3>
      <Facts rows={words.map(([name, value]) => [names[name] ?? name, value])} />
    </section>
  )
}

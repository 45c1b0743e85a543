import { TaskLine } from './TaskLine.tsx'
import { useCreateTask } from './tasks.mutations.ts'

type Props = { projectId: string; status: string; firstStatus: string; columnName: string }

/** A task in one line, at the foot of a column. */
export function AddInline({ projectId, status, firstStatus, columnName }: Props) {
  const create = useCreateTask(projectId, firstStatus)
  return (
    <TaskLine
      draft={{ of: 'task-line', id: `${projectId}:${status}` }}
      formLabel={`Add to ${columnName}`}
      className="flex items-start gap-2 border-t border-line p-2"
      label={`New task in ${columnName}`}
      placeholder="New task"
      actionLabel={`Add to ${columnName}`}
      onAdd={(title, clientKey) => create({ title, description: '', dueDate: '', status, clientKey })}
    />
  )
}

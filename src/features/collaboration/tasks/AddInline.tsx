import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { tasksCopy as copy } from './tasks.copy.ts'
import { useCreateTask } from './tasks.mutations.ts'

type Props = { projectId: string; status: string; firstStatus: string; columnName: string }

/** A task in one line, at the foot of a column. What is typed survives until the server has it. */
export function AddInline({ projectId, status, firstStatus, columnName }: Props) {
  const [title, setTitle, discard] = useDraft('task-line', `${projectId}:${status}`, '')
  const [error, setError] = useState<string>()
  const create = useCreateTask(projectId, firstStatus)
  const key = useRef<string>(undefined)
  const [add, isAdding] = useOnce(async () => {
    if (title.trim() === '') {
      setError(copy.titleRequired)
      return
    }
    setError(undefined)
    // One key for one task, however often it is sent.
    key.current ??= newKey()
    try {
      await create({ title, description: '', dueDate: '', status, clientKey: key.current })
      key.current = undefined
      discard()
    } catch (failure) {
      setError(`${copy.createFailed} ${messageOf(failure, '')}`)
    }
  })
  return (
    <form
      aria-label={`Add to ${columnName}`}
      className="flex items-start gap-2 border-t border-line p-2"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label={`New task in ${columnName}`}
        labelHidden
        placeholder="New task"
        maxLength={200}
        value={title}
        error={error}
        onChange={(event) => {
          key.current = undefined
          setTitle(event.target.value)
        }}
      />
      <Button type="submit" icon={Plus} busy={isAdding} aria-label={`Add to ${columnName}`}>
        Add
      </Button>
    </form>
  )
}

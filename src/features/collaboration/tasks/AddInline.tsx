import { useRef } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { neededText } from '#shared/forms/text-rules.ts'

import { tasksCopy as copy } from './tasks.copy.ts'
import { useCreateTask } from './tasks.mutations.ts'

type Props = { projectId: string; status: string; firstStatus: string; columnName: string }

const titleRule = neededText(copy.titleRequired)

/** A task in one line, at the foot of a column. What is typed survives until the server has it. */
export function AddInline({ projectId, status, firstStatus, columnName }: Props) {
  const [text, setText, discard] = useDraft('task-line', `${projectId}:${status}`, '')
  const create = useCreateTask(projectId, firstStatus)
  const key = useRef<string>(undefined)
  const add = async (title: string) => {
    // One key for one task, however often it is sent.
    key.current ??= newKey()
    await create({ title, description: '', dueDate: '', status, clientKey: key.current })
    key.current = undefined
    discard()
  }
  return (
    <AddField
      formLabel={`Add to ${columnName}`}
      className="flex items-start gap-2 border-t border-line p-2"
      label={`New task in ${columnName}`}
      labelHidden
      placeholder="New task"
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
      actionLabel={`Add to ${columnName}`}
    />
  )
}

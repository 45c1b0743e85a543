import { useRef, useState } from 'react'

import type { Task } from '#contract/tasks.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { ApiError, messageOf, NetworkError } from '#shared/api/errors.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { tasksCopy as copy } from './tasks.copy.ts'
import { useCreateTask } from './tasks.mutations.ts'

type Props = { projectId: string; firstStatus: string; onClose: () => void; onMade: (task: Task | undefined) => void }

/** The request may have had its effect, although no answer came. */
const isUnknown = (error: unknown) => error instanceof NetworkError && error.mayHaveArrived

const EMPTY = { title: '', description: '', dueDate: '' }

/** A task with its words and its day; the rest is set where it is opened. */
export function NewTaskDialog({ projectId, firstStatus, onClose, onMade }: Props) {
  const [values, setValues, discard] = useDraft('new-task', projectId, EMPTY)
  const [problem, setProblem] = useState<{ text?: string; fields?: Record<string, string> }>({})
  const create = useCreateTask(projectId, firstStatus)
  const key = useRef<string>(undefined)
  const set = (field: keyof typeof EMPTY, value: string) => {
    key.current = undefined
    setValues((before) => ({ ...before, [field]: value }))
  }
  const isHere = useIsHere()
  const [submit, isSending] = useOnce(async () => {
    if (values.title.trim() === '') {
      setProblem({ fields: { title: copy.titleRequired } })
      return
    }
    setProblem({})
    key.current ??= newKey()
    try {
      const task = await create({ ...values, status: firstStatus, clientKey: key.current })
      discard()
      if (isHere()) onMade(task)
    } catch (error) {
      setProblem({
        text: `${copy.createFailed} ${messageOf(error, '')} ${isUnknown(error) ? copy.mayBeThere : copy.createKept}`,
        ...(error instanceof ApiError && { fields: error.fields }),
      })
    }
  })
  return (
    <Dialog
      open
      title="New task"
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form="new-task" busy={isSending}>
            Create task
          </SubmitButton>
        </>
      }
    >
      <form
        id="new-task"
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormError>{problem.text}</FormError>
        <TextField
          label="Title"
          required
          maxLength={200}
          value={values.title}
          error={problem.fields?.['title']}
          onChange={(event) => set('title', event.target.value)}
        />
        <TextAreaField
          label="Description"
          rows={4}
          maxLength={10_000}
          value={values.description}
          onChange={(event) => set('description', event.target.value)}
        />
        <TextField
          label="Due date"
          type="date"
          className="max-w-48"
          value={values.dueDate}
          error={problem.fields?.['dueDate']}
          onChange={(event) => set('dueDate', event.target.value)}
        />
      </form>
    </Dialog>
  )
}

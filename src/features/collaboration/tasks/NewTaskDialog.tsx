import { useRef } from 'react'
import * as z from 'zod/mini'

import type { Task } from '#contract/tasks.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { messageOf, NetworkError } from '#shared/api/errors.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { tasksCopy as copy } from './tasks.copy.ts'
import { useCreateTask } from './tasks.mutations.ts'

type Props = { projectId: string; firstStatus: string; onClose: () => void; onMade: (task: Task | undefined) => void }

/** The request may have had its effect, although no answer came. */
const isUnknown = (error: unknown) => error instanceof NetworkError && error.mayHaveArrived

const taskForm = z.object({ title: neededText(copy.titleRequired), description: z.string(), dueDate: z.string() })
const EMPTY = { title: '', description: '', dueDate: '' }

/** A task with its words and its day; the rest is set where it is opened. */
export function NewTaskDialog({ projectId, firstStatus, onClose, onMade }: Props) {
  const [values, setValues, discard] = useDraft('new-task', projectId, EMPTY)
  const create = useCreateTask(projectId, firstStatus)
  const key = useRef<string>(undefined)
  const isHere = useIsHere()
  const form = useForm({
    schema: taskForm,
    values,
    onChange: (next) => {
      key.current = undefined
      setValues(next)
    },
    send: async (task) => {
      key.current ??= newKey()
      const made = await create({ ...task, status: firstStatus, clientKey: key.current })
      discard()
      if (isHere()) onMade(made)
    },
    explain: (error) => ({
      message: `${copy.createFailed} ${messageOf(error, '')} ${isUnknown(error) ? copy.mayBeThere : copy.createKept}`,
    }),
  })
  return (
    <Dialog
      title="New task"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form="new-task" {...form.button}>
            Create task
          </SubmitButton>
        </>
      }
    >
      <Form of={form} id="new-task" className="space-y-4">
        <FormError>{form.problem}</FormError>
        <WaitNote seconds={form.waitLeft} />
        <TextField {...form.field('title')} label="Title" required maxLength={200} />
        <TextAreaField {...form.field('description')} label="Description" rows={4} maxLength={10_000} />
        <TextField {...form.field('dueDate')} label="Due date" type="date" className="max-w-48" />
      </Form>
    </Dialog>
  )
}

import * as z from 'zod/mini'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { titleOf } from '../synthesis-title.ts'
import { synthesesCopy as copy } from '../syntheses.copy.ts'
import { historyCopy } from './history.copy.ts'

const nameForm = z.object({ title: neededText(copy.noName) })

type Props = { row: Synthesis; onDone: () => Promise<unknown>; onClose: () => void }

/** Another name, from the list. What was typed stays when it could not be saved. */
export function RenameDialog({ row, onDone, onClose }: Props) {
  const form = useForm({
    schema: nameForm,
    defaultValues: { title: titleOf(row) },
    judge: 'change',
    send: async (body) => {
      await callApi(synthesesApi.update, { params: { id: row.id }, body })
      await onDone()
      onClose()
    },
    explain: (error) => ({
      message: `${historyCopy.changeFailed}: ${messageOf(error, 'the server gave no reason')}. Your words are kept.`,
    }),
  })
  return (
    <Dialog
      onClose={onClose}
      title="Rename"
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton {...form.button} form="rename-analysis">
            Save name
          </SubmitButton>
        </>
      }
    >
      <Form of={form} id="rename-analysis">
        <TextField {...form.field('title')} label="Name" maxLength={300} />
        <FormError>{form.problem}</FormError>
        <WaitNote seconds={form.waitLeft} />
      </Form>
    </Dialog>
  )
}

import { useState, type FormEvent } from 'react'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { titleOf } from '../synthesis-title.ts'
import { copy } from '../syntheses.copy.ts'
import { historyCopy } from './history.copy.ts'

type Props = { row: Synthesis; onDone: () => Promise<unknown>; onClose: () => void }

/** Another name, from the list. What was typed stays when it could not be saved. */
export function RenameDialog({ row, onDone, onClose }: Props) {
  const [title, setTitle] = useState(titleOf(row))
  const [problem, setProblem] = useState<string>()
  const [save, isSaving] = useOnce(async () => {
    try {
      await callApi(synthesesApi.update, { params: { id: row.id }, body: { title: title.trim() } })
      await onDone()
      onClose()
    } catch (error) {
      setProblem(`${historyCopy.changeFailed}: ${messageOf(error, 'the server gave no reason')}. Your words are kept.`)
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') save()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename"
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="rename-analysis" variant="primary" busy={isSaving}>
            Save name
          </Button>
        </>
      }
    >
      <form id="rename-analysis" onSubmit={handleSubmit} noValidate>
        <TextField
          label="Name"
          maxLength={300}
          value={title}
          {...(title.trim() === '' && { error: copy.noName })}
          onChange={(event) => setTitle(event.target.value)}
        />
        {problem !== undefined && <FormError>{problem}</FormError>}
      </form>
    </Dialog>
  )
}

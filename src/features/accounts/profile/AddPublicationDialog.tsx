import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { emptyPublication, publicationForm } from './publication.form.ts'
import { publicationsCopy } from './publications.copy.ts'

type Props = { onClose: () => void; onAdded: (id: string) => void }

const copy = publicationsCopy.dialog
const FILE = 'Added by hand'

/** One record, typed in. The same attempt sent again adds nothing twice. */
export function AddPublicationDialog({ onClose, onAdded }: Props) {
  const client = useQueryClient()
  const [values, setValues, discard] = useDraft('publication', 'new', emptyPublication)
  // A new one with every change: another record is another import.
  const importId = useRef<{ of: string; id: string }>(undefined)

  const form = useForm({
    schema: publicationForm,
    values,
    onChange: setValues,
    send: async (draft, typed) => {
      const of = JSON.stringify(typed)
      if (importId.current?.of !== of) importId.current = { of, id: newKey() }
      const body = { importId: importId.current.id, batch: 0, file: FILE, records: [{ line: 1, draft }] }
      const { outcomes } = await callApi(documentsApi.importBatch, { body })
      const [outcome] = outcomes
      if (outcome?.documentId === undefined) throw new Error(outcome?.reason ?? copy.failed)
      discard()
      onAdded(outcome.documentId)
      onClose()
      toast({ title: copy.added, ...(outcome.outcome === 'duplicate' && { description: copy.known }) })
      await invalidateInAllTabs(client, [documentsApi.list])
    },
  })

  const text = (field: keyof typeof values) => ({ ...form.field(field), label: copy.fields[field] })
  return (
    <Dialog
      onClose={onClose}
      title={copy.title}
      description={copy.description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton {...form.button} form="publication">
            {copy.action}
          </SubmitButton>
        </>
      }
    >
      <Form of={form} id="publication" aria-label={copy.title} className="space-y-4">
        <FormError>
          {form.problem && (
            <>
              {form.problem} {copy.kept}
            </>
          )}
        </FormError>
        <WaitNote seconds={form.waitLeft} />
        <TextAreaField {...text('title')} rows={2} required />
        <TextAreaField {...text('authors')} rows={3} hint={copy.fields.authorsHint} />
        <div className="grid gap-4 sm:grid-cols-[7rem_1fr]">
          <TextField {...text('year')} inputMode="numeric" maxLength={4} />
          <TextField {...text('venue')} />
        </div>
        <TextField {...text('doi')} spellCheck={false} autoComplete="off" />
      </Form>
    </Dialog>
  )
}

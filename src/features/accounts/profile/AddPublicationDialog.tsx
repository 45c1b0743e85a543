import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { callApi } from '#shared/api/call-api.ts'
import { isAbort, messageOf } from '#shared/api/errors.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { emptyPublication, publicationDraft, publicationProblems, type PublicationValues } from './publication.form.ts'
import { publicationsCopy } from './publications.copy.ts'

type Props = { onClose: () => void; onAdded: (id: string) => void }

const copy = publicationsCopy.dialog
const FILE = 'Added by hand'

/** One record, typed in. The same attempt sent again adds nothing twice. */
export function AddPublicationDialog({ onClose, onAdded }: Props) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues, discard] = useDraft('publication', 'new', emptyPublication)
  const [isAttempted, setAttempted] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [problem, setProblem] = useState<string>()
  // A new one with every change: another record is another import.
  const importId = useRef<{ of: PublicationValues; id: string }>(undefined)

  const found = isAttempted ? publicationProblems(values) : {}
  const [add, isAdding] = useOnce(async () => {
    setProblem(undefined)
    if (importId.current?.of !== values) importId.current = { of: values, id: newKey() }
    try {
      const records = [{ line: 1, draft: publicationDraft(values) }]
      const body = { importId: importId.current.id, batch: 0, file: FILE, records }
      const { outcomes } = await callApi(documentsApi.importBatch, { body })
      const [outcome] = outcomes
      if (outcome?.documentId === undefined) {
        setProblem(outcome?.reason ?? copy.failed)
        return
      }
      discard()
      onAdded(outcome.documentId)
      onClose()
      toast({ title: copy.added, ...(outcome.outcome === 'duplicate' && { description: copy.known }) })
      await invalidateInAllTabs(client, [documentsApi.list])
    } catch (error) {
      if (!isAbort(error)) setProblem(messageOf(error, copy.failed))
    }
  })

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])

  const text = (field: keyof PublicationValues) => ({
    name: field,
    label: copy.fields[field],
    value: values[field],
    onChange: (event: { target: { value: string } }) => setValues((b) => ({ ...b, [field]: event.target.value })),
    ...(found[field] !== undefined && { error: found[field] }),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={copy.title}
      description={copy.description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busy={isAdding} form="publication">
            {copy.action}
          </SubmitButton>
        </>
      }
    >
      <form
        id="publication"
        ref={form}
        noValidate
        aria-label={copy.title}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          setAttempted(true)
          setAttempts((n) => n + 1)
          if (Object.keys(publicationProblems(values)).length === 0) add()
        }}
      >
        <FormError>
          {problem !== undefined && (
            <>
              {problem} {copy.kept}
            </>
          )}
        </FormError>
        <TextAreaField {...text('title')} rows={2} required />
        <TextAreaField {...text('authors')} rows={3} hint={copy.fields.authorsHint} />
        <div className="grid gap-4 sm:grid-cols-[7rem_1fr]">
          <TextField {...text('year')} inputMode="numeric" maxLength={4} />
          <TextField {...text('venue')} />
        </div>
        <TextField {...text('doi')} spellCheck={false} autoComplete="off" />
      </form>
    </Dialog>
  )
}

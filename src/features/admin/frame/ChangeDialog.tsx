import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { adminCopy as copy } from './admin.copy.ts'
import { BeforeAfter, type Change } from './BeforeAfter.tsx'

type Props = {
  title: string
  /** Whose draft the words are. */
  target: string
  changes: readonly Change[]
  /** What it means for people, said before it is done. */
  impact?: readonly string[]
  /** Choices that make up the change. */
  fields?: ReactNode
  note?: { label: string; hint?: string; required?: boolean }
  action: string
  destructive?: boolean
  /** Done once for one key, however often it is sent. */
  onConfirm: (note: string, clientKey: string) => Promise<unknown>
  onClose: () => void
}

/** Every write of an admin is asked about here: how it stands, how it will stand, and who is touched. */
export function ChangeDialog({
  title,
  target,
  changes,
  impact = [],
  fields,
  note,
  action,
  destructive = false,
  onConfirm,
  onClose,
}: Props) {
  const [clientKey] = useState(newKey)
  const [words, setWords, discard] = useDraft('admin-change', target, '')
  const differing = changes.filter(({ before, after }) => before !== after)
  const form = useForm({
    schema: z.object({ note: z.string().check(z.trim(), z.minLength(note?.required ? 1 : 0, { error: () => '' })) }),
    values: { note: words },
    onChange: ({ note: typed }) => setWords(typed),
    send: async ({ note: given }) => {
      await onConfirm(given, clientKey)
      discard()
      onClose()
    },
    explain: (error) => ({
      message: (
        <>
          <p className="font-medium">{copy.failed}</p>
          <p>{messageOf(error, '')}</p>
          {statusOf(error) === 409 && <p>{copy.changedMeanwhile}</p>}
        </>
      ),
    }),
  })
  const button = form.readyButton()
  return (
    <Dialog onClose={onClose} title={title}>
      <Form of={form} className="space-y-4">
        {fields}
        {differing.length > 0 ? <BeforeAfter changes={differing} /> : <p>{copy.nothingChanges}</p>}
        {differing.length > 0 && impact.length > 0 && (
          <div>
            <p className="font-medium">{copy.impact}</p>
            <ul className="mt-1 list-disc space-y-0.5 pl-5 text-ink-muted">
              {impact.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {note && (
          <TextAreaField
            {...form.field('note')}
            label={note.label}
            hint={note.hint}
            required={note.required ?? false}
            maxLength={2000}
            readOnly={form.isBusy}
          />
        )}
        <FormError>{form.problem}</FormError>
        <div className="flex flex-wrap justify-end gap-2">
          <WaitNote seconds={form.waitLeft} />
          <Button disabled={form.isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <SubmitButton
            {...button}
            variant={destructive ? 'danger' : 'primary'}
            disabled={button.disabled || (differing.length === 0 && !form.isBusy)}
          >
            {action}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

import { useState, type FormEvent, type ReactNode } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
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
  const [error, setError] = useState<unknown>()
  const differing = changes.filter(({ before, after }) => before !== after)
  const isMissing = note?.required === true && words.trim() === ''
  const canSave = differing.length > 0 && !isMissing
  const [save, isSaving] = useOnce(async () => {
    setError(undefined)
    try {
      await onConfirm(words.trim(), clientKey)
      discard()
      onClose()
    } catch (failure) {
      setError(failure)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) save()
  }
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form onSubmit={submit} className="space-y-4">
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
            label={note.label}
            hint={note.hint}
            required={note.required ?? false}
            maxLength={2000}
            value={words}
            readOnly={isSaving}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <FormError>
          {error !== undefined && (
            <>
              <p className="font-medium">{copy.failed}</p>
              <p>{messageOf(error, '')}</p>
              {statusOf(error) === 409 && <p>{copy.changedMeanwhile}</p>}
            </>
          )}
        </FormError>
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={isSaving} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            variant={destructive ? 'danger' : 'primary'}
            busy={isSaving}
            disabled={!canSave && !isSaving}
          >
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

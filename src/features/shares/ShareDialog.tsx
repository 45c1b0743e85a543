import { useState } from 'react'

import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { CreatedLink } from './CreatedLink.tsx'
import { expiryAt, expiryChoices, isExpiryChoice, type ExpiryChoice } from './expiry.ts'
import { sharesCopy as copy } from './shares.copy.ts'
import { useCreateShare } from './shares.mutations.ts'

const TITLE_MAX = 200

/** Makes a link to something, and hands it out. */
export function ShareDialog({ request, onClose }: DialogProps<'share'>) {
  const { kind, targetId, view } = request
  const [title, setTitle] = useState(request.title.slice(0, TITLE_MAX))
  const [expiry, setExpiry] = useState<ExpiryChoice>('never')
  const [isMissing, setMissing] = useState(false)
  // A second try after a lost reply asks for the same link.
  const [clientKey] = useState(() => newKey())
  const { mutate, data, error, isPending } = useCreateShare()

  const submit = () => {
    if (isPending) return
    setMissing(title.trim() === '')
    if (title.trim() === '') return
    const body = { kind, targetId, title: title.trim(), expiresAt: expiryAt(expiry), clientKey, ...(view && { view }) }
    mutate({ body })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? copy.created : copy.title[kind]}
      description={data ? copy.createdBody : copy.lead[kind]}
    >
      {data ? (
        <CreatedLink share={data} onClose={onClose} />
      ) : (
        <form
          className="space-y-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TextField
            label={copy.name}
            hint={copy.nameHint}
            value={title}
            maxLength={TITLE_MAX}
            error={isMissing ? copy.nameMissing : undefined}
            onChange={(event) => setTitle(event.target.value)}
          />
          <SelectField
            label={copy.expiry}
            className="max-w-60"
            value={expiry}
            options={expiryChoices.map((value) => ({ value, label: copy.choices[value] }))}
            onChange={({ target: { value } }) => isExpiryChoice(value) && setExpiry(value)}
          />
          {error && !isPending && <ErrorCard title={copy.createFailed} error={error} kept={copy.createKept} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{copy.cancel}</Button>
            <Button type="submit" variant="primary" busy={isPending}>
              {copy.create}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { affiliateApi } from '#contract/affiliate.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'

/** Today in UTC: campaigns count in it. */
const today = () => new Date().toISOString().slice(0, 10)

/** A new campaign. What was typed is kept until it is there. */
export function NewCampaign({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [clientKey] = useState(newKey)
  const [form, setForm, discard] = useDraft('campaign', 'new', { name: '', from: today(), to: '', audience: '' })
  const { mutateAsync, error } = useApiMutation(affiliateApi.createCampaign, {
    invalidates: [affiliateApi.campaigns],
  })
  const isBackwards = form.to !== '' && form.to < form.from
  const canSave = form.name.trim() !== '' && form.from !== '' && !isBackwards
  const isHere = useIsHere()
  const [save, isSaving] = useOnce(async () => {
    const { name, from, to, audience } = form
    const made = await mutateAsync({
      body: {
        name: name.trim(),
        from,
        clientKey,
        ...(to !== '' && { to }),
        ...(audience.trim() !== '' && { audience: audience.trim() }),
      },
    })
    discard()
    toast({ title: copy.created(made.name) })
    if (!isHere()) return
    onClose()
    void navigate(paths.campaign(made.id))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) save()
  }
  return (
    <Dialog open onOpenChange={onClose} title={copy.newCampaign}>
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label={copy.name}
          required
          maxLength={120}
          value={form.name}
          onChange={(event) => setForm({ ...form, name: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={copy.from}
            type="date"
            required
            value={form.from}
            onChange={(event) => setForm({ ...form, from: event.target.value })}
          />
          <TextField
            label={copy.to}
            type="date"
            hint={copy.toHint}
            value={form.to}
            error={isBackwards ? copy.badDays : ''}
            onChange={(event) => setForm({ ...form, to: event.target.value })}
          />
        </div>
        <TextField
          label={copy.audience}
          maxLength={200}
          value={form.audience}
          onChange={(event) => setForm({ ...form, audience: event.target.value })}
        />
        <FormError>{error && `${copy.createFailed} ${messageOf(error, '')}`}</FormError>
        <div className="flex justify-end gap-2">
          <Button disabled={isSaving} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} disabled={!canSave && !isSaving}>
            {copy.create}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

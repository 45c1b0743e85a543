import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { affiliateApi } from '#contract/affiliate.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'
import { campaignForm } from './campaign.form.ts'

/** Today in UTC: campaigns count in it. */
const today = () => new Date().toISOString().slice(0, 10)

/** A new campaign. What was typed is kept until it is there. */
export function NewCampaign({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [clientKey] = useState(newKey)
  const start = { name: '', from: today(), to: '', audience: '' }
  const [values, setValues, discard] = useDraft('campaign', 'new', start)
  const { mutateAsync } = useApiMutation(affiliateApi.createCampaign, {
    invalidates: [affiliateApi.campaigns],
  })
  const isHere = useIsHere()
  const form = useForm({
    schema: campaignForm,
    values,
    onChange: setValues,
    judge: 'change',
    send: async (given) => {
      const made = await mutateAsync({ body: { ...given, clientKey } })
      discard()
      toast({ title: copy.created(made.name) })
      if (!isHere()) return
      onClose()
      void navigate(paths.campaign(made.id))
    },
    failed: copy.createFailed,
  })
  return (
    <Dialog onClose={onClose} title={copy.newCampaign}>
      <Form of={form} className="space-y-4">
        <TextField {...form.field('name')} label={copy.name} required maxLength={120} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...form.field('from')} label={copy.from} type="date" required />
          <TextField {...form.field('to')} label={copy.to} type="date" hint={copy.toHint} />
        </div>
        <TextField {...form.field('audience')} label={copy.audience} maxLength={200} />
        <FormError>{form.problem}</FormError>
        <div className="flex justify-end gap-2">
          <WaitNote seconds={form.waitLeft} />
          <Button disabled={form.isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <SubmitButton {...form.readyButton()}>{copy.create}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

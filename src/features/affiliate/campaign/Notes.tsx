import * as z from 'zod/mini'

import { affiliateApi, type Campaign } from '#contract/affiliate.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Card } from '#shared/ui/Card.tsx'

import { campaignCopy as copy } from './campaign.copy.ts'

const notesForm = z.pick(affiliateApi.updateCampaign.body, { notes: true })

/** What the affiliate notes for themselves. */
export function Notes({ campaign, isEnded }: { campaign: Campaign; isEnded: boolean }) {
  const saved = campaign.notes ?? ''
  const [notes, setNotes, discard] = useDraft('campaign-notes', campaign.id, saved)
  const { mutateAsync } = useApiMutation(affiliateApi.updateCampaign, { invalidates: [affiliateApi.campaign] })
  const form = useForm({
    schema: notesForm,
    values: { notes },
    onChange: (typed) => setNotes(typed.notes),
    send: async (given) => {
      const body = { ...given, version: campaign.version, clientKey: newKey() }
      await mutateAsync({ params: { campaignId: campaign.id }, body })
      discard()
      toast({ title: copy.notesSaved })
    },
    explain: (error) => ({ fields: { notes: `${copy.notesFailed} ${messageOf(error, '')}` } }),
  })
  if (isEnded) {
    return saved === '' ? null : (
      <Card title={copy.notes}>
        <p className="whitespace-pre-line wrap-anywhere">{saved}</p>
      </Card>
    )
  }
  return (
    <Card title={copy.notes}>
      <Form of={form}>
        <TextAreaField
          {...form.field('notes')}
          label={copy.notes}
          labelHidden
          hint={copy.notesHint}
          maxLength={5000}
          readOnly={form.isBusy}
        />
        <div className="mt-3 flex justify-end">
          <WaitNote seconds={form.waitLeft} />
          <SubmitButton
            {...form.button}
            variant="secondary"
            disabled={form.button.disabled || (notes === saved && !form.isBusy)}
          >
            {copy.saveNotes}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

import type { FormEvent } from 'react'

import { affiliateApi, type Campaign } from '#contract/affiliate.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { campaignCopy as copy } from './campaign.copy.ts'

/** What the affiliate notes for themselves. */
export function Notes({ campaign, isEnded }: { campaign: Campaign; isEnded: boolean }) {
  const saved = campaign.notes ?? ''
  const [notes, setNotes, discard] = useDraft('campaign-notes', campaign.id, saved)
  const { mutateAsync, error } = useApiMutation(affiliateApi.updateCampaign, { invalidates: [affiliateApi.campaign] })
  const [save, isSaving] = useOnce(async () => {
    const body = { notes, version: campaign.version, clientKey: newKey() }
    await mutateAsync({ params: { campaignId: campaign.id }, body })
    discard()
    toast({ title: copy.notesSaved })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (notes !== saved) save()
  }
  if (isEnded) {
    return saved === '' ? null : (
      <Card title={copy.notes}>
        <p className="whitespace-pre-line wrap-anywhere">{saved}</p>
      </Card>
    )
  }
  return (
    <Card title={copy.notes}>
      <form onSubmit={submit}>
        <TextAreaField
          label={copy.notes}
          labelHidden
          hint={copy.notesHint}
          maxLength={5000}
          value={notes}
          readOnly={isSaving}
          error={error ? `${copy.notesFailed} ${messageOf(error, '')}` : ''}
          onChange={(event) => setNotes(event.target.value)}
        />
        <div className="mt-3 flex justify-end">
          <Button type="submit" busy={isSaving} disabled={notes === saved && !isSaving}>
            {copy.saveNotes}
          </Button>
        </div>
      </form>
    </Card>
  )
}

import { Crosshair, Send } from 'lucide-react'
import { useState, type ClipboardEvent } from 'react'

import { ApiError, messageOf, statusOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { submitKeys } from '#shared/forms/submit-keys.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { checkAttachment } from '../attachment-rules.ts'
import { newCommentForm } from '../comment.form.ts'
import { AlertBox } from './AlertBox.tsx'
import { AttachmentField } from './AttachmentField.tsx'
import type { CommentPlace } from './comment-place.ts'
import { spotWords } from './draft-spot.ts'
import type { NewCommentDraft } from './new-comment.draft.ts'
import { categoryOptions, overlayCopy as copy, priorityOptions } from './overlay.copy.ts'
import { useCreateComment } from './overlay.mutations.ts'
import { useTellTyping } from './overlay.realtime.ts'

type Props = {
  userId: string
  place: CommentPlace
  draft: NewCommentDraft
  onPick: () => void
  onDiscard: () => void
  onSent: () => void
}

const browserNow = () => ({
  userAgent: navigator.userAgent,
  viewport: { width: window.innerWidth, height: window.innerHeight },
})

/** What goes into a new comment. It is kept as it is until the server has it. */
export function NewCommentForm({ userId, place, draft, onPick, onDiscard, onSent }: Props) {
  const { content, category, priority, spot, file } = draft
  const { mutateAsync } = useCreateComment()
  const [alert, setAlert] = useState<string>()
  const [wait, setWait] = useState<number>()
  const { type, stop } = useTellTyping(place.page, undefined)
  const form = useForm({
    schema: newCommentForm,
    values: { content, category, priority },
    onChange: (typed, field) => {
      draft.change({ [field]: typed[field] })
      if (field === 'content') type()
    },
    send: async (given) => {
      if (!spot) return
      stop()
      setWait(undefined)
      await mutateAsync({
        userId,
        page: place.page,
        ...(place.subpage !== undefined && { subpage: place.subpage }),
        xPosition: spot.percent.x,
        yPosition: spot.percent.y,
        ...given,
        contextPath: place.contextPath,
        metadata: { ...browserNow(), anchor: spot.anchor },
        ...(file && { image: file }),
      })
      draft.discard()
      onSent()
    },
    explain: (error) => {
      const isTooLarge = file && statusOf(error) === 413
      setAlert(isTooLarge ? copy.fileTooLarge : copy.createFailed(messageOf(error, 'Unknown error')))
      setWait(error instanceof ApiError ? error.retryAfter : undefined)
      // The wait is said here, not imposed.
      return { wait: 0 }
    },
  })
  const isSending = form.isBusy
  const onPaste = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files
    if (!pasted || checkAttachment(pasted)) return
    event.preventDefault()
    draft.setFile(pasted)
  }
  return (
    <Form of={form} className="space-y-3 p-4">
      <div className="flex items-center gap-2 rounded-control bg-surface-sunken py-1 pr-1 pl-2.5 text-xs">
        <span className="min-w-0 flex-1 truncate text-ink-muted">{spot ? spotWords(spot) : copy.onThePage}</span>
        <IconButton size="small" label={copy.chooseSpot} icon={Crosshair} onClick={onPick} />
      </div>
      <TextAreaField
        {...form.field('content')}
        label={copy.text}
        placeholder={copy.textPlaceholder}
        data-autofocus
        required
        maxLength={10_000}
        rows={4}
        readOnly={isSending}
        onBlur={stop}
        onKeyDown={submitKeys}
        onPaste={onPaste}
      />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          {...form.choice('category')}
          label={copy.category}
          options={categoryOptions}
          disabled={isSending}
        />
        <SelectField
          {...form.choice('priority')}
          label={copy.priority}
          options={priorityOptions}
          disabled={isSending}
        />
      </div>
      {draft.lostFile && (
        <p role="status" className="text-xs wrap-anywhere text-state-yellow">
          {copy.chooseAgain(draft.lostFile)}
        </p>
      )}
      <AttachmentField file={file} onFile={draft.setFile} disabled={isSending} />
      {wait !== undefined && <p className="text-xs text-ink-muted">{copy.waitFor(wait)}</p>}
      <div className="flex items-center justify-between gap-2 border-t border-line pt-3">
        <Button variant="ghost" size="small" className="-ml-2" disabled={isSending} onClick={onDiscard}>
          {copy.discard}
        </Button>
        <SubmitButton {...form.readyButton()} size="small" icon={Send}>
          {copy.send}
        </SubmitButton>
      </div>
      {alert !== undefined && (
        <AlertBox title={copy.createFailedTitle} message={alert} onClose={() => setAlert(undefined)} />
      )}
    </Form>
  )
}

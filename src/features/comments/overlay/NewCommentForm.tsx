import { Crosshair, Send } from 'lucide-react'
import { useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react'

import { ApiError, messageOf, statusOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { checkAttachment } from '../attachment-rules.ts'
import { AlertBox } from './AlertBox.tsx'
import { AttachmentField } from './AttachmentField.tsx'
import type { CommentPlace } from './comment-place.ts'
import { spotWords } from './draft-spot.ts'
import type { NewCommentDraft } from './new-comment.draft.ts'
import { categoryOptions, copy, priorityOptions } from './overlay.copy.ts'
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
  const { mutateAsync, error } = useCreateComment()
  const [isAlertOpen, setAlertOpen] = useState(false)
  const { type, stop } = useTellTyping(place.page, undefined)
  const text = content.trim()

  const [send, isSending] = useOnce(async () => {
    if (text === '' || !spot) return
    stop()
    try {
      await mutateAsync({
        userId,
        page: place.page,
        ...(place.subpage !== undefined && { subpage: place.subpage }),
        xPosition: spot.percent.x,
        yPosition: spot.percent.y,
        content: text,
        category,
        priority,
        contextPath: place.contextPath,
        metadata: { ...browserNow(), anchor: spot.anchor },
        ...(file && { image: file }),
      })
    } catch (failure) {
      setAlertOpen(true)
      throw failure
    }
    draft.discard()
    onSent()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
  }
  const onPaste = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files
    if (!pasted || checkAttachment(pasted)) return
    event.preventDefault()
    draft.setFile(pasted)
  }
  const wait = error instanceof ApiError ? error.retryAfter : undefined
  return (
    <form onSubmit={submit} className="space-y-3 p-4">
      <div className="flex items-center gap-2 rounded-control bg-surface-sunken py-1 pr-1 pl-2.5 text-xs">
        <span className="min-w-0 flex-1 truncate text-ink-muted">{spot ? spotWords(spot) : copy.onThePage}</span>
        <IconButton size="small" label={copy.chooseSpot} icon={Crosshair} onClick={onPick} />
      </div>
      <TextAreaField
        label={copy.text}
        placeholder={copy.textPlaceholder}
        data-autofocus
        required
        maxLength={10_000}
        rows={4}
        value={content}
        readOnly={isSending}
        onChange={(event) => {
          draft.change({ content: event.target.value })
          type()
        }}
        onBlur={stop}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label={copy.category}
          options={categoryOptions}
          value={category}
          disabled={isSending}
          onChange={(event) => draft.change({ category: event.target.value })}
        />
        <SelectField
          label={copy.priority}
          options={priorityOptions}
          value={priority}
          disabled={isSending}
          onChange={(event) => draft.change({ priority: event.target.value })}
        />
      </div>
      {draft.lostFile && (
        <p role="status" className="text-xs break-words text-state-yellow">
          {copy.chooseAgain(draft.lostFile)}
        </p>
      )}
      <AttachmentField file={file} onFile={draft.setFile} disabled={isSending} />
      {wait !== undefined && !isSending && <p className="text-xs text-ink-muted">{copy.waitFor(wait)}</p>}
      <div className="flex items-center justify-between gap-2 border-t border-line pt-3">
        <Button variant="ghost" size="small" className="-ml-2" disabled={isSending} onClick={onDiscard}>
          {copy.discard}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="small"
          icon={Send}
          busy={isSending}
          disabled={text === '' && !isSending}
        >
          {copy.send}
        </Button>
      </div>
      {isAlertOpen && error && (
        <AlertBox
          title={copy.createFailedTitle}
          message={
            file && statusOf(error) === 413 ? copy.fileTooLarge : copy.createFailed(messageOf(error, 'Unknown error'))
          }
          onClose={() => setAlertOpen(false)}
        />
      )}
    </form>
  )
}

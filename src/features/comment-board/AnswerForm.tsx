import { useId, type FormEvent, type KeyboardEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { copy } from './board.copy.ts'
import { useAnswer } from './board.mutations.ts'

/** The failure in the words of the text, and what is known beyond them. */
function problemOf(error: Error | null): string {
  if (!error) return ''
  if (error instanceof NetworkError && error.mayHaveArrived) return `${copy.replyFailed} ${copy.notFound}`
  if (error instanceof ApiError && error.retryAfter) return `${copy.replyFailed} ${copy.waitFor(error.retryAfter)}`
  return copy.replyFailed
}

/** An admin's answer. The draft is the same as in the dropdown: what was begun there is finished here. */
export function AnswerForm({ commentId, userId }: { commentId: string; userId: string }) {
  const [text, setText, discard] = useDraft('comment-reply', commentId, '')
  const { mutateAsync, error } = useAnswer()
  const content = text.trim()
  const formId = useId()
  const [send, isSending] = useOnce(async () => {
    if (content === '') return
    await mutateAsync({ commentId, userId, content })
    discard()
  })
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form id={formId} onSubmit={submit} className="space-y-2">
      <TextAreaField
        label={copy.replyLabel}
        placeholder={copy.replyPlaceholder}
        rows={2}
        maxLength={10_000}
        value={text}
        readOnly={isSending}
        error={isSending ? '' : problemOf(error)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
        }}
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" size="small" busy={isSending} disabled={content === '' && !isSending}>
          {copy.reply}
        </Button>
      </div>
    </form>
  )
}

import { useId, type FormEvent, type KeyboardEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { INPUT_LOOK } from '#shared/forms/field-look.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { copy } from '../comments.copy.ts'
import { useReply } from '../comments.mutations.ts'

type Props = { commentId: string; userId: string; isAdminReply: boolean }

/** The failure in the words of the text, and what is known beyond them. */
function problemOf(error: Error | null): string | undefined {
  if (!error) return undefined
  if (error instanceof NetworkError && error.mayHaveArrived) return `${copy.replyFailed} ${copy.notFound}`
  if (error instanceof ApiError && error.retryAfter) return `${copy.replyFailed} ${copy.waitFor(error.retryAfter)}`
  return copy.replyFailed
}

/** An answer to a comment. What is typed is kept until the server has it. */
export function ReplyForm({ commentId, userId, isAdminReply }: Props) {
  const [text, setText, discard] = useDraft('comment-reply', commentId, '')
  const { mutateAsync, error } = useReply()
  const content = text.trim()
  const problemId = useId()
  const [send, isSending] = useOnce(async () => {
    if (content === '') return
    await mutateAsync({ commentId, userId, content, isAdminReply })
    discard()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
  }
  const problem = isSending ? undefined : problemOf(error)
  return (
    <form onSubmit={submit}>
      <div className="flex items-end gap-2">
        <textarea
          aria-label={copy.replyLabel}
          aria-describedby={problem ? problemId : undefined}
          placeholder={copy.replyPlaceholder}
          rows={1}
          maxLength={10_000}
          value={text}
          readOnly={isSending}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className={classNames(
            INPUT_LOOK,
            'scroll-quiet field-sizing-content max-h-32 min-w-0 flex-1 resize-none py-1.5',
          )}
        />
        <Button type="submit" size="small" busy={isSending} disabled={content === '' && !isSending}>
          {copy.reply}
        </Button>
      </div>
      <p id={problemId} role="alert" className="text-state-red not-empty:mt-1.5">
        {problem}
      </p>
    </form>
  )
}

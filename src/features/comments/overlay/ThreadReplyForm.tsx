import { useId, type FormEvent, type KeyboardEvent } from 'react'

import type { User } from '#contract/auth.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { ApiError, NetworkError, statusOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { INPUT_LOOK } from '#shared/forms/field-look.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { useReply } from '../comments.mutations.ts'
import { useUnsentFile } from '../unsent-files.ts'
import { AttachmentField } from './AttachmentField.tsx'
import { copy } from './overlay.copy.ts'
import { useTellTyping } from './overlay.realtime.ts'

type Props = { commentId: string; page: string; user: User }

/** The failure in the words of the text, and what is known beyond them. */
function problemOf(error: Error | null, hasFile: boolean): string | undefined {
  if (!error) return undefined
  if (hasFile && statusOf(error) === 413) return copy.fileTooLarge
  if (error instanceof NetworkError && error.mayHaveArrived) return `${copy.replyFailed} ${copy.replyNotFound}`
  if (error instanceof ApiError && error.retryAfter) return `${copy.replyFailed} ${copy.waitFor(error.retryAfter)}`
  return copy.replyFailed
}

/** An answer on the page itself, with a file where one is needed. Text and file are kept until the server has them. */
export function ThreadReplyForm({ commentId, page, user }: Props) {
  const [text, setText, discard] = useDraft('comment-reply', commentId, '')
  const [file, keepFile] = useUnsentFile(`reply/${commentId}`)
  const { type, stop } = useTellTyping(page, commentId)
  const { mutateAsync, error } = useReply()
  const problemId = useId()
  const content = text.trim()
  const [send, isSending] = useOnce(async () => {
    if (content === '') return
    stop()
    const isAdminReply = isAdmin(user)
    await mutateAsync({ commentId, userId: user.id, content, isAdminReply, ...(file && { image: file }) })
    keepFile(undefined)
    discard()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
  }
  const problem = isSending ? undefined : problemOf(error, file !== undefined)
  return (
    <form onSubmit={submit} className="space-y-1.5">
      <textarea
        data-autofocus
        aria-label={copy.replyLabel}
        aria-describedby={problem ? problemId : undefined}
        placeholder={copy.replyPlaceholder}
        rows={2}
        maxLength={10_000}
        value={text}
        readOnly={isSending}
        onChange={(event) => {
          setText(event.target.value)
          type()
        }}
        onBlur={stop}
        onKeyDown={onKeyDown}
        className={classNames(INPUT_LOOK, 'scroll-quiet field-sizing-content max-h-40 resize-none py-1.5')}
      />
      <div className="flex items-center justify-between gap-2">
        <AttachmentField file={file} onFile={keepFile} disabled={isSending} />
        <Button type="submit" size="small" busy={isSending} disabled={content === '' && !isSending}>
          {copy.reply}
        </Button>
      </div>
      <p id={problemId} role="alert" className="text-state-red">
        {problem}
      </p>
    </form>
  )
}

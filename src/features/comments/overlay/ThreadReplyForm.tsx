import { useId } from 'react'

import type { User } from '#contract/auth.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { ApiError, NetworkError, statusOf } from '#shared/api/errors.ts'
import { INPUT_LOOK } from '#shared/forms/field-look.ts'
import { Form } from '#shared/forms/Form.tsx'
import { submitKeys } from '#shared/forms/submit-keys.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { replyForm } from '../comment.form.ts'
import { useReply } from '../comments.mutations.ts'
import { useUnsentFile } from '../unsent-files.ts'
import { AttachmentField } from './AttachmentField.tsx'
import { overlayCopy as copy } from './overlay.copy.ts'
import { useTellTyping } from './overlay.realtime.ts'

type Props = { commentId: string; page: string; user: User }

/** The failure in the words of the text, and what is known beyond them. */
function problemOf(error: unknown, hasFile: boolean): string {
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
  const { mutateAsync } = useReply()
  const problemId = useId()
  const form = useForm({
    schema: replyForm,
    values: { content: text },
    onChange: (typed) => {
      setText(typed.content)
      type()
    },
    send: async ({ content }) => {
      stop()
      const isAdminReply = isAdmin(user)
      await mutateAsync({ commentId, userId: user.id, content, isAdminReply, ...(file && { image: file }) })
      keepFile(undefined)
      discard()
    },
    explain: (error) => ({ message: problemOf(error, file !== undefined), wait: 0 }),
  })
  const { error: _error, ...wiring } = form.field('content')
  return (
    <Form of={form} className="space-y-1.5">
      <textarea
        {...wiring}
        data-autofocus
        aria-label={copy.replyLabel}
        aria-describedby={form.problem ? problemId : undefined}
        placeholder={copy.replyPlaceholder}
        rows={2}
        maxLength={10_000}
        readOnly={form.isBusy}
        onBlur={stop}
        onKeyDown={submitKeys}
        className={classNames(INPUT_LOOK, 'scroll-quiet field-sizing-content max-h-40 resize-none py-1.5')}
      />
      <div className="flex items-center justify-between gap-2">
        <AttachmentField file={file} onFile={keepFile} disabled={form.isBusy} />
        <SubmitButton {...form.readyButton()} variant="secondary" size="small">
          {copy.reply}
        </SubmitButton>
      </div>
      <p id={problemId} role="alert" className="text-state-red">
        {form.problem}
      </p>
    </Form>
  )
}

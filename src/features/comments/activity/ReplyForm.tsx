import { useId } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { INPUT_LOOK } from '#shared/forms/field-look.ts'
import { Form } from '#shared/forms/Form.tsx'
import { submitKeys } from '#shared/forms/submit-keys.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { replyForm } from '../comment.form.ts'
import { commentsCopy as copy } from '../comments.copy.ts'
import { useReply } from '../comments.mutations.ts'

type Props = { commentId: string; userId: string; isAdminReply: boolean }

/** The failure in the words of the text, and what is known beyond them. */
function problemOf(error: unknown): string {
  if (error instanceof NetworkError && error.mayHaveArrived) return `${copy.replyFailed} ${copy.notFound}`
  if (error instanceof ApiError && error.retryAfter) return `${copy.replyFailed} ${copy.waitFor(error.retryAfter)}`
  return copy.replyFailed
}

/** An answer to a comment. What is typed is kept until the server has it. */
export function ReplyForm({ commentId, userId, isAdminReply }: Props) {
  const [text, setText, discard] = useDraft('comment-reply', commentId, '')
  const { mutateAsync } = useReply()
  const problemId = useId()
  const form = useForm({
    schema: replyForm,
    values: { content: text },
    onChange: ({ content }) => setText(content),
    send: async ({ content }) => {
      await mutateAsync({ commentId, userId, content, isAdminReply })
      discard()
    },
    explain: (error) => ({ message: problemOf(error), wait: 0 }),
  })
  const { error: _error, ...wiring } = form.field('content')
  return (
    <Form of={form}>
      <div className="flex items-end gap-2">
        <textarea
          {...wiring}
          aria-label={copy.replyLabel}
          aria-describedby={form.problem ? problemId : undefined}
          placeholder={copy.replyPlaceholder}
          rows={1}
          maxLength={10_000}
          readOnly={form.isBusy}
          onKeyDown={submitKeys}
          className={classNames(
            INPUT_LOOK,
            'scroll-quiet field-sizing-content max-h-32 min-w-0 flex-1 resize-none py-1.5',
          )}
        />
        <SubmitButton {...form.readyButton()} variant="secondary" size="small">
          {copy.reply}
        </SubmitButton>
      </div>
      <p id={problemId} role="alert" className="text-state-red not-empty:mt-1.5">
        {form.problem}
      </p>
    </Form>
  )
}

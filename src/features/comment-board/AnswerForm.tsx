import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { submitKeys } from '#shared/forms/submit-keys.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'

import { boardCopy as copy } from './board.copy.ts'
import { useAnswer } from './board.mutations.ts'

const answerForm = z.object({ content: neededText() })

/** The failure in the words of the text, and what is known beyond them. */
function problemOf(error: unknown): string {
  if (error instanceof NetworkError && error.mayHaveArrived) return `${copy.replyFailed} ${copy.notFound}`
  if (error instanceof ApiError && error.retryAfter) return `${copy.replyFailed} ${copy.waitFor(error.retryAfter)}`
  return copy.replyFailed
}

/** An admin's answer. The draft is the same as in the dropdown: what was begun there is finished here. */
export function AnswerForm({ commentId, userId }: { commentId: string; userId: string }) {
  const [text, setText, discard] = useDraft('comment-reply', commentId, '')
  const { mutateAsync } = useAnswer()
  const form = useForm({
    schema: answerForm,
    values: { content: text },
    onChange: ({ content }) => setText(content),
    send: async ({ content }) => {
      await mutateAsync({ commentId, userId, content })
      discard()
    },
    explain: (error) => ({ fields: { content: problemOf(error) }, wait: 0 }),
  })
  return (
    <Form of={form} className="space-y-2">
      <TextAreaField
        {...form.field('content')}
        label={copy.replyLabel}
        placeholder={copy.replyPlaceholder}
        rows={2}
        maxLength={10_000}
        readOnly={form.isBusy}
        onKeyDown={submitKeys}
      />
      <div className="flex justify-end">
        <SubmitButton {...form.readyButton()} size="small">
          {copy.reply}
        </SubmitButton>
      </div>
    </Form>
  )
}

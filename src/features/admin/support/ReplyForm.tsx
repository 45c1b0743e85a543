import { Send } from 'lucide-react'
import { useRef } from 'react'
import * as z from 'zod/mini'

import { adminApi, type SupportItem } from '#contract/admin.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { toast } from '#shared/toast/toast.ts'

import { supportCopy as copy } from './support.copy.ts'

const BODY_MAX = 2000
const replyForm = z.object({ body: neededText() })

/** An answer. What was typed stays until it has arrived; sent again after a lost answer it arrives once. */
export function ReplyForm({ item }: { item: SupportItem }) {
  const [words, setWords, discard] = useDraft('admin-reply', item.id, '')
  const attempt = useRef<{ words: string; key: string }>(undefined)
  const { mutateAsync } = useApiMutation(adminApi.replySupport, {
    invalidates: [adminApi.supportItems, adminApi.support, adminApi.exceptions, adminApi.log],
  })
  const form = useForm({
    schema: replyForm,
    values: { body: words },
    onChange: ({ body }) => setWords(body),
    send: async ({ body }) => {
      if (attempt.current?.words !== body) attempt.current = { words: body, key: newKey() }
      await mutateAsync({ params: { id: item.id }, body: { body, clientKey: attempt.current.key } })
      discard()
      toast({ title: copy.sent })
    },
    explain: (error) => ({ fields: { body: `${copy.replyFailed} ${messageOf(error, '')}` }, wait: 0 }),
  })
  return (
    <Form of={form} aria-label={copy.replyTo(item.title)}>
      <TextAreaField {...form.field('body')} label={copy.reply} rows={2} maxLength={BODY_MAX} readOnly={form.isBusy} />
      <div className="mt-2 flex justify-end">
        <SubmitButton {...form.readyButton()} icon={Send}>
          {copy.sendReply}
        </SubmitButton>
      </div>
    </Form>
  )
}

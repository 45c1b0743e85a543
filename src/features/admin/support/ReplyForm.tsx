import { Send } from 'lucide-react'
import { useRef, type FormEvent } from 'react'

import { adminApi, type SupportItem } from '#contract/admin.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { supportCopy as copy } from './support.copy.ts'

/** An answer. What was typed stays until it has arrived; sent again after a lost answer it arrives once. */
export function ReplyForm({ item }: { item: SupportItem }) {
  const [words, setWords, discard] = useDraft('admin-reply', item.id, '')
  const attempt = useRef<{ words: string; key: string }>(undefined)
  const { mutateAsync, error, reset } = useApiMutation(adminApi.replySupport, {
    invalidates: [adminApi.supportItems, adminApi.support, adminApi.exceptions, adminApi.log],
  })
  const [send, isSending] = useOnce(async () => {
    const body = words.trim()
    if (body === '') return
    if (attempt.current?.words !== body) attempt.current = { words: body, key: newKey() }
    await mutateAsync({ params: { id: item.id }, body: { body, clientKey: attempt.current.key } })
    discard()
    toast({ title: copy.sent })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} aria-label={copy.replyTo(item.title)}>
      <TextAreaField
        label={copy.reply}
        rows={2}
        maxLength={2000}
        value={words}
        readOnly={isSending}
        error={error ? `${copy.replyFailed} ${messageOf(error, '')}` : ''}
        onChange={(event) => {
          setWords(event.target.value)
          if (error) reset()
        }}
      />
      <div className="mt-2 flex justify-end">
        <Button
          type="submit"
          variant="primary"
          icon={Send}
          busy={isSending}
          disabled={words.trim() === '' && !isSending}
        >
          {copy.sendReply}
        </Button>
      </div>
    </form>
  )
}

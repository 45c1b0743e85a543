import { useId, type KeyboardEvent, type RefObject } from 'react'

import { useDraft as useTypedText } from '#platform/drafts/use-draft.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { commentsCopy as copy } from './comments.copy.ts'

type Props = {
  /** What the typed words are kept under until they are sent. */
  target: string
  label: string
  action: string
  disabled?: boolean
  /** Sends; false keeps the words. */
  onSend: (text: string) => boolean
  field?: RefObject<HTMLTextAreaElement | null>
}

/** Typing a comment or a reply: the words survive the panel, the page and the session until they are sent. */
export function MessageForm({ target, label, action, disabled = false, onSend, field }: Props) {
  const [text, setText, discard] = useTypedText('draft-comment', target, '')
  const hint = useId()
  const send = () => {
    const words = text.trim()
    if (words === '' || disabled) return
    if (onSend(words)) discard()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
  }
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextAreaField
        ref={field}
        label={label}
        rows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
        aria-describedby={hint}
      />
      <div className="flex items-center justify-between gap-2">
        <span id={hint} className="text-xs text-ink-muted">
          {copy.keys}
        </span>
        <Button type="submit" size="small" variant="primary" disabled={disabled || text.trim() === ''}>
          {action}
        </Button>
      </div>
    </form>
  )
}

import { SendHorizontal } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { INPUT_LOOK } from '#shared/forms/field-look.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { helpCopy } from './help.copy.ts'

const copy = helpCopy.chat
/** What the contract takes. */
const LONGEST = 8000

type Props = { busy: boolean; onAsk: (question: string) => boolean }

/** The next question: half-typed it survives everything, sent it stands in the conversation. */
export function Composer({ busy, onAsk }: Props) {
  const [text, setText, discard] = useDraft('help-chat', 'question', '')
  const hintId = useId()
  const send = () => {
    if (onAsk(text)) discard()
  }
  const handleKey = (event: KeyboardEvent) => {
    // Enter also ends the composition of a sign: that one is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          aria-label={copy.label}
          aria-describedby={hintId}
          placeholder={copy.placeholder}
          rows={1}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
          data-autofocus
          className={classNames(INPUT_LOOK, 'scroll-quiet field-sizing-content max-h-48 min-h-9 resize-none py-2')}
        />
        <Button
          type="submit"
          variant="primary"
          icon={SendHorizontal}
          busy={busy}
          disabled={text.trim() === '' && !busy}
        >
          {copy.send}
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-xs text-ink-muted">
        {copy.hint}
      </p>
    </form>
  )
}

import { Pencil } from 'lucide-react'
import { useState } from 'react'

import { QUESTION_MAX, type Question } from '#contract/copilot.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { Pager, type PagerState } from './Pager.tsx'

type Props = {
  question: Question
  pager: PagerState
  isBusy: boolean
  /** Asks another text at the same place; what was asked there before stays as a version of its own. */
  onEdit: (text: string, onDone: () => void) => void
}

/** What was asked, as it was typed. */
export function QuestionCard({ question, pager, isBusy, onEdit }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const [text, setText, discard] = useDraft('copilot-edit', question.id, question.text)
  const send = () => {
    if (text.trim() === '' || isBusy) return
    onEdit(text.trim(), () => {
      discard()
      setIsEditing(false)
    })
  }
  if (isEditing) {
    return (
      <form
        aria-label={copy.edit}
        className="space-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextAreaField
          label={copy.edit}
          value={text}
          maxLength={QUESTION_MAX}
          // It was asked for a moment ago: what follows is typing.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button
            size="small"
            onClick={() => {
              discard()
              setIsEditing(false)
            }}
          >
            {copy.cancel}
          </Button>
          <Button size="small" variant="primary" type="submit" busy={isBusy}>
            {copy.editSend}
          </Button>
        </div>
      </form>
    )
  }
  return (
    <section aria-label={copy.you} className="group">
      <div className="flex items-start gap-2 rounded-card bg-surface-sunken px-4 py-3">
        <p dir="auto" className="min-w-0 flex-1 font-medium whitespace-pre-wrap wrap-anywhere">
          {question.text}
        </p>
        <IconButton
          size="small"
          icon={Pencil}
          label={copy.edit}
          className="-my-1 -mr-2"
          onClick={() => setIsEditing(true)}
        />
      </div>
      <Pager {...pager} />
    </section>
  )
}

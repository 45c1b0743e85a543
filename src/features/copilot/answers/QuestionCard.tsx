import { Pencil } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import { QUESTION_MAX, type Question } from '#contract/copilot.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { Pager, type PagerState } from './Pager.tsx'

const questionForm = z.object({ text: neededText() })

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
  const form = useForm({
    schema: questionForm,
    values: { text },
    onChange: (typed) => setText(typed.text),
    send: (typed) => {
      if (isBusy) return
      onEdit(typed.text, () => {
        discard()
        setIsEditing(false)
      })
    },
  })
  if (isEditing) {
    return (
      <Form of={form} aria-label={copy.edit} className="space-y-2">
        <TextAreaField
          {...form.field('text')}
          label={copy.edit}
          maxLength={QUESTION_MAX}
          // It was asked for a moment ago: what follows is typing.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
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
          <SubmitButton {...form.button} size="small" busy={isBusy}>
            {copy.editSend}
          </SubmitButton>
        </div>
      </Form>
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

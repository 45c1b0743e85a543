import { useState } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { usePersona } from '#platform/persona/persona.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'

import { FailureNote } from './FailureNote.tsx'
import { FailureWords } from './FailureWords.tsx'
import { helpCopy } from './help.copy.ts'
import { emptyFeedback, feedbackForm, feedbackTypes, takesRating } from './help.form.ts'
import { failureOf, sendFeedback } from './help.mutations.ts'
import { RatingField } from './RatingField.tsx'
import { SentNotice } from './SentNotice.tsx'

const copy = helpCopy.feedback
const options = [
  { value: '', label: copy.choose },
  ...feedbackTypes.map((value) => ({ value, label: copy.types[value] })),
]

/** Praise, wishes and complaints. */
export function FeedbackTab({ route }: { route: string }) {
  const { persona } = usePersona()
  const [isDone, setDone] = useState(false)
  const [values, setValues, discard] = useDraft('help-feedback', 'new', emptyFeedback)
  const form = useForm({
    schema: feedbackForm,
    values,
    onChange: setValues,
    explain: (error) => ({ message: <FailureWords {...failureOf(error, copy.failed)} /> }),
    send: async ({ type, title, body, rating }) => {
      const given = takesRating(type) && rating !== '' ? { rating: Number(rating) } : {}
      await sendFeedback({ type, title, body, ...given, route, persona })
      discard()
      setDone(true)
    },
  })

  if (isDone) {
    return <SentNotice title={copy.done} detail={copy.doneDetail} again={copy.again} onAgain={() => setDone(false)} />
  }
  return (
    <Form of={form} aria-label={copy.submit} className="space-y-4">
      <p className="text-ink-muted">{copy.lead}</p>
      <SelectField {...form.choice('type')} label={copy.type} options={options} />
      <TextField {...form.field('title')} label={copy.title} required />
      <TextAreaField {...form.field('body')} label={copy.body} required rows={4} />
      {takesRating(values.type) && <RatingField {...form.choice('rating')} />}
      <FailureNote of={form} />
      <SubmitButton busy={form.isBusy} disabled={values.type === '' || form.waitLeft > 0}>
        {copy.submit}
      </SubmitButton>
    </Form>
  )
}

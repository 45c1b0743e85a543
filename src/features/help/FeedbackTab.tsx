import { useState } from 'react'

import { usePersona } from '#platform/persona/persona.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

import { FailureNote } from './FailureNote.tsx'
import { helpCopy } from './help.copy.ts'
import { emptyFeedback, feedbackForm, feedbackTypes, takesRating } from './help.form.ts'
import { sendFeedback } from './help.mutations.ts'
import { RatingField } from './RatingField.tsx'
import { SentNotice } from './SentNotice.tsx'
import { useHelpForm } from './use-help-form.ts'

const copy = helpCopy.feedback
const options = [
  { value: '', label: copy.choose },
  ...feedbackTypes.map((value) => ({ value, label: copy.types[value] })),
]

/** Praise, wishes and complaints. */
export function FeedbackTab({ route }: { route: string }) {
  const { persona } = usePersona()
  const [isDone, setDone] = useState(false)
  const { form, values, set, problems, failure, waitLeft, isBusy, handleSubmit } = useHelpForm({
    schema: feedbackForm,
    initial: emptyFeedback,
    place: 'help-feedback',
    failed: copy.failed,
    send: async ({ type, title, body, rating }) => {
      const given = takesRating(type) && rating !== '' ? { rating: Number(rating) } : {}
      await sendFeedback({ type, title, body, ...given, route, persona })
      setDone(true)
    },
  })

  if (isDone) {
    return <SentNotice title={copy.done} detail={copy.doneDetail} again={copy.again} onAgain={() => setDone(false)} />
  }
  return (
    <form ref={form} noValidate aria-label={copy.submit} onSubmit={handleSubmit} className="space-y-4">
      <p className="text-ink-muted">{copy.lead}</p>
      <SelectField
        label={copy.type}
        options={options}
        value={values.type}
        onChange={(event) => set({ type: event.target.value })}
      />
      <TextField
        label={copy.title}
        required
        value={values.title}
        onChange={(event) => set({ title: event.target.value })}
        error={problems['title'] ?? ''}
      />
      <TextAreaField
        label={copy.body}
        required
        rows={4}
        value={values.body}
        onChange={(event) => set({ body: event.target.value })}
        error={problems['body'] ?? ''}
      />
      {takesRating(values.type) && <RatingField value={values.rating} onChange={(rating) => set({ rating })} />}
      <FailureNote failure={failure} waitLeft={waitLeft} />
      <SubmitButton busy={isBusy} disabled={values.type === '' || waitLeft > 0}>
        {copy.submit}
      </SubmitButton>
    </form>
  )
}

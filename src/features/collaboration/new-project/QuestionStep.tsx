import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import type { FormOf } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'

import { frameworkOf, helperQuestion, questionOf, type Draft } from './new-project.form.ts'
import { frameworks, newProjectCopy as copy } from './new-project.copy.ts'

type Props = { draft: Draft; form: Pick<FormOf<Draft>, 'choice' | 'field'> }

/** The question, part by part or as it is, and what is taken in. */
export function QuestionStep({ draft, form }: Props) {
  const framework = frameworkOf(draft)
  const question = form.choice('question')
  return (
    <div className="space-y-5">
      <ChoiceField
        {...form.choice('framework')}
        label={copy.framework}
        value={framework}
        options={[
          { value: 'pico', label: 'PICO', hint: 'For effects' },
          { value: 'pcc', label: 'PCC', hint: 'For what is known' },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {frameworks[framework].map(({ field, label, hint }) => (
          <TextField key={field} {...form.field(field)} label={label} hint={hint} maxLength={300} />
        ))}
      </div>
      <TextAreaField
        {...question}
        label={copy.question}
        hint={copy.questionHint}
        maxLength={2000}
        value={questionOf(draft)}
      />
      {draft.question.trim() !== '' && helperQuestion(draft) !== '' && (
        <Button size="small" onClick={() => question.onChange('')}>
          {copy.fromHelper}
        </Button>
      )}
      <TextAreaField {...form.field('criteria')} label={copy.criteria} hint={copy.criteriaHint} maxLength={4000} />
      <TextField {...form.field('dueDate')} className="max-w-60" label={copy.dueDate} type="date" />
    </div>
  )
}

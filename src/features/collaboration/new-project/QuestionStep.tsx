import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { frameworkOf, helperQuestion, questionOf, type Draft } from './new-project.form.ts'
import { frameworks, newProjectCopy as copy } from './new-project.copy.ts'

type Props = { draft: Draft; change: (part: Partial<Draft>) => void; errors: Record<string, string> }

/** The question, part by part or as it is, and what is taken in. */
export function QuestionStep({ draft, change, errors }: Props) {
  const framework = frameworkOf(draft)
  const errorOf = (field: string) => (errors[field] === undefined ? {} : { error: errors[field] })
  return (
    <div className="space-y-5">
      <ChoiceField
        label={copy.framework}
        value={framework}
        options={[
          { value: 'pico', label: 'PICO', hint: 'For effects' },
          { value: 'pcc', label: 'PCC', hint: 'For what is known' },
        ]}
        onChange={(value) => change({ framework: value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {frameworks[framework].map(({ field, label, hint }) => (
          <TextField
            key={field}
            label={label}
            hint={hint}
            maxLength={300}
            value={draft[field]}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      <TextAreaField
        label={copy.question}
        hint={copy.questionHint}
        maxLength={2000}
        value={questionOf(draft)}
        onChange={(event) => change({ question: event.target.value })}
        {...errorOf('question')}
      />
      {draft.question.trim() !== '' && helperQuestion(draft) !== '' && (
        <Button size="small" onClick={() => change({ question: '' })}>
          {copy.fromHelper}
        </Button>
      )}
      <TextAreaField
        label={copy.criteria}
        hint={copy.criteriaHint}
        maxLength={4000}
        value={draft.criteria}
        onChange={(event) => change({ criteria: event.target.value })}
        {...errorOf('description')}
      />
      <TextField
        className="max-w-60"
        label={copy.dueDate}
        type="date"
        value={draft.dueDate}
        onChange={(event) => change({ dueDate: event.target.value })}
        {...errorOf('dueDate')}
      />
    </div>
  )
}

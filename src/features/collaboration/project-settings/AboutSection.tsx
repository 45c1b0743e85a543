import type { ProjectDetail } from '#contract/projects.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

import { SectionForm } from './SectionForm.tsx'
import { kinds, settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

const valuesOf = ({ title, description, goal, question, kind }: ProjectDetail) => ({
  title,
  description: description ?? '',
  goal: goal ?? '',
  question: question ?? '',
  kind: kind ?? '',
})
type Values = ReturnType<typeof valuesOf>
const bodyOf = (values: Values) => ({ ...values, title: values.title.trim() })
const maxima = { title: 200, description: 4000, goal: 2000, question: 2000 } as const

type Props = { project: ProjectDetail; mayEdit: boolean }

/** What the project is called and what it is for. */
export function AboutSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'about', valuesOf, bodyOf })
  const { values, saved, failure, change } = section
  const isNameless = values.title.trim() === ''
  const kindOptions = kinds.some(({ value }) => value === values.kind)
    ? kinds
    : [...kinds, { value: values.kind, label: values.kind }]
  const wiring = (field: keyof typeof maxima) => {
    const error = field === 'title' && isNameless ? copy.needsTitle : failure?.fields[field]
    return {
      label: copy[field],
      value: values[field],
      maxLength: maxima[field],
      readOnly: !mayEdit,
      onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
      ...(error !== undefined && { error }),
    }
  }
  return (
    <SectionForm
      title={copy.about}
      section={section}
      mayEdit={mayEdit}
      problem={isNameless ? copy.needsTitle : undefined}
      theirText={(field) => ({ label: copy[field as keyof Values], text: saved[field as keyof Values] })}
    >
      <TextField {...wiring('title')} required />
      <TextAreaField {...wiring('description')} />
      <TextAreaField {...wiring('goal')} />
      <TextAreaField {...wiring('question')} />
      <SelectField
        label={copy.kind}
        options={kindOptions}
        value={values.kind}
        disabled={!mayEdit}
        onChange={(event) => change({ kind: event.target.value })}
        {...(failure?.fields['kind'] !== undefined && { error: failure.fields['kind'] })}
      />
    </SectionForm>
  )
}

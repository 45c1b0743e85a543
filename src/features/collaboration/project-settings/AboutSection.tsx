import * as z from 'zod/mini'

import type { ProjectDetail } from '#contract/projects.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
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
const schema = z.object({
  title: neededText(copy.needsTitle),
  description: z.string(),
  goal: z.string(),
  question: z.string(),
  kind: z.string(),
})
const bodyOf = (given: z.infer<typeof schema>) => given
const maxima = { title: 200, description: 4000, goal: 2000, question: 2000 } as const

type Props = { project: ProjectDetail; mayEdit: boolean }

/** What the project is called and what it is for. */
export function AboutSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'about', valuesOf, schema, bodyOf })
  const { form, values, saved } = section
  const kindOptions = kinds.some(({ value }) => value === values.kind)
    ? kinds
    : [...kinds, { value: values.kind, label: values.kind }]
  const wiring = (field: keyof typeof maxima) => ({
    ...form.field(field),
    label: copy[field],
    maxLength: maxima[field],
    readOnly: !mayEdit,
  })
  return (
    <SectionForm
      title={copy.about}
      section={section}
      mayEdit={mayEdit}
      theirText={(field) => ({ label: copy[field as keyof Values], text: saved[field as keyof Values] })}
    >
      <TextField {...wiring('title')} required />
      <TextAreaField {...wiring('description')} />
      <TextAreaField {...wiring('goal')} />
      <TextAreaField {...wiring('question')} />
      <SelectField {...form.choice('kind')} label={copy.kind} options={kindOptions} disabled={!mayEdit} />
    </SectionForm>
  )
}

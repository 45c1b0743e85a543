import * as z from 'zod/mini'

import type { ProjectDetail } from '#contract/projects.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'

import { SectionForm } from './SectionForm.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

const REASONS_MAX = 60
const REASON_MAX = 200
const linesOf = (text: string) => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))]
const valuesOf = ({ reasons }: ProjectDetail) => ({ reasons: (reasons ?? []).join('\n') })
const schema = z.object({
  reasons: z.pipe(z.string(), z.transform(linesOf)).check(
    z.refine((lines) => lines.length <= REASONS_MAX, copy.tooManyReasons),
    z.refine((lines) => lines.every((line) => line.length <= REASON_MAX), copy.reasonTooLong),
  ),
})
const bodyOf = (given: z.infer<typeof schema>) => given

type Props = { project: ProjectDetail; mayEdit: boolean }

/** Why records are excluded: an ordered list. */
export function ReasonsSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'reasons', valuesOf, schema, bodyOf })
  const { form, values, saved } = section
  const left = new Set(linesOf(values.reasons))
  const gone = linesOf(saved.reasons).filter((line) => !left.has(line))
  return (
    <SectionForm
      title={copy.reasons}
      section={section}
      mayEdit={mayEdit}
      effects={gone.map((reason) => `“${reason}” is no longer offered.`)}
      theirText={() => ({ label: copy.reasons, text: saved.reasons })}
    >
      <TextAreaField
        {...form.field('reasons')}
        label={copy.reasons}
        labelHidden
        hint={copy.reasonsHint}
        rows={6}
        readOnly={!mayEdit}
      />
    </SectionForm>
  )
}

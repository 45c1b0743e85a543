import * as z from 'zod/mini'

import type { ProjectDetail } from '#contract/projects.ts'
import { useProjectMilestones } from '#research/projects/project-milestones.queries.ts'
import { TextField } from '#shared/forms/TextField.tsx'

import { SectionForm } from './SectionForm.tsx'
import { dateEffects } from './settings-effects.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

const valuesOf = ({ startDate, dueDate }: ProjectDetail) => ({
  startDate: startDate?.slice(0, 10) ?? '',
  dueDate: dueDate?.slice(0, 10) ?? '',
})
type Values = ReturnType<typeof valuesOf>
const schema = z.object({ startDate: z.string(), dueDate: z.string() }).check(
  z.refine(({ startDate, dueDate }) => startDate === '' || dueDate === '' || startDate <= dueDate, {
    path: ['startDate'],
    error: copy.badOrder,
  }),
)
const bodyOf = ({ startDate, dueDate }: Values) => ({ startDate: startDate || null, dueDate: dueDate || null })

type Props = { project: ProjectDetail; mayEdit: boolean }

/** From when to when. */
export function DatesSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'dates', valuesOf, schema, bodyOf })
  const milestones = useProjectMilestones(project.projectId).data ?? []
  const { form, values, saved } = section
  const wiring = (field: keyof Values) => ({
    ...form.field(field),
    label: copy[field],
    type: 'date',
    readOnly: !mayEdit,
  })
  return (
    <SectionForm
      title={copy.dates}
      section={section}
      mayEdit={mayEdit}
      effects={values.dueDate === saved.dueDate ? [] : dateEffects(values.dueDate, milestones)}
      theirText={(field) => ({ label: copy[field as keyof Values], text: saved[field as keyof Values] })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...wiring('startDate')} />
        <TextField {...wiring('dueDate')} />
      </div>
    </SectionForm>
  )
}

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
const bodyOf = ({ startDate, dueDate }: Values) => ({ startDate: startDate || null, dueDate: dueDate || null })

type Props = { project: ProjectDetail; mayEdit: boolean }

/** From when to when. */
export function DatesSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'dates', valuesOf, bodyOf })
  const milestones = useProjectMilestones(project.projectId).data ?? []
  const { values, saved, failure, change } = section
  const isBackwards = values.startDate !== '' && values.dueDate !== '' && values.startDate > values.dueDate
  const wiring = (field: keyof Values) => {
    const error = field === 'startDate' && isBackwards ? copy.badOrder : failure?.fields[field]
    return {
      label: copy[field],
      type: 'date',
      value: values[field],
      readOnly: !mayEdit,
      onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
      ...(error !== undefined && { error }),
    }
  }
  return (
    <SectionForm
      title={copy.dates}
      section={section}
      mayEdit={mayEdit}
      problem={isBackwards ? copy.badOrder : undefined}
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

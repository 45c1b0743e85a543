import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { collaborationApi } from '#contract/collaboration.ts'
import type { ProjectDetail } from '#contract/projects.ts'
import { useProjectMembers } from '#research/projects/project.queries.ts'
import { apiQuery } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { SectionForm } from './SectionForm.tsx'
import { teamEffects } from './settings-effects.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

const valuesOf = ({ teamId }: ProjectDetail) => ({ teamId: teamId ?? '' })
const schema = z.object({ teamId: z.string() })
const bodyOf = ({ teamId }: z.infer<typeof schema>) => ({ teamId: teamId || null })

type Props = { project: ProjectDetail; mayEdit: boolean }

/** The team through which people see the project. Its owner chooses among the teams in which they may place it. */
export function TeamSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'team', valuesOf, schema, bodyOf })
  const { form, values, saved } = section
  const teams = useQuery(apiQuery(collaborationApi.teams, {})).data ?? []
  const through = (useProjectMembers(project.projectId).data ?? []).filter((each) => each.through === 'team').length
  const nameOf = (id: string) =>
    teams.find(({ teamId }) => teamId === id)?.name ??
    (id === project.teamId ? project.teamName : undefined) ??
    'the team'
  const isOwner = mayEdit && project.isOwner
  const choices = new Set(
    teams.filter(({ userRole }) => userRole === 'owner' || userRole === 'admin').map(({ teamId }) => teamId),
  )
  for (const id of [saved.teamId, values.teamId]) if (id !== '') choices.add(id)
  return (
    <SectionForm
      title={copy.team}
      section={section}
      mayEdit={isOwner}
      effects={teamEffects(through, saved.teamId, values.teamId, nameOf)}
      theirText={() => ({ label: copy.inTeam, text: saved.teamId === '' ? copy.noTeam : nameOf(saved.teamId) })}
    >
      <SelectField
        {...form.choice('teamId')}
        label={copy.inTeam}
        options={[{ value: '', label: copy.noTeam }, ...[...choices].map((id) => ({ value: id, label: nameOf(id) }))]}
        disabled={!isOwner}
        {...(!project.isOwner && { hint: copy.teamOwnerOnly(project.owner.name) })}
      />
    </SectionForm>
  )
}

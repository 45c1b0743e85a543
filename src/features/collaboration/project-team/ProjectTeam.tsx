import { Link } from 'react-router-dom'

import type { ProjectDetail } from '#contract/projects.ts'
import { mayLead } from '#research/projects/project-rights.ts'
import { useProjectMembers } from '#research/projects/project.queries.ts'
import { paths } from '#shared/paths.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { sharesOf } from './member-rights.ts'
import { ProjectPeople } from './ProjectPeople.tsx'
import { projectTeamCopy as copy, roleWords } from './project-team.copy.ts'
import { ProjectInvitations } from './ProjectInvitations.tsx'

type Props = { project: ProjectDetail; onLeft: () => void }

/** Who works on a project, in what role, with what share; and who is invited to it. */
export function ProjectTeam({ project, onLeft }: Props) {
  const { projectId, teamId, teamName } = project
  const read = useProjectMembers(projectId)
  const { data, error } = read
  const { sum, isGiven, hasOthers } = sharesOf(data ?? [])
  return (
    <div className="max-w-[72rem] space-y-8">
      <section aria-label={copy.people} className="space-y-3">
        <h2 className="text-lg font-semibold">{copy.people}</h2>
        {!data && error && <ErrorCard title={copy.loadFailed} of={read} />}
        {!data && !error && <Skeleton shape="card" lines={4} />}
        {data && <ProjectPeople project={project} members={data} onLeft={onLeft} />}
        {isGiven && (
          <p className={sum > 100 ? 'text-state-red' : 'text-ink-muted'}>
            {sum > 100 ? copy.shareOver(sum) : copy.shareSum(sum)}
            {sum < 100 && hasOthers && ` ${copy.shareRest(Math.round((100 - sum) * 100) / 100)}`}
          </p>
        )}
        {data?.some(({ through }) => through === 'team') === true && (
          <p className="text-ink-muted">
            {copy.teamStays(teamName ?? 'the team')}{' '}
            {teamId != null && (
              <Link to={paths.team(teamId)} className="text-accent underline underline-offset-2">
                {copy.openTeam}
              </Link>
            )}
          </p>
        )}
        {project.isOwner && <p className="text-ink-muted">{copy.ownerStays}</p>}
      </section>
      {mayLead(project) && <ProjectInvitations projectId={projectId} />}
      <section aria-label={copy.roles}>
        <h2 className="mb-2 text-lg font-semibold">{copy.roles}</h2>
        <dl className="space-y-1">
          {roleWords.map(({ role, may }) => (
            <div key={role} className="gap-x-2 sm:flex">
              <dt className="w-24 shrink-0 font-medium">{role}</dt>
              <dd className="text-ink-muted">{may}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

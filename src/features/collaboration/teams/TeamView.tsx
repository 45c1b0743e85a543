import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { TeamMember } from '#contract/teams.ts'
import { statusOf } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { Invitations } from './Invitations.tsx'
import { MemberTable } from './MemberTable.tsx'
import { useTeam } from './team.queries.ts'
import { mayInvite } from './team-rights.ts'
import { SeatPrice } from './SeatPrice.tsx'
import { teamsCopy as copy } from './teams.copy.ts'
import { useLastTeam } from './use-last-team.ts'

type Props = {
  teamId: string
  onLeft: () => void
  /** The chat of the team, with the people who can be called in it. */
  chat: (team: { name: string; members: readonly TeamMember[] }) => ReactNode
}

/** One team: its people, who is invited, its projects, its talk. */
export function TeamView({ teamId, onLeft, chat }: Props) {
  const read = useTeam(teamId)
  const { data, error } = read
  const [, note] = useLastTeam()
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) note(teamId)
  }, [isThere, teamId, note])
  // Who is no longer in the team sees nothing of it, whatever was loaded before.
  const isGone = statusOf(error) === 404
  const name = data?.team.name ?? 'Team'
  const ownRole = data?.team.userRole
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 pt-(--frame-top,2rem) pb-8 sm:px-6">
      <PageTitle {...(data && !isGone && { lead: data.team.organization ?? undefined, documentTitle: name })}>
        {isGone ? copy.notFound : name}
      </PageTitle>
      {isGone && (
        <EmptyState action={<ButtonLink to={paths.collaborate()}>Go to Collaborate</ButtonLink>}>
          {copy.notFoundWhy}
        </EmptyState>
      )}
      {!isGone && !data && error && <ErrorCard title={copy.loadFailed} of={read} />}
      {!data && !error && <Skeleton shape="card" lines={4} />}
      {!isGone && data && (
        <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="min-w-0 space-y-8">
            <MemberTable teamId={teamId} teamName={name} ownRole={ownRole} members={data.members} onLeft={onLeft} />
            <p className="text-ink-muted">
              {copy.seats(data.seats.used, data.seats.invited, data.seats.limit)}.{' '}
              {ownRole === 'owner' && <SeatPrice perSeat={data.seats.perSeat} />}
            </p>
            {mayInvite(ownRole) && <Invitations teamId={teamId} invitations={data.invitations} />}
            <section aria-label={copy.projects}>
              <h2 className="mb-2 text-lg font-semibold">{copy.projects}</h2>
              {data.projects.length === 0 && <p className="text-ink-muted">None yet.</p>}
              <ul className="divide-y divide-line">
                {data.projects.map(({ projectId, title, name: other, status }) => (
                  <li key={projectId} className="flex items-center gap-2 py-2">
                    <Link to={paths.project(projectId)} className="font-medium underline-offset-2 hover:underline">
                      {title ?? other ?? 'Project'}
                    </Link>
                    {status === 'archived' && <Badge tone="grey">Archived</Badge>}
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <div className="min-w-0">{chat({ name, members: data.members })}</div>
        </div>
      )}
    </div>
  )
}

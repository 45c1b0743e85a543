import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'

import { collaborationApi } from '#contract/collaboration.ts'
import { apiQuery } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { InviteForm } from './InviteForm.tsx'
import { mayInvite } from './team-rights.ts'
import { teamsCopy as copy } from './teams.copy.ts'
import { useLastTeam } from './use-last-team.ts'

type Props = { teamId: string; chat: ReactNode }

/** One team as the list of teams knows it: what a server of the two texts can say and do. */
export function ListedTeam({ teamId, chat }: Props) {
  const read = useQuery(apiQuery(collaborationApi.teams, {}))
  const { data, error } = read
  const [, note] = useLastTeam()
  const team = data?.find((each) => each.teamId === teamId)
  const isThere = team !== undefined
  useEffect(() => {
    if (isThere) note(teamId)
  }, [isThere, teamId, note])
  const facts = [
    team?.organization,
    team?.hierarchy_path,
    team?.memberCount != null && count(team.memberCount, 'person', 'people'),
    team?.userRole != null && copy.yourRole(team.userRole),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 pt-(--frame-top,2rem) pb-8 sm:px-6">
      <PageTitle lead={facts.length > 0 ? facts.join(' · ') : undefined}>
        {data && !team ? copy.notFound : (team?.name ?? 'Team')}
      </PageTitle>
      {data && !team && (
        <EmptyState action={<ButtonLink to={paths.collaborate()}>Go to Collaborate</ButtonLink>}>
          {copy.notFoundWhy}
        </EmptyState>
      )}
      {!data && error && <ErrorCard title={copy.loadFailed} of={read} />}
      {!data && !error && <Skeleton shape="card" lines={4} />}
      {team && (
        <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="min-w-0 space-y-6">
            {mayInvite(team.userRole ?? undefined) && (
              <section aria-label={copy.invite} className="space-y-4">
                <h2 className="text-lg font-semibold">{copy.invite}</h2>
                <InviteForm teamId={teamId} />
              </section>
            )}
            <p className="text-ink-muted">{copy.textsAlone}</p>
          </div>
          <div className="min-w-0">{chat}</div>
        </div>
      )}
    </div>
  )
}

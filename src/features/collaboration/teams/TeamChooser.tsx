import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { collaborationApi } from '#contract/collaboration.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { useLastTeam } from './use-last-team.ts'

type Props = { children: (teamId: string) => ReactNode }

/** Shows the team that was last used, or the only one; with several and none used yet, asks which. */
export function TeamChooser({ children }: Props) {
  const [last] = useLastTeam()
  const { data, error, refetch, isFetching } = useQuery(apiQuery(collaborationApi.teams, {}))
  const only = data?.length === 1 ? data[0]?.teamId : undefined
  const chosen = data?.find(({ teamId }) => teamId === last)?.teamId ?? only
  if (chosen !== undefined) return children(chosen)
  return (
    <ListFrame toolbar={<PageTitle>Team</PageTitle>}>
      {error && (
        <ErrorCard
          title="Your teams could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <Skeleton lines={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={Users}
          title="You are in no team yet"
          action={
            <ButtonLink to={paths.collaborate()} variant="primary">
              Create a team
            </ButtonLink>
          }
        >
          Create one, or wait for an invitation: it rings the bell.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {data?.map(({ teamId, name, organization }) => (
          <li key={teamId} className="py-2">
            <Link to={paths.team(teamId)} className="font-medium underline-offset-2 hover:underline">
              {name ?? 'Team'}
            </Link>
            {organization && <span className="block text-ink-muted">{organization}</span>}
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

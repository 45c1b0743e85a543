import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'

import { teamsApi } from '#contract/teams.ts'
import { useAnswer } from '#platform/invitations/use-answer.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

type Props = { token: string; onJoined: () => void }

/** What a link invites to, and the answer to it. A link that no longer holds says so and nothing else. */
export function InviteView({ token, onJoined }: Props) {
  const { data, error, refetch, isFetching } = useQuery(
    apiQuery(teamsApi.invitation, { params: { inviteToken: token } }),
  )
  const answer = useAnswer({ token, kind: data?.kind, name: data?.name }, onJoined)
  const isOver = [400, 404, 410].includes(statusOf(error) ?? 0) || error?.name === 'BadParameterError'
  return (
    <ReadingFrame>
      <PageTitle>Invitation</PageTitle>
      {isOver && (
        <EmptyState
          title="This invitation no longer holds"
          action={<ButtonLink to={paths.collaborate()}>Go to Collaborate</ButtonLink>}
        >
          It was revoked, used up, or meant for another address. Ask the person who sent it for a new one.
        </EmptyState>
      )}
      {error && !isOver && (
        <ErrorCard
          title="The invitation could not be read"
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <Skeleton lines={2} />}
      {data && !error && (
        <>
          <p className="text-lg">
            {data.invitedBy ?? 'Somebody'} invites you to the {data.kind === 'project' ? 'project' : 'team'}{' '}
            <strong>{data.name}</strong> as {data.role}.
          </p>
          <div className="mt-5 flex gap-2">
            <Button
              variant="primary"
              icon={Check}
              busy={answer.isPending && answer.variables === 'accept'}
              disabled={answer.isPending && answer.variables === 'decline'}
              onClick={() => answer.mutate('accept')}
            >
              Accept
            </Button>
            <Button
              icon={X}
              busy={answer.isPending && answer.variables === 'decline'}
              disabled={answer.isPending && answer.variables === 'accept'}
              onClick={() => answer.mutate('decline')}
            >
              Decline
            </Button>
          </div>
        </>
      )}
    </ReadingFrame>
  )
}

import { useQuery } from '@tanstack/react-query'

import { teamsApi } from '#contract/teams.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { InvitationCard } from '../people/InvitationCard.tsx'

type Props = { token: string; onJoined: () => void }

/** What a link invites to, and the answer to it. A link that no longer holds says so and nothing else. */
export function InviteView({ token, onJoined }: Props) {
  const read = useQuery(apiQuery(teamsApi.invitation, { params: { inviteToken: token } }))
  const { data, error } = read
  const isOver = [400, 404, 410].includes(statusOf(error) ?? 0) || error?.name === 'BadParameterError'
  return (
    <ReadingFrame>
      <PageTitle>Invitation</PageTitle>
      {isOver && (
        <EmptyState
          title="This invitation no longer holds"
          action={<ButtonLink to={paths.collaborate()}>Go to Collaborate</ButtonLink>}
        >
          It was revoked, already used, or sent to another address. Ask the sender for a new one.
        </EmptyState>
      )}
      {error && !isOver && <ErrorCard title="The invitation could not be read" of={read} />}
      {!data && !error && <Skeleton lines={2} />}
      {data && !error && <InvitationCard invitation={data} token={token} isLarge onJoined={onJoined} />}
    </ReadingFrame>
  )
}

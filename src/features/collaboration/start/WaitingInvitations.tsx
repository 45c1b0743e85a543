import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'

import type { Invitation } from '#contract/teams.ts'
import { useAnswer } from '#platform/invitations/use-answer.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { myInvitationsQuery } from './collaboration.queries.ts'

/** Invitations that wait for this person; where there are none, nothing is shown. */
export function WaitingInvitations() {
  const { data } = useQuery(myInvitationsQuery())
  if (!data || data.invitations.length === 0) return null
  return (
    <Card as="section" title="Invitations">
      <ul className="space-y-3">
        {data.invitations.map((invitation) => (
          <Waiting key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  )
}

function Waiting({ invitation }: { invitation: Invitation }) {
  const { id, name, kind, invitedBy, role } = invitation
  const answer = useAnswer({ token: id, kind, name })
  return (
    <li className="flex flex-wrap items-center gap-2">
      <p className="mr-auto min-w-0 break-words">
        {invitedBy ?? 'Somebody'} invites you to the {kind === 'project' ? 'project' : 'team'} <strong>{name}</strong>{' '}
        as {role}.
      </p>
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
    </li>
  )
}

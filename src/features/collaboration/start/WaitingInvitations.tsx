import { useQuery } from '@tanstack/react-query'

import { Card } from '#shared/ui/Card.tsx'

import { InvitationCard } from '../people/InvitationCard.tsx'
import { myInvitationsQuery } from './collaboration.queries.ts'

/** Invitations that wait for this person; where there are none, nothing is shown. */
export function WaitingInvitations() {
  const { data } = useQuery(myInvitationsQuery())
  if (!data || data.invitations.length === 0) return null
  return (
    <Card as="section" title="Invitations">
      <ul className="space-y-3">
        {data.invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitationCard invitation={invitation} token={invitation.id} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

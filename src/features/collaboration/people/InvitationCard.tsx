import { Check, X } from 'lucide-react'

import { useAnswer } from '#platform/invitations/use-answer.ts'
import { Button } from '#shared/ui/Button.tsx'

type Props = {
  invitation: { name: string; kind?: string | undefined; invitedBy?: string | null | undefined; role: string }
  /** What the answer is given under. */
  token: string
  /** Alone on its page, or one of several. */
  isLarge?: boolean
  onJoined?: () => void
}

/** Who invites to what, and the answer to it. */
export function InvitationCard({
  invitation: { name, kind, invitedBy, role },
  token,
  isLarge = false,
  onJoined,
}: Props) {
  const answer = useAnswer({ token, kind, name }, onJoined)
  const button = (mine: 'accept' | 'decline') => ({
    busy: answer.isPending && answer.variables === mine,
    disabled: answer.isPending && answer.variables !== mine,
    onClick: () => answer.mutate(mine),
  })
  return (
    <div className={isLarge ? 'space-y-5' : 'flex flex-wrap items-center gap-2'}>
      <p className={isLarge ? 'text-lg' : 'mr-auto min-w-0 wrap-anywhere'}>
        {invitedBy ?? 'Somebody'} invites you to the {kind === 'project' ? 'project' : 'team'} <strong>{name}</strong>{' '}
        as {role}.
      </p>
      <div className="flex gap-2">
        <Button variant="primary" icon={Check} {...button('accept')}>
          Accept
        </Button>
        <Button icon={X} {...button('decline')}>
          Decline
        </Button>
      </div>
    </div>
  )
}

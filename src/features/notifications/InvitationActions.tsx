import { useRef } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { ApiError, ContractError, NetworkError } from '#shared/api/errors.ts'
import { useRetryWait } from '#shared/api/use-retry-wait.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useAnswerInvitation, type Answer } from './invitations.mutations.ts'
import type { Invitation } from './notification-kind.ts'
import { notificationsCopy as copy } from './notifications.copy.ts'

type Props = { notificationId: string; invitation: Invitation; holdFocus: () => void }

/** An answer that broke off: the server has worked, but nobody can read what it said. */
const isBroken = (error: Error | null) => error instanceof ContractError && error.kind === 'json'

/** What stands beside the toast: the server's own reason, or that nobody knows whether the answer arrived. */
function reasonOf(error: Error | null, wait: number): string | undefined {
  if (wait > 0) return copy.waitFor(wait)
  if (error instanceof ApiError && error.isServerMessage && error.status < 500) return error.message
  const isUnsure = error instanceof NetworkError ? error.mayHaveArrived : isBroken(error)
  return isUnsure ? copy.checking : undefined
}

/** Yes or no to an invitation. */
export function InvitationActions({ notificationId, invitation, holdFocus }: Props) {
  const { mutateAsync, error, variables, isPending } = useAnswerInvitation(notificationId, invitation)
  // An answer that was taken is not given twice, not even by the second half of a double click.
  const isAnswered = useRef(false)
  const [answer, isAnswering] = useOnce(async (chosen: Answer) => {
    if (isAnswered.current) return
    await mutateAsync(chosen)
    isAnswered.current = true
    holdFocus()
  })
  const wait = useRetryWait(error)
  const reason = isPending ? undefined : reasonOf(error, wait)
  const give = (chosen: Answer) => (wait > 0 ? undefined : answer(chosen))
  const button = (chosen: Answer) => ({
    busy: isAnswering && variables === chosen,
    'aria-disabled': (isAnswering && variables !== chosen) || wait > 0 || undefined,
    onClick: () => give(chosen),
  })
  return (
    <div className="mt-2">
      <div className="flex gap-2">
        <Button size="small" variant="primary" {...button('accept')}>
          {copy.accept}
        </Button>
        <Button size="small" {...button('decline')}>
          {copy.decline}
        </Button>
        <HelpLink article="invitations" about="invitations" />
      </div>
      {reason && (
        <p role="alert" className="mt-2 wrap-anywhere text-state-red">
          {reason}
        </p>
      )}
    </div>
  )
}

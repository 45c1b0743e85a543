import { useState } from 'react'

import type { OwnedTeam } from '#contract/subscription.ts'
import type { CheckoutRequest, DialogProps } from '#platform/dialogs/dialogs.ts'

import { Checkout } from './Checkout.tsx'
import { checkoutCopy as copy } from './checkout.copy.ts'
import { PaymentDialog } from './PaymentDialog.tsx'
import { TeamChoice } from './TeamChoice.tsx'
import type { ToPay } from './to-pay.ts'

function toPayFor({ plan, billing }: CheckoutRequest, team: OwnedTeam | undefined): ToPay | undefined {
  if (plan !== 'team') return { plan, billing }
  return team && { plan, billing, team }
}

/** Pays for a plan. */
export function CheckoutDialog({ request, onClose }: DialogProps<'checkout'>) {
  const { teams = [] } = request
  const [team, setTeam] = useState(teams.length === 1 ? teams[0] : undefined)
  const toPay = toPayFor(request, team)
  return (
    <PaymentDialog title={copy.title} onClose={onClose}>
      {(leave) =>
        toPay ? (
          <Checkout toPay={toPay} onPaid={onClose} onCancel={leave} />
        ) : (
          <TeamChoice teams={teams} onChosen={setTeam} />
        )
      }
    </PaymentDialog>
  )
}

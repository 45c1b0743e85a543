import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useMemo, useState } from 'react'

import type { Quote } from '#contract/subscription.ts'
import { useLoadStripe } from '#platform/payments/StripeProvider.tsx'
import { money } from '#shared/format/money.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { useAppearanceNow } from './appearance.ts'
import { checkoutCopy as copy } from './checkout.copy.ts'
import { InitFailed } from './InitFailed.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { listPrice, type ToPay } from './to-pay.ts'

type Props = { toPay: ToPay; clientSecret: string; quote?: Quote; onPaid: () => void; onCancel: () => void }
type Loading = { attempt: number; stripe?: Stripe; hasFailed?: boolean }

/** What is paid, and the card form for it. */
export function PaymentPanel({ toPay, clientSecret, quote, onPaid, onCancel }: Props) {
  const load = useLoadStripe()
  const [loading, setLoading] = useState<Loading>({ attempt: 0 })
  const { attempt, stripe, hasFailed } = loading
  useEffect(() => {
    let isHere = true
    const say = (next: Omit<Loading, 'attempt'>) => isHere && setLoading({ attempt, ...next })
    load().then(
      (loaded) => say(loaded ? { stripe: loaded } : { hasFailed: true }),
      () => say({ hasFailed: true }),
    )
    return () => {
      isHere = false
    }
  }, [load, attempt])
  const appearance = useAppearanceNow()
  const options = useMemo(() => ({ clientSecret, appearance }), [clientSecret, appearance])
  const fail = () => setLoading({ attempt, hasFailed: true })

  return (
    <div className="space-y-5">
      <PaymentDetails toPay={toPay} {...(quote && { quote })} />
      {hasFailed && <InitFailed onRetry={() => setLoading({ attempt: attempt + 1 })} />}
      {!hasFailed && !stripe && <Spinner label={copy.starting} />}
      {!hasFailed && stripe && (
        <Elements key={attempt} stripe={stripe} options={options}>
          <PaymentForm
            toPay={toPay}
            clientSecret={clientSecret}
            amount={money(quote?.due ?? listPrice(toPay))}
            onPaid={onPaid}
            onCancel={onCancel}
            onLoadError={fail}
          />
        </Elements>
      )}
    </div>
  )
}

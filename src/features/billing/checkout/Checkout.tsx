import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { checkoutCopy as copy } from './checkout.copy.ts'
import { InitFailed } from './InitFailed.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import type { ToPay } from './to-pay.ts'
import { useCheckout } from './use-checkout.ts'

type Props = { toPay: ToPay; onPaid: () => void; onCancel: () => void }

/** The embedded checkout: begins the payment, then shows what is paid and the card form. */
export function Checkout({ toPay, onPaid, onCancel }: Props) {
  const { state, retry } = useCheckout(toPay)
  switch (state.kind) {
    case 'starting':
      return (
        <div className="grid min-h-40 place-items-center">
          <Spinner label={copy.starting} />
        </div>
      )
    case 'failed':
      return <InitFailed reason={state.reason} onRetry={retry} />
    case 'mismatch':
      return <Notice tone="error">{state.words}</Notice>
    case 'started':
      return (
        <PaymentPanel
          toPay={toPay}
          clientSecret={state.clientSecret}
          {...(state.quote && { quote: state.quote })}
          onPaid={onPaid}
          onCancel={onCancel}
        />
      )
  }
}

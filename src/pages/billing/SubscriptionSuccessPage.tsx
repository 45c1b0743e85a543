import { PaymentOutcome } from '#features/billing/success/PaymentOutcome.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

/** Where the payment provider sends people back to. The address says nothing: the server is asked. */
export function Component() {
  return (
    <ReadingFrame>
      <PaymentOutcome />
    </ReadingFrame>
  )
}

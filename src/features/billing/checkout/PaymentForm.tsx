import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useState, type FormEvent } from 'react'

import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { checkoutCopy as copy } from './checkout.copy.ts'
import type { ToPay } from './to-pay.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { usePayment } from './use-payment.ts'

type Props = {
  toPay: ToPay
  clientSecret: string
  amount: string
  onPaid: () => void
  onCancel: () => void
  onLoadError: () => void
}

/** The provider's card form with Cancel and Pay. */
export function PaymentForm(props: Props) {
  const stripe = useStripe()
  const elements = useElements()
  return stripe && elements ? (
    <Form {...props} stripe={stripe} elements={elements} />
  ) : (
    <Spinner label={copy.starting} />
  )
}

type FormProps = Props & { stripe: Stripe; elements: StripeElements }

function Form({ toPay, clientSecret, amount, onPaid, onCancel, onLoadError, stripe, elements }: FormProps) {
  const { state, pay, check } = usePayment({ stripe, elements, clientSecret, plan: toPay.plan, onPaid })
  const [isReady, setReady] = useState(false)
  const isUnderWay = state.kind === 'paying' || (state.kind === 'checking' && isReady)
  useLeaveQuestion(state.kind === 'paying' || state.kind === 'unknown')
  useProviderInFront(state.kind === 'paying')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) void pay()
  }
  const isOver = state.kind === 'paid' || state.kind === 'waiting'

  return (
    <form onSubmit={handleSubmit} aria-label={copy.details} className="space-y-4">
      <div hidden={isOver}>
        <PaymentElement onReady={() => setReady(true)} onLoadError={onLoadError} />
      </div>
      {!isReady && !isOver && <Spinner label={copy.starting} />}
      <FormError>{state.kind === 'ready' ? state.problem : undefined}</FormError>
      {state.kind === 'checking' && isReady && <Notice>{copy.checking}</Notice>}
      {state.kind === 'unknown' && (
        <Notice tone="error" title={copy.unknownTitle}>
          {state.problem} {copy.unknown}
        </Notice>
      )}
      {state.kind === 'waiting' && <Notice title={copy.waitingTitle}>{copy.waiting}</Notice>}
      {state.kind === 'paid' && (
        <Notice tone="success" title={copy.success}>
          {copy.updating}
        </Notice>
      )}
      {state.kind !== 'paid' && (
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button onClick={onCancel}>{isOver ? copy.close : copy.cancel}</Button>
          {state.kind === 'unknown' ? (
            <Button variant="primary" onClick={() => void check()}>
              {copy.check}
            </Button>
          ) : (
            !isOver && (
              <SubmitButton busy={isUnderWay} disabled={!isReady}>
                {copy.pay(amount)}
              </SubmitButton>
            )
          )}
        </div>
      )}
    </form>
  )
}

/** The bank's own window stands beside ours in the page, and a modal dialog would keep every click from it. */
function useProviderInFront(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined
    const { style } = document.body
    const before = style.pointerEvents
    style.pointerEvents = 'auto'
    return () => {
      // Where the dialog has gone first, it has tidied up already.
      if (style.pointerEvents === 'auto') style.pointerEvents = before
    }
  }, [isOn])
}

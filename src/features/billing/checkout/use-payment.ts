import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { PlanId } from '#contract/subscription.ts'
import { useStore } from '#shared/browser/store.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'

import { checkoutCopy as copy } from './checkout.copy.ts'
import { followPayment } from './follow-payment.ts'
import { createPayment, type Announce } from './payment.ts'

/** The success callback runs this long after a payment. */
const CALLBACK_MS = 1000
/** How often a payment is asked after that the bank has not decided. */
const UNDECIDED_MS = 5000

type Options = {
  stripe: Stripe
  elements: StripeElements
  clientSecret: string
  plan: PlanId
  onPaid: () => void
}

/** One payment and what becomes of it. The toasts come also when the dialog has been left meanwhile. */
export function usePayment({ stripe, elements, clientSecret, plan, onPaid }: Options) {
  const client = useQueryClient()
  const [payment] = useState(() => {
    const announce: Announce = {
      paid: () => {
        toast({ title: copy.successTitle, description: copy.success })
        void followPayment(client, plan)
      },
      waiting: () => toast({ title: copy.waitingTitle, description: copy.waiting }),
      failed: (message) => toast({ title: copy.failedTitle, description: message, variant: 'destructive' }),
      threw: (message) => toast({ title: copy.thrownTitle, description: message, variant: 'destructive' }),
    }
    const returnUrl = new URL(
      plan === 'student' ? paths.studentPaymentDone() : paths.paymentDone(),
      location.origin,
    ).toString()
    return createPayment(
      {
        submit: () => elements.submit(),
        confirm: () =>
          stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' }),
        look: () => stripe.retrievePaymentIntent(clientSecret),
      },
      announce,
    )
  })
  const state = useStore(payment)
  useEffect(() => void payment.start(), [payment])

  const latest = useRef(onPaid)
  useEffect(() => {
    latest.current = onPaid
  })
  const isPaid = state.kind === 'paid'
  useEffect(() => {
    if (!isPaid) return undefined
    const timer = setTimeout(() => latest.current(), CALLBACK_MS)
    return () => clearTimeout(timer)
  }, [isPaid])

  const isWaiting = state.kind === 'waiting'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void payment.check(), UNDECIDED_MS)
    return () => clearInterval(timer)
  }, [isWaiting, payment])

  return { state, pay: () => payment.pay(), check: () => payment.check() }
}

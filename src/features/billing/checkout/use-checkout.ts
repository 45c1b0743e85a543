import { useEffect, useRef, useState } from 'react'

import { subscriptionApi, type Quote } from '#contract/subscription.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, ContractError, messageOf } from '#shared/api/errors.ts'
import { money } from '#shared/format/money.ts'
import { toast } from '#shared/toast/toast.ts'

import { checkoutCopy as copy } from './checkout.copy.ts'
import { isAmountOf, isQuoteOf, listPrice, type ToPay } from './to-pay.ts'

export type CheckoutState =
  | { kind: 'starting' }
  | { kind: 'failed'; reason: string }
  /** The server asks for another amount than the one shown. */
  | { kind: 'mismatch'; words: string }
  | { kind: 'started'; clientSecret: string; quote?: Quote }

const call = (toPay: ToPay) =>
  toPay.plan === 'team'
    ? callApi(subscriptionApi.teamCheckout, {
        body: { planType: 'team', billing: toPay.billing, teamId: toPay.team.teamId },
      })
    : callApi(subscriptionApi.checkout, { body: { planType: toPay.plan, billing: toPay.billing } })

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return copy.httpError(error.status)
  // What came is no answer, so there is no secret in it either.
  if (error instanceof ContractError) return copy.noSecret
  return messageOf(error, copy.initFailed)
}

async function begin(toPay: ToPay): Promise<CheckoutState> {
  try {
    const { clientSecret, amount, quote } = await call(toPay)
    if (typeof clientSecret !== 'string' || clientSecret === '') throw new Error(copy.noSecret)
    if (quote && isQuoteOf(toPay, quote, amount)) return { kind: 'started', clientSecret, quote }
    if (isAmountOf(toPay, amount)) return { kind: 'started', clientSecret }
    return { kind: 'mismatch', words: copy.mismatch(money(listPrice(toPay)), money(amount ?? 0)) }
  } catch (error) {
    const problem = problemOf(error)
    toast({ title: copy.errorTitle, description: problem, variant: 'destructive' })
    // The letter is the status; why it was refused is worth reading, too.
    const isRefusal = error instanceof ApiError && error.isServerMessage
    return { kind: 'failed', reason: isRefusal ? `${problem}: ${error.message}` : problem }
  }
}

/** Begins a payment once for each open dialog, also where effects run twice. Trying again is a person's decision. */
export function useCheckout(toPay: ToPay) {
  const [state, setState] = useState<CheckoutState>({ kind: 'starting' })
  const begun = useRef<Promise<CheckoutState>>(undefined)
  const wanted = useRef(toPay)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isHere = true
    begun.current ??= begin(wanted.current)
    const show = async (beginning: Promise<CheckoutState>) => {
      const next = await beginning
      if (isHere) setState(next)
    }
    void show(begun.current)
    return () => {
      isHere = false
    }
  }, [attempt])
  const retry = () => {
    begun.current = undefined
    setState({ kind: 'starting' })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useLoadStripe } from '#platform/payments/StripeProvider.tsx'

/** What the provider adds to the address when it sends somebody back. */
const SECRET = 'payment_intent_client_secret'

type Kept = { hasReturned?: true } | null

/**
 * Whether this page was reached from a payment, and how the provider says that it stands. The payment is taken out of the
 * address and of the history at once: whoever copies the address must not hand it on.
 */
export function useReturnedPayment() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const load = useLoadStripe()
  const [secret] = useState(() => new URLSearchParams(search).get(SECRET))
  const [status, setStatus] = useState<string>()

  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: secret ? { hasReturned: true } : state })
  }, [search, pathname, secret, state, navigate])

  useEffect(() => {
    if (secret === null) return undefined
    let isHere = true
    const ask = async () => {
      const stripe = await load()
      const found = await stripe?.retrievePaymentIntent(secret)
      if (isHere) setStatus(found?.paymentIntent?.status)
    }
    // Without the provider's word the subscription alone decides.
    ask().catch(() => {})
    return () => {
      isHere = false
    }
  }, [secret, load])

  return { hasReturned: secret !== null || (state as Kept)?.hasReturned === true, status }
}

import type { Stripe } from '@stripe/stripe-js'
import { createContext, use, useState, type ReactNode } from 'react'

import { env } from '#shared/env.ts'

export type LoadStripe = () => Promise<Stripe | null>

/** Fetches the provider's client, at the first payment and not before. Null where no publishable key was configured. */
const loadFromProvider: LoadStripe = async () => {
  if (env.stripeKey === undefined) return null
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  return loadStripe(env.stripeKey)
}

const StripeContext = createContext<LoadStripe>(() => Promise.resolve(null))

type Props = { load?: LoadStripe | undefined; children: ReactNode }

/** Holds the payment client for every dialog that needs it: one client, however often it is asked for. */
export function StripeProvider({ load = loadFromProvider, children }: Props) {
  const [once] = useState<LoadStripe>(() => {
    let loading: Promise<Stripe | null> | undefined
    return () =>
      (loading ??= load().catch((error: unknown) => {
        // The next dialog tries again.
        loading = undefined
        throw error
      }))
  })
  return <StripeContext value={once}>{children}</StripeContext>
}

/** The function that fetches the payment client. */
// oxlint-disable-next-line react/only-export-components
export const useLoadStripe = (): LoadStripe => use(StripeContext)

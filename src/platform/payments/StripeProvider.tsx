import type { Stripe } from '@stripe/stripe-js'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'

import { env } from '#shared/env.ts'

import { capabilitiesQuery } from '../capabilities/capabilities.queries.ts'
import { fetchStandIn } from './stand-in.ts'

export type LoadStripe = () => Promise<Stripe | null>

/**
 * Fetches the provider's client, at the first payment and not before. Without a publishable key the server's stand-in is
 * taken where it offers one; null where neither is there.
 */
async function loadFromProvider(client: QueryClient): Promise<Stripe | null> {
  if (env.stripeKey === undefined) {
    const { features } = await client.fetchQuery(capabilitiesQuery())
    if (!features.includes('payments-stand-in')) return null
    await fetchStandIn()
  }
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  return loadStripe(env.stripeKey ?? 'pk_test_stand_in')
}

const StripeContext = createContext<LoadStripe>(() => Promise.resolve(null))

type Props = { load?: LoadStripe | undefined; children: ReactNode }

/** Holds the payment client for every dialog that needs it: one client, however often it is asked for. */
export function StripeProvider({ load, children }: Props) {
  const client = useQueryClient()
  const [once] = useState<LoadStripe>(() => {
    let loading: Promise<Stripe | null> | undefined
    return () =>
      (loading ??= (load ?? (() => loadFromProvider(client)))().catch((error: unknown) => {
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

import { env } from '#shared/env.ts'

/**
 * Loads what the embedded API offers in place of the provider's script: it leaves `window.Stripe` behind, which
 * `loadStripe` then takes. Rejects where it does not arrive; the next call asks anew.
 */
export function fetchStandIn(): Promise<void> {
  if ('Stripe' in window) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${env.apiBase}/_stripe/stripe.js`
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The payment form could not be loaded.'))
    })
    document.head.append(script)
  })
}

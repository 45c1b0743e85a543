import { standInCard, type Card, type Problem } from './stripe-card.ts'

export type Answer = { paymentIntent?: { id: string; client_secret: string; status: string }; error?: Problem }

/** Asks what stands in for the provider's server. Rejects where there is no answer. */
export type AskProvider = (secret: string, action?: 'confirm' | 'answer', body?: object) => Promise<Answer>

/**
 * What stands in for Stripe.js: the part of `window.Stripe` that the payment element and a confirmation use. It is sent
 * to pages as text, so it refers to nothing outside itself.
 */
export function standInStripe(
  ask: AskProvider,
  makeCard: (look: Record<string, string>, onDestroy: () => void) => Card,
) {
  const noAnswer = {
    error: { type: 'api_connection_error', message: 'The payment provider could not be reached.' },
  }
  const asked = (...args: Parameters<AskProvider>) => ask(...args).catch(() => noAnswer)

  const elementsOf = (options: { clientSecret?: string; appearance?: { variables?: Record<string, string> } } = {}) => {
    let card: Card | undefined
    return {
      secret: options.clientSecret ?? '',
      card: () => card,
      create: (type: string) => {
        if (type !== 'payment') throw new Error(`The stand-in has no element of type ${type}.`)
        if (card) throw new Error('A payment element is on the page already.')
        card = makeCard(options.appearance?.variables ?? {}, () => (card = undefined))
        return card.element
      },
      getElement: () => card?.element ?? null,
      update: (next: { appearance?: { variables?: Record<string, string> } } = {}) =>
        card?.dress(next.appearance?.variables ?? {}),
      fetchUpdates: () => Promise.resolve({}),
      submit: () => Promise.resolve(card?.problem() ? { error: card.problem() } : {}),
    }
  }

  const confirm = async ({ elements }: { elements: ReturnType<typeof elementsOf> }): Promise<Answer> => {
    const card = elements.card()
    if (!card) throw new Error('The payment element is not on the page.')
    const problem = card.problem()
    if (problem) return { error: problem }
    const reply: Answer = await asked(elements.secret, 'confirm', { number: card.number() })
    if (reply.paymentIntent?.status !== 'requires_action') return reply
    return asked(elements.secret, 'answer', { isApproved: await card.askBank() })
  }

  const notHere = () => Promise.reject(new Error('The stand-in takes payments by the payment element alone.'))
  const stripe = {
    elements: elementsOf,
    confirmPayment: confirm,
    retrievePaymentIntent: (secret: string) => asked(secret),
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
  return Object.assign(() => stripe, { version: 'endive' })
}

/** Asks over HTTP; `base` is the folder of the script. Sent to pages as text, too. */
export function askProvider(base: string): AskProvider {
  return async (secret, action, body) => {
    const address = `${base}payments/${encodeURIComponent(secret)}${action ? `/${action}` : ''}`
    const reply = await fetch(address, {
      method: action ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await reply.json()) as Answer & { message?: string }
    if (!reply.ok) throw new Error(answer.message)
    return answer
  }
}

/** The stand-in as a script for a page. It asks the server that it came from. */
export const stripeScript = () => `(() => {
  const ask = (${askProvider.toString()})(document.currentScript.src.replace(/[^/]*$/, ''))
  window.Stripe = (${standInStripe.toString()})(ask, ${standInCard.toString()})
})()`

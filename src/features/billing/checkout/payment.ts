import { createStore } from '#shared/browser/store.ts'
import { wait } from '#shared/browser/wait.ts'

import { checkoutCopy as copy } from './checkout.copy.ts'

export type PaymentState =
  /** Pay works. `problem`: what went wrong the last time. */
  | { kind: 'ready'; problem?: string }
  | { kind: 'paying' }
  /** The provider is asked how this payment stands. */
  | { kind: 'checking' }
  /** The provider could not be asked: nothing may be paid before it was. */
  | { kind: 'unknown'; problem: string }
  /** The bank has not decided. */
  | { kind: 'waiting' }
  | { kind: 'paid' }

type Problem = { type?: string; code?: string | undefined; message?: string | undefined }
export type ProviderReply = { error?: Problem | undefined; paymentIntent?: { status: string } | undefined }

/** The payment client, for one payment. */
export type Provider = {
  /** Checks the card form without sending anything. */
  submit(): Promise<{ error?: Problem | undefined }>
  confirm(): Promise<ProviderReply>
  /** How the payment stands. */
  look(): Promise<ProviderReply>
}

/** Says what became of it, also to somebody who has left the dialog. */
export type Announce = { paid(): void; waiting(): void; failed(message: string): void; threw(message: string): void }

export type Payment = ReturnType<typeof createPayment>

/** Pauses before each time that the provider is asked. Milliseconds. */
const PAUSES = [0, 1000, 3000]

/** After one of these nobody knows whether the card was charged: the provider is asked before Pay works again. */
const isUncertain = ({ type, code }: Problem) =>
  type === 'api_connection_error' || type === 'api_error' || code === 'payment_intent_unexpected_state'

/**
 * One payment from the first click to its end. A confirmation is sent at most once for each answer: what is under way, lost
 * or undecided has to be settled first. It outlives the form that started it.
 */
export function createPayment(provider: Provider, announce: Announce, pauses: readonly number[] = PAUSES) {
  const { get, set, subscribe } = createStore<PaymentState>({ kind: 'checking' })
  let isStarted = false
  const isOver = () => get().kind === 'paid'

  function settle(status: string, problem?: string, isAnnounced = false): void {
    if (isOver()) return
    if (status === 'succeeded') {
      set({ kind: 'paid' })
      announce.paid()
    } else if (status === 'processing' || status === 'requires_capture') {
      if (get().kind !== 'waiting') announce.waiting()
      set({ kind: 'waiting' })
    } else if (problem === undefined) set({ kind: 'ready' })
    else refuse(problem, isAnnounced)
  }

  function refuse(message: string | undefined, isAnnounced = false): void {
    const problem = message?.trim() || copy.failedDefault
    set({ kind: 'ready', problem })
    if (!isAnnounced) announce.failed(problem)
  }

  async function ask(): Promise<string | undefined> {
    for (const pause of pauses) {
      await wait(pause)
      try {
        const status = (await provider.look()).paymentIntent?.status
        if (status !== undefined) return status
      } catch {
        // Asked again after the next pause.
      }
    }
    return undefined
  }

  async function lookUp(problem: string, isAnnounced = false): Promise<void> {
    set({ kind: 'checking' })
    const status = await ask()
    if (status === undefined) set({ kind: 'unknown', problem })
    else settle(status, problem, isAnnounced)
  }

  async function pay(): Promise<void> {
    if (get().kind !== 'ready') return
    // At once: a second click or Enter comes before anything has been drawn.
    set({ kind: 'paying' })
    let isSent = false
    try {
      const form = await provider.submit()
      if (form.error) return refuse(form.error.message)
      isSent = true
      const { error, paymentIntent } = await provider.confirm()
      if (error && isUncertain(error)) return await lookUp(error.message ?? copy.failedDefault)
      if (error) return refuse(error.message)
      // Neither: not an answer.
      if (!paymentIntent) return await lookUp(copy.failedDefault)
      settle(paymentIntent.status, copy.notConfirmed)
    } catch (error) {
      const message = error instanceof Error && error.message !== '' ? error.message : copy.failedDefault
      announce.threw(message)
      if (!isSent) set({ kind: 'ready', problem: message })
      else await lookUp(message, true)
    }
  }

  return {
    get,
    subscribe,
    /** An earlier window may have paid this already. Where that cannot be asked the provider itself refuses a second time. */
    async start(): Promise<void> {
      if (isStarted) return
      isStarted = true
      const status = await provider.look().then(
        (reply) => reply.paymentIntent?.status,
        () => undefined,
      )
      settle(status ?? 'requires_payment_method')
    },
    pay,
    /** Asks again how a payment stands that is lost or undecided. */
    async check(): Promise<void> {
      const state = get()
      if (state.kind === 'unknown') await lookUp(state.problem)
      if (get().kind !== 'waiting') return
      const status = await ask()
      if (status !== undefined) settle(status, copy.notConfirmed)
    },
  }
}

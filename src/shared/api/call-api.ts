import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'

import { ApiError, AuthRequiredError } from './errors.ts'
import type { RawInput } from './request.ts'
import { send, type SendOptions } from './send.ts'

/** Brings a lost session back; true when somebody is signed in again. Handed in by the platform: the client knows no users. */
export type Recovery = () => Promise<boolean>

let recover: Recovery = () => Promise.resolve(false)
let onLost: () => void = () => {}
let underWay: Promise<boolean> | undefined
let session = 0
let ended = 0

export function configureRecovery(options: { recover: Recovery; onLost: () => void }) {
  recover = options.recover
  onLost = options.onLost
}

/** A sign-in or sign-out: a 401 of an older session says nothing about the new one. */
export function startNewSession() {
  session += 1
  underWay = undefined
}

/** A sign-out: answers to writes that are still under way are never delivered, so that they cannot reach the next person. */
export function endSession() {
  ended += 1
  startNewSession()
}

const never = () => new Promise<never>(() => {})

function recoverOnce(): Promise<boolean> {
  underWay ??= recover()
    .catch(() => false)
    .finally(() => {
      underWay = undefined
    })
  return underWay
}

/**
 * Calls the API: what comes back is checked by the contract. A 401 starts one recovery for all calls in flight and each
 * call is sent once more; a second 401, or a recovery that fails, is an AuthRequiredError.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: SendOptions = {},
): Promise<OutputOf<E>> {
  const mine = ended
  const isKept = endpoint.method === 'GET' || endpoint.recovers === false
  try {
    const output = await callInSession(endpoint, input, options)
    return isKept || mine === ended ? output : await never()
  } catch (error) {
    if (isKept || mine === ended) throw error
    return never()
  }
}

async function callInSession<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: SendOptions,
): Promise<OutputOf<E>> {
  const raw = input as RawInput
  const mine = session
  try {
    return (await send(endpoint, raw, options)) as OutputOf<E>
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || endpoint.recovers === false) throw error
    if (mine !== session) throw error
    const isBack = await recoverOnce()
    if (isBack && endpoint.replays === false) throw error
    if (isBack) {
      try {
        return (await send(endpoint, raw, options)) as OutputOf<E>
      } catch (second) {
        if (!(second instanceof ApiError) || second.status !== 401) throw second
      }
    }
    if (mine === session) onLost()
    throw new AuthRequiredError()
  }
}

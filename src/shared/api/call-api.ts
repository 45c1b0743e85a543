import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'

import { ApiError, AuthRequiredError } from './errors.ts'
import type { RawInput, SendOptions } from './request.ts'
import { send } from './send.ts'

/** Where the platform says how a lost session comes back: the client knows no users. */
type Recovery = {
  /** Asks who is signed in; true when somebody is. */
  recover: () => Promise<boolean>
  /** Nobody is. A promise where the page asks the person to sign in again: true once the same one has. */
  onLost: () => Promise<boolean> | undefined
  /** The same promise while it is open: what is called meanwhile waits too. */
  comeback: () => Promise<boolean> | undefined
}

let recovery: Recovery = {
  recover: () => Promise.resolve(false),
  onLost: () => undefined,
  comeback: () => undefined,
}
/**
 * Answers a call in the place of the server, or with it. The client knows none: the app hands one in where there is one.
 */
export type Answerer = (
  endpoint: Endpoint,
  input: RawInput,
  options: SendOptions,
  toServer: () => Promise<unknown>,
) => Promise<unknown>

let answerer: Answerer = (_endpoint, _input, _options, toServer) => toServer()

export function configureAnswerer(next: Answerer) {
  answerer = next
}

let underWay: Promise<boolean | undefined> | undefined
let session = 0
let ended = 0

export function configureRecovery(next: Recovery) {
  recovery = next
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

/** Whether the session is back; undefined where nobody answered who is signed in. */
function recoverOnce(): Promise<boolean | undefined> {
  underWay ??= recovery
    .recover()
    .catch(() => undefined)
    .finally(() => {
      underWay = undefined
    })
  return underWay
}

/**
 * Calls the API: what comes back is checked by the contract. A 401 starts one recovery for all calls in flight and each
 * call is sent once more. After a second 401, or a recovery that fails, the page may ask the person to sign in again: the
 * call waits for that and is then sent, where it may be. Otherwise it is an AuthRequiredError.
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

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** Waits for the person to be signed in again. Throws when they are not, and when the caller gives up meanwhile. */
async function returned(isBack: Promise<boolean>, signal: AbortSignal | undefined) {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
  })
  if (!(await Promise.race([isBack, aborted]))) throw new AuthRequiredError()
}

async function callInSession<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: SendOptions,
): Promise<OutputOf<E>> {
  const sendIt = async () =>
    (await answerer(endpoint, input, options, () => send(endpoint, input, options))) as OutputOf<E>
  if (endpoint.recovers === false) return sendIt()
  const open = recovery.comeback()
  if (open) await returned(open, options.signal)
  const mine = session
  try {
    return await sendIt()
  } catch (error) {
    if (!isUnauthorized(error) || mine !== session) throw error
    const isBack = await recoverOnce()
    if (isBack && endpoint.replays === false) throw error
    if (isBack) {
      try {
        return await sendIt()
      } catch (second) {
        if (!isUnauthorized(second)) throw second
      }
    }
    const comeback = mine === session ? recovery.onLost() : undefined
    if (!comeback || endpoint.replays === false) throw new AuthRequiredError({ isSaid: isBack !== undefined })
    await returned(comeback, options.signal)
    return sendIt().catch((third: unknown) => {
      throw isUnauthorized(third) ? new AuthRequiredError() : third
    })
  }
}

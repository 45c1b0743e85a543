import type * as z from 'zod/mini'

import type { AnswerOf, Endpoint, ParsedInputOf } from '#contract/endpoint.ts'

import type { Hub } from '../live/hub.ts'
import type { Refusal } from '../world/refusal.ts'
import type { AccountRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** What a call is answered from: its parsed input, what is remembered, and who asks. `me()` throws a 401 for nobody. */
export type Scene<E extends Endpoint> = ParsedInputOf<E> & {
  world: World
  hub: Hub
  me: () => AccountRow
  /** The signed-in account, or nobody. */
  visitor: AccountRow | undefined
  request: Request
  cookies: Record<string, string>
}

/** A payload with cookies; plain payloads have none. */
export class Reply<T> {
  readonly payload: T
  readonly cookies: readonly string[]
  constructor(payload: T, cookies: readonly string[] = []) {
    this.payload = payload
    this.cookies = cookies
  }
}

/** A payload that the contract checks, or a whole response where what is sent is no JSON: the bytes of a file. */
export type Answer<E extends Endpoint> = AnswerOf<E> | Reply<AnswerOf<E>> | Response

/** A refusal of its own for a body that the schema does not take; without one it is a 400. */
export type RefuseBody = (error: z.core.$ZodError) => Refusal | undefined

/** A call and what answers it: neither knows how the question came in, over HTTP or from the page itself. */
export type Answered = {
  endpoint: Endpoint
  respond(scene: Scene<Endpoint>): Answer<Endpoint> | Promise<Answer<Endpoint>>
  refuseBody?: RefuseBody | undefined
}

/** Pairs a call of the contract with what answers it. */
export function answer<E extends Endpoint>(
  endpoint: E,
  respond: (scene: Scene<E>) => Answer<E> | Promise<Answer<E>>,
  refuseBody?: RefuseBody,
): Answered {
  return { endpoint, respond: respond as unknown as Answered['respond'], refuseBody }
}

import type * as z from 'zod/mini'

import type { AnswerOf, Endpoint, ParsedInputOf } from '#contract/endpoint.ts'

import type { Hub } from '../live/hub.ts'
import type { Refusal } from '../world/refusal.ts'
import type { AccountRow } from '../world/rows.ts'
import type { Apart } from '../world/store.ts'
import type { World } from '../world/world.ts'

/** What a call is answered from: its parsed input, what is remembered, and who asks. `me()` throws a 401 for nobody. */
export type Scene<E extends Endpoint> = ParsedInputOf<E> & {
  world: World
  hub: Hub
  me: () => AccountRow
  /** The signed-in account, or nobody. */
  visitor: AccountRow | undefined
  /**
   * For what waits for others than this server (sources, models, a password that takes long): nobody waits for the call
   * meanwhile. What it has written by then is kept, and what it read before may have changed when it goes on.
   */
  apart: Apart
}

/** An answer that is no JSON: the bytes of a file, or a text, with the headers that say what it is. */
export class Content {
  readonly body: Uint8Array<ArrayBuffer> | string
  readonly headers: Readonly<Record<string, string>>
  constructor(body: Uint8Array<ArrayBuffer> | string, headers: Readonly<Record<string, string>>) {
    this.body = body
    this.headers = headers
  }
}

/** A payload that the contract checks, or content that is none of its shapes. */
export type Answer<E extends Endpoint> = AnswerOf<E> | Content

/** A refusal of its own for a body that the schema does not take; without one it is a 400. */
export type RefuseBody = (error: z.core.$ZodError) => Refusal | undefined

/** A call and what answers it: neither knows how the question came in, over HTTP or from the page itself. */
export type Answered = {
  endpoint: Endpoint
  respond(this: void, scene: Scene<Endpoint>): unknown
  refuseBody?: RefuseBody | undefined
  /** The answer of a call that holds although nothing of it could be kept: it says that it was not. */
  unkept?: ((reply: unknown) => unknown) | undefined
}

/** Pairs a call of the contract with what answers it. */
export function answer<E extends Endpoint>(
  endpoint: E,
  respond: (scene: Scene<E>) => Answer<E> | Promise<Answer<E>>,
  refuseBody?: RefuseBody,
): Answered {
  return { endpoint, respond, refuseBody }
}

/** Answers a call even where the store is full: what was found is given, and `told` says in it that it was not kept. */
export function answerEvenUnkept<E extends Endpoint>(
  endpoint: E,
  respond: (scene: Scene<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
  told: (reply: AnswerOf<E>) => AnswerOf<E>,
): Answered {
  return { ...answer(endpoint, respond), unkept: (reply) => told(reply as AnswerOf<E>) }
}

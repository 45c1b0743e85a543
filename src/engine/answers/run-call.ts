import type * as z from 'zod/mini'

import type { Endpoint } from '#contract/endpoint.ts'

import { createOutbox } from '../live/outbox.ts'
import type { Hub } from '../live/hub.ts'
import { Refusal } from '../world/refusal.ts'
import type { Apart } from '../world/store.ts'
import type { AccountRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import type { Answered, RefuseBody, Scene } from './answer.ts'

/** A call as it came in, nothing of it believed yet. */
export type RawCall = { params?: unknown; query?: unknown; body?: unknown }

type Asked = {
  world: World
  hub: Hub
  /** Who asks; nobody without. Asked when the answering begins: it may wait for its place. */
  visitor: () => AccountRow | undefined
  /** What only some who answer need to know of the way that the call came. */
  more?: object
}

const fieldsOf = (error: z.core.$ZodError) =>
  Object.fromEntries(error.issues.filter((i) => i.path.length > 0).map((i) => [i.path.join('.'), i.message]))

function parsed(schema: z.ZodMiniType | undefined, value: unknown, status: 400 | 404, refuse?: RefuseBody) {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const own = refuse?.(result.error)
  if (own) throw own
  if (status === 404) throw new Refusal(404, 'There is nothing at this address.', { code: 'not_found' })
  throw new Refusal(400, 'Some fields are missing or not valid.', { code: 'invalid', fields: fieldsOf(result.error) })
}

/** The input of a call as the contract has it. Throws a Refusal of 404 for its address and of 400 for the rest. */
export const parsedInput = ({ endpoint, refuseBody }: Answered, raw: RawCall) => ({
  params: parsed(endpoint.params, raw.params, 404),
  query: parsed(endpoint.query, raw.query, 400),
  body: parsed(endpoint.body, raw.body, 400, refuseBody),
})

/**
 * Answers a parsed call. Writes are durable before the answer, and before anybody hears of them. Throws a Refusal for a
 * no, whatever the store throws where a write could not be kept, and an error of its own where an answer is wrong.
 */
export async function runCall(
  { endpoint, respond }: Answered,
  input: ReturnType<typeof parsedInput>,
  { world, hub, visitor: who, more }: Asked,
): Promise<unknown> {
  const outbox = createOutbox(hub)
  const answered = (apart: Apart) => {
    const visitor = who()
    const scene = {
      ...input,
      ...more,
      world,
      apart,
      hub: outbox.hub,
      visitor,
      me: () => {
        if (!visitor) throw new Refusal(401, 'Unauthorized', { code: 'unauthorized' })
        return visitor
      },
    } as unknown as Scene<Endpoint>
    return respond(scene)
  }
  const reply = await world.during(endpoint.method === 'GET', answered)
  outbox.open()
  return reply
}

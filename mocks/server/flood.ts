import * as z from 'zod/mini'

import { notify } from '#engine/notifications/notices.ts'
import type { World } from '#engine/world/world.ts'
import { hubOf } from '#engine/live/hub.ts'

/** `total` notifications for one account, evenly spread over time. */
export const floodSchema = z.object({
  accountId: z.string(),
  total: z.int().check(z.minimum(1), z.maximum(200_000)),
  perSecond: z.int().check(z.minimum(1), z.maximum(10_000)),
})

const EVERY_MS = 10

/** For tests of load: what happens is real, the rows, the commit and the events. Resolves when all of it has happened. */
export async function flood(world: World, { accountId, total, perSecond }: z.infer<typeof floodSchema>) {
  const hub = hubOf(world.id)
  const begun = performance.now()
  let sent = 0
  while (sent < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1000) * perSecond))
    for (; sent < due; sent += 1) {
      notify(world, hub, accountId, { type: 'system', title: `Event ${sent + 1}`, message: 'One of many' })
    }
    await world.commit()
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  return { sent, ms: Math.round(performance.now() - begun) }
}

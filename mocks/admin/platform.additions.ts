import { adminApi } from '#contract/admin.ts'
import { planIds } from '#contract/subscription.ts'
import { gatedFeatures } from '#contract/usage.ts'

import { asAdmin } from './as-admin.ts'
import { logged } from './log.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import { freeLimits, isUnlimited } from '#engine/people/plan-limits.ts'
import { isLost } from '#engine/files/uploads.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import { isOn, switchables } from '#engine/answers/switches.ts'
import type { World } from '#engine/world/world.ts'

const startedAt = new Date().toISOString()
const onOff = (on: boolean) => (on ? 'on' : 'off')

const asSwitch = (world: World, { key, name, effect }: (typeof switchables)[number]) => ({
  key,
  name,
  effect,
  on: isOn(world, key),
  changedAt: world.switches.get(key)?.at,
})

/** Nothing is said of lost files where none is. */
function lostFiles(world: World) {
  const rows = world.files.count((file) => isLost(world, file))
  return rows > 0 ? [{ kind: 'lost files (gone from the disk)', rows }] : []
}

/** Kinds of rows in words that a person knows. */
const kept = (world: World) => [
  { kind: 'people', rows: world.accounts.size },
  { kind: 'sessions', rows: world.sessions.size },
  { kind: 'papers', rows: world.documents.size },
  { kind: 'files', rows: world.files.size },
  ...lostFiles(world),
  { kind: 'searches', rows: world.searchRuns.size },
  { kind: 'analyses and syntheses', rows: world.syntheses.size },
  { kind: 'teams', rows: world.teams.size },
  { kind: 'projects', rows: world.projects.size },
  { kind: 'tasks', rows: world.tasks.size },
  { kind: 'comments', rows: world.comments.size },
  { kind: 'notifications', rows: world.notifications.size },
  { kind: 'tickets and feedback', rows: world.tickets.size + world.feedback.size },
]

export const platformHandlers = [
  answer(adminApi.platform, ({ me, world }) => {
    asAdmin(me())
    return {
      switches: switchables.map((each) => asSwitch(world, each)),
      limits: planIds.flatMap((plan) =>
        gatedFeatures.map((feature) => ({ plan, feature, perMonth: isUnlimited(plan) ? null : freeLimits[feature] })),
      ),
      server: { name: 'Embedded API', startedAt, now: world.now() },
      kept: kept(world),
    }
  }),

  answer(adminApi.setSwitch, ({ me, world, params, body }) => {
    const admin = asAdmin(me())
    return once(world, admin, 'admin.setSwitch', body.clientKey, () => {
      const found = switchables.find(({ key }) => key === params.key)
      if (!found) throw notFound('The switch')
      if (found.locksOut && !body.on) {
        throw new Refusal(409, 'This would lock every admin out: nobody could switch it on again.', {
          code: 'locks_out',
        })
      }
      const was = isOn(world, found.key)
      if (was !== body.on) {
        world.switches.put({ id: found.key, on: body.on, at: world.now() })
        logged(world, admin, {
          action: 'switch.turned',
          target: { kind: 'switch', id: found.key, name: found.name },
          changes: [{ field: 'state', before: onOff(was), after: onOff(body.on) }],
        })
      }
      return asSwitch(world, found)
    })
  }),
]

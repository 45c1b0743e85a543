import { adminApi } from '#contract/admin.ts'
import { planIds } from '#contract/subscription.ts'
import { gatedFeatures } from '#contract/usage.ts'

import { asAdmin } from './as-admin.ts'
import { compared, dayOf, daysOf, periodBefore, within } from './days.ts'
import { asAdminUser, countAdmins, knownOf, wasActive } from './people.ts'
import { allSupport, firstReplyHours, isUrgent, isWaiting } from './support.ts'
import { firstKnownDay, usesWithin } from './uses.ts'
import { answer } from '#engine/answers/answer.ts'
import type { World } from '#engine/world/world.ts'

const oldest = (times: readonly (string | undefined)[]) => ({
  oldestAt: times.filter((at) => at !== undefined).toSorted()[0],
})

const isOpenRequest = ({ state = 'new' }: { state?: string }) => state === 'new'

/** What has been made on each day: papers and syntheses carry the time at which they came. */
const madeIn = (world: World, isWithin: (iso: string | null | undefined) => boolean) => ({
  joined: world.accounts.count(({ createdAt }) => isWithin(createdAt)),
  syntheses: world.syntheses.count(({ createdAt, isExample }) => !isExample && isWithin(createdAt)),
  papers: world.documents.count(({ addedAt }) => isWithin(addedAt)),
  comments: world.comments.count(({ createdAt }) => isWithin(createdAt)),
})

export const figuresHandlers = [
  answer(adminApi.exceptions, ({ me, world }) => {
    asAdmin(me())
    const waiting = world.accounts.filter((row) => row.studentVerificationStatus === 'pending')
    const urgent = allSupport(world).filter((item) => isUrgent(item) && item.state !== 'closed')
    const requests = world.contacts.filter(isOpenRequest)
    const known = knownOf(world)
    const users = world.accounts.all().map((account) => asAdminUser(world, account, known))
    return {
      verifications: { waiting: waiting.length, ...oldest(waiting.map((row) => row.studentVerificationAppliedAt)) },
      comments: {
        critical: world.comments.count(
          ({ priority, status }) => priority === 'critical' && (status === 'open' || status === 'in_progress'),
        ),
      },
      tickets: { urgent: urgent.length, ...oldest(urgent.map(({ at }) => at)) },
      requests: { waiting: requests.length, ...oldest(requests.map(({ at }) => at)) },
      usage: {
        unusual: users.filter(({ unusual }) => unusual.length > 0).length,
        nearLimit: users.filter(({ nearLimit }) => nearLimit).length,
      },
    }
  }),

  answer(adminApi.people, ({ me, world, query }) => {
    asAdmin(me())
    const known = knownOf(world)
    const users = world.accounts.all().map((account) => asAdminUser(world, account, known))
    return {
      total: users.length,
      admins: countAdmins(world),
      joined: compared(query, (isWithin) => users.filter(({ createdAt }) => isWithin(createdAt)).length),
      active: compared(query, (isWithin) => users.filter((user) => wasActive(user, known, isWithin)).length),
    }
  }),

  answer(adminApi.plans, ({ me, world, query }) => {
    asAdmin(me())
    const paidIn = (isWithin: (iso: string) => boolean) => world.invoices.filter(({ at }) => isWithin(at))
    return {
      plans: planIds.map((plan) => ({ plan, people: world.accounts.count((row) => row.plan === plan) })),
      payments: compared(query, (isWithin) => paidIn(isWithin).length),
      paid: compared(query, (isWithin) => paidIn(isWithin).reduce((sum, { amount }) => sum + amount, 0)),
      currency: 'USD',
    }
  }),

  answer(adminApi.usage, ({ me, world, query }) => {
    asAdmin(me())
    const rows = world.usage.all()
    const known = knownOf(world)
    const users = world.accounts.all().map((account) => asAdminUser(world, account, known))
    return {
      features: gatedFeatures.map((feature) => {
        const uses = (isWithin: (iso: string) => boolean) =>
          rows.filter((row) => row.feature === feature).map((row) => usesWithin(row, isWithin))
        return {
          feature,
          uses: compared(query, (isWithin) => uses(isWithin).reduce((sum, count) => sum + count, 0)),
          people: compared(query, (isWithin) => uses(isWithin).filter((count) => count > 0).length),
        }
      }),
      nearLimit: users.filter(({ nearLimit }) => nearLimit).length,
      since: firstKnownDay(world),
    }
  }),

  answer(adminApi.support, ({ me, world, query }) => {
    asAdmin(me())
    const items = allSupport(world)
    const hoursIn = (isWithin: (iso: string) => boolean) => firstReplyHours(items.filter(({ at }) => isWithin(at)))
    return {
      opened: compared(query, (isWithin) => items.filter(({ at }) => isWithin(at)).length),
      waiting: items.filter(isWaiting).length,
      answered: compared(
        query,
        (isWithin) => items.filter(({ at, replies }) => isWithin(at) && replies.length > 0).length,
      ),
      firstReplyHours: { now: hoursIn(within(query)), before: hoursIn(within(periodBefore(query))) },
    }
  }),

  answer(adminApi.growth, ({ me, world, query }) => {
    asAdmin(me())
    return {
      days: daysOf(query).map((day) => ({ day, ...madeIn(world, (iso) => !!iso && dayOf(iso) === day) })),
      before: madeIn(world, within(periodBefore(query))),
    }
  }),
]

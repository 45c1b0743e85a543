import { adminApi } from '#contract/admin.ts'

import { displayName, isAdmin } from '#engine/people/accounts.ts'
import { asAdmin } from './as-admin.ts'
import { within } from './days.ts'
import { changesOf, logged, newestFirst } from './log.ts'
import { asAdminUser, countAdmins, knownOf, wasActive } from './people.ts'
import { usesWithin } from './uses.ts'
import { paged } from '#engine/answers/paged.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'

const withId = <T extends { userId: string }>(row: T) => ({ ...row, id: row.userId })

export const peopleHandlers = [
  answer(adminApi.access, ({ me }) => {
    asAdmin(me())
    return { rights: ['users', 'verifications', 'requests', 'support', 'teams', 'switches'] }
  }),

  answer(adminApi.users, ({ me, world, query }) => {
    asAdmin(me())
    const { q, plan, show, feature, from, to } = query
    const known = knownOf(world)
    const isWithin = within({ from: from ?? '0000-01-01', to: to ?? '9999-12-31' })
    const sought = q?.trim().toLowerCase() ?? ''
    const rows = world.accounts
      .all()
      .map((account) => asAdminUser(world, account, known))
      .filter((user) => {
        if (plan !== undefined && user.plan !== plan) return false
        if (show === 'joined' && !isWithin(user.createdAt)) return false
        if (show === 'active' && !wasActive(user, known, isWithin)) return false
        if (show === 'near-limit' && !user.nearLimit) return false
        if (show === 'unusual' && user.unusual.length === 0) return false
        if (show === 'admins' && !user.isAdmin) return false
        if (feature !== undefined) {
          const uses = (known.uses.get(user.userId) ?? []).filter((row) => row.feature === feature)
          if (!uses.some((row) => usesWithin(row, isWithin) > 0)) return false
        }
        return sought === '' || `${user.name} ${user.username} ${user.email}`.toLowerCase().includes(sought)
      })
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(withId)
    const { page, ...end } = paged(rows, query)
    return { users: page, ...end }
  }),

  answer(adminApi.updateUser, ({ me, world, params, body }) => {
    const admin = asAdmin(me())
    return once(world, admin, 'admin.updateUser', body.clientKey, () => {
      const account = world.accounts.get(params.userId)
      if (!account) throw notFound('This person')
      const isLast = isAdmin(account) && countAdmins(world) === 1
      if (body.role === 'user' && isLast) {
        throw new Refusal(409, 'This is the last admin: nobody could give the right back.', { code: 'last_admin' })
      }
      const role = body.role ?? (isAdmin(account) ? 'admin' : 'user')
      const plan = body.plan ?? account.plan
      const { pendingCheckout: _pending, billing, ...rest } = account
      const after = world.accounts.put({
        ...rest,
        // A plan that was given is billed by nobody.
        ...(plan === account.plan && billing !== undefined && { billing }),
        role,
        isAdmin: role === 'admin',
        plan,
      })
      logged(world, admin, {
        action: 'user.changed',
        target: { kind: 'user', id: account.id, name: displayName(account) },
        changes: changesOf(
          { role: isAdmin(account) ? 'admin' : 'user', plan: account.plan },
          { role: after.role, plan: after.plan },
        ),
        note: body.note,
      })
      return asAdminUser(world, after, knownOf(world))
    })
  }),

  answer(adminApi.log, ({ me, world, query }) => {
    const admin = asAdmin(me())
    const rows = world.adminLog.filter(({ adminId }) => query.by !== 'me' || adminId === admin.id)
    const { page, ...end } = paged(newestFirst(rows), query)
    return { entries: page, ...end }
  }),
]

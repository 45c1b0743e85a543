import { subscriptionApi } from '#contract/subscription.ts'

import { assertNotInProcessing, beginCheckout } from './checkouts.ts'
import { answer } from '#engine/answers/answer.ts'
import { settlePayment } from './payments.ts'
import { isStudentNoMore, mayPayAsStudent, planOf, seatOf, usedThisMonth } from '#engine/people/plan-limits.ts'
import { forbidden, notFound, Refusal } from '#engine/world/refusal.ts'
import { roleIn } from '#engine/people/team-roles.ts'

export const subscriptionHandlers = [
  answer(subscriptionApi.get, async ({ me, world }) => {
    await settlePayment(world, me().pendingCheckout?.clientSecret)
    const account = world.accounts.get(me().id) ?? me()
    const plan = planOf(world, account)
    const seat = seatOf(world, account)
    return {
      currentPlan: plan,
      subscription: {
        planType: plan,
        billing: account.billing,
        ...(seat && { seatOf: seat.name }),
        searchUsageCount: usedThisMonth(world, account.id, 'search'),
        studentVerificationStatus: account.studentVerificationStatus,
        studentVerificationData: account.studentVerificationData,
        studentVerificationDocument: account.studentVerificationDocument,
        studentVerificationExpiresAt: account.studentVerificationExpiresAt,
        studentVerificationReason: account.studentVerificationReason,
      },
    }
  }),

  answer(subscriptionApi.checkout, async ({ me, world, body }) => {
    const account = me()
    const { planType: plan, billing } = body
    if (plan === 'team') {
      throw new Refusal(422, 'The team plan is bought for a team that you own.', { code: 'team_required' })
    }
    const isStudent = account.plan === 'student' && !isStudentNoMore(world, account)
    if (plan === 'student' && !isStudent && !mayPayAsStudent(world, account)) {
      throw forbidden('Please verify that you are a student first.', 'verification_required')
    }
    await settlePayment(world, account.pendingCheckout?.clientSecret)
    return beginCheckout(world, world.accounts.get(account.id) ?? account, { plan, billing })
  }),

  answer(subscriptionApi.teamCheckout, async ({ me, world, body }) => {
    const account = me()
    const team = world.teams.get(body.teamId)
    const role = team && roleIn(team, account.id)
    if (!team || !role) throw notFound('The team')
    if (role !== 'owner') throw forbidden('Only the owner of a team can buy a plan for it.', 'owner_only')
    await settlePayment(world, account.pendingCheckout?.clientSecret)
    return beginCheckout(world, world.accounts.get(account.id) ?? account, {
      plan: 'team',
      billing: body.billing,
      teamId: team.id,
      seats: team.members.length,
    })
  }),

  answer(subscriptionApi.ownedTeams, ({ me, world }) => {
    const { id } = me()
    return world.teams
      .filter((team) => roleIn(team, id) === 'owner')
      .map((team) => ({ teamId: team.id, memberCount: team.members.length }))
  }),

  answer(subscriptionApi.downgrade, async ({ me, world }) => {
    await settlePayment(world, me().pendingCheckout?.clientSecret)
    const { billing: _billing, pendingCheckout, ...account } = world.accounts.get(me().id) ?? me()
    assertNotInProcessing(world, pendingCheckout)
    if (seatOf(world, account)) {
      const message = 'You work with a seat of a team, which its owner pays for. Leave the team to give it back.'
      throw new Refusal(409, message, { code: 'team_seat' })
    }
    if (account.plan === 'free') throw new Refusal(409, 'You are on the free plan already.', { code: 'current_plan' })
    world.accounts.put({ ...account, plan: 'free' })
    return { success: true, message: 'Your subscription has ended. You are on the Free plan now.' }
  }),
]

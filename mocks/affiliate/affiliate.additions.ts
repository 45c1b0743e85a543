import { affiliateApi } from '#contract/affiliate.ts'

import { compared, dayOf, periodBefore, within } from '../admin/days.ts'
import { newestFirst } from '../admin/log.ts'
import { referralCookie } from './attribution.ts'
import { asCampaign, asListed, stateOf } from './campaign-view.ts'
import { balanceOf, funnelOf, masked, payoutsOf, stepsOf } from './figures.ts'
import { terms } from './terms.ts'
import { paged } from '#engine/answers/paged.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import { answerHttp, Reply } from '../people/http-answer.ts'
import { forbidden, notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, CampaignRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

/** Visits by one code on one day: more are no people. */
const VISITS_A_DAY = 5000
const CHANNELS_MAX = 30

/** A code that nobody has yet: the name in capitals, and a number where it is taken. */
function newCode(world: World, account: AccountRow): string {
  const stem = account.username
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 20)
  const base = stem.length < 3 ? `RR-${stem}` : stem
  for (let nth = 1; ; nth += 1) {
    const code = nth === 1 ? base : `${base}-${nth}`
    if (!world.affiliates.find((row) => row.code === code)) return code
  }
}

function member(world: World, account: AccountRow) {
  const row = world.affiliates.get(account.id)
  if (row?.state !== 'active')
    throw forbidden('Only active members of the affiliate program have this.', 'not_a_member')
  return row
}

/** The person's own campaign; somebody else's is not there. */
function ownCampaign(world: World, account: AccountRow, id: string) {
  const row = world.campaigns.get(id)
  const affiliate = world.affiliates.get(account.id)
  if (!row || !affiliate || row.ownerId !== account.id) throw notFound('The campaign')
  return { row, code: affiliate.code }
}

function assertNotEnded(world: World, row: CampaignRow) {
  if (stateOf(row, dayOf(world.now())) !== 'ended') return
  throw new Refusal(409, 'This campaign has ended: it can be read and not changed.', { code: 'ended' })
}

const originOf = (request: Request) => request.headers.get('origin') ?? new URL(request.url).origin

export const affiliateHandlers = [
  answer(affiliateApi.get, ({ me, world }) => {
    const account = me()
    const row = world.affiliates.get(account.id)
    if (!row) return { state: 'none', terms }
    const { commissions } = stepsOf(world, account.id)
    return {
      state: row.state,
      reason: row.reason,
      terms,
      ...(row.state !== 'pending' && {
        code: row.code,
        joinedAt: row.joinedAt,
        balance: balanceOf(commissions, world.now()),
      }),
      hasSamples:
        world.visits.count(({ affiliateId, isSample }) => affiliateId === account.id && isSample === true) > 0,
    }
  }),

  // Nobody reviews here: whoever accepts the terms is in.
  answer(affiliateApi.join, ({ me, world, body }) => {
    const account = me()
    return once(world, account, 'affiliate.join', body.clientKey, () => {
      const known = world.affiliates.get(account.id)
      if (known?.state === 'suspended') {
        throw new Refusal(409, `Your membership is suspended. ${known.reason ?? ''}`.trim(), { code: 'suspended' })
      }
      const row =
        known ??
        world.affiliates.put({ id: account.id, code: newCode(world, account), state: 'active', joinedAt: world.now() })
      return { state: row.state, ...(row.state === 'active' && { code: row.code }) }
    })
  }),

  answer(affiliateApi.funnel, ({ me, world, query }) => {
    const { id } = member(world, me())
    const steps = stepsOf(world, id)
    const visits = world.visits.filter(({ affiliateId }) => affiliateId === id)
    const inside = (isWithin: (at: string) => boolean) =>
      funnelOf(
        steps,
        visits.filter(({ at }) => isWithin(at)),
      )
    const isWithin = within(query)
    return {
      funnel: inside(isWithin),
      before: inside(within(periodBefore(query))),
      amount: compared(query, (accept) =>
        steps.commissions.filter(({ at }) => accept(at)).reduce((sum, { amount }) => sum + amount, 0),
      ).now,
    }
  }),

  answer(affiliateApi.referrals, ({ me, world, query }) => {
    const { id } = member(world, me())
    const { referrals, commissions, customers, certain, paid } = stepsOf(world, id)
    const { page, ...end } = paged(newestFirst(referrals), query)
    return {
      referrals: page.map((row, index) => {
        const account = world.accounts.get(row.id)
        const visit = world.visits.get(row.visitId)
        const own = commissions.filter(({ referralId }) => referralId === row.id)
        return {
          // The account's id would tell who it is.
          id: `${row.visitId.slice(0, 8)}-${row.at}-${index}`,
          at: row.at,
          masked: masked(account?.email ?? ''),
          step: paid.has(row.id)
            ? 'paid'
            : certain.has(row.id)
              ? 'certain'
              : customers.has(row.id)
                ? 'customer'
                : 'lead',
          plan: account?.plan,
          commission: Math.round(own.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
          campaignId: visit?.campaignId,
          channel: visit?.channel,
          isSample: row.isSample,
        }
      }),
      ...end,
    }
  }),

  answer(affiliateApi.payouts, ({ me, world, query }) => {
    const { id } = member(world, me())
    const { payouts } = payoutsOf(stepsOf(world, id).commissions, world.now())
    const { page, ...end } = paged(newestFirst(payouts), query)
    return { payouts: page, ...end }
  }),

  answer(affiliateApi.campaigns, ({ me, world, query }) => {
    const { id } = member(world, me())
    const steps = stepsOf(world, id)
    const rows = world.campaigns.of(id).all()
    const { page, ...end } = paged(
      rows.toSorted((a, b) => b.from.localeCompare(a.from)),
      query,
    )
    return { campaigns: page.map((row) => asListed(world, row, steps)), ...end }
  }),

  answer(affiliateApi.createCampaign, ({ me, world, body }) => {
    const account = me()
    const { id } = member(world, account)
    return once(world, account, 'affiliate.createCampaign', body.clientKey, () => {
      if (body.to !== undefined && body.to < body.from) {
        const message = 'The last day must not be before the first.'
        throw new Refusal(422, message, { code: 'invalid', fields: { to: message } })
      }
      const row = world.campaigns.put({
        id: world.newId('campaign'),
        ownerId: id,
        name: body.name.trim(),
        from: body.from,
        ...(body.to !== undefined && { to: body.to }),
        ...(body.audience !== undefined && body.audience.trim() !== '' && { audience: body.audience.trim() }),
        channels: [],
        version: 1,
      })
      return asListed(world, row, stepsOf(world, id))
    })
  }),

  answerHttp(affiliateApi.campaign, ({ me, world, params, request }) => {
    const { row, code } = ownCampaign(world, me(), params.campaignId)
    return asCampaign(world, row, code, originOf(request))
  }),

  answerHttp(affiliateApi.updateCampaign, ({ me, world, params, body, request }) => {
    const account = me()
    return once(world, account, 'affiliate.updateCampaign', body.clientKey, () => {
      const { row, code } = ownCampaign(world, account, params.campaignId)
      assertNotEnded(world, row)
      if (row.version !== body.version) {
        throw new Refusal(409, 'The notes were changed elsewhere meanwhile.', { code: 'changed' })
      }
      const after = world.campaigns.update(row.id, { notes: body.notes, version: row.version + 1 }) ?? row
      return asCampaign(world, after, code, originOf(request))
    })
  }),

  answerHttp(affiliateApi.addChannel, ({ me, world, params, body, request }) => {
    const account = me()
    return once(world, account, 'affiliate.addChannel', body.clientKey, () => {
      const { row, code } = ownCampaign(world, account, params.campaignId)
      assertNotEnded(world, row)
      if (row.channels.length >= CHANNELS_MAX) {
        throw new Refusal(409, `A campaign has at most ${CHANNELS_MAX} channels.`, { code: 'too_many' })
      }
      const channels = row.channels.includes(body.channel) ? row.channels : [...row.channels, body.channel]
      const after = world.campaigns.update(row.id, { channels, version: row.version + 1 }) ?? row
      return asCampaign(world, after, code, originOf(request))
    })
  }),

  answerHttp(affiliateApi.visit, ({ world, visitor, body }) => {
    const affiliate = world.affiliates.find(({ code, state }) => code === body.code && state === 'active')
    // Whoever is signed in is nobody new, least of all the affiliate.
    if (!affiliate || visitor) return { counted: false }
    if (!world.visits.has(body.clientKey)) {
      const today = dayOf(world.now())
      const isToday = (row: { affiliateId: string; at: string }) =>
        row.affiliateId === affiliate.id && dayOf(row.at) === today
      if (world.visits.count(isToday) >= VISITS_A_DAY) return { counted: false }
      const campaign = world.campaigns.get(body.campaign ?? '')
      const isOwn = campaign?.ownerId === affiliate.id && stateOf(campaign, today) === 'running'
      world.visits.put({
        id: body.clientKey,
        affiliateId: affiliate.id,
        at: world.now(),
        ...(isOwn && { campaignId: campaign.id }),
        ...(isOwn && body.channel !== undefined && { channel: body.channel }),
      })
    }
    return new Reply({ counted: true }, [referralCookie(body.clientKey)])
  }),
]

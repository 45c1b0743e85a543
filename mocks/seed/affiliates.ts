import type { World } from '#engine/world/world.ts'
import { dayAhead, daysAgo } from './ago.ts'
import { seedUserId } from './users.ts'

export const RUNNING_CAMPAIGN = 'campaign-autumn-reading'
export const ENDED_CAMPAIGN = 'campaign-spring-course'
export const COMING_CAMPAIGN = 'campaign-new-year'

const dayBack = (count: number) => daysAgo(count).slice(0, 10)

/**
 * An affiliate with some history. Its visits are samples and marked as such; what came of them is counted from what the
 * two people whom it brought have paid in this world.
 */
export function seedAffiliates(world: World): void {
  const ines = seedUserId('individual')
  world.affiliates.put({ id: ines, code: 'INES', state: 'active', joinedAt: daysAgo(85) })
  world.affiliates.put({
    id: seedUserId('enterprise'),
    code: 'ELENA',
    state: 'pending',
    joinedAt: daysAgo(2),
  })
  world.affiliates.put({
    id: seedUserId('tester'),
    code: 'TOMAS',
    state: 'suspended',
    reason: 'The link stood on a coupon site, which the terms exclude. Write to support to have it looked at again.',
    joinedAt: daysAgo(60),
  })
  const campaign = { ownerId: ines, version: 1 }
  world.campaigns.put({
    ...campaign,
    id: RUNNING_CAMPAIGN,
    name: 'Autumn reading groups',
    from: dayBack(28),
    to: dayAhead(30),
    audience: 'Journal clubs of clinical departments',
    channels: ['newsletter', 'mastodon', 'talk'],
    notes: 'The talk in Lisbon is on the slides’ last page.',
  })
  world.campaigns.put({
    ...campaign,
    id: ENDED_CAMPAIGN,
    name: 'Spring methods course',
    from: dayBack(80),
    to: dayBack(50),
    audience: 'People of the methods course',
    channels: ['course-page', 'e-mail'],
  })
  world.campaigns.put({
    ...campaign,
    id: COMING_CAMPAIGN,
    name: 'New year, new review',
    from: dayAhead(35),
    to: dayAhead(70),
    channels: ['newsletter'],
  })
  seedVisits(world, ines)
}

function seedVisits(world: World, affiliateId: string): void {
  let nth = 0
  const visit = (days: number, campaignId?: string, channel?: string) => {
    nth += 1
    const id = `sample-visit-${nth}`
    const tags = { ...(campaignId !== undefined && { campaignId }), ...(channel !== undefined && { channel }) }
    world.visits.put({ id, affiliateId, at: daysAgo(days), isSample: true, ...tags })
    return id
  }
  const [spring, course, mail] = [ENDED_CAMPAIGN, 'course-page', 'e-mail']
  for (const days of [79, 78, 78, 75, 74, 70, 66, 66, 61]) visit(days, spring, course)
  for (const days of [77, 73, 69, 60, 58]) visit(days, spring, mail)
  const student = visit(57, spring, course)
  const team = visit(54, spring, mail)
  for (const days of [45, 44, 40, 37, 33]) visit(days)
  for (const days of [27, 27, 26, 25, 24, 24, 20, 17, 16, 13, 9, 6, 2]) visit(days, RUNNING_CAMPAIGN, 'newsletter')
  for (const days of [26, 22, 21, 15, 12, 8, 5, 3, 1]) visit(days, RUNNING_CAMPAIGN, 'mastodon')
  for (const days of [14, 14, 13, 11]) visit(days, RUNNING_CAMPAIGN, 'talk')
  const free = visit(14, RUNNING_CAMPAIGN, 'talk')
  const brought = (key: 'student' | 'team-owner' | 'free', visitId: string, days: number) =>
    world.referrals.put({ id: seedUserId(key), affiliateId, visitId, at: daysAgo(days), isSample: true })
  brought('student', student, 56)
  brought('team-owner', team, 53)
  brought('free', free, 13)
}

import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { terms } from './terms.ts'

export const REFERRAL_COOKIE = 'rr_ref'
const DAY_MS = 24 * 60 * 60_000

/** Which visit this browser came by; scripts cannot read it. */
export const referralCookie = (visitId: string) =>
  `${REFERRAL_COOKIE}=${visitId}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${terms.cookieDays * 24 * 60 * 60}`

/** Somebody who registers in a browser that came by an affiliate link, in time, was brought by that affiliate. */
export function attributeRegistration(world: World, account: AccountRow, cookies: Record<string, string>): void {
  const visit = world.visits.get(cookies[REFERRAL_COOKIE] ?? '')
  if (!visit || world.affiliates.get(visit.affiliateId)?.state !== 'active') return
  if (Date.parse(account.createdAt) - Date.parse(visit.at) > terms.cookieDays * DAY_MS) return
  // One visit brings one person: a shared machine is not ten of them.
  if (world.referrals.find(({ visitId }) => visitId === visit.id)) return
  world.referrals.put({ id: account.id, affiliateId: visit.affiliateId, visitId: visit.id, at: account.createdAt })
}

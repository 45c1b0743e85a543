import { recordInvoice } from '../billing/invoices.ts'
import type { World } from '#engine/world/world.ts'
import { daysAgo } from './ago.ts'
import { seedUserId } from './users.ts'

/** What the people with a paid plan have paid so far. The team of the seed has three members. */
export function seedInvoices(world: World): void {
  const monthly = { billing: 'monthly' as const, accountId: seedUserId('individual'), plan: 'individual' as const }
  for (const days of [71, 41, 10]) recordInvoice(world, { ...monthly, at: daysAgo(days), amount: 25 })
  const student = { billing: 'yearly' as const, accountId: seedUserId('student'), plan: 'student' as const }
  recordInvoice(world, { ...student, at: daysAgo(52), amount: 99 })
  const team = { billing: 'monthly' as const, accountId: seedUserId('team-owner'), plan: 'team' as const }
  for (const days of [48, 17]) recordInvoice(world, { ...team, at: daysAgo(days), amount: 147 })
}

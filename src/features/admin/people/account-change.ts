import type { AdminUser } from '#contract/admin.ts'

import { planName } from '../frame/admin.copy.ts'
import type { Change } from '../frame/BeforeAfter.tsx'
import { peopleCopy as copy } from './people.copy.ts'

export type AccountChoice = { plan: string; role: 'user' | 'admin' }

const roleName = (role: string) => (role === 'admin' ? copy.admin : copy.user)
const withTeams = ['team', 'enterprise', 'tester']

export const choiceOf = ({ plan, isAdmin }: AdminUser): AccountChoice => ({ plan, role: isAdmin ? 'admin' : 'user' })

/** How the account stands and will stand, and what follows for the person. */
export function accountChange(user: AdminUser, next: AccountChoice, ownId: string) {
  const was = choiceOf(user)
  const changes: Change[] = [
    { field: copy.plan, before: planName(was.plan), after: planName(next.plan) },
    { field: copy.role, before: roleName(was.role), after: roleName(next.role) },
  ]
  const impact: string[] = []
  if (next.plan !== was.plan) {
    impact.push(next.plan === 'free' ? copy.impact.free : copy.impact.paid(planName(next.plan)))
    if (withTeams.includes(was.plan) && !withTeams.includes(next.plan)) impact.push(copy.impact.team)
  }
  if (next.role !== was.role) impact.push(next.role === 'admin' ? copy.impact.admin : copy.impact.user)
  if (impact.length > 0 && user.userId === ownId) impact.push(copy.impact.self)
  return { changes, impact }
}

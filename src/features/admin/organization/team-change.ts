import type { AdminTeam } from '#contract/admin.ts'

import type { Change } from '../frame/BeforeAfter.tsx'
import { organizationCopy as copy } from './organization.copy.ts'

export type TeamForm = { name: string; organization: string; path: string; ownerId: string; seats: string }

export const formOf = ({ name, organization, hierarchyPath, owner, seats }: AdminTeam): TeamForm => ({
  name,
  organization: organization ?? '',
  path: hierarchyPath ?? '',
  ownerId: owner?.userId ?? '',
  seats: seats.limit === null || seats.limit === undefined ? '' : String(seats.limit),
})

/** null = any number; undefined = not a number of seats that could be set. */
export function seatLimitOf(text: string, used: number): number | null | undefined {
  if (text.trim() === '') return null
  const seats = Number(text)
  return Number.isInteger(seats) && seats >= used && seats >= 1 && seats <= 100_000 ? seats : undefined
}

const withTeams = ['team', 'enterprise', 'tester']

/** How the team stands and will stand, and what follows for its people. */
export function teamChange(team: AdminTeam, form: TeamForm) {
  const was = formOf(team)
  const nameOf = (id: string) => team.members.find(({ userId }) => userId === id)?.name ?? ''
  const seatsText = (text: string) => (text.trim() === '' ? copy.anyNumber : text.trim())
  const changes: Change[] = [
    { field: copy.fields.name, before: was.name, after: form.name.trim() },
    { field: copy.fields.organization, before: was.organization, after: form.organization.trim() },
    { field: copy.fields.path, before: was.path, after: form.path.trim() },
    { field: copy.fields.owner, before: nameOf(was.ownerId), after: nameOf(form.ownerId) },
    { field: copy.fields.seats, before: seatsText(was.seats), after: seatsText(form.seats) },
  ]
  const impact: string[] = []
  if (changes.every(({ before, after }) => before === after)) return { changes, impact }
  if (form.ownerId !== was.ownerId) {
    impact.push(copy.impact.owner(nameOf(was.ownerId) || copy.noOwner, nameOf(form.ownerId)))
    const heir = team.members.find(({ userId }) => userId === form.ownerId)
    if (heir && !withTeams.includes(heir.plan ?? '')) impact.push(copy.impact.plan(heir.name))
  }
  if (form.organization.trim() !== was.organization || form.path.trim() !== was.path) impact.push(copy.impact.moved)
  const limit = seatLimitOf(form.seats, team.seats.used)
  const homeless = typeof limit === 'number' ? team.seats.used + team.seats.invited - limit : 0
  if (homeless > 0) impact.push(copy.impact.full(Math.min(homeless, team.seats.invited)))
  const leads = team.members.filter(
    ({ userId, role }) => userId === form.ownerId || role === 'owner' || role === 'admin',
  ).length
  impact.push(copy.impact.told(leads))
  return { changes, impact }
}

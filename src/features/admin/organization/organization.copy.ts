import { adminCopy } from '../frame/admin.copy.ts'

export const organizationCopy = {
  ...adminCopy,
  lead: 'Teams by organization and position in its hierarchy, with owners, seats, plans and invitations.',
  empty: 'There are no teams yet',
  emptyDetail: 'Teams appear here as soon as somebody creates one.',
  noOrganization: 'Without an organization',
  figures: {
    organizations: 'Organizations',
    teams: 'Teams',
    people: 'Seats in use',
    unused: 'Seats paid and not used',
    noOwner: 'Teams without an owner',
    invited: 'Pending invitations',
  },
  seats: (used: number, limit: number | null | undefined) =>
    limit === null || limit === undefined ? `${used} used, no limit` : `${used} of ${limit} used`,
  invited: (n: number) => (n === 1 ? '1 invited' : `${n} invited`),
  projects: (n: number) => (n === 1 ? '1 project' : `${n} projects`),
  noOwner: 'No owner',
  owner: 'Owner',
  plan: 'Plan',
  people: 'People',
  invitations: 'Invitations',
  byLink: 'by link',
  change: 'Change',
  changeOf: (team: string) => `Change ${team}`,
  save: 'Change team',
  saved: (team: string) => `${team} was changed`,
  fields: {
    name: 'Name',
    organization: 'Organization',
    path: 'Place in the hierarchy',
    owner: 'Owner',
    seats: 'Seats',
  },
  pathHint: 'Names from the top down, with / between them.',
  seatsHint: 'Leave empty for no limit. Not fewer than are in use.',
  badSeats: (used: number) => `Enter a whole number of at least ${used}, or leave it empty.`,
  anyNumber: 'any number',
  columns: ['Organization', 'Place', 'Team', 'Owner', 'Plan', 'Seats used', 'Seat limit', 'Invited', 'Projects'],
  impact: {
    told: (n: number) => (n === 1 ? '1 person who leads the team is told.' : `${n} people who lead the team are told.`),
    owner: (before: string, after: string) =>
      `${after} can do everything in the team; ${before} stays as admin. Payments stay with who made them.`,
    plan: (name: string) =>
      `${name} has no plan with teams: the team can be read and not worked in until that changes.`,
    projects: (n: number) => `${n === 1 ? '1 project' : `${n} projects`} of the team get a new lead by it.`,
    moved: 'People and projects stay; only the team’s position changes.',
    full: (n: number) => `${n} waiting ${n === 1 ? 'invitation finds' : 'invitations find'} no seat.`,
  },
}

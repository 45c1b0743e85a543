import { projectRoles, type ProjectDetail, type ProjectMember } from '#contract/projects.ts'
import { isArchived, mayLead } from '#research/projects/project-rights.ts'

/** What somebody may do with a member: who came through the team is removed there, and nobody changes the owner. */
export function rightsOver(
  project: Pick<ProjectDetail, 'status' | 'ownRole'>,
  ownId: string | undefined,
  { userId, through }: Pick<ProjectMember, 'userId' | 'through'>,
) {
  const isSelf = userId === ownId
  const leads = mayLead(project)
  return {
    mayChangeRole: leads && through !== 'owner',
    mayShare: leads,
    mayRemove: leads && !isSelf && through === 'project',
    mayLeave: isSelf && through === 'project' && !isArchived(project),
  }
}

/** The roles to choose from; one that nobody knows stands among them as it is. */
export const roleOptions = (role: string) =>
  [...new Set<string>([...projectRoles, role])].map((value) => ({ value, label: value }))

/** The share as typed: a number from 0 to 100, null for none, undefined for something else. */
export function shareOf(text: string): number | null | undefined {
  const clean = text
    .trim()
    .replace(/(?:(?<!\s)\s+)?%$/, '')
    .replace(',', '.')
  if (clean === '') return null
  const share = Number(clean)
  return Number.isFinite(share) && share >= 0 && share <= 100 ? share : undefined
}

/** What is given out by name, and whether anybody is left without a share. */
export function sharesOf(members: readonly Pick<ProjectMember, 'share' | 'role'>[]) {
  const given = members.flatMap(({ share }) => share ?? [])
  const sum = Math.round(given.reduce((total, share) => total + share, 0) * 100) / 100
  const hasOthers = members.some(({ share, role }) => share == null && role !== 'reader')
  return { sum, isGiven: given.length > 0, hasOthers }
}

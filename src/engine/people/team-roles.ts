import type { TeamRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

export type TeamRole = TeamRow['members'][number]['role']

/** The role of an account in a team, or undefined for somebody else. */
export const roleIn = (team: TeamRow, accountId: string): TeamRole | undefined =>
  team.members.find((member) => member.accountId === accountId)?.role

/** Owner and admin may create projects in a team and invite people; others are members. */
export const mayInvite = (role: TeamRole) => role !== 'member'

export const teamsOf = (world: World, accountId: string): TeamRow[] =>
  world.teams.filter((team) => roleIn(team, accountId) !== undefined)

/** Projects that an account owns, was invited to, or shares through a team. */
export function projectsOf(world: World, accountId: string) {
  const teamIds = new Set(teamsOf(world, accountId).map((team) => team.id))
  return world.projects.filter(
    (project) =>
      project.ownerId === accountId ||
      project.memberIds.includes(accountId) ||
      (project.teamId !== undefined && teamIds.has(project.teamId)),
  )
}

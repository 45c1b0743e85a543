import { DEFAULT_COLUMNS, type ProjectDetail, type ProjectMember } from '#contract/projects.ts'

import type { AccountRow, ProjectRow, TeamRow } from '#engine/world/rows.ts'
import { roleIn } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'
import { peopleOf, projectRole } from '#engine/collaboration/access.ts'
import { asPerson } from '#engine/collaboration/announce.ts'

export const asTeam = (team: TeamRow, accountId: string) => ({
  teamId: team.id,
  name: team.name,
  organization: team.organization,
  hierarchy_path: team.hierarchy_path,
  memberCount: team.members.length,
  userRole: roleIn(team, accountId),
})

/** A project as it is listed for somebody. */
export const asProject = (world: World, project: ProjectRow, accountId: string) => ({
  projectId: project.id,
  name: project.title,
  title: project.title,
  description: project.description,
  teamId: project.teamId,
  status: project.isArchived ? 'archived' : 'active',
  kind: project.kind,
  ownRole: projectRole(world, project, accountId),
  dueDate: project.dueDate,
  updatedAt: project.updatedAt,
})

export function asDetail(world: World, project: ProjectRow, account: AccountRow): ProjectDetail {
  const { id: _, memberIds: _m, roles: _r, isArchived: _a, ownerId, createdAt, ...settings } = project
  const owner = world.accounts.get(ownerId)
  return {
    ...settings,
    ...asProject(world, project, account.id),
    title: project.title,
    columns: project.columns ?? [...DEFAULT_COLUMNS],
    teamName: project.teamId === undefined ? null : (world.teams.get(project.teamId)?.name ?? null),
    ownRole: projectRole(world, project, account.id) ?? 'reader',
    isOwner: ownerId === account.id,
    owner: owner ? asPerson(owner) : { userId: ownerId, name: 'Someone who left' },
    memberCount: peopleOf(world, project).length,
    version: project.version ?? 1,
    createdAt,
  }
}

export function asMember(
  world: World,
  project: ProjectRow,
  account: AccountRow,
  seen: ReadonlyMap<string, string>,
): ProjectMember {
  const share = project.roles?.[account.id]?.share
  const through = project.ownerId === account.id ? 'owner' : project.memberIds.includes(account.id) ? 'project' : 'team'
  return {
    ...asPerson(account),
    email: account.email,
    role: projectRole(world, project, account.id) ?? 'reader',
    through,
    ...(share !== undefined && { share }),
    username: account.username,
    lastActiveAt: seen.get(account.id),
  }
}

import type { Departure } from '#contract/teams.ts'

import { displayName } from '#engine/people/accounts.ts'
import type { ProjectRow, TaskRow, TeamRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { isDoneIn } from '#engine/collaboration/columns.ts'

const projectsOfTeam = (world: World, team: TeamRow) => world.projects.filter(({ teamId }) => teamId === team.id)

export const openTasksOf = (world: World, project: ProjectRow, accountId: string): TaskRow[] =>
  world.tasks.filter(
    (row) =>
      row.projectId === project.id &&
      row.removedAt === undefined &&
      (row.assignees ?? []).some((id) => id === accountId) &&
      !isDoneIn(project, row.status),
  )

/** Who gets what a person owns in a team: the team's owner, or else an admin. */
function heirIn(team: TeamRow, leaving: string): string | undefined {
  const others = team.members.filter(({ accountId }) => accountId !== leaving)
  return (others.find(({ role }) => role === 'owner') ?? others.find(({ role }) => role === 'admin'))?.accountId
}

/** What would happen if somebody left a team. */
export function departureOf(world: World, team: TeamRow, accountId: string): Departure {
  const projects = projectsOfTeam(world, team)
  const heir = heirIn(team, accountId)
  const heirAccount = heir === undefined ? undefined : world.accounts.get(heir)
  return {
    openTasks: projects.reduce((sum, project) => sum + openTasksOf(world, project, accountId).length, 0),
    projects: projects
      .filter(({ ownerId }) => ownerId === accountId)
      .map(({ id, title }) => ({ projectId: id, title, heir: heirAccount ? displayName(heirAccount) : null })),
  }
}

/** Takes somebody off the open tasks of a project: what they have done stays theirs. */
export function returnTasks(world: World, project: ProjectRow, accountId: string): void {
  for (const task of openTasksOf(world, project, accountId)) {
    const assignees = (task.assignees ?? []).filter((id) => id !== accountId)
    world.tasks.update(task.id, { assignees, version: (task.version ?? 1) + 1, updatedAt: world.now() })
  }
}

/** Does it. The projects and their history stay; returns the projects that it touched. */
export function depart(world: World, team: TeamRow, accountId: string): ProjectRow[] {
  const heir = heirIn(team, accountId)
  world.teams.update(team.id, { members: team.members.filter((member) => member.accountId !== accountId) })
  return projectsOfTeam(world, team).map((project) => {
    returnTasks(world, project, accountId)
    const { [accountId]: _, ...roles } = project.roles ?? {}
    const ownerId = project.ownerId === accountId && heir !== undefined ? heir : project.ownerId
    const memberIds = project.memberIds.filter((id) => id !== accountId && id !== ownerId)
    return world.projects.update(project.id, { ownerId, memberIds, roles }) ?? project
  })
}

import type { ProjectRole } from '#contract/projects.ts'

import { mayCollaborate, upgradeRequired } from '../people/plan-limits.ts'
import { maySeeProject } from '../people/permissions.ts'
import { forbidden, notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, ProjectRow, TaskRow, TeamRow } from '../world/rows.ts'
import { roleIn, type TeamRole } from '../people/team-roles.ts'
import type { World } from '../world/world.ts'

/** read: everybody in it. write: tasks, milestones, papers. lead: people and settings. own: archive, delete, hand on. */
export type Need = 'read' | 'write' | 'lead' | 'own'

const teamOf = (world: World, { teamId }: ProjectRow) => (teamId === undefined ? undefined : world.teams.get(teamId))

/** The role of somebody in a project; undefined for people who are not in it. What a lead has said goes before the rest. */
export function projectRole(world: World, project: ProjectRow, accountId: string): string | undefined {
  if (!maySeeProject(world, accountId, project.id)) return undefined
  if (project.ownerId === accountId) return 'lead'
  const said = project.roles?.[accountId]?.role
  if (said !== undefined) return said
  const team = teamOf(world, project)
  const inTeam = team && roleIn(team, accountId)
  return inTeam === 'owner' || inTeam === 'admin' ? 'lead' : 'reviewer'
}

const writers: readonly string[] = ['lead', 'reviewer', 'extractor'] satisfies ProjectRole[]

const archived = () =>
  new Refusal(409, 'This project is archived: it can be read and not changed. Its owner can reopen it.', {
    code: 'archived',
  })

/** The project for somebody who needs so much of it; for people who are not in it there is none. */
export function projectFor(world: World, account: AccountRow, projectId: string, need: Need): ProjectRow {
  const project = world.projects.get(projectId)
  const role = project && projectRole(world, project, account.id)
  if (!project || role === undefined) throw notFound('The project')
  if (need === 'read') return project
  if (!mayCollaborate(world, account)) throw upgradeRequired()
  if (need === 'own') {
    if (project.ownerId !== account.id) throw forbidden('Only the owner of a project can do this.', 'project_role')
    return project
  }
  if (project.isArchived) throw archived()
  if (need === 'lead' && role !== 'lead') throw forbidden('Only leads of a project can do this.', 'project_role')
  if (!writers.includes(role)) throw forbidden('Readers of a project cannot change it.', 'project_role')
  return project
}

/** A task that stands in a project of theirs; removed ones only where they shall come back. */
export function taskFor(world: World, account: AccountRow, taskId: string, need: Need, isRemoved = false) {
  const task = world.tasks.get(taskId)
  if (task?.projectId === undefined || (task.removedAt !== undefined) !== isRemoved) throw notFound('The task')
  const project = projectFor(world, account, task.projectId, need)
  return { task: task as TaskRow & { projectId: string }, project }
}

/** The team for one of its people, with their role; for others there is none. */
export function teamFor(world: World, account: AccountRow, teamId: string): { team: TeamRow; role: TeamRole } {
  const team = world.teams.get(teamId)
  const role = team && roleIn(team, account.id)
  if (!team || !role) throw notFound('The team')
  return { team, role }
}

/** The same for those who manage it. */
export function managedTeam(world: World, account: AccountRow, teamId: string, needs: 'admin' | 'owner'): TeamRow {
  const { team, role } = teamFor(world, account, teamId)
  if (!mayCollaborate(world, account)) throw upgradeRequired()
  if (role === 'member') throw forbidden('Only owners and admins of a team can do this.', 'team_role')
  if (needs === 'owner' && role !== 'owner') throw forbidden('Only the owner of a team can do this.', 'team_role')
  return team
}

/** Everybody who may see a project, its owner first. */
export function peopleOf(world: World, project: ProjectRow): string[] {
  const inTeam = teamOf(world, project)?.members.map(({ accountId }) => accountId) ?? []
  return [...new Set([project.ownerId, ...project.memberIds, ...inTeam])].filter((id) => world.accounts.has(id))
}

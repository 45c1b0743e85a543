import type { World } from '../world/world.ts'

/**
 * Whether somebody may be in the room of a document. Own papers and syntheses are their owner's and their project's;
 * everything else that carries a room (a page with comments, a starter paper) is open to all who are signed in.
 */
export function maySeeDocument(world: World, accountId: string, documentId: string): boolean {
  const synthesis = world.syntheses.get(documentId)
  if (synthesis) {
    const { ownerId, projectId } = synthesis
    return ownerId === accountId || (projectId !== undefined && maySeeProject(world, accountId, projectId))
  }
  const owned = world.documents.get(documentId)
  return !owned || owned.ownerId === accountId
}

/** Whether somebody belongs to a project: its owner, its members, and the members of the team that it belongs to. */
export function maySeeProject(world: World, accountId: string, projectId: string): boolean {
  const project = world.projects.get(projectId)
  if (!project) return false
  if (project.ownerId === accountId || project.memberIds.includes(accountId)) return true
  const team = project.teamId === undefined ? undefined : world.teams.get(project.teamId)
  return team?.members.some((member) => member.accountId === accountId) ?? false
}

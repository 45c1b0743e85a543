import { removeEntries } from '#engine/analyses/entry-log.ts'
import { handOn, heirOf } from './handed-work.ts'
import { stopAllOf } from '#engine/language-model/under-way.ts'
import { libraryOf } from '#engine/papers/library.ts'
import type { AccountRow, TeamRow } from '#engine/world/rows.ts'
import type { Table } from '#engine/world/table.ts'
import type { World } from '#engine/world/world.ts'

function removeWhere<T extends { id: string }>(table: Table<T>, accept: (row: T) => boolean): void {
  for (const { id } of table.filter(accept)) table.remove(id)
}

/** Somebody must own a team: an admin before a member. */
function withOwner(members: TeamRow['members']): TeamRow['members'] {
  if (members.length === 0 || members.some(({ role }) => role === 'owner')) return members
  const heir = members.find(({ role }) => role === 'admin') ?? members[0]
  return members.map((member) => (member === heir ? { ...member, role: 'owner' } : member))
}

function leaveTeams(world: World, id: string): void {
  for (const team of world.teams.filter(({ members }) => members.some(({ accountId }) => accountId === id))) {
    const members = withOwner(team.members.filter(({ accountId }) => accountId !== id))
    if (members.length === 0) world.teams.remove(team.id)
    else world.teams.update(team.id, { members })
  }
}

/**
 * What others work on goes on under another owner, analyses with their papers; what nobody else has goes. Needs the teams
 * as they are afterwards.
 */
function leaveProjects(world: World, id: string): void {
  for (const project of world.projects.filter(({ ownerId, memberIds }) => ownerId === id || memberIds.includes(id))) {
    const memberIds = project.memberIds.filter((each) => each !== id)
    const ownerId = project.ownerId === id ? heirOf(world, project, id) : project.ownerId
    if (ownerId === undefined) {
      world.projects.remove(project.id)
      removeWhere(world.tasks, ({ projectId }) => projectId === project.id)
      removeWhere(world.chat, ({ room }) => room === project.id)
      removeWhere(world.milestones, ({ projectId }) => projectId === project.id)
      removeWhere(world.activity, ({ projectId }) => projectId === project.id)
      removeWhere(world.resources, ({ projectId }) => projectId === project.id)
    } else {
      for (const analysis of world.syntheses.filter((row) => row.projectId === project.id && row.ownerId === id)) {
        handOn(world, analysis, ownerId)
      }
      world.projects.update(project.id, { ownerId, memberIds: memberIds.filter((each) => each !== ownerId) })
    }
  }
}

/** What somebody did stays in the log of a project, without their name. */
function forgetName(world: World, id: string): void {
  const nobody = { userId: 'left', name: 'Someone who left' }
  for (const row of world.activity.filter(({ actor, object }) => actor?.userId === id || object.id === id)) {
    const object = row.object.id === id ? { ...row.object, id: 'left', title: nobody.name } : row.object
    world.activity.put({ ...row, object, ...(row.actor?.userId === id && { actor: nobody }) })
  }
  for (const row of world.resources.filter(({ addedBy }) => addedBy.userId === id)) {
    world.resources.update(row.id, { addedBy: nobody })
  }
  for (const row of world.milestones.filter(({ slips }) => slips.some(({ by }) => by?.userId === id))) {
    const slips = row.slips.map((slip) => (slip.by?.userId === id ? { ...slip, by: nobody } : slip))
    world.milestones.update(row.id, { slips })
  }
  for (const row of world.projects.filter(({ roles }) => roles?.[id] !== undefined)) {
    const { [id]: _, ...roles } = row.roles ?? {}
    world.projects.update(row.id, { roles })
  }
  for (const row of world.tasks.filter(({ assignees }) => assignees?.includes(id) ?? false)) {
    world.tasks.update(row.id, { assignees: row.assignees?.filter((each) => each !== id) ?? [] })
  }
}

/** What was done stays in the log of the admins; of somebody who is gone it keeps no name. */
function forgetInLog(world: World, id: string): void {
  const nobody = { userId: 'left', name: 'Someone who left' }
  for (const row of world.adminLog.filter(({ adminId, target }) => adminId === id || target.id === id)) {
    const target = row.target.id === id ? { ...row.target, id: 'left', name: nobody.name } : row.target
    world.adminLog.put({ ...row, target, ...(row.adminId === id && { adminId: 'left', by: nobody }) })
  }
}

/** Takes an account out of a world with everything in it. The work of others stays theirs. */
export function removeAccount(world: World, { id, email }: AccountRow): void {
  leaveTeams(world, id)
  leaveProjects(world, id)
  for (const row of world.documents.of(id).all()) {
    world.documents.remove(row.id)
    libraryOf(world).removed(row)
  }
  for (const analysis of world.syntheses.of(id).all()) removeEntries(world, analysis.id)
  for (const file of world.files.of(id).all()) world.contents.remove(file.id)
  for (const table of [
    world.imports,
    world.searchRuns,
    world.searchAlerts,
    world.outsideJobs,
    world.fullTextJobs,
    world.paperLinks,
    world.ownAbstracts,
    world.shares,
    world.copilotSessions,
    world.copilotMessages,
    world.syntheses,
    world.files,
    world.paperFiles,
    world.highlights,
    world.paperTexts,
    world.shelves,
    world.collections,
    world.libraryFilters,
    world.citationStyles,
    world.librarySources,
    world.originals,
    world.merges,
    world.trash,
    world.relations,
    world.undos,
    world.distinctPairs,
  ]) {
    removeWhere<{ id: string; ownerId: string }>(table, ({ ownerId }) => ownerId === id)
  }
  for (const table of [
    world.resetTokens,
    world.invoices,
    world.usage,
    world.writeKeys,
    world.notifications,
    world.lessonProgress,
    world.tours,
    world.tickets,
    world.feedback,
    world.conversations,
    world.helpEvents,
    world.sessions,
  ]) {
    removeWhere<{ id: string; accountId?: string }>(table, ({ accountId }) => accountId === id)
  }
  // Figures of an affiliate stay true without the person: the visit remains, who came of it does not.
  removeWhere(world.referrals, (row) => row.id === id || row.affiliateId === id)
  removeWhere(world.visits, ({ affiliateId }) => affiliateId === id)
  removeWhere(world.campaigns, ({ ownerId }) => ownerId === id)
  world.affiliates.remove(id)
  forgetInLog(world, id)
  removeWhere(world.comments, ({ userId }) => userId === id)
  for (const comment of world.comments.filter(({ replies }) => replies?.some((r) => r.userEmail === email) ?? false)) {
    const replies = comment.replies?.filter(({ userEmail }) => userEmail !== email) ?? []
    world.comments.update(comment.id, { replies })
  }
  removeWhere(world.chat, ({ userId }) => userId === id)
  removeWhere(world.invitations, (row) => row.invitedBy === id || row.email.toLowerCase() === email.toLowerCase())
  // What others were told of the person by address.
  removeWhere(world.notifications, ({ message }) => message?.includes(email) ?? false)
  removeWhere(world.contacts, ({ request }) => request['email'] === email)
  forgetName(world, id)
  removeWhere(world.tasks, (task) => task.createdBy === id && task.teamId === undefined && task.projectId === undefined)
  world.outsideChoices.remove(id)
  stopAllOf(world, id)
  world.models.remove(id)
  world.accounts.remove(id)
}

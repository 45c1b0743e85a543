import type { ReceivedEvent } from '#contract/realtime.ts'

import { displayName } from '../people/accounts.ts'
import type { Emitted, Hub } from '../live/hub.ts'
import type { AccountRow, ProjectRow, TeamRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { peopleOf } from './access.ts'

export const asPerson = (account: AccountRow) => ({ userId: account.id, name: displayName(account) })

export const personById = (world: World, accountId: string | undefined) => {
  const account = accountId === undefined ? undefined : world.accounts.get(accountId)
  return account && asPerson(account)
}

/** Tells everybody who may see the project, wherever they are. */
export function toProjectPeople<E extends ReceivedEvent>(
  world: World,
  hub: Hub,
  project: ProjectRow,
  event: E,
  payload: Emitted<E>,
): void {
  for (const id of peopleOf(world, project)) hub.toUser(id, event, payload)
}

/** Tells the people of a team, and those who have just left it. */
export function teamChanged(hub: Hub, team: TeamRow, left: readonly string[] = []): void {
  for (const id of [...team.members.map(({ accountId }) => accountId), ...left]) {
    hub.toUser(id, 'team-changed', { teamId: team.id })
  }
}

export function projectChanged(world: World, hub: Hub, project: ProjectRow, left: readonly string[] = []): void {
  toProjectPeople(world, hub, project, 'project-changed', { projectId: project.id })
  for (const id of left) hub.toUser(id, 'project-changed', { projectId: project.id })
}

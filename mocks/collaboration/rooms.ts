import { displayName } from '#engine/people/accounts.ts'
import { notify } from '#engine/notifications/notices.ts'
import { mayCollaborate } from '#engine/people/plan-limits.ts'
import type { Hub } from '#engine/live/hub.ts'
import type { AccountRow, ChatRow, ProjectRow, TeamRow } from '#engine/world/rows.ts'
import { maySeeProject } from '#engine/people/permissions.ts'
import { roleIn, teamsOf } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'

/** Who reads the global chat: who collaborates, and everybody who is in a team. */
export const mayReadGlobal = (world: World, account: AccountRow) =>
  mayCollaborate(world, account) || teamsOf(world, account.id).length > 0

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text)

/** Accounts whose username stands after an @ in a text, each once. */
function mentioned(world: World, text: string): AccountRow[] {
  const names = new Set(Array.from(text.matchAll(/(?<![\w@])@([\w.-]*\w)/g), (match) => match[1]?.toLowerCase()))
  return world.accounts.filter((account) => names.has(account.username.toLowerCase()))
}

export type Room = {
  id: string
  /** What a mention in this room carries. */
  metadata?: { teamName?: string; projectName?: string; projectId?: string }
  mayRead(account: AccountRow): boolean
}

export const GLOBAL = 'global'

export const globalRoom = (world: World): Room => ({ id: GLOBAL, mayRead: (account) => mayReadGlobal(world, account) })

export const teamRoom = (team: TeamRow): Room => ({
  id: team.id,
  metadata: { teamName: team.name },
  mayRead: ({ id }) => roleIn(team, id) !== undefined,
})

export const projectRoom = (world: World, project: ProjectRow): Room => ({
  id: project.id,
  metadata: { projectName: project.title, projectId: project.id },
  mayRead: ({ id }) => maySeeProject(world, id, project.id),
})

/** Everybody who reads the same chat: of a team, or the global one. Nobody, for somebody who does not. */
export function chattersWith(world: World, accountId: string, teamId: string | undefined): string[] {
  if (teamId !== undefined) {
    const ids = world.teams.get(teamId)?.members.map((member) => member.accountId) ?? []
    return ids.includes(accountId) ? ids : []
  }
  const own = world.accounts.get(accountId)
  if (!own || !mayReadGlobal(world, own)) return []
  return world.accounts.filter((account) => mayReadGlobal(world, account)).map(({ id }) => id)
}

type Said = { content: string; clientKey?: string | undefined }

/** Puts a message into a room and rings for those whom it mentions. One key is one message. */
export function say(world: World, hub: Hub, room: Room, author: AccountRow, said: Said) {
  const { clientKey } = said
  const sent = clientKey && world.chat.find((row) => row.userId === author.id && row.clientKey === clientKey)
  if (sent) return { message: sent, isNew: false }
  const content = said.content.trim()
  const userName = displayName(author)
  const message: ChatRow = world.chat.put({
    id: world.newId('message'),
    room: room.id,
    content,
    userId: author.id,
    userName,
    createdAt: world.now(),
    ...(clientKey && { clientKey }),
  })
  for (const other of mentioned(world, content)) {
    if (other.id === author.id || !room.mayRead(other)) continue
    notify(world, hub, other.id, {
      type: 'mention',
      title: `${userName} mentioned you`,
      message: shortened(content),
      metadata: { threadId: message.id, ...room.metadata },
    })
  }
  return { message, isNew: true }
}

const HISTORY = 50
const HISTORY_MAX = 200

/** One page of a room, oldest first: the newest, or what stands before a message that is known. */
export function historyOf(world: World, room: string, asked: { before?: unknown; limit?: string | undefined } = {}) {
  const rows = world.chat.filter((row) => row.room === room)
  const at = asked.before === undefined ? rows.length : rows.findIndex((row) => row.id === String(asked.before))
  const end = Math.max(at, 0)
  const limit = Math.min(Math.max(Number(asked.limit ?? HISTORY) || HISTORY, 1), HISTORY_MAX)
  const start = Math.max(0, end - limit)
  return { messages: rows.slice(start, end), hasMore: start > 0 }
}

import { chatApi } from '#contract/chat.ts'
import { collaborationApi, type KeyedMessage } from '#contract/collaboration.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

/** Where one talks: with everybody, in a team, in a project. `isLiveOnly`: the socket alone carries it, as the texts have it. */
export type ChatRoom =
  | { kind: 'global' }
  | { kind: 'team'; id: string }
  | { kind: 'project'; id: string; isLiveOnly?: boolean }

export const isLiveOnly = (room: ChatRoom) => room.kind === 'project' && room.isLiveOnly === true

export const MESSAGE_MAX = 10_000

/** One name for a room: for its drafts and its place in the cache. */
export const roomName = (room: ChatRoom): string => (room.kind === 'global' ? 'global' : `${room.kind} ${room.id}`)

/** Messages oldest first, a page at a time: the newest page comes first, and each further one is older. */
export type ChatPage = { messages: KeyedMessage[]; hasMore: boolean }
export type ChatHistory = { pages: ChatPage[]; pageParams: (string | undefined)[] }

export const historyKey = (room: ChatRoom) => {
  if (room.kind === 'global') return [...keyOf(collaborationApi.globalChat), 'room']
  return [...keyOf(room.kind === 'team' ? chatApi.teamHistory : chatApi.projectHistory), 'room', room.id]
}

export async function fetchHistory(room: ChatRoom, before: string | undefined, signal: AbortSignal): Promise<ChatPage> {
  const query = before === undefined ? {} : { query: { before } }
  if (room.kind === 'team') return callApi(chatApi.teamHistory, { params: { teamId: room.id }, ...query }, { signal })
  if (room.kind === 'project') {
    return callApi(chatApi.projectHistory, { params: { projectId: room.id }, ...query }, { signal })
  }
  return { messages: await callApi(collaborationApi.globalChat, {}, { signal }), hasMore: false }
}

/** Sends one message. With a key the server answers a repeat instead of saying it twice; the global chat knows no keys. */
export async function sendMessage(
  room: ChatRoom,
  content: string,
  clientKey: string,
): Promise<KeyedMessage | undefined> {
  const body = { content, clientKey }
  if (room.kind === 'team') return callApi(chatApi.sendTeam, { params: { teamId: room.id }, body })
  if (room.kind === 'project') return callApi(chatApi.sendProject, { params: { projectId: room.id }, body })
  await callApi(collaborationApi.sendGlobal, { body: { content } })
  return undefined
}

const at = (message: KeyedMessage) => Date.parse(message.createdAt ?? '') || 0

/** The history with one more message, in its place by time; one that is there already is not taken again. */
export function withMessage(history: ChatHistory, message: KeyedMessage): ChatHistory {
  const [newest, ...older] = history.pages
  const isKnown = history.pages.some(({ messages }) => messages.some(({ id }) => id === message.id))
  if (isKnown || !newest) return history
  const place = newest.messages.findLastIndex((other) => at(other) <= at(message)) + 1
  return { ...history, pages: [{ ...newest, messages: newest.messages.toSpliced(place, 0, message) }, ...older] }
}

/** All that is loaded, oldest first, each once: pages that were asked for at different times may overlap. */
export function messagesOf(history: ChatHistory | undefined): KeyedMessage[] {
  const byId = new Map<string, KeyedMessage>()
  for (const { messages } of (history?.pages ?? []).toReversed()) {
    for (const message of messages) byId.set(message.id, message)
  }
  return [...byId.values()]
}

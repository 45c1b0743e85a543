import { sentEvents, type SentEvent, type SentPayloadOf } from '#contract/realtime.ts'

import { chattersWith, projectRoom, say } from '../collaboration/rooms.ts'
import type { World } from '#engine/world/world.ts'
import { worldById } from './worlds.ts'
import type { Hub } from '#engine/live/hub.ts'
import { writeAndTell } from '#engine/live/outbox.ts'
import { mayCollaborate } from '#engine/people/plan-limits.ts'
import { maySeeDocument, maySeeProject } from '#engine/people/permissions.ts'
import type { Client, Rooms } from '#engine/live/rooms.ts'

/** Messages that a person who opens a project's chat gets at once. */
const HISTORY_LENGTH = 200

type Place = { worldId: string; rooms: Rooms; hub: Hub; client: Client }
type Scene = Place & { world: World; me: { id: string; name: string } }
type Reactions = { [E in SentEvent]: (scene: Scene, payload: SentPayloadOf<E>) => void | Promise<void> }

const presence = ({ client, me }: Scene) => ({ socketId: client.id, userId: me.id, userName: me.name })

const reactions: Reactions = {
  'join-user-room': ({ rooms, client, me }, userId) => {
    if (String(userId) === me.id) rooms.join(`user:${me.id}`, client)
  },
  'leave-user-room': ({ rooms, client }, userId) => void rooms.leave(`user:${String(userId)}`, client),

  'join-document': (scene, payload) => {
    const { rooms, client, hub } = scene
    const documentId = String(payload.documentId)
    if (!maySeeDocument(scene.world, scene.me.id, documentId)) return
    if (!rooms.join(`document:${documentId}`, client)) return
    hub.toDocument(documentId, 'user-joined-document', { documentId, ...presence(scene) }, client.id)
    hub.askedIn(`document:${documentId}`, client)
  },
  'leave-document': (scene, payload) => {
    const documentId = String(payload.documentId)
    if (!scene.rooms.leave(`document:${documentId}`, scene.client)) return
    scene.hub.toDocument(documentId, 'user-left-document', { documentId, ...presence(scene) })
  },
  'comment-typing': (scene, payload) => {
    const { rooms, client, hub } = scene
    const documentId = String(payload.documentId)
    if (!rooms.has(`document:${documentId}`, client) || !client.mayHear(`document:${documentId}`)) return
    const typing = { documentId, isTyping: payload.isTyping, parentId: payload.parentId, ...presence(scene) }
    hub.toDocument(documentId, 'user-typing', typing, client.id)
  },
  'document-awareness': (scene, payload) => {
    const { rooms, client, hub, me } = scene
    const documentId = String(payload.documentId)
    // A right that was taken away meanwhile ends it: the room alone does not say so.
    if (!rooms.has(`document:${documentId}`, client) || !maySeeDocument(scene.world, me.id, documentId)) return
    const told = { documentId, socketId: client.id, userId: me.id, userName: me.name, update: payload.update }
    hub.toDocument(documentId, 'document-awareness', told, client.id)
  },

  'join-project-chat': (scene, payload) => {
    const { rooms, client, hub, world } = scene
    const projectId = String(payload.projectId)
    if (!maySeeProject(world, scene.me.id, projectId)) return
    const isNew = rooms.join(`project:${projectId}`, client)
    const messages = world.chat.filter((row) => row.room === projectId).slice(-HISTORY_LENGTH)
    hub.toClient(client, 'project-chat-history', { projectId, messages })
    if (!isNew) return
    hub.toProject(projectId, 'project-user-joined', { projectId, ...presence(scene) }, client.id)
    hub.askedIn(`project:${projectId}`, client)
  },
  'leave-project-chat': (scene, payload) => {
    const projectId = String(payload.projectId)
    if (!scene.rooms.leave(`project:${projectId}`, scene.client)) return
    scene.hub.toProject(projectId, 'project-user-left', { projectId, ...presence(scene) })
  },
  'send-project-chat-message': async ({ world, me, hub }, payload) => {
    const projectId = String(payload.projectId)
    await writeAndTell(world, hub, (told) => {
      if (!maySeeProject(world, me.id, projectId)) return
      const project = world.projects.get(projectId)
      const author = world.accounts.get(me.id)
      if (!project || !author || project.isArchived || !mayCollaborate(world, author)) return
      const { message } = say(world, told, projectRoom(world, project), author, { content: payload.message })
      told.toProject(projectId, 'project-chat-message', { ...message, projectId })
    })
  },
  /** The texts name no event of its own for this: it travels as `user-typing` with the project in both places. */
  'project-chat-typing': (scene, payload) => {
    const projectId = String(payload.projectId)
    const room = `project:${projectId}` as const
    if (!scene.rooms.has(room, scene.client) || !scene.client.mayHear(room)) return
    const typing = { documentId: projectId, projectId, isTyping: payload.isTyping, ...presence(scene) }
    scene.hub.toProject(projectId, 'user-typing', typing, scene.client.id)
  },
  'chat-typing': ({ world, me, hub }, payload) => {
    const teamId = payload.teamId === undefined ? undefined : String(payload.teamId)
    const typing = { teamId, userId: me.id, userName: me.name, isTyping: payload.isTyping }
    for (const id of chattersWith(world, me.id, teamId)) if (id !== me.id) hub.toUser(id, 'chat-typing', typing)
  },
}

const isSentEvent = (event: string): event is SentEvent => Object.hasOwn(sentEvents, event)

/** Does what a page asked for. Unknown events, payloads of another shape and what is not allowed change nothing. */
export async function react(place: Place, event: string, payload: unknown): Promise<void> {
  if (!isSentEvent(event)) return
  const parsed = sentEvents[event].safeParse(payload)
  if (!parsed.success) return
  const world = await worldById(place.worldId)
  await world.door?.fresh()
  const me = place.client.account()
  if (!me) return place.client.drop()
  const reaction = reactions[event] as (scene: Scene, payload: unknown) => void | Promise<void>
  await reaction({ ...place, world, me }, parsed.data)
}

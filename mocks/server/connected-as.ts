import { displayName } from '#engine/people/accounts.ts'
import type { RoomName } from '#engine/live/rooms.ts'
import { maySeeDocument, maySeeProject } from '#engine/people/permissions.ts'
import { accountOf } from '../people/sessions.ts'
import { openedWorld } from './worlds.ts'

/** What a connection was opened with: its cookies, and the bearer token where it has one. */
export type Credentials = { cookies: Record<string, string>; token: string | undefined }

/** Asks again at every use who is signed in with these credentials: a sign-out ends what a connection may hear. */
export function connectedAs(worldId: string, { cookies, token }: Credentials) {
  const request = new Request('http://localhost/socket.io', {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return () => {
    const world = openedWorld(worldId)
    const account = world && accountOf(world, request, cookies)
    return account && { id: account.id, name: displayName(account) }
  }
}

/** Whether somebody may hear a room now; a room that is not one's own person's, a document's or a project's is nobody's. */
export function mayHearIn(worldId: string, account: () => { id: string } | undefined) {
  return (room: RoomName): boolean => {
    const world = openedWorld(worldId)
    const id = account()?.id
    if (!world || id === undefined) return false
    const [kind, name = ''] = room.split(/:(.*)/s)
    if (kind === 'project') return maySeeProject(world, id, name)
    if (kind === 'document') return maySeeDocument(world, id, name)
    return kind === 'user' && name === id
  }
}

/** A token out of what a page sent: untrusted, and only usable where it can stand in a header. */
export const tokenIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value) ? value : undefined

import type * as Y from 'yjs'

import { newKey } from '#shared/browser/new-key.ts'

import type { Person } from '../beside/use-person.ts'

export type Message = { id: string; threadId: string; text: string; by: Person; at: string; n: number }
export type Thread = {
  id: string
  /** The words that were commented on, as they were. */
  quote: string
  messages: readonly Message[]
  /** Who closed it last, where it is closed. */
  resolved?: { by: Person; at: string }
}

/**
 * Keys of the shared map: the thread's id for its head, `<id>/m/<message>` for a message and `<id>/resolved` for its state.
 * Each thing has a key of its own, so that two who answer at once both stand.
 */
const messageKey = (threadId: string, id: string) => `${threadId}/m/${id}`
const resolvedKey = (threadId: string) => `${threadId}/resolved`

const now = () => new Date().toISOString()

/** Begins a thread with its first message. The mark on the text is set by who calls. */
export function beginThread(threads: Y.Map<unknown>, quote: string, text: string, by: Person): string {
  const id = newKey().slice(0, 16)
  threads.doc?.transact(() => {
    threads.set(id, { quote: quote.slice(0, 300), at: now() })
    reply(threads, id, text, by)
  })
  return id
}

/** Threads of a document of another program, under the ids that its text names. Who wrote them has no account here. */
export function bringThreads(
  threads: Y.Map<unknown>,
  found: readonly { id: string; messages: readonly { name: string; at: string; text: string }[] }[],
): void {
  for (const { id, messages } of found) {
    threads.set(id, { quote: '', at: messages[0]?.at ?? now() })
    for (const [index, { name, at, text }] of messages.entries())
      threads.set(messageKey(id, `brought-${index}`), { text, by: { id: '', name }, at })
  }
}

export function reply(threads: Y.Map<unknown>, threadId: string, text: string, by: Person): void {
  const id = newKey().slice(0, 16)
  // Two of one moment stand in the order in which they were written.
  const n = Array.from(threads.keys()).filter((key) => key.startsWith(messageKey(threadId, ''))).length
  threads.set(messageKey(threadId, id), { text, by: { ...by }, at: now(), n })
}

export const removeMessage = (threads: Y.Map<unknown>, { threadId, id }: Message): void =>
  threads.delete(messageKey(threadId, id))

export const resolve = (threads: Y.Map<unknown>, threadId: string, by: Person): void => {
  threads.set(resolvedKey(threadId), { by: { ...by }, at: now() })
}
export const reopen = (threads: Y.Map<unknown>, threadId: string): void => threads.delete(resolvedKey(threadId))

/** Takes a whole thread away; the mark on the text is removed by who calls. */
export function removeThread(threads: Y.Map<unknown>, threadId: string): void {
  threads.doc?.transact(() => {
    for (const key of Array.from(threads.keys()))
      if (key === threadId || key.startsWith(`${threadId}/`)) threads.delete(key)
  })
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
const person = (value: unknown): Person => ({
  id: text(field(value, 'id')),
  name: text(field(value, 'name')) || 'Somebody',
})

const inOrder = (a: Message, b: Message) => a.at.localeCompare(b.at) || a.n - b.n || a.id.localeCompare(b.id)

/** The threads of a shared map that others write too: what cannot be read is left out, messages by time. */
export function threadsIn(entries: ReadonlyMap<string, unknown>): Thread[] {
  const messages = new Map<string, Message[]>()
  for (const [key, value] of entries) {
    const [, threadId, id] = /^([^/]+)\/m\/([^/]+)$/.exec(key) ?? []
    if (threadId === undefined || id === undefined) continue
    const message = {
      id,
      threadId,
      text: text(field(value, 'text')),
      by: person(field(value, 'by')),
      at: text(field(value, 'at')),
      n: Number(field(value, 'n')) || 0,
    }
    messages.set(threadId, [...(messages.get(threadId) ?? []), message])
  }
  return [...entries].flatMap(([id, head]): Thread[] => {
    if (id.includes('/')) return []
    const own = (messages.get(id) ?? []).toSorted(inOrder)
    if (own.length === 0) return []
    const state = entries.get(resolvedKey(id))
    const resolved = state === undefined ? undefined : { by: person(field(state, 'by')), at: text(field(state, 'at')) }
    return [{ id, quote: text(field(head, 'quote')), messages: own, ...(resolved && { resolved }) }]
  })
}

import { expect, test } from 'vitest'
import * as Y from 'yjs'

import { acceptedIn, assistanceOf, noteDelivered, noteOutcome } from '#features/writing/assist/assistance-log.ts'
import {
  beginThread,
  removeMessage,
  removeThread,
  reopen,
  reply,
  resolve,
  threadsIn,
} from '#features/writing/comments/threads.ts'

const ada = { id: 'a', name: 'Ada' }
const ben = { id: 'b', name: 'Ben' }
const open = () => {
  const doc = new Y.Doc()
  return { doc, threads: doc.getMap<unknown>('threads') }
}
const read = (threads: Y.Map<unknown>) => threadsIn(new Map(threads.entries()))
const share = (...docs: Y.Doc[]) => {
  for (const from of docs) for (const to of docs) if (from !== to) Y.applyUpdate(to, Y.encodeStateAsUpdate(from))
}

test('a thread is begun, answered, closed, opened again; messages stand in their order', () => {
  const { threads } = open()
  const id = beginThread(threads, 'green tea', 'Which one?', ada)
  reply(threads, id, 'Sencha.', ben)
  resolve(threads, id, ben)
  expect(read(threads)).toMatchObject([
    { id, quote: 'green tea', resolved: { by: ben }, messages: [{ text: 'Which one?', by: ada }, { text: 'Sencha.', by: ben }] },
  ]) // prettier-ignore
  reopen(threads, id)
  expect(read(threads)[0]?.resolved).toBeUndefined()
})

test('two who answer at once both stand, on both sides', () => {
  const one = open()
  const other = open()
  const id = beginThread(one.threads, 'green tea', 'Which one?', ada)
  share(one.doc, other.doc)
  reply(one.threads, id, 'From here.', ada)
  reply(other.threads, id, 'From there.', ben)
  resolve(other.threads, id, ben)
  share(one.doc, other.doc)
  expect(read(one.threads)).toEqual(read(other.threads))
  expect(read(one.threads)[0]?.messages.map(({ text }) => text).toSorted()).toEqual(['From here.', 'From there.', 'Which one?']) // prettier-ignore
})

test('a deleted message is gone, a thread without messages is not shown, a deleted thread leaves nothing', () => {
  const { threads } = open()
  const id = beginThread(threads, 'green tea', 'Which one?', ada)
  const [message] = read(threads)[0]?.messages ?? []
  if (!message) throw new Error('There is a message.')
  removeMessage(threads, message)
  expect(read(threads)).toEqual([])
  removeThread(threads, id)
  expect(threads.size).toBe(0)
})

test('what somebody else’s program wrote into the map harms nothing', () => {
  const { threads } = open()
  for (const [key, value] of Object.entries({ x: null, 'y/m/1': 7, y: 'text', 'z/m/2': { text: 3, by: 'me' }, z: {}, 'q/resolved': 1 }))
    threads.set(key, value)
  expect(read(threads).map(({ id, messages }) => [id, messages.map(({ text, by }) => [text, by.name])])).toEqual([
    ['y', [['', 'Somebody']]],
    ['z', [['', 'Somebody']]],
  ])
}) // prettier-ignore

test('the log of assistance counts what was accepted, and nothing that assistance never made', () => {
  const { doc } = open()
  noteDelivered(doc, 's1', { action: 'rewrite', byModel: 'tiny', at: '2026-11-22T10:00:00Z' })
  noteDelivered(doc, 's2', { action: 'shorten', at: '2026-11-22T10:00:00Z' })
  noteOutcome(doc, 's1', 'accepted', 'Ada')
  noteOutcome(doc, 's2', 'rejected', 'Ada')
  noteOutcome(doc, 'typed-by-a-person', 'accepted', 'Ada')
  assistanceOf(doc).set('broken', { action: 'cook', at: 5, outcome: 'accepted' })
  expect(acceptedIn(new Map(assistanceOf(doc).entries()))).toMatchObject([
    { action: 'rewrite', byModel: 'tiny', acceptedBy: 'Ada' },
  ])
})

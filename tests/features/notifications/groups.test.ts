import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Notification } from '#contract/notifications.ts'
import { rowsOf, type Row } from '#features/notifications/groups.ts'

const NONE: ReadonlySet<string> = new Set()
const note = (id: string, metadata?: Notification['metadata'], type = 'comment'): Notification => ({
  id,
  type,
  title: `Title ${id}`,
  isRead: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...(metadata && { metadata }),
})
const inOneThread = (ids: string[]) => ids.map((id) => note(id, { threadId: 't1' }))
const shape = (rows: readonly Row[]) =>
  rows.map((row) =>
    row.is === 'group' ? `${row.group.members.length} about ${row.group.about}` : row.isMember ? `> ${row.id}` : row.id,
  )

test('two about one thing stand alone, three stand together, where the newest of them stood', () => {
  expect(shape(rowsOf(inOneThread(['a', 'b']), NONE))).toEqual(['a', 'b'])
  const list = [note('new'), ...inOneThread(['a']), note('between'), ...inOneThread(['b', 'c']), note('old')]
  expect(shape(rowsOf(list, NONE))).toEqual(['new', '3 about one comment', 'between', 'old'])
})

test('an open group shows its members below it, the newest first', () => {
  const rows = rowsOf(inOneThread(['a', 'b', 'c']), new Set(['group thread t1']))
  expect(shape(rows)).toEqual(['3 about one comment', '> a', '> b', '> c'])
})

test('a thing is called by its name, and one without a name by what it is', () => {
  const three = (metadata: Notification['metadata'], type?: string) =>
    shape(
      rowsOf(
        ['a', 'b', 'c'].map((id) => note(id, metadata, type)),
        NONE,
      ),
    )
  expect(three({ projectId: 'p1', projectName: 'Review A' }, 'project_update')).toEqual(['3 about Review A'])
  expect(three({ projectId: 'p1' }, 'project_update')).toEqual(['3 about one project'])
  expect(three({ teamName: 'Northfield' }, 'collaboration')).toEqual(['3 about Northfield'])
  expect(three({ threadId: 'm1' }, 'mention')).toEqual(['3 about one conversation'])
  expect(three(undefined, 'system')).toEqual(['a', 'b', 'c'])
  expect(three({}, 'system')).toEqual(['a', 'b', 'c'])
})

test('an invitation is never hidden in a group: it waits for its own answer', () => {
  const invitations = ['a', 'b', 'c'].map((id) =>
    note(id, { inviteToken: id, teamName: 'Northfield' }, 'team_invitation_received'),
  )
  expect(shape(rowsOf(invitations, NONE))).toEqual(['a', 'b', 'c'])
})

test('of any list nothing is left out and nothing stands twice', () => {
  const metadata = fc.option(
    fc.record(
      {
        threadId: fc.constantFrom('t1', 't2', '__proto__', 'constructor'),
        projectId: fc.constantFrom('p1', 'p2'),
        teamName: fc.constantFrom('A', ''),
        inviteToken: fc.constantFrom('i1'),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined },
  )
  const type = fc.constantFrom('comment', 'mention', 'team_invitation_received', 'unknown')
  fc.assert(
    fc.property(fc.array(fc.tuple(metadata, type), { maxLength: 40 }), (drafts) => {
      const list = drafts.map(([about, kind], n) => note(`n${n}`, about, kind))
      const closed = rowsOf(list, NONE)
      const groups = closed.flatMap((row) => (row.is === 'group' ? [row.group] : []))
      const opened = rowsOf(list, new Set(groups.map(({ id }) => id)))
      const ids = (rows: readonly Row[]) => rows.flatMap((row) => (row.is === 'one' ? [row.id] : []))
      const all = list.map(({ id }) => id).toSorted()
      expect(ids(opened).toSorted()).toEqual(all)
      const inside = groups.flatMap(({ members }) => members.map(({ id }) => id))
      expect([...ids(closed), ...inside].toSorted()).toEqual(all)
      expect(new Set(opened.map(({ id }) => id)).size).toBe(opened.length)
    }),
  )
})

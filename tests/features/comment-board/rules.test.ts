import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Comment, CommentActivity } from '#contract/comments.ts'
import { answersTo, boardComments, type BoardComment } from '#features/comment-board/board-comments.ts'
import { boardCsv } from '#features/comment-board/board-csv.ts'
import { isFiltered, readLook, shownBy, withoutFilters, writeLook } from '#features/comment-board/board-look.ts'
import { duration, medianOf, timeToReply, timeToResolve } from '#features/comment-board/board-times.ts'
import { excerptOf } from '#features/comment-board/comment-words.ts'
import { heatOf, spotKey } from '#features/comment-board/heat.ts'
import { columnOf, movesFrom, needsNote } from '#features/comment-board/status-moves.ts'
import { naughtyStrings } from '#tests/support/naughty-strings.ts'

// Links are made of addresses of our own origin.
beforeEach(() => void vi.stubGlobal('location', new URL('https://roadrunner.test/admin/comments')))
afterEach(() => vi.unstubAllGlobals())

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const at = (iso: string) => `2026-11-${iso}:00.000Z`

const comment = (rest: Partial<BoardComment> = {}): BoardComment => ({
  id: 'c1',
  page: 'search',
  subpage: '',
  content: 'Words',
  status: 'open',
  person: 'Tomas Reyes',
  email: 'tomas@example.org',
  replies: [],
  replyCount: 0,
  category: 'bug',
  priority: 'high',
  createdAt: at('18T10:00'),
  resolvedAt: undefined,
  resolutionNote: undefined,
  imageUrl: undefined,
  place: { x: 24, y: 18 },
  ...rest,
})
const reply = (rest: object) => ({ id: 'r1', content: 'Answer', createdAt: at('18T12:00'), ...rest })

test('the two calls are joined by id; what only one of them knows is unknown without it', () => {
  const activity: CommentActivity[] = [
    {
      commentId: 'c1',
      commentPage: '/search',
      commentContent: 'One',
      commentUserEmail: 'a@example.org',
      status: 'open',
    },
    { commentId: 'c2', commentPage: 'synthesis', commentSubpage: 'projects', commentContent: 'Two' },
  ]
  const onPage: Comment = {
    id: 'c1',
    page: 'search',
    xPosition: 10,
    yPosition: 20,
    content: 'One',
    category: 'ui',
    isCleared: true,
    createdAt: at('18T10:00'),
  }
  const [one, two] = boardComments(activity, [onPage])
  expect(one).toMatchObject({ page: 'search', person: 'a@example.org', category: 'ui', place: { x: 10, y: 20 } })
  expect(one?.status).toBe('cleared')
  expect(two).toMatchObject({ subpage: 'projects', person: 'Somebody', status: 'open', replies: [] })
  expect([two?.category, two?.createdAt, two?.place]).toEqual([undefined, undefined, undefined])
})

test('the author’s own words are no answer', () => {
  const own = reply({ userEmail: 'TOMAS@example.org' })
  expect(answersTo(comment({ replies: [own] }))).toEqual([])
  const admin = reply({ userEmail: 'tomas@example.org', isAdminReply: true })
  const other = reply({ userEmail: 'ada@example.org' })
  expect(answersTo(comment({ replies: [own, admin, other] }))).toEqual([admin, other])
})

test('times run from the comment to the first answer of another, and to the resolving', () => {
  const replies = [
    reply({ userEmail: 'tomas@example.org', createdAt: at('18T10:05') }),
    reply({ userEmail: 'ada@example.org', createdAt: at('18T14:30') }),
    reply({ userEmail: 'ada@example.org', createdAt: at('18T13:00') }),
  ]
  expect(duration(timeToReply(comment({ replies })) ?? 0)).toBe('3 h')
  expect(timeToReply(comment())).toBeUndefined()
  expect(timeToReply(comment({ replies, createdAt: undefined }))).toBeUndefined()
  const resolvedAt = at('20T14:00')
  expect(duration(timeToResolve(comment({ status: 'resolved', resolvedAt })) ?? 0)).toBe('2 d 4 h')
  expect(timeToResolve(comment({ status: 'open', resolvedAt }))).toBeUndefined()
  expect(timeToResolve(comment({ status: 'resolved' }))).toBeUndefined()
  expect(timeToResolve(comment({ status: 'resolved', resolvedAt: at('17T10:00') }))).toBeUndefined()
})

test('a median says over how many it is', () => {
  expect(medianOf([])).toBeUndefined()
  expect(medianOf([undefined])).toBeUndefined()
  expect(medianOf([7])).toEqual({ value: 7, n: 1 })
  expect(medianOf([9, undefined, 1, 5])).toEqual({ value: 5, n: 3 })
  expect(medianOf([4, 1, 3, 2])).toEqual({ value: 2.5, n: 4 })
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 }), (values) => {
      const median = medianOf(values)?.value ?? -1
      expect(values.filter((value) => value < median).length).toBeLessThanOrEqual(values.length / 2)
      expect(values.filter((value) => value > median).length).toBeLessThanOrEqual(values.length / 2)
    }),
  )
})

test.each([
  [0, 'under 1 min'],
  [59_999, 'under 1 min'],
  [60_000, '1 min'],
  [3_600_000, '1 h'],
  [5_400_000, '1 h 30 min'],
  [86_400_000, '1 d'],
  [93_600_000, '1 d 2 h'],
])('%d ms are %s', (ms, words) => expect(duration(ms)).toBe(words))

test('only what is resolved can be cleared, and resolving wants a note', () => {
  expect(movesFrom('open')).toEqual(['in_progress', 'resolved'])
  expect(movesFrom('resolved')).toEqual(['open', 'in_progress', 'cleared'])
  expect(movesFrom('cleared')).toEqual(['open', 'in_progress', 'resolved'])
  expect(movesFrom('on_hold')).toEqual(['open', 'in_progress', 'resolved'])
  expect(columnOf('on_hold')).toBe('open')
  expect([needsNote('resolved', undefined), needsNote('resolved', ' '), needsNote('resolved', 'Done')]).toEqual([
    true,
    true,
    false,
  ])
  expect(needsNote('open', undefined)).toBe(false)
})

test('an address says how the board is looked at, and nonsense in it is nothing', () => {
  const text = 'view=list&page=search&status=open&category=bug&priority=high&age=week&unanswered=1&spot=2-1&comment=c1'
  expect(writeLook(readLook(new URLSearchParams(text))).toString()).toBe(text)
  const nonsense = 'view=x&status=__proto__&category=1&priority=&age=year&unanswered=yes&spot=22-1&__proto__[a]=1'
  expect(readLook(new URLSearchParams(nonsense))).toEqual(readLook(new URLSearchParams()))
  expect(readLook(new URLSearchParams('status=open&status=cleared')).status).toBe('open')
  expect(writeLook({ view: 'board' }).toString()).toBe('')
  expect(isFiltered({ view: 'map', comment: 'c1' })).toBe(false)
  expect(isFiltered(withoutFilters({ view: 'map', person: 'A', comment: 'c1' }))).toBe(false)
})

test('each filter keeps what fits it', () => {
  const all = [
    comment(),
    comment({ id: 'c2', page: 'synthesis', subpage: 'projects', status: 'resolved', category: 'ui', priority: 'low' }),
    comment({ id: 'c3', person: 'Ada', createdAt: at('20T11:00'), replies: [reply({ isAdminReply: true })] }),
    comment({ id: 'c4', createdAt: '2026-09-01T00:00:00.000Z', place: { x: 99, y: 99 } }),
    comment({ id: 'c5', createdAt: undefined, category: undefined, place: undefined, status: 'on_hold' }),
  ]
  const ids = (query: string) => shownBy(readLook(new URLSearchParams(query)), all, NOW).map(({ id }) => id)
  expect(ids('')).toHaveLength(5)
  expect(ids('page=synthesis')).toEqual(['c2'])
  expect(ids('subpage=projects')).toEqual(['c2'])
  expect(ids('status=open')).toEqual(['c1', 'c3', 'c4', 'c5'])
  expect(ids('category=ui')).toEqual(['c2'])
  expect(ids('priority=low')).toEqual(['c2'])
  expect(ids('age=day')).toEqual(['c3'])
  expect(ids('age=week')).toEqual(['c1', 'c2', 'c3'])
  expect(ids('age=older')).toEqual(['c4'])
  expect(ids('person=Ada')).toEqual(['c3'])
  expect(ids('unanswered=1')).toEqual(['c1', 'c2', 'c4', 'c5'])
  expect(ids('spot=9-9')).toEqual(['c4'])
  expect(ids('page=synthesis&status=open')).toEqual([])
})

test('the map counts each comment once, on its page, in its square', () => {
  const all = [
    comment({ place: { x: 0, y: 0 } }),
    comment({ id: 'c2', place: { x: 9.99, y: 9.99 } }),
    comment({ id: 'c3', place: { x: 100, y: 100 } }),
    comment({ id: 'c4', place: { x: -5, y: 250 } }),
    comment({ id: 'c5', place: undefined }),
    comment({ id: 'c6', page: 'analyze', place: { x: Number.NaN, y: 1 } }),
  ]
  const [search, analyze] = heatOf(all)
  expect(search).toMatchObject({ page: 'search', placed: 4, unplaced: 1, most: 2 })
  expect(search?.spots.map(({ column, row, comments }) => [column, row, comments.length])).toEqual([
    [0, 0, 2],
    [0, 9, 1],
    [9, 9, 1],
  ])
  expect(analyze).toMatchObject({ page: 'analyze', placed: 0, unplaced: 1 })
  expect(spotKey(comment({ place: { x: 24, y: 18 } }))).toBe('2-1')
})

test('a long comment is called by its first words', () => {
  expect(excerptOf(' One\n\ntwo ')).toBe('One two')
  expect(excerptOf('x'.repeat(100))).toHaveLength(60)
})

test('the table has a link for each comment, numbers as numbers, and runs nothing', async () => {
  const resolved = comment({
    status: 'resolved',
    content: 'Says "no", then\nyes',
    replies: [reply({ isAdminReply: true })],
    replyCount: 1,
    resolvedAt: at('18T11:30'),
  })
  const csv = await boardCsv([resolved], 'https://roadrunner.test')
  const [head, ...rows] = csv.split('\r\n')
  expect(head).toMatch(/^\uFEFFid,page,part,status,/)
  expect(rows.join('\r\n')).toContain(
    '"Says ""no"", then\nyes",1,2,2026-11-18T11:30:00.000Z,1.5,,https://roadrunner.test/search',
  )
  expect(csv.endsWith('\r\n')).toBe(true)
})

test('no cell begins as a formula does, whatever was written, and what was written is still there', async () => {
  const { parse } = await import('papaparse')
  const texts = [
    '=1+1 +1 -1 @SUM(A1) \u0000=1 ＝1 ＋1 －1 ＠x'.split(' '),
    ['\t=1', '\r=1', ' =1', '\n=1'],
    naughtyStrings.filter((text) => text.length < 2000),
  ].flat()
  const csv = await boardCsv(
    texts.map((content, n) => comment({ id: `c${n}`, content, person: content, page: content, category: content })),
    'https://roadrunner.test',
  )
  const { data } = parse<string[]>(csv.slice(1).trimEnd(), { newline: '\r\n' })
  expect(data).toHaveLength(texts.length + 1)
  for (const [n, row] of data.slice(1).entries()) {
    expect(row).toHaveLength(16)
    for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/)
    expect(row[9]?.replace(/^'/, '')).toBe(texts[n]?.replace(/^'/, ''))
  }
})

import { expect, test } from 'vitest'

import type { CommentActivity } from '#contract/comments.ts'
import { newestReply, newReplies } from '#features/comments/activity/new-replies.ts'
import { pageLabel, subpageLabel } from '#research/comments/page-labels.ts'
import { nameOf } from '#features/comments/activity/person-name.ts'
import { isResolved, statusLook } from '#research/comments/comment-status.ts'

test('a status has a colour, a shape and a word of its own', () => {
  const looks = ['open', 'in_progress', 'resolved', 'cleared'].map(statusLook)
  expect(looks.map(({ label, tone }) => [label, tone])).toEqual([
    ['Open', 'red'],
    ['In Progress', 'yellow'],
    ['Resolved', 'green'],
    ['Cleared', 'grey'],
  ])
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(4)
  expect(statusLook(null).label).toBe('Open')
  expect(statusLook('on_hold').label).toBe('on hold')
  expect(statusLook('__proto__').label).toBe('  proto  ')
  expect(['open', 'in_progress', 'resolved', 'cleared', undefined].filter(isResolved)).toEqual(['resolved', 'cleared'])
})

test.each([
  ['personalized-dashboard', 'Dashboard'],
  ['/search', 'Search'],
  ['synthesis', 'Synthesis'],
  ['documents', 'Documents'],
  ['insights', 'Insights'],
  ['writing-assistant', 'Writing Assistant'],
  ['comment-test', 'Comment test'],
])('the page %s is called %s', (commentPage, label) => {
  expect(pageLabel({ commentPage })).toBe(label)
})

test.each([
  ['overview', 'Overview'],
  ['projects', 'My Projects'],
  ['templates', 'Templates'],
  ['shared', 'Shared with Me'],
  ['canvas', 'Canvas View'],
  ['systematic-review', 'Systematic Review'],
  ['meta-analysis', 'Meta-Analysis'],
  ['scoping-review', 'Scoping Review'],
  ['narrative-review', 'Narrative Review'],
  ['collaborative', 'Collaborative Workspace'],
  [null, ''],
])('the part %s is called %s', (commentSubpage, label) => {
  expect(subpageLabel({ commentPage: 'synthesis', commentSubpage })).toBe(label)
})

const comment = (replies: CommentActivity['replies']): CommentActivity => ({
  commentId: 'c1',
  commentPage: 'search',
  commentContent: 'Words',
  replies,
})
const reply = (minute: number, userEmail: string) => ({
  id: `${minute}`,
  content: 'Words',
  createdAt: new Date(minute * 60_000).toISOString(),
  userEmail,
})

test('new are the replies of others since they were last looked at', () => {
  const comments = [comment([reply(1, 'admin@x.test'), reply(2, 'Me@x.test')]), comment([reply(3, 'admin@x.test')])]
  expect(newReplies(comments, 'me@x.test', 0)).toBe(2)
  expect(newReplies(comments, 'me@x.test', 60_000)).toBe(1)
  expect(newestReply(comments)).toBe(3 * 60_000)
  expect(newReplies(comments, 'me@x.test', newestReply(comments))).toBe(0)
  expect(newReplies([comment(null), comment([])], 'me@x.test', 0)).toBe(0)
})

test('a person without a name is called by what is known', () => {
  expect(nameOf('Ada', 'Moreau', 'ada@x.test')).toBe('Ada Moreau')
  expect(nameOf(null, '', 'ada@x.test')).toBe('ada@x.test')
  expect(nameOf(undefined, undefined, undefined)).toBe('Somebody')
})

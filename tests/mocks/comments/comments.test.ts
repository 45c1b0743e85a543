import { beforeEach, describe, expect, test } from 'vitest'

import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, form, signedIn, type Answer } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const draft = {
  page: 'search',
  subpage: 'results',
  xPosition: 12.5,
  yPosition: 40,
  content: '  The count is wrong.  ',
  category: 'bug',
  priority: 'high',
  contextPath: '/search',
  metadata: { userAgent: 'test', viewport: { width: 1280, height: 720 } },
}
const idOf = ({ body }: Answer) => (body as { comment: { id: string } }).comment.id
const activity = (key: SeedKey, query = '') => `/beta-comments/user/${seedUserId(key)}/notifications${query}`
const picture = (name = 'shot.png', bytes = 64) =>
  new File([new Uint8Array(bytes).fill(7)], name, { type: 'image/png' })

describe('writing', () => {
  test('a comment starts open and visible, under the name of its author', async () => {
    const page = await signedIn('free')
    const id = idOf(await page.post('/beta-comments', draft))
    expect((await page.get('/beta-comments/page/search')).body).toMatchObject([
      {
        ...draft,
        id,
        content: 'The count is wrong.',
        status: 'open',
        isVisible: true,
        isCleared: false,
        userId: seedUserId('free'),
        userName: 'Freya Lindqvist',
        replies: [],
      },
    ])
  })

  test('as a form with a picture, numbers and nested fields arrive as they were', async () => {
    const page = await signedIn('tester')
    const fields = {
      page: 'write',
      xPosition: '12.5',
      yPosition: '0',
      content: '42',
      category: 'ui',
      priority: 'low',
      metadata: JSON.stringify(draft.metadata),
      image: picture(),
    }
    const { body } = await page.post('/beta-comments', form(fields))
    const { comment } = body as { comment: { imageUrl: string } }
    expect(comment).toMatchObject({ xPosition: 12.5, yPosition: 0, content: '42', metadata: draft.metadata })

    const path = comment.imageUrl.replace('/api', '')
    const { response } = await page.get(path)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(64).fill(7))
    expect((await (await signedIn('admin')).get(path)).status).toBe(200)
    expect((await (await signedIn('free')).get(path)).status).toBe(404)
    expect((await caller().get(path)).status).toBe(404)
  })

  test('an attachment that is no picture is a download that cannot run here', async () => {
    const page = await signedIn('tester')
    const html = new File(['<script>alert(1)</script>'], 'note.txt', { type: 'text/html' })
    const fields = { ...draft, xPosition: '1', yPosition: '1', metadata: '{}', image: html }
    const { body } = await page.post('/beta-comments', form(fields))
    const { comment } = body as { comment: { imageUrl: string } }
    const { headers } = (await page.get(comment.imageUrl.replace('/api', ''))).response
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test.each([
    ['an executable', picture('run.exe'), 422],
    ['an SVG', picture('drawing.svg'), 422],
    ['more than 10 MB', picture('big.png', 10 * 1024 * 1024 + 1), 413],
  ])('%s is refused and nothing is kept', async (_, image, status) => {
    const before = world.comments.size
    const fields = { ...draft, xPosition: '1', yPosition: '1', metadata: '{}', image }
    expect((await (await signedIn('tester')).post('/beta-comments', form(fields))).status).toBe(status)
    expect([world.comments.size, world.files.size]).toEqual([before, 0])
  })

  test.each([
    ['blank text', { content: '   ' }],
    ['an unknown category', { category: 'praise' }],
    ['a page that is an address', { page: '../admin' }],
  ])('%s is a 400', async (_, change) => {
    expect((await (await signedIn('free')).post('/beta-comments', { ...draft, ...change })).status).toBe(400)
  })

  test('only in one’s own name, and only signed in', async () => {
    const other = { ...draft, userId: seedUserId('admin') }
    expect((await (await signedIn('free')).post('/beta-comments', other)).status).toBe(403)
    expect((await caller().post('/beta-comments', draft)).status).toBe(401)
  })

  test('admins hear of it, and so does whoever looks at the page', async () => {
    const [admin, reader, other] = await Promise.all([listen('admin'), listen('tester'), listen('student')])
    await reader.join('search')
    await (await signedIn('free')).post('/beta-comments', draft)
    expect(admin.of('new_notification')).toMatchObject([{ type: 'comment', isRead: false }])
    expect(admin.of('comment-notification')).toEqual([{ documentId: 'search' }])
    expect(reader.of('comment-updated')).toEqual([{ documentId: 'search' }])
    expect(other.heard).toEqual([])
  })
})

describe('reading', () => {
  test('non-admins see their own alone, admins all, the newest first', async () => {
    const mine = (await (await signedIn('tester')).get(activity('tester'))).body as { commentUserEmail: string }[]
    expect(mine).toHaveLength(4)
    expect(new Set(mine.map((item) => item.commentUserEmail))).toEqual(new Set(['tester@roadrunner.test']))

    const all = (await (await signedIn('admin')).get(activity('admin'))).body as { commentId: string }[]
    expect(all.map((item) => item.commentId)).toEqual(['comment-1', 'comment-5', 'comment-2', 'comment-3', 'comment-4'])
    expect((await (await signedIn('free')).get('/beta-comments/page/search')).body).toEqual([])
  })

  test.each(['open', 'in_progress', 'resolved', 'cleared'])('filters by %s', async (status) => {
    const list = (await (await signedIn('tester')).get(activity('tester', `?status=${status}`))).body
    expect(list).toMatchObject([{ status }])
  })

  test('nobody reads another’s list', async () => {
    expect((await (await signedIn('free')).get(activity('tester'))).status).toBe(404)
    expect((await (await signedIn('tester')).get(activity('admin'))).status).toBe(404)
    expect((await (await signedIn('admin')).get(activity('team-member'))).body).toHaveLength(1)
  })

  test('a hidden comment is shown to admins only', async () => {
    const admin = await signedIn('admin')
    await admin.patch('/beta-comments/comment-1', { isVisible: false })
    expect((await (await signedIn('tester')).get('/beta-comments/page/search')).body).toMatchObject([
      { id: 'comment-2' },
    ])
    expect((await admin.get('/beta-comments/page/search')).body).toHaveLength(2)
  })
})

describe('status', () => {
  test('an admin resolves with a note, clears, and opens again', async () => {
    const admin = await signedIn('admin')
    const path = '/beta-comments/comment-1'
    await admin.patch(path, { status: 'resolved', resolutionNote: 'Slider added.' })
    expect(world.comments.get('comment-1')).toMatchObject({ status: 'resolved', resolutionNote: 'Slider added.' })
    await admin.patch(path, { status: 'cleared', isCleared: true, resolutionNote: 'Gone.' })
    expect(world.comments.get('comment-1')).toMatchObject({ status: 'cleared', isCleared: true })
    await admin.patch(path, { status: 'open' })
    expect(world.comments.get('comment-1')).toMatchObject({ status: 'open', isCleared: false })
  })

  test('the author is told of a new status', async () => {
    const tester = await listen('tester')
    await (await signedIn('admin')).patch('/beta-comments/comment-1', { status: 'in_progress' })
    expect(tester.of('new_notification')).toMatchObject([{ message: 'Your comment on search is now in progress.' }])
  })

  test('authors may mark their own as resolved and change nothing else', async () => {
    const tester = await signedIn('tester')
    expect((await tester.patch('/beta-comments/comment-1', { status: 'cleared' })).status).toBe(403)
    expect((await tester.patch('/beta-comments/comment-1/status', { status: 'resolved' })).status).toBe(200)
    expect(world.comments.get('comment-1')?.status).toBe('resolved')
    expect((await tester.patch('/beta-comments/comment-1/status', { status: 'open' })).status).toBe(400)
  })

  test('for others the comment does not exist', async () => {
    const free = await signedIn('free')
    for (const answer of [
      await free.patch('/beta-comments/comment-1', { status: 'cleared' }),
      await free.patch('/beta-comments/comment-1/status', { status: 'resolved' }),
      await free.del('/beta-comments/comment-1'),
      await free.patch('/beta-comments/comment-99/status', { status: 'resolved' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect(world.comments.get('comment-1')?.status).toBe('open')
  })
})

describe('deleting', () => {
  test('authors delete their own, admins any; the message says success', async () => {
    const own = await (await signedIn('tester')).del('/beta-comments/comment-1')
    expect(own.body).toMatchObject({ message: expect.stringContaining('success') })
    expect((await (await signedIn('admin')).del('/beta-comments/comment-5')).status).toBe(200)
    expect(world.comments.has('comment-1') || world.comments.has('comment-5')).toBe(false)
    expect((await (await signedIn('admin')).del('/beta-comments/comment-5')).status).toBe(404)
  })
})

describe('replies', () => {
  const reply = (key: SeedKey, change: object = {}) => ({
    commentId: 'comment-1',
    userId: seedUserId(key),
    content: ' Noted. ',
    isAdminReply: key === 'admin',
    ...change,
  })
  const path = '/beta-comments/comment-1/replies'

  test('an admin’s reply carries the mark and rings the author’s bell', async () => {
    const tester = await listen('tester')
    expect((await (await signedIn('admin')).post(path, reply('admin'))).status).toBe(200)
    expect(world.comments.get('comment-1')?.replies).toMatchObject([
      { content: 'Noted.', isAdminReply: true, userName: 'Ada Moreau' },
    ])
    expect(tester.of('new_notification')).toMatchObject([{ type: 'comment', title: 'New reply' }])
    expect((await (await signedIn('tester')).get(activity('tester'))).body).toMatchObject([
      { commentId: 'comment-1', replyCount: 1 },
      {},
      {},
      {},
    ])
  })

  test('with a picture, as a form, which the author of the comment may see', async () => {
    const fields = { ...reply('admin'), isAdminReply: 'true', image: picture() }
    await (await signedIn('admin')).post(path, form(fields))
    const imageUrl = world.comments.get('comment-1')?.replies?.[0]?.imageUrl ?? ''
    expect((await (await signedIn('tester')).get(imageUrl.replace('/api', ''))).status).toBe(200)
    expect((await (await signedIn('free')).get(imageUrl.replace('/api', ''))).status).toBe(404)
  })

  test.each([
    ['passing as an admin', 'tester', { isAdminReply: true }, 403],
    ['in another’s name', 'tester', { userId: seedUserId('admin') }, 403],
    ['to another’s comment', 'free', {}, 404],
    ['with two ids that differ', 'tester', { commentId: 'comment-2' }, 400],
    ['blank', 'tester', { content: '  ' }, 400],
  ] as const)('%s is refused', async (_, key, change, status) => {
    expect((await (await signedIn(key)).post(path, reply(key, change))).status).toBe(status)
    expect(world.comments.get('comment-1')?.replies).toEqual([])
  })

  test('two at the same moment are both kept', async () => {
    const [tester, admin] = await Promise.all([signedIn('tester'), signedIn('admin')])
    await Promise.all([
      tester.post(path, form({ ...reply('tester'), isAdminReply: 'false', image: picture() })),
      admin.post(path, reply('admin')),
    ])
    expect(world.comments.get('comment-1')?.replies).toHaveLength(2)
  })
})

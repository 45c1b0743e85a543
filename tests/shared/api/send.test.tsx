import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'

import { authApi } from '#contract/auth.ts'
import { commentsApi } from '#contract/comments.ts'
import { enterpriseApi } from '#contract/enterprise.ts'
import { lessonsApi } from '#contract/lessons.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { testServer } from '#mocks/server/vitest.ts'
import { callApi } from '#shared/api/call-api.ts'
import { readToken, storeToken } from '#shared/api/token.ts'
import { testApi } from '#tests/support/render.tsx'

testApi()

const answer = (path: string, reply: (request: Request) => Response | Promise<Response>) =>
  testServer.use(http.all(`*/api${path}`, ({ request }) => reply(request)))
const json =
  (body: unknown, status = 200) =>
  () =>
    HttpResponse.json(body as never, { status })

describe('what is sent', () => {
  test('carries cookies, JSON, and the token where there is one', async () => {
    const seen: Request[] = []
    answer('/syntheses', (request) => {
      seen.push(request.clone())
      return HttpResponse.json({ id: 'syn-1' })
    })
    storeToken('tok-1')
    await callApi(synthesesApi.create, { body: { title: 'T' } })
    const [request] = seen
    expect(request?.credentials).toBe('include')
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(request?.headers.get('authorization')).toBe('Bearer tok-1')
    expect(request?.url).not.toContain('tok-1')
    expect(await request?.json()).toEqual({ title: 'T' })
  })

  test.each(['null', 'undefined', 'a\nb', 'ümlaut', 'x'.repeat(100_000), '{"a":1} b'])(
    'never carries a token that is none (%s)',
    async (token) => {
      localStorage.setItem('token', token)
      expect(readToken()).toBeUndefined()
      const seen: (string | null)[] = []
      answer('/syntheses', (request) => {
        seen.push(request.headers.get('authorization'))
        return HttpResponse.json([])
      })
      await callApi(synthesesApi.list, {})
      expect(seen).toEqual([null])
    },
  )
})

describe('what comes back', () => {
  const user = { id: 7, username: 'ada', isAdmin: true, secret: 'x' }
  test.each([
    ['the user directly', user],
    ['under user', { user }],
    ['under data', { data: user }],
    ['under data.user', { data: { user } }],
  ])('%s is the user, with known fields alone', async (_, body) => {
    answer('/auth/me', json(body))
    expect(await callApi(authApi.me, {})).toEqual({ id: '7', username: 'ada', isAdmin: true })
  })

  test.each([
    ['null', null],
    ['{user: null}', { user: null }],
  ])('%s means that nobody is signed in', async (_, body) => {
    answer('/auth/me', json(body))
    expect(await callApi(authApi.me, {})).toBeNull()
  })

  const rows = [{ id: 'syn-1' }]
  test.each([
    ['a bare list', rows],
    ['under data', { data: rows }],
    ['under its name', { syntheses: rows }],
    ['under data and its name', { data: { syntheses: rows } }],
  ])('%s is the list', async (_, body) => {
    answer('/syntheses', json(body))
    expect(await callApi(synthesesApi.list, {})).toEqual(rows)
  })

  test.each([[{ count: 4 }], [{ data: { count: 4 } }]])('%j is a count', async (body) => {
    answer('/notifications/unread-count', json(body))
    expect(await callApi(notificationsApi.unreadCount, {})).toEqual({ count: 4 })
  })

  test.each([
    [
      'a web page',
      () => new HttpResponse('<!doctype html><p>x', { status: 200 }),
      'HTML was returned where JSON was expected (/syntheses).',
    ],
    ['broken JSON', () => new HttpResponse('[{', { status: 200 }), 'The answer of /syntheses is not valid JSON.'],
    [
      'another shape',
      json([{ title: 'no id' }]),
      'The answer of /syntheses does not have the expected form (at 0.id).',
    ],
  ])('%s is an error that says so', async (_, reply, sentence) => {
    answer('/syntheses', reply)
    await expect(callApi(synthesesApi.list, {})).rejects.toThrow(sentence)
  })

  test('204 and an empty body are fine for writes that return nothing', async () => {
    answer('/notifications/n1/read', () => new HttpResponse(null, { status: 204 }))
    await expect(callApi(notificationsApi.markRead, { params: { id: 'n1' } })).resolves.toBeUndefined()
  })

  test('a lesson’s progress is judged by the status alone, a contact by anything but a web page', async () => {
    answer('/help/lessons/l1/progress', () => new HttpResponse('<html>', { status: 200 }))
    await expect(
      callApi(lessonsApi.saveProgress, { params: { id: 'l1' }, body: { status: 'completed' } }),
    ).resolves.toBeUndefined()

    const body = {
      email: 'a@example.org',
      userName: 'A',
      companyName: 'B',
      message: 'Ten letters',
      planType: 'team' as const,
    }
    answer('/enterprise-contact', () => new HttpResponse('thanks', { status: 201 }))
    await expect(callApi(enterpriseApi.contact, { body })).resolves.toBeUndefined()
    answer('/enterprise-contact', () => new HttpResponse('<html>', { status: 200 }))
    await expect(callApi(enterpriseApi.contact, { body })).rejects.toThrow('HTML was returned')
  })

  test('a comment’s removal is good with any answer of status 200', async () => {
    answer('/beta-comments/c1', () => new HttpResponse('ok', { status: 200 }))
    await expect(callApi(commentsApi.remove, { params: { id: 'c1' } })).resolves.toBeUndefined()
  })
})

describe('no answer', () => {
  test('a broken line is told from a refusal, and a write may have arrived', async () => {
    answer('/syntheses', () => HttpResponse.error())
    await expect(callApi(synthesesApi.list, {})).rejects.toMatchObject({
      name: 'NetworkError',
      kind: 'offline',
      mayHaveArrived: false,
    })
    await expect(callApi(synthesesApi.create, { body: {} })).rejects.toMatchObject({ mayHaveArrived: true })
  })

  test('the session check gives up after its own 3 seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    answer('/auth/me', json({ user: null }))
    await callApi(authApi.me, {})
    expect(limit).toHaveBeenLastCalledWith(3000)
    answer('/syntheses', json([]))
    await callApi(synthesesApi.list, {})
    expect(limit).toHaveBeenLastCalledWith(30_000)
  })

  test('a time-out is told from a caller who gave up', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('x', 'TimeoutError')))
    await expect(callApi(synthesesApi.list, {})).rejects.toMatchObject({ name: 'NetworkError', kind: 'timeout' })
    vi.restoreAllMocks()

    const stop = new AbortController()
    answer('/syntheses', () => new Promise<Response>(() => {}))
    const call = callApi(synthesesApi.list, {}, { signal: stop.signal })
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

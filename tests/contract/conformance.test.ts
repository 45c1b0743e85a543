import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'

import { additions, endpoints } from '#contract/all.ts'
import { answerDifferences } from '#contract/conformance/answer-shape.ts'
import { lineOf, runConformance, type Report } from '#contract/conformance/run.ts'
import { reportText } from '#contract/conformance/report.ts'
import { apiBaseOf } from '#contract/conformance/session.ts'
import { authApi } from '#contract/auth.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { toursApi } from '#contract/tours.ts'
import { handlers } from '#mocks/server/handlers.ts'
import { SEED_PASSWORD } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

const ORIGIN = 'https://api.example.test'
type Change = (answer: Response, request: Request) => Response | Promise<Response>

let world: World
let sent: Request[] = []
beforeEach(async () => {
  world = await freshWorld()
  sent = []
})

/** The embedded API as a foreign server, with some of its answers changed: `GET /syntheses` → what comes instead. */
const server = (changes: Record<string, Change> = {}) =>
  (async (address: URL | string, init?: RequestInit) => {
    const request = new Request(address, init)
    sent.push(request.clone())
    const { pathname } = new URL(request.url)
    const answer = await getResponse(handlers, request.clone())
    const real = answer ?? Response.json({ message: 'There is nothing at this address.' }, { status: 404 })
    const change = changes[`${request.method} ${pathname.replace(/^\/api/, '')}`]
    return change ? change(real, request) : real
  }) as typeof fetch

const run = (
  changes: Record<string, Change> = {},
  more: { write?: boolean; as?: string; level?: 'specification' | 'all' } = {},
) =>
  runConformance({
    url: ORIGIN,
    user: `${more.as ?? 'team-owner'}@roadrunner.test`,
    password: SEED_PASSWORD,
    level: more.level ?? 'all',
    write: more.write ?? false,
    fetch: server(changes),
  })

const differing = ({ checked }: Report) => checked.filter(({ verdict }) => verdict === 'different').map(lineOf)

describe('the embedded API', () => {
  test.each(['team-owner', 'free', 'admin'])('is what the contract says, asked by %s', async (as) => {
    const report = await run({}, { as })
    expect(differing(report)).toEqual([])
    const asked = new Set(report.checked.map(({ call }) => call))
    const reads = endpoints.filter(({ method }) => method === 'GET').map(({ domain, name }) => `${domain}.${name}`)
    expect(reads.filter((call) => !asked.has(call))).toEqual([])
    expect(report.same).toBeGreaterThan(40)
    // What there is was asked for by its own id.
    const unknown = report.checked.filter(({ what }) => what.includes('(unknown id)')).map(({ call }) => call)
    if (as === 'team-owner') {
      for (const call of [
        'projects.get',
        'tasks.list',
        'teams.get',
        'chat.teamHistory',
        'documents.get',
        'files.text',
      ]) {
        expect(unknown).not.toContain(call)
      }
    }
  })

  test('takes the writes, and nothing of them stays', async () => {
    const rows = () => ({
      syntheses: world.syntheses.size,
      comments: world.comments.size,
      documents: world.documents.size,
      collections: world.collections.size,
      highlights: world.highlights.filter(({ removedAt }) => removedAt === undefined).length,
      shares: world.shares.size,
      projects: world.projects.size,
      tasks: world.tasks.size,
    })
    const before = rows()
    const report = await run({}, { write: true })
    expect(differing(report)).toEqual([])
    expect(rows()).toEqual(before)
    const made = report.checked.filter(({ what }) => /^(POST|PUT|PATCH|DELETE)/.test(what))
    expect(made.length).toBeGreaterThan(30)
    expect(report.notWritten).toContain('POST /subscription/downgrade')
  })

  test('takes back what was made where a story breaks off', async () => {
    const before = world.syntheses.size
    const broken: Record<string, Change> = { 'POST /beta-comments': () => new Response('{"id": ', { status: 200 }) }
    for (const { id } of world.syntheses.all()) broken[`PUT /syntheses/${id}`] = (real) => real
    const report = await run({ ...broken, 'POST /search': () => Response.json({}, { status: 500 }) }, { write: true })
    expect(differing(report).join('\n')).toContain('POST /search ')
    expect(world.syntheses.size).toBe(before)
  })
})

const json = (body: unknown, status = 200) => Response.json(body, { status })
const changed =
  (change: (body: Record<string, never>) => unknown): Change =>
  async (real) =>
    json(change((await real.json()) as Record<string, never>), real.status)

/** What is planted, and the words with which it must be named. */
const plants: [name: string, place: string, change: Change, words: string[]][] = [
  [
    'a status',
    'GET /subscription',
    () => json({ message: 'x' }, 500),
    ['GET /subscription ', 'status: expected 2xx, got 500'],
  ],
  [
    'a redirect',
    'GET /tours/completed',
    () => new Response(null, { status: 302, headers: { location: 'https://evil.test/api' } }),
    ['GET /tours/completed ', 'status: expected 2xx, got 302'],
  ],
  [
    'another wrapper',
    'GET /syntheses',
    changed(({ syntheses }) => ({ result: syntheses })),
    ['GET /syntheses ', 'wrapper: expected syntheses, the answer itself', 'under result'],
  ],
  [
    'a deeper wrapper',
    'GET /notifications',
    changed(({ data }) => ({ payload: { rows: data } })),
    ['GET /notifications ', 'wrapper:', 'payload.rows'],
  ],
  [
    'a wrapper where there is none',
    'GET /library/facets',
    changed((body) => ({ body })),
    ['GET /library/facets ', 'wrapper:', 'under body'],
  ],
  [
    'a field that is not there',
    'GET /notifications/unread-count',
    changed(() => ({ unread: 3 })),
    ['GET /notifications/unread-count ', 'missing: count'],
  ],
  [
    'a field of another type',
    'GET /documents',
    changed((body) => ({ ...body, total: '12' })),
    ['GET /documents ', 'type: total: expected number, got the text "12"'],
  ],
  [
    'a field of another type in a row',
    'GET /help/lessons',
    changed(({ lessons, ...rest }) => ({
      ...rest,
      lessons: (lessons as unknown as object[]).map((one) => ({ ...one, title: 7 })),
    })),
    ['GET /help/lessons ', 'title: expected string, got number 7'],
  ],
  [
    'a web page',
    'GET /capabilities',
    () => new Response('<!doctype html><title>x</title>'),
    ['GET /capabilities ', 'web page: expected JSON'],
  ],
  [
    'JSON that breaks off',
    'GET /collaboration/teams',
    () => new Response('{"teams": ['),
    ['GET /collaboration/teams ', 'no JSON'],
  ],
  [
    'a refusal without words',
    'GET /auth/verify-token',
    () => json({ reason: 'no' }, 400),
    ['GET /auth/verify-token (unknown id)', 'missing: message'],
  ],
  [
    'a refusal as a web page',
    'GET /auth/verify-token',
    () => new Response('<html>', { status: 404 }),
    ['web page: expected JSON'],
  ],
  [
    'a private list for everybody',
    'GET /syntheses',
    (real, request) => (request.headers.has('cookie') ? real : json([])),
    ['GET /syntheses (not signed in)', 'status: expected 401, got 200'],
  ],
]

describe('what is planted is found', () => {
  test.each(plants)('%s', async (_, place, change, words) => {
    // What somebody who is not signed in gets is a question of its own.
    const isOpen = /verify-token|capabilities/.test(place) || words.some((each) => each.includes('(not signed in)'))
    const planted: Change = (real, request) => (isOpen || request.headers.has('cookie') ? change(real, request) : real)
    const found = differing(await run({ [place]: planted }))
    expect(found).toHaveLength(1)
    for (const each of words) expect(found[0]).toContain(each)
  })

  test('in a write, too', async () => {
    const report = await run(
      { 'POST /library/collections': changed(({ id, name }) => ({ id, name })) },
      { write: true },
    )
    expect(differing(report)).toEqual([expect.stringContaining('missing: count: expected number, got nothing')])
  })
})

describe('the level of the specification', () => {
  test('asks for no addition, not even for the capabilities', async () => {
    const report = await run({}, { level: 'specification', write: true })
    const domains = new Set(report.checked.map(({ call }) => call.split('.')[0] ?? ''))
    expect([...domains].filter((domain) => additions.includes(domain))).toEqual([])
    expect(sent.some(({ url }) => url.endsWith('/capabilities'))).toBe(false)
    expect(report.same).toBeGreaterThan(25)
    expect(differing(report)).toEqual([])
  })
})

test('the report lists what differs by domain, with the use of the call and what was expected', async () => {
  const report = await run({
    'GET /notifications/unread-count': changed(() => ({ unread: 3 })),
    'GET /library/facets': changed((body) => ({ body })),
  })
  const text = reportText(report, 'all')
  const [ofSpecification = '', ofAdditions = ''] = text.split('## Additions that differ')
  expect(ofSpecification).toContain('### notifications')
  expect(ofSpecification).toContain('- [ ] `GET /notifications/unread-count`')
  expect(ofSpecification).toContain('How many notifications are unread.')
  expect(ofSpecification).toContain('missing: count')
  expect(ofSpecification).not.toContain('/library/facets')
  expect(ofAdditions).toContain('/library/facets')
  expect(ofAdditions).toContain('## Not compared')
})

describe('secrets', () => {
  test('the password goes once, in the body of the sign-in, and everything goes to the address given', async () => {
    const redirect: Change = () => new Response(null, { status: 307, headers: { location: 'https://evil.test/login' } })
    await run({ 'GET /subscription': redirect, 'GET /syntheses': redirect }, { write: true })
    expect(new Set(sent.map(({ url }) => new URL(url).origin))).toEqual(new Set([ORIGIN]))
    expect(sent.every(({ redirect: mode }) => mode === 'manual')).toBe(true)
    const withPassword: string[] = []
    for (const request of sent) {
      const told = `${request.url} ${JSON.stringify([...request.headers])} ${await request.text()}`
      if (told.includes(SEED_PASSWORD)) withPassword.push(`${request.method} ${new URL(request.url).pathname}`)
    }
    expect(withPassword).toEqual(['POST /api/auth/login'])
  })

  test('a sign-in that is redirected or refused ends the run with a sentence', async () => {
    const away = {
      'POST /auth/login': () => new Response(null, { status: 307, headers: { location: 'https://evil.test' } }),
    }
    await expect(run(away)).rejects.toThrow('refused with 307')
    expect(sent.filter(({ url }) => !url.startsWith(ORIGIN))).toEqual([])
  })

  test('what a person wrote is not printed', () => {
    const answer = { status: 200, text: JSON.stringify([{ id: 's1', title: { secret: 'My unpublished idea' } }]) }
    const [difference] = answerDifferences(synthesesApi.list, answer)
    expect(difference).toMatchObject({ kind: 'type', at: '[].title' })
    expect(JSON.stringify(difference)).not.toContain('unpublished')
  })
})

test('an address of an API is read as a person means it', () => {
  expect(apiBaseOf('https://x.test').href).toBe('https://x.test/api')
  expect(apiBaseOf('https://x.test/').href).toBe('https://x.test/api')
  expect(apiBaseOf('http://x.test:8000/v2/api/?a=1#b').href).toBe('http://x.test:8000/v2/api')
  expect(() => apiBaseOf('https://me:secret@x.test')).toThrow('password')
  expect(() => apiBaseOf('file:///etc')).toThrow('no http address')
})

describe('one answer', () => {
  const of = (endpoint: Parameters<typeof answerDifferences>[0], body: unknown, status = 200) =>
    answerDifferences(endpoint, { status, text: typeof body === 'string' ? body : JSON.stringify(body) })

  test('every form of a wrapper is no difference, nor is nothing where nothing is enough', () => {
    for (const body of [[], { data: [] }, { syntheses: [] }, { data: { syntheses: [] } }]) {
      expect(of(synthesesApi.list, body)).toEqual([])
    }
    expect(of(notificationsApi.markRead, '', 204)).toEqual([])
    expect(of(authApi.me, { user: null })).toEqual([])
    expect(of(toursApi.completed, '')).not.toEqual([])
  })

  test('a field that is wrong in every row is one difference', () => {
    expect(of(synthesesApi.list, [{ title: 'a' }, { title: 'b' }, { title: 'c' }])).toHaveLength(1)
  })

  test('a forged prototype is no field', () => {
    expect(of(subscriptionApi.get, '{"__proto__": {"plan": "team"}}')).not.toContainEqual(
      expect.objectContaining({ kind: 'html' }),
    )
    expect(({} as { plan?: string }).plan).toBeUndefined()
  })
})

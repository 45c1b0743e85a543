import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { AdminTeam } from '#contract/admin.ts'
import { additions, domains } from '#contract/all.ts'
import { changeWords, hoursText, periodOf, readDays } from '#features/admin/frame/periods.ts'
import { seatLimitOf, teamChange, formOf } from '#features/admin/organization/team-change.ts'
import { teamFigures, teamTree } from '#features/admin/organization/team-tree.ts'
import { accountChange } from '#features/admin/people/account-change.ts'
import { capabilityRows } from '#features/admin/platform/capability-rows.ts'
import { diagnosticText } from '#features/admin/platform/diagnostic.ts'
import { callName, inputFor, readCalls, readCallsOfTexts } from '#features/admin/platform/probe-list.ts'
import { resultOf } from '#features/admin/platform/probe.ts'
import { callFigures, tabErrors } from '#features/admin/platform/tab-errors.ts'
import { hoursToReply } from '#features/admin/support/reply-times.ts'
import { documentKind } from '#features/admin/verifications/document-kind.ts'
import { versionOf } from '#research/content/content-item.ts'
import { ApiError, ContractError, NetworkError } from '#shared/api/errors.ts'

describe('periods', () => {
  const noon = Date.parse('2026-11-22T12:00:00Z')
  test('the last days, today among them', () => {
    expect(periodOf(1, noon)).toEqual({ from: '2026-11-22', to: '2026-11-22' })
    expect(periodOf(30, noon)).toEqual({ from: '2026-10-24', to: '2026-11-22' })
  })
  test.each([
    ['7', 7],
    ['365', 365],
    ['8', 30],
    [null, 30],
    ['__proto__', 30],
  ])('an address that says %j means %i days', (text, days) => {
    expect(readDays(text)).toBe(days)
  })
  test.each([
    [{ now: 3, before: 3 }, 'as before'],
    [{ now: 3, before: 0 }, '+3 (was 0)'],
    [{ now: 1, before: 2 }, '−1 (was 2)'],
    [{ now: 15, before: 10 }, '+5, +50 % (was 10)'],
  ])('%j reads %s', (compared, words) => {
    expect(changeWords(compared)).toBe(words)
  })
  test.each([
    [undefined, '–'],
    [-1, '–'],
    [0.2, 'under 1 h'],
    [5.4, '5 h'],
    [72, '3 days'],
  ])('%f hours read %s', (hours, words) => {
    expect(hoursText(hours)).toBe(words)
  })
})

const team = (patch: Partial<AdminTeam> = {}): AdminTeam => ({
  id: 't',
  name: 'Team',
  organization: 'Uni',
  hierarchyPath: 'Uni/Medicine',
  owner: { userId: 'a', name: 'Ada' },
  plan: 'team',
  seats: { used: 2, invited: 1 },
  members: [
    { userId: 'a', name: 'Ada', role: 'owner', plan: 'team' },
    { userId: 'b', name: 'Ben', role: 'member', plan: 'free' },
  ],
  invitations: [],
  projects: 1,
  version: 1,
  ...patch,
})

describe('teams', () => {
  test('stand in a tree by organization and path, whether or not the path begins with the organization', () => {
    const tree = teamTree([
      team(),
      team({ id: 'u', name: 'Other', hierarchyPath: 'Medicine/Epidemiology' }),
      team({ id: 'v', name: 'Alone', organization: null, hierarchyPath: null }),
    ])
    expect(tree.map(({ name }) => name)).toEqual(['Uni', ''])
    const medicine = tree[0]?.below[0]
    expect(medicine).toMatchObject({ name: 'Medicine', teams: [{ id: 't' }], below: [{ name: 'Epidemiology' }] })
  })
  test('no team is lost in the tree', () => {
    const name = fc.option(fc.string({ maxLength: 8 }), { nil: null })
    fc.assert(
      fc.property(fc.array(fc.record({ organization: name, hierarchyPath: name }), { maxLength: 20 }), (places) => {
        const teams = places.map((place, index) => team({ ...place, id: String(index) }))
        const count = (nodes: ReturnType<typeof teamTree>): number =>
          nodes.reduce((sum, node) => sum + node.teams.length + count(node.below), 0)
        expect(count(teamTree(teams))).toBe(teams.length)
      }),
    )
  })
  test('unused seats are those under a limit; a team without an owner is counted', () => {
    const figures = teamFigures([team({ seats: { used: 2, invited: 0, limit: 5 } }), team({ owner: null })])
    expect(figures).toMatchObject({ unused: 3, noOwner: 1, people: 4, invited: 1 })
  })
  test('what follows from a change is said: who is told, who owns, what finds no seat', () => {
    const form = { ...formOf(team()), ownerId: 'b', seats: '2' }
    const { changes, impact } = teamChange(team(), form)
    expect(changes.filter(({ before, after }) => before !== after).map(({ field }) => field)).toEqual([
      'Owner',
      'Seats',
    ])
    expect(impact.join(' ')).toMatch(
      /Ben can do everything.*Ben has no plan with teams.*1 waiting invitation.*2 people/,
    )
    expect(teamChange(team(), formOf(team())).impact).toEqual([])
  })
  test.each([
    ['', null],
    ['2', 2],
    ['1', undefined],
    ['2.5', undefined],
    ['x', undefined],
    ['1e9', undefined],
  ])('seats %j with two in use are %j', (text, seats) => {
    expect(seatLimitOf(text, 2)).toBe(seats)
  })
})

test('a change of an account says what follows, for oneself too', () => {
  const user = {
    userId: 'a',
    name: 'Ada',
    username: 'ada',
    plan: 'team',
    isAdmin: true,
    createdAt: '',
    usage: [],
    nearLimit: false,
    unusual: [],
  }
  expect(accountChange(user, { plan: 'team', role: 'admin' }, 'a').impact).toEqual([])
  const { impact } = accountChange(user, { plan: 'free', role: 'user' }, 'a')
  expect(impact).toHaveLength(4)
})

describe('documents are shown by what they are', () => {
  const bytes = (...signs: number[]) => Uint8Array.from(signs)
  test.each([
    [bytes(0x25, 0x50, 0x44, 0x46, 0x2d), 'pdf'],
    [bytes(0x89, 0x50, 0x4e, 0x47), 'image'],
    [bytes(0xff, 0xd8, 0xff, 0xe0), 'image'],
    [bytes(0x50, 0x4b, 0x03, 0x04), 'docx'],
    [new TextEncoder().encode('<svg onload=alert(1)>'), 'other'],
    [new TextEncoder().encode('<html><script>'), 'other'],
    [bytes(), 'other'],
  ])('%j', (content, kind) => {
    expect(documentKind(content).kind).toBe(kind)
  })
})

describe('probes', () => {
  test('every domain is among them, but the one that no build for people may contain', () => {
    const probed = new Set(readCalls.map(({ domain }) => domain))
    const reading = Object.values(domains)
      .flatMap((domain) => Object.values(domain))
      .filter(({ method, path }) => method === 'GET' && !/[Tt]oken/.test(path))
    expect(reading.map(callName).filter((name) => !readCalls.some((call) => callName(call) === name))).toEqual([])
    expect(probed.has('dev-login')).toBe(false)
  })
  test('of a server of the two texts none of our own calls is asked, and each of theirs', () => {
    const isOurs = ({ domain }: { domain: string }) => additions.some((ours) => ours === domain)
    expect(readCallsOfTexts.filter(isOurs)).toEqual([])
    expect(readCalls.filter((call) => !isOurs(call) && !readCallsOfTexts.includes(call))).toEqual([])
  })
  test('an input either fits the call or is not there', () => {
    const asker = { userId: 'user-admin', period: { from: '2026-01-01', to: '2026-01-31' } }
    const found = { documentId: 'd', synthesisId: 's', teamId: 't', projectId: 'p' }
    const asked = readCalls.filter((call) => inputFor(call, asker, found) !== undefined)
    expect(asked.length).toBeGreaterThan(readCalls.length * 0.7)
    for (const call of asked) {
      const input = inputFor(call, asker, found)
      expect(call.params?.safeParse(input?.params ?? {}).success ?? true, callName(call)).toBe(true)
      expect(call.query?.safeParse(input?.query ?? {}).success ?? true, callName(call)).toBe(true)
    }
  })
  test.each([
    [new ApiError(503, {}), { result: 'failed', detail: '503' }],
    [new ApiError(403, { message: 'words of somebody' }), { result: 'refused', detail: '403' }],
    [new ContractError('shape', '/x', 'at items.0.title'), { result: 'shape', detail: 'at items.0.title' }],
    [new ContractError('html', '/x'), { result: 'shape', detail: 'html' }],
    [new NetworkError('timeout', false), { result: 'silent' }],
  ])('%s', (error, expected) => {
    expect(resultOf(error)).toEqual(expected)
  })
})

test('differences between pages and server stand first', () => {
  const rows = capabilityRows(['documents', 'from-the-future'])
  expect(rows.find(({ name }) => name === 'from-the-future')).toMatchObject({ isKnown: false, isGiven: true })
  expect(rows.at(-1)).toEqual({ name: 'documents', isKnown: true, isGiven: true })
})

test('errors of a tab and the diagnostic file hold nothing that anybody wrote', async () => {
  const canary = 'CANARY-7f3'
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await client.prefetchQuery({
    queryKey: ['documents', 'get', { params: { id: canary } }],
    queryFn: () => Promise.reject(new ApiError(500, { message: canary })),
  })
  const errors = tabErrors(client)
  expect(errors).toEqual([{ call: 'documents.get', kind: 'HTTP 500', times: 1 }])
  const text = diagnosticText({
    at: '2026-11-22T12:00:00Z',
    build: 'index-abcdef.js',
    socket: 'connected',
    capabilities: capabilityRows([]),
    probes: [{ call: 'a.b', method: 'GET', path: '/a/:id', result: 'ok', ms: 3.4, secret: canary } as never],
    errors: errors.map((error) => ({ ...error, message: canary })),
    calls: { all: 1, refused: 0, failed: 1, slowestMs: 4 },
    platform: {
      switches: [{ key: 'shares', name: canary, effect: canary, on: true }],
      limits: [],
      server: { name: 'Embedded API', now: '', startedAt: null },
      kept: [],
    },
  })
  expect(text).not.toContain(canary)
  expect(JSON.parse(text)).toMatchObject({
    result: { switches: [{ key: 'shares', on: true }] },
    build: 'index-abcdef.js',
  })
})

test('calls of the API are told from other files by their path', () => {
  const timing = (name: string, responseStatus: number, duration = 1) => ({ name, responseStatus, duration })
  const figures = callFigures(
    [
      timing('https://x.test/api/search', 200, 9),
      timing('https://x.test/api/auth/me', 401),
      timing('https://x.test/api/search', 503),
      timing('https://x.test/apiary', 500),
      timing('https://x.test/assets/index.js', 404, 99),
    ],
    '/api',
  )
  expect(figures).toEqual({ all: 3, refused: 1, failed: 1, slowestMs: 9 })
})

test('hours to the first reply; none where there is no reply or the clock ran backwards', () => {
  const reply = (at: string) => ({ id: 'r', at, by: { userId: 'a', name: 'Ada' }, body: '' })
  const at = '2026-11-20T10:00:00Z'
  expect(hoursToReply({ at, replies: [reply('2026-11-20T13:30:00Z'), reply('2026-11-21T10:00:00Z')] })).toBe(3.5)
  expect(hoursToReply({ at, replies: [] })).toBeUndefined()
  expect(hoursToReply({ at, replies: [reply('2026-11-19T10:00:00Z')] })).toBeUndefined()
})

test('the version of a text changes with any word of it, and only then', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(versionOf([a])).toBe(versionOf([a]))
      fc.pre(a !== b)
      expect(versionOf([`${a}1`])).not.toBe(versionOf([`${a}2`]))
    }),
  )
})

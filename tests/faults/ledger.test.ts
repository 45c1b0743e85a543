import { getResponse } from 'msw'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'

import { stories, type Actor } from '#contract/conformance/writes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { clearFaults, setFault, type Fault } from '#mocks/server/faults.ts'
import { handlers } from '#mocks/server/handlers.ts'
import { clearLedger, ledgerOf } from '#mocks/server/ledger.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { signedIn, type Caller } from '#tests/mocks/caller.ts'

import { nameOf } from './grid-table.ts'
import { attempt, type AnyInput } from './judge.ts'

const WORLD = 'default'
let world: World
let person: Caller
let judged = 0
beforeEach(async () => {
  world = await freshWorld()
  person = await signedIn('admin')
  clearLedger(WORLD)
})
afterEach(() => clearFaults(WORLD))
afterAll(() => console.info(`ledger: ${judged} writes under a fault`))

/** The embedded API behind the client, with the cookies of a person. */
const server = async (request: Request) => {
  const headers = new Headers(request.headers)
  headers.set('cookie', [...person.jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const answer = await getResponse(handlers, new Request(request, { headers }))
  if (!answer) throw new Error(`No handler for ${request.method} ${request.url}`)
  return answer.type === 'error' ? ('refused' as const) : answer
}
const send = (endpoint: Endpoint, input: AnyInput) => attempt(endpoint, server, { isBack: true, input })

const done = (endpoint: Endpoint) => ledgerOf(WORLD).filter(({ call }) => call === nameOf(endpoint)).length

/** Everything that is kept, but for what only tells of it. */
const rows = () => {
  const tables = Object.entries(world).filter(([name]) => !['activity', 'sessions', 'notifications'].includes(name))
  return tables.reduce((sum, [, table]) => sum + ((table as { size?: number } | undefined)?.size ?? 0), 0)
}

type Planted = { fault: Omit<Fault, 'call'>; does: 0 | 1; ends: string }
const planted: Record<string, Planted> = {
  'F2 a line that breaks before': { fault: { cut: 'before' }, does: 0, ends: 'NetworkError' },
  'F9 a conflict': { fault: { status: 409, body: { message: 'Newer.' } }, does: 0, ends: 'ApiError' },
  'F12 too many': { fault: { status: 429, headers: { 'retry-after': '1' } }, does: 0, ends: 'ApiError' },
  'F13 an error of the server': { fault: { status: 500 }, does: 0, ends: 'ApiError' },
  'F5 a session that comes back': { fault: { status: 401 }, does: 1, ends: '' },
  'F19 a slow answer': { fault: { delayMs: 5 }, does: 1, ends: '' },
  'F22 done, and the reply is cut': { fault: { cut: 'after' }, does: 1, ends: 'NetworkError' },
}

/** Sent again it does no more: it sets something, or carries the key of the one who wrote it. */
const isSafeTwice = ({ method }: Endpoint, body: unknown) =>
  method === 'PUT' ||
  method === 'PATCH' ||
  ['clientKey', 'importId', 'entries'].some((key) => Object.hasOwn(body ?? {}, key))

describe.each(Object.entries(planted))('%s', (_, { fault, does, ends }) => {
  /** Each write of a story meets the fault once, and is then done by trying again where it was not. */
  const actor = (me: Record<string, unknown>): Actor => ({
    me,
    key: () => `conformance-${crypto.randomUUID()}`,
    call: async (endpoint, input) => {
      const isRead = endpoint.method === 'GET'
      let outcome
      if (!isRead) {
        const [before, rowsBefore] = [done(endpoint), rows()]
        setFault(WORLD, { ...fault, call: nameOf(endpoint), times: 1 })
        outcome = await send(endpoint, input)
        clearFaults(WORLD)
        judged += 1
        expect(outcome.error instanceof Error ? outcome.error.name : '', nameOf(endpoint)).toBe(ends)
        expect(outcome.sent, nameOf(endpoint)).toBe(fault.status === 401 ? 2 : 1)
        expect(done(endpoint) - before, `${nameOf(endpoint)} in the ledger`).toBe(does)
        if (does === 0) expect(rows(), `rows after ${nameOf(endpoint)}`).toBe(rowsBefore)
        if (outcome.error && does === 1) {
          const rowsAfter = rows()
          const again = await send(endpoint, input)
          if (isSafeTwice(endpoint, input.body)) {
            expect(again.error, nameOf(endpoint)).toBeUndefined()
            expect(rows(), `rows after the second ${nameOf(endpoint)}`).toBe(rowsAfter)
          }
          outcome = again
        }
      }
      if (!outcome || (outcome.error && does === 0)) outcome = await send(endpoint, input)
      const isGone = endpoint.method === 'DELETE' && (outcome.error as { status?: number })?.status === 404
      if (outcome.error && !isGone) throw outcome.error
      return (outcome.value ?? {}) as Record<string, unknown>
    },
    refuse: async (endpoint, input) => {
      expect((await send(endpoint, input)).error, nameOf(endpoint)).toMatchObject({ status: 404 })
    },
    takeBack: () => {},
    taken: () => {},
  })

  test.each(stories.map((story) => [nameOf(story.needs[0] as Endpoint), story] as const))(
    'the story of %s: nothing is sent twice by itself, and everything happens once',
    async (_, story) => {
      const { body } = await person.get('/auth/me')
      await story.run(actor((body as { user: Record<string, unknown> }).user))
    },
  )
})

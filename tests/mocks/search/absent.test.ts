import { beforeEach, expect, test } from 'vitest'

import { searchApi } from '#contract/search.ts'
import { usedThisMonth } from '#engine/people/plan-limits.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('free')
})

const search = (query: string) => ask(page, searchApi.run, { body: { query } })
const subjectsOf = async (query: string) =>
  ((await search(query)).reading?.subjects ?? []).map(
    ({ text, papers }) => `${text}: ${papers === 0 ? 'none' : 'some'}`,
  )

test('a question about what the library lacks names it, gives no result and is not counted', async () => {
  const run = await search('Does intermittent fasting improve insulin sensitivity?')
  expect(run.items).toEqual([])
  expect(run.reading?.subjects.map(({ text, papers }) => [text, papers])).toEqual([
    ['intermittent fasting', 0],
    ['insulin sensitivity', 0],
  ])
  expect(usedThisMonth(world, seedUserId('free'), 'search')).toBe(0)
})

test('one that gives papers is counted', async () => {
  expect((await search('Does BCG vaccination prevent tuberculosis?')).items.length).toBeGreaterThan(5)
  expect(usedThisMonth(world, seedUserId('free'), 'search')).toBe(1)
})

test.each([
  ['Does raising the minimum wage reduce employment?', ['minimum wage: none', 'employment: some']],
  ['Do vaccines cause autism?', ['vaccines: some', 'autism: some']],
  ['Does TB vaccine work?', ['TB vaccine: some']],
])('%s', async (question, subjects) => {
  expect(await subjectsOf(question)).toEqual(subjects)
})

test('“minimum wage” is never taken for a typing error', async () => {
  const run = await search('minimum wage')
  expect(run.reading?.mended).toEqual([])
  expect(run.items).toEqual([])
})

test('a question in another language is read by the roots of its words, and says its language', async () => {
  const run = await search('Schützt die BCG-Impfung gegen Tuberkulose?')
  expect(run.reading?.language).toBe('de')
  expect(run.reading?.mended).toContainEqual({ typed: 'tuberkulose', as: ['tuberculosis'] })
  expect(run.items[0]?.paper.title).toMatch(/BCG|tubercul/i)
})

test('a result carries a sentence that says what was found', async () => {
  const { items } = await search('Do SGLT2 inhibitors reduce deaths in heart failure?')
  const found = items.slice(0, 10).filter(({ sentence }) => /\d|reduc|fewer|lower|no /.test(sentence ?? ''))
  expect(found.length).toBeGreaterThanOrEqual(8)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { checkedAnswer, jsonInTurns } from '#mocks/server/checked-answer.ts'

import { arbitraryOf } from '../../faults/samples.ts'

/** The same with a field in every object that no contract names, and its lists long enough to be gone through in turns. */
function grown(value: unknown, isInList = false): unknown {
  if (Array.isArray(value)) {
    const list = value.slice(0, 2).map((part) => grown(part, true))
    return list.length === 0 || isInList ? list : Array.from({ length: 51 }, (_, at) => list[at % list.length])
  }
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, grown(part, isInList)])
  return { ...Object.fromEntries(parts), ownerId: 'secret' }
}

/** The same with one of its parts, the `at`th that is met, turned into a thing that next to no schema takes. */
function damaged(value: unknown, at: { left: number }): unknown {
  at.left -= 1
  if (at.left === 0) return Number.NaN
  if (Array.isArray(value)) return value.map((part) => damaged(part, at))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, damaged(part, at)]))
}

test('every answer is checked as zod checks it, and written as JSON.stringify writes it', async () => {
  let refusals = 0
  for (const { domain, name, response } of endpoints) {
    const made = fc.record({ value: arbitraryOf(response), damage: fc.integer({ min: 1, max: 12 }) })
    const samples = fc.sample(made, { numRuns: 2, seed: 26 })
    for (const { value, damage } of samples) {
      for (const given of [value, grown(value), damaged(value, { left: damage })]) {
        const wanted = response.safeParse(given)
        if (!wanted.success) refusals += 1
        const got = await checkedAnswer(response, given).then(
          (data) => ({ data }),
          () => 'refused',
        )
        expect(got, `${domain}.${name}`).toEqual(wanted.success ? { data: wanted.data } : 'refused')
        if (!wanted.success) continue
        const text = await jsonInTurns(wanted.data)
        expect(text).toBe(JSON.stringify(wanted.data))
      }
    }
  }
  expect(refusals).toBeGreaterThan(50)
})

import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { ContractError } from '#shared/api/errors.ts'

import { nameOf } from './grid-table.ts'
import { attempt, exampleOf, json } from './judge.ts'

const RUNS = 30
let judged = 0
afterAll(() =>
  console.info(`wrong shapes: ${judged} replies of ${endpoints.length} calls, none of which crashed the client`),
)

type Path = readonly string[]
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))]
    : [at]

/** Marks a key that must become an own `__proto__` in the text. */
const PROTO = '@@proto@@'
const forged = { isAdmin: true, role: 'admin', polluted: 'yes' }

type Damage = { where: number; how: string; with: unknown }
const damage: fc.Arbitrary<Damage> = fc.record({
  where: fc.nat(200),
  how: fc.constantFrom('drop', 'rename', 'replace', 'replace', 'replace', 'forge', 'wrap'),
  with: fc.oneof(
    fc.constantFrom(null, true, 0, -1, 1e308, 9_007_199_254_740_992, '', 'NaN', [], {}, [[]], [null], { length: 3 }),
    fc.constantFrom('constructor', '275760-09-13T00:00:00.001Z', '<img src=x onerror=x>', 'x'.repeat(10_000)),
    fc.double({ noNaN: true }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
})

/** A reply with one thing wrong in it, as text. */
function damaged(answer: string, { where, how, with: value }: Damage): string {
  const whole = JSON.parse(answer) as unknown
  const paths = pathsOf(whole)
  const path = paths[where % paths.length] ?? []
  const key = path.at(-1)
  if (key === undefined) return JSON.stringify(how === 'wrap' ? { wrong: whole } : value)
  const parent = path.slice(0, -1).reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], whole)
  const bag = parent as Record<string, unknown>
  if (how === 'drop') {
    if (Array.isArray(bag)) bag.splice(Number(key), 1)
    else delete bag[key]
  } else if (how === 'rename' && !Array.isArray(bag)) {
    bag[`${key}_`] = bag[key]
    delete bag[key]
  } else if (how === 'forge') bag[key] = { [PROTO]: forged }
  else if (how === 'wrap') bag[key] = { value: bag[key] }
  else bag[key] = value
  return JSON.stringify(whole).replaceAll(PROTO, '__proto__')
}

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s: whatever comes back is an error with words or a value of the contract',
  async (_, endpoint) => {
    const { answer } = exampleOf(endpoint)
    await fc.assert(
      fc.asyncProperty(damage, async (how) => {
        const text = damaged(answer ?? '{}', how)
        const { value, error, sent } = await attempt(endpoint, () => json(text))
        judged += 1
        expect(sent).toBe(1)
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
        if (error !== undefined) {
          expect(error).toBeInstanceOf(ContractError)
          expect((error as Error).message.length).toBeLessThan(500)
          return
        }
        if (value === undefined) return
        expect(endpoint.response.safeParse(value).success).toBe(true)
        // A copy of it is a plain thing: no key of the reply became what it inherits from.
        if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
          expect(Object.getPrototypeOf(Object.assign({}, value))).toBe(Object.prototype)
        }
      }),
      { numRuns: RUNS },
    )
  },
)

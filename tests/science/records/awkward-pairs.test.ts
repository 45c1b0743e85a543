import { expect, test } from 'vitest'

import { createDuplicateIndex, duplicateGroups } from '#science/records/deduplicate.ts'

import { awkwardPairs } from './awkward-pairs.ts'
import { crowdedPairs } from './crowded-pairs.ts'
import { dailyPairs } from './daily-pairs.ts'
import { kindredPairs } from './kindred-pairs.ts'

// No work of one of these pairs stands in another one; of the fourth day's some do.
const apart = [...awkwardPairs(), ...dailyPairs(), ...crowdedPairs()]
const pairs = [...apart, ...kindredPairs()]

test('three times 60 pairs and 26 are made', () => expect(pairs).toHaveLength(206))

test.each([...new Set(pairs.map(({ what }) => what))])('%s: judged so in either order', (kind) => {
  for (const { one, other, same } of pairs.filter(({ what }) => what === kind))
    for (const [known, next] of [
      [one, other],
      [other, one],
    ] as const)
      expect(createDuplicateIndex([{ ...known, id: 'known' }]).match(next) !== undefined, known.title).toBe(same)
})

test('among all 360 records of three days no two works are made one', () => {
  const groups = duplicateGroups(apart.flatMap(({ one, other }) => [one, other]))
  const joined = groups.flatMap((group, at) =>
    groups.flatMap((other, next) => (next > at && other === group ? [[at, next]] : [])),
  )
  expect(joined).toEqual(apart.flatMap(({ same }, at) => (same ? [[2 * at, 2 * at + 1]] : [])))
})

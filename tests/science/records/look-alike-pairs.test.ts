import { expect, test } from 'vitest'

import { createDuplicateIndex, duplicateGroups } from '#science/records/deduplicate.ts'
import { possibleDuplicates } from '#science/records/possible-duplicates.ts'
import { proposedRelations } from '#science/records/proposed-relations.ts'

import { lookAlikePairs } from './look-alike-pairs.ts'

const pairs = lookAlikePairs()

test('200 pairs are made', () => expect(pairs).toHaveLength(200))

test.each([...new Set(pairs.map(({ what }) => what))])('%s: in either order, alone and among all', (kind) => {
  const mine = pairs.filter(({ what }) => what === kind)
  for (const { one, other, same } of mine) {
    for (const [known, next] of [
      [one, other],
      [other, one],
    ] as const) {
      const match = createDuplicateIndex([{ ...known, id: 'known' }]).match(next)
      expect(match !== undefined, `${known.title} | ${next.title}`).toBe(same)
    }
  }
})

test('among all 400 records no two works are joined and no pair of one work is parted', () => {
  const groups = duplicateGroups(pairs.flatMap(({ one, other }) => [one, other]))
  const joined = pairs.map((_, at) => groups[2 * at] === groups[2 * at + 1])
  expect(joined).toEqual(pairs.map(({ same }) => same))
  expect(new Set(groups).size).toBe(400 - pairs.filter(({ same }) => same).length)
})

test('each relation is proposed in its direction, and none of these pairs as a duplicate', () => {
  const papers = pairs.flatMap(({ one, other }, at) => [
    { ...one, id: `${at} one` },
    { ...other, id: `${at} other` },
  ])
  const proposed = proposedRelations(papers).map(({ id, of, kind }) => `${id} is ${kind} of ${of}`)
  const expected = pairs.flatMap(({ relation }, at) => {
    if (relation === undefined) return []
    const isFirst = ['preprint', 'protocol', 'companion'].includes(relation)
    const [from, to] = isFirst ? ['one', 'other'] : ['other', 'one']
    return [`${at} ${from} is ${relation} of ${at} ${to}`]
  })
  const own = proposed.filter((text) => text.split(' ')[0] === text.split(' ').at(-2))
  expect(own.toSorted()).toEqual(expected.toSorted())
  const offered = new Set(possibleDuplicates(papers).map(({ ids }) => ids.join()))
  for (const [at, { relation }] of pairs.entries())
    if (relation !== undefined) expect(offered).not.toContain(`${at} one,${at} other`)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { timelineCopy } from '#features/research-timeline/timeline.copy.ts'
import type { CitationLink } from '#science/timelines/dated.ts'
import { localScores, mainPathOf, searchPathCounts, withoutCircles } from '#science/timelines/main-path.ts'

const cite = (from: string, to: string): CitationLink => ({ from, to })
/** Links of a network without circles: papers cite papers with a smaller number. */
const anyNetwork = fc
  .uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 7 })).filter(([from, to]) => from > to),
    { selector: String, maxLength: 18 },
  )
  .map((pairs) => pairs.map(([from, to]) => cite(`p${from}`, `p${to}`)))
const anyLinks = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })), { maxLength: 20 })
  .map((pairs) => pairs.map(([from, to]) => cite(`p${from}`, `p${to}`)))

/** All ways from a paper that cites none of the set to one that nobody cites, written out. */
function allWays(links: readonly CitationLink[]): CitationLink[][] {
  const ids = [...new Set(links.flatMap(({ from, to }) => [from, to]))]
  const on = (id: string): CitationLink[][] => {
    const next = links.filter(({ to }) => to === id)
    return next.length === 0 ? [[]] : next.flatMap((link) => on(link.from).map((rest) => [link, ...rest]))
  }
  return ids.filter((id) => !links.some(({ from }) => from === id)).flatMap(on)
}

describe('search-path count', () => {
  test('equals the count of ways written out one by one, on any network', () => {
    fc.assert(
      fc.property(anyNetwork, (links) => {
        const ways = allWays(links)
        for (const { paths, ...link } of searchPathCounts(links))
          expect(paths).toBe(
            ways.filter((way) => way.some(({ from, to }) => from === link.from && to === link.to)).length,
          )
      }),
    )
  })

  test('a known network', () => {
    // a ← b ← d, a ← c ← d, d ← e, d ← f: four ways, all of them over d.
    const links = [cite('b', 'a'), cite('c', 'a'), cite('d', 'b'), cite('d', 'c'), cite('e', 'd'), cite('f', 'd')]
    expect(searchPathCounts(links).map(({ paths }) => paths)).toEqual([2, 2, 2, 2, 2, 2])
  })
})

describe('main path', () => {
  test('none is drawn where one paper cites all others: no link stands out', () => {
    const links = ['a', 'b', 'c'].map((to) => ({ from: 'review', to }))
    expect(mainPathOf(links)).toMatchObject({ papers: [], links: [], ties: 2 })
    // A chain holds all of its links, however equal they are.
    const chain = [
      { from: 'b', to: 'a' },
      { from: 'c', to: 'b' },
    ]
    expect(mainPathOf(chain)).toMatchObject({ papers: ['a', 'b', 'c'], ties: 0 })
    // Beside the heaviest link another one is as heavy: that is counted.
    const forked = [...chain, { from: 'd', to: 'b' }, { from: 'e', to: 'b' }]
    expect(mainPathOf(forked)).toMatchObject({ papers: ['a', 'b', 'c'], ties: 0 })
    // At the step behind it two more links count as much as the one taken.
    expect(mainPathOf(forked).stepTies.map(({ from, to }) => [from, to])).toEqual([
      ['d', 'b'],
      ['e', 'b'],
    ])
    expect(timelineCopy.mainPathWords(mainPathOf(forked))).toContain('2 other links have the same count')
    expect(timelineCopy.mainPathWords(mainPathOf(chain))).not.toContain('the first in the order')
    expect(
      mainPathOf([...forked, { from: 'y', to: 'x' }, ...['z1', 'z2', 'z3'].map((from) => ({ from, to: 'y' }))]),
    ).toMatchObject({ ties: 1 })
  })

  test('runs from a source to a sink over its heaviest link, each link joined to the next', () => {
    fc.assert(
      fc.property(anyNetwork, (links) => {
        const path = mainPathOf(links)
        const most = Math.max(0, ...searchPathCounts(links).map(({ paths }) => paths))
        if (path.papers.length === 0) {
          // None stands out: there is no link, or every link is as heavy as the others.
          expect(searchPathCounts(links).filter(({ paths }) => paths !== most)).toEqual([])
          expect(path.ties > 0).toBe(links.length > 0)
          return
        }
        expect(Math.max(...path.links.map(({ paths }) => paths))).toBe(most)
        expect(path.links.map(({ from }) => from)).toEqual(path.papers.slice(1))
        expect(path.links.map(({ to }) => to)).toEqual(path.papers.slice(0, -1))
        expect(links.some(({ from }) => from === path.papers[0])).toBe(false)
        expect(links.some(({ to }) => to === path.papers.at(-1))).toBe(false)
      }),
    )
  })

  test('of links in circles only enough are dropped that no circle is left, and none doubled', () => {
    fc.assert(
      fc.property(anyLinks, (links) => {
        const { kept, dropped } = withoutCircles(links)
        const distinct = new Set(links.map(({ from, to }) => `${from} ${to}`))
        expect(kept.length + dropped.length).toBe(distinct.size)
        expect(withoutCircles(kept).dropped).toEqual([])
        for (const link of dropped) expect(withoutCircles([...kept, link]).dropped.length).toBeGreaterThan(0)
        expect(mainPathOf(links).papers.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

test('local scores count each citing paper of the set once, itself never', () => {
  const scores = localScores(
    ['a', 'b', 'c'],
    [cite('b', 'a'), cite('b', 'a'), cite('a', 'a'), cite('x', 'a'), cite('c', 'z')],
  )
  expect([...scores]).toEqual([
    ['a', ['b']],
    ['b', []],
    ['c', []],
  ])
})

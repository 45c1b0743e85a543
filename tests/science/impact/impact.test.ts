import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  coCitedWorks,
  coreOf,
  coupledPapers,
  localCitations,
  missingFoundations,
  retractedCited,
} from '#science/impact/citation-measures.ts'
import { againstItsYear, perYear, selfCitationShare, sleepersOf } from '#science/impact/paper-measures.ts'
import { knownLists, linksInside, type CitedWork } from '#science/impact/reference-lists.ts'

const ids = ['a', 'b', 'c', 'd']
/** Works a to d are the papers themselves, the others stand outside. */
const work = (key: string): CitedWork => ({ key, ...(ids.includes(key) && { documentId: key }) })
const anyLists = fc
  .tuple(...ids.map(() => fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'w', 'x', 'y'), { maxLength: 8 })))
  .map((lists) => new Map(lists.map((keys, index) => [ids[index] ?? '', keys.map(work)])))
const cites = (lists: ReadonlyMap<string, CitedWork[]>, from: string, key: string) =>
  (lists.get(from) ?? []).some((each) => each.key === key)

test('local citations, coupling and co-citation equal their definitions, pair by pair', () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      for (const [id, citing] of localCitations(ids, lists))
        expect(citing).toEqual(ids.filter((from) => from !== id && cites(lists, from, id)))
      const coupled = new Map(coupledPapers(ids, lists).map(({ a, b, by }) => [a + b, by.length]))
      const coCited = new Map(coCitedWorks(ids, lists, 1).map(({ a, b, by }) => [a + b, by]))
      const keys = ['a', 'b', 'c', 'd', 'w', 'x', 'y']
      for (const [i, a] of ids.entries())
        for (const b of ids.slice(i + 1))
          expect(coupled.get(a + b) ?? 0).toBe(
            keys.filter((key) => cites(lists, a, key) && cites(lists, b, key)).length,
          )
      for (const [i, a] of keys.entries())
        for (const b of keys.slice(i + 1))
          expect(coCited.get(a + b) ?? []).toEqual(ids.filter((id) => cites(lists, id, a) && cites(lists, id, b)))
    }),
  )
})

test('missing foundations are outside the set, and their counts are those of the lists', () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      const missing = missingFoundations(ids, lists)
      for (const key of ['w', 'x', 'y']) {
        const citing = ids.filter((id) => cites(lists, id, key))
        expect(missing.find((each) => each.key === key)?.citedBy ?? []).toEqual(citing.length >= 2 ? citing : [])
      }
      expect(missing.some(({ key }) => ids.includes(key))).toBe(false)
    }),
  )
})

test('the core is the largest h papers with h local citations each', () => {
  const local = new Map([
    ['a', ['b', 'c', 'd']],
    ['b', ['c', 'd']],
    ['c', ['d']],
    ['d', []],
  ])
  expect(coreOf(local)).toEqual(['a', 'b'])
  expect(coreOf(new Map())).toEqual([])
})

test('papers without a list are named, and an empty list is no knowledge', () => {
  const lists = new Map<string, CitedWork[]>([
    ['a', [work('b')]],
    ['b', []],
  ])
  expect(knownLists(['a', 'b', 'c'], lists)).toEqual({ known: ['a'], unknown: ['b', 'c'] })
  expect(linksInside(['a', 'b', 'c'], lists)).toEqual([{ from: 'a', to: 'b' }])
})

test('retracted works that the set cites, with who cites them', () => {
  const bad: CitedWork = { key: 'w', title: 'Withdrawn', isRetracted: true }
  const lists = new Map([
    ['a', [bad]],
    ['c', [bad, work('b')]],
  ])
  expect(retractedCited(ids, lists)).toEqual([{ key: 'w', title: 'Withdrawn', isRetracted: true, citedBy: ['a', 'c'] }])
})

describe('measures of one paper', () => {
  test('a year is counted in full; unknown stays unknown', () => {
    expect(perYear(30, 2024, 2026)).toBe(10)
    expect(perYear(undefined, 2024, 2026)).toBeUndefined()
    expect(perYear(3, 2027, 2026)).toBeUndefined()
  })

  test('against its year: only where three papers of the year have a count', () => {
    const set = [10, 20, 30].map((citedBy) => ({ citedBy, year: 2020 }))
    expect(againstItsYear({ citedBy: 40, year: 2020 }, set)).toBe(2)
    expect(againstItsYear({ citedBy: 40, year: 2020 }, set.slice(1))).toBeUndefined()
    expect(
      againstItsYear(
        { citedBy: 0, year: 2020 },
        set.map((each) => ({ ...each, citedBy: 0 })),
      ),
    ).toBeUndefined()
  })

  test('self-citations share an author by family name and first initial', () => {
    const by = (id: string, ...names: string[]) => ({
      id,
      authors: names.map((name) => ({ family: name.split(' ')[0] ?? '', given: name.split(' ')[1] ?? '' })),
    })
    const papers = [by('a', 'Müller Anna'), by('b', 'Muller A.', 'Li B'), by('c', 'Li C')]
    const lists = new Map([
      ['b', [work('a')]],
      ['c', [work('a'), work('b')]],
    ])
    expect(selfCitationShare(papers, lists)).toEqual({ share: 1 / 3, links: [{ from: 'b', to: 'a' }], of: 3 })
    expect(selfCitationShare(papers, new Map())).toBeUndefined()
  })

  test('sleepers: much cited here, little elsewhere; uncounted papers are none', () => {
    const papers = [5, 900, 800, 700].map((citedBy, index) => ({ id: ids[index] ?? '', citedBy }))
    const local = new Map([
      ['a', ['b', 'c', 'd']],
      ['b', ['c', 'd', 'a']],
      ['c', []],
      ['d', []],
    ])
    expect(sleepersOf(papers, local)).toEqual([{ id: 'a', local: 3, citedBy: 5 }])
    expect(
      sleepersOf(
        papers.map(({ id }) => ({ id })),
        local,
      ),
    ).toEqual([])
  })
})

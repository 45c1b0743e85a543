import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createSearchIndex } from '#science/search/search-index.ts'
import type { SearchablePaper } from '#science/search/indexed-paper.ts'

const words = 'statin statins vaccine vaccinated Müller β trial mortality adults 結核 sleep'.split(' ')
const text = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(' '))
const paper = (id: string) =>
  fc
    .record({ title: text, abstract: text, year: fc.option(fc.integer({ min: 1990, max: 2020 }), { nil: undefined }) })
    .map(({ title, abstract, year }): SearchablePaper => ({
      id,
      title,
      abstract,
      year,
      authors: [{ family: 'Bell' }],
      keywords: [],
      ids: { doi: `10.5555/${id}` },
    }))
const papers = fc
  .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 15 })
  .chain((numbers) => fc.tuple(...numbers.map((number) => paper(`d-${number}`))))
const rootOf = (term: string) => term.slice(0, 5)
const toRestore = (list: readonly SearchablePaper[]) =>
  list.map((one) => ({ id: one.id, isSame: false, read: () => one }))
const made = () => createSearchIndex({ rootOf })

/** What is found, by score: papers of one score stand in the order in which they came to the index. */
const answers = (index: ReturnType<typeof made>) =>
  [...words, 'statin trial', '"statin trial"', '10.5555/d-3', 'year:1999'].map((query) =>
    index
      .search(query)
      .map(({ id, score, terms }) => ({ id, score: Math.round(score * 1e6), terms }))
      .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)),
  )

describe('an index that was kept', () => {
  test('answers as one that read every paper, whatever came, went or changed since', async () => {
    await fc.assert(
      fc.asyncProperty(papers, papers, async (before, now) => {
        const first = made()
        first.add(before)
        // Taken out and put in again: what is kept has no gaps.
        for (const one of before.slice(0, 3)) first.replace(one)
        const second = made()
        await second.restore(structuredClone(first.snapshot()), toRestore(now))
        const fresh = made()
        fresh.add(now)
        expect(second.size).toBe(now.length)
        expect(answers(second)).toEqual(answers(fresh))
        // And goes on like one.
        const [one] = before
        if (one) {
          for (const index of [second, fresh]) index.replace(one)
          expect(answers(second)).toEqual(answers(fresh))
        }
      }),
    )
  })

  test('says of how many papers it knew too little or too much', async () => {
    const of = (id: string, title: string): SearchablePaper => ({ id, title, abstract: '', authors: [], keywords: [], ids: {} }) // prettier-ignore
    const first = made()
    first.add([of('same', 'sleep'), of('other', 'statin'), of('gone', 'trial'), of('gone too', 'adults')])
    const differing = async (...now: SearchablePaper[]) => made().restore(first.snapshot(), toRestore(now))
    const kept = [of('same', 'sleep'), of('other', 'statin'), of('gone', 'trial'), of('gone too', 'adults')]
    expect(await differing(...kept)).toBe(0)
    expect(await differing(...kept, of('new', 'sleep'))).toBe(1)
    expect(await differing(of('same', 'sleep'))).toBe(3)
    expect(await differing(...kept.slice(0, 1), ...kept.slice(2), of('other', 'vaccine'), of('new', 'β'))).toBe(2)
  })

  test('of other rules, or damaged, is read anew', async () => {
    const [one, two] = fc.sample(fc.tuple(paper('d-1'), paper('d-2')), 1)[0] ?? []
    const all = [one, two].filter((each) => each !== undefined)
    const index = made()
    index.add(all)
    const good = index.snapshot()
    const fresh = answers(index)
    const damaged: unknown[] = [
      undefined,
      'words',
      { ...good, rules: good.rules + 1 },
      { ...good, words: good.words.subarray(1) },
      { ...good, terms: `${good.terms}\nmore` },
      { ...good, slots: good.slots.map((slot) => slot + 7) },
      { ...good, ids: good.ids.slice(1) },
    ]
    for (const kept of damaged) {
      const next = made()
      expect(await next.restore(kept, toRestore(all))).toBe(all.length)
      expect(answers(next)).toEqual(fresh)
    }
  })
})

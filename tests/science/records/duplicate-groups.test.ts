import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { createDuplicateIndex, duplicateGroups } from '#science/records/deduplicate.ts'

import { labelledDuplicates } from './labelled-duplicates.ts'

/** Pairs that stand together, by the size of the groups: n records of one work are n(n-1)/2 pairs. */
const pairsIn = (keys: readonly (string | number)[]) => {
  const sizes = new Map<string | number, number>()
  for (const key of keys) sizes.set(key, (sizes.get(key) ?? 0) + 1)
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
}

test('5,000 labelled records: no false merge', () => {
  const records = labelledDuplicates()
  const started = performance.now()
  const groups = duplicateGroups(records.map(({ draft }) => draft))
  const took = performance.now() - started
  const works = records.map(({ work }) => work)
  const right = pairsIn(groups.map((group, at) => `${group} ${works[at]}`))
  const found = pairsIn(groups)
  const precision = right / found
  const recall = right / pairsIn(works)
  const wrong = groups.flatMap((group, at) =>
    works[group] === works[at]
      ? []
      : [[records[group]?.draft.title, records[at]?.draft.title, works[group], works[at]]],
  )
  console.info(
    `${records.length} records, ${pairsIn(works)} true pairs: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, ${took.toFixed(0)} ms`,
  )
  expect(records).toHaveLength(5000)
  expect(wrong).toEqual([])
  expect(recall).toBeGreaterThan(0.97)
})

const draft: fc.Arbitrary<PaperDraft> = fc
  .record(
    {
      type: fc.constantFrom('article-journal', 'thesis', 'document'),
      title: fc.constantFrom(
        'Tafenoquine for the prevention of malaria',
        'Tafenoquine for the prevention of malaria: a randomised trial',
        'Editorial',
        'Green tea and sleep quality in nurses',
      ),
      authors: fc.constantFrom([{ family: 'Berg' }], [{ family: 'Tanaka' }], []),
      year: fc.constantFrom(2018, 2019),
      venue: fc.constantFrom('Lancet', 'N Engl J Med', 'The New England Journal of Medicine'),
      volume: fc.constantFrom('12', '13'),
      pages: fc.constantFrom('100-110', '100', 'S12'),
      keywords: fc.constant([]),
      ids: fc.record(
        { doi: fc.constantFrom('10.1000/a', '10.1000/b'), pmid: fc.constantFrom('1', '2') },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['type', 'title', 'authors', 'keywords', 'ids'] },
  )
  .map((made) => JSON.parse(JSON.stringify(made)) as PaperDraft)

/** Which records stand together, whatever the groups are called: for each record the first of its group. */
const partition = (groups: readonly number[]) => groups.map((group) => groups.indexOf(group))

test('the groups are the same in whatever order the records come', () => {
  fc.assert(
    fc.property(
      fc.array(draft, { maxLength: 14 }).chain((drafts) =>
        fc.tuple(
          fc.constant(drafts),
          fc.shuffledSubarray(
            drafts.map((_, at) => at),
            { minLength: drafts.length },
          ),
        ),
      ),
      ([drafts, order]) => {
        const groups = duplicateGroups(drafts)
        const shuffled = duplicateGroups(order.map((at) => drafts[at]).filter((one) => one !== undefined))
        // Records that say the very same are one another's twins: their places may be exchanged.
        const back = drafts.map((_, at) => shuffled[order.indexOf(at)] ?? -1)
        expect(partition(back)).toEqual(partition(groups))
      },
    ),
    { numRuns: 500 },
  )
})

test('what was grouped is found again: the same list a second time adds nothing', () => {
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 14 }), (drafts) => {
      const groups = duplicateGroups(drafts)
      const index = createDuplicateIndex()
      drafts.forEach((one, at) => index.add(String(groups[at]), one))
      for (const one of drafts) expect(index.match(one)).toBeDefined()
    }),
    { numRuns: 500 },
  )
})

test('no group holds two identifiers of one kind', () => {
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 14 }), (drafts) => {
      const groups = duplicateGroups(drafts)
      for (const kind of ['doi', 'pmid'] as const) {
        const named = new Map<number, Set<string>>()
        drafts.forEach(({ ids }, at) => {
          const group = groups[at] ?? at
          if (ids[kind] !== undefined) named.set(group, (named.get(group) ?? new Set()).add(ids[kind]))
        })
        for (const values of named.values()) expect(values.size).toBe(1)
      }
    }),
    { numRuns: 500 },
  )
})

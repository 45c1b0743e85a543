import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { couldMatchOneOf, createDuplicateIndex } from '#science/records/deduplicate.ts'

const oneOf = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const record = fc
  .record({
    title: fc.constantFrom(
      'Editorial',
      'Aspirin for the prevention of strokes in older adults',
      'Short report: Aspirin for the prevention of strokes in older adults',
      'RETRACTED: Aspirin for the prevention of strokes in older adults',
      'Sleep and light in nurses on night shifts: a cohort study',
    ),
    family: oneOf('Bell', 'Müller'),
    year: fc.option(fc.constantFrom(2009, 2010, 2011), { nil: undefined }),
    volume: oneOf('3', '4'),
    pages: oneOf('12-19', '40'),
    venue: oneOf('The Journal', 'Another'),
    doi: oneOf('10.5555/a', '10.5555/b'),
    pmid: oneOf('1', '2'),
  })
  .map(({ title, family, doi, pmid, year, volume, pages, venue }): PaperDraft => ({
    type: 'article-journal',
    title,
    authors: family === undefined ? [] : [{ family }],
    keywords: [],
    ids: { ...(doi !== undefined && { doi }), ...(pmid !== undefined && { pmid }) },
    ...(year !== undefined && { year }),
    ...(volume !== undefined && { volume }),
    ...(pages !== undefined && { pages }),
    ...(venue !== undefined && { venue }),
  }))

test('records that are passed over as no possible match are found by no index, so that the rest find the same', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 8 }), fc.array(record, { minLength: 1, maxLength: 3 }), (many, few) => {
      const own = many.map((draft, n) => ({ ...draft, id: `d-${n}` }))
      const [all, possible] = [own, own.filter(couldMatchOneOf(few))].map(createDuplicateIndex)
      for (const draft of few) expect(possible?.match(draft)).toEqual(all?.match(draft))
    }),
    { numRuns: 2000 },
  )
})

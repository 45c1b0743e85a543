import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { differingFields, mergedFields, mergedRecord } from '#science/records/merge-records.ts'

import '#tests/property-seed.ts'
import { draftArbitrary } from './draft-arbitrary.ts'

const one = {
  type: 'document',
  title: 'BCG',
  authors: [{ family: 'Colditz' }],
  year: 1994,
  month: 3,
  keywords: [],
  ids: { doi: '10.1/a' },
}
const other = {
  type: 'article-journal',
  title: 'BCG',
  authors: [{ family: 'Colditz' }, { family: 'Brewer' }],
  year: 1995,
  month: 1,
  abstract: 'Long.',
  keywords: ['tb'],
  ids: { pmid: '9' },
}

describe('merging records field by field', () => {
  it('proposes the fuller value and names only what differs', () => {
    const proposed = Object.fromEntries(differingFields([one, other]).map((choice) => [choice.field, choice.proposed]))
    expect(proposed).toEqual({ authors: 1, year: 0, month: 0, type: 1, abstract: 1, keywords: 1, ids: 0 })
  })

  it('joins identifiers and takes what was chosen', () => {
    const merged = mergedRecord([one, other], { year: 1, abstract: 0 })
    expect(merged).toEqual({
      type: 'article-journal',
      title: 'BCG',
      authors: other.authors,
      year: 1995,
      month: 1,
      keywords: ['tb'],
      ids: { doi: '10.1/a', pmid: '9' },
    })
  })

  it('takes an abstract as it was printed before one that was rebuilt, and says of a rebuilt one that it is', () => {
    const abstract = 'Tea and sleep. Seven minutes more.'
    const rebuilt = { ...one, abstract: `Methods ${abstract}`, abstractRebuiltBy: 'OpenAlex' }
    const merged = mergedRecord([rebuilt, { ...other, abstract }])
    expect([merged.abstract, merged.abstractRebuiltBy]).toEqual([abstract, undefined])
    const alone = mergedRecord([{ ...other, abstract: 'Tea.' }, rebuilt])
    expect([alone.abstract, alone.abstractRebuiltBy]).toEqual([rebuilt.abstract, 'OpenAlex'])
  })

  it('a record merged with itself is itself, and every value comes from one of the records', () => {
    fc.assert(
      fc.property(draftArbitrary(['article-journal', 'book']), draftArbitrary(['article-journal', 'book']), (a, b) => {
        expect(differingFields([a, a])).toEqual([])
        const merged = mergedRecord([a, b])
        for (const field of mergedFields) {
          if (field === 'ids') continue
          const values = [a[field], b[field]].map((value) => JSON.stringify(value))
          expect(values).toContain(JSON.stringify(merged[field]))
        }
        for (const kind of Object.keys({ ...a.ids, ...b.ids })) expect(merged.ids).toHaveProperty(kind)
      }),
    )
  })
})

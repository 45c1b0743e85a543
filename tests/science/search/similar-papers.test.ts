import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createSearchIndex } from '#science/search/search-index.ts'

import { corpusLines, corpusPapers } from '../corpus.ts'
import { made, madeLibrary } from './made-papers.ts'

const tea = made('tea', 'Green tea and sleep quality in nurses', { abstract: 'Nurses drank green tea before sleep.' })
const other = made('other', 'Black tea and the sleep of nurses on night shifts', { abstract: 'Sleep was better.' })
const statin = made('statin', 'Statins and myocardial infarction', { abstract: 'Statins lowered infarction.' })
const far = made('far', 'Glacier melt in Patagonia', { abstract: 'Ice was lost.' })

const indexOf = (...papers: Parameters<ReturnType<typeof createSearchIndex>['add']>[0]) => {
  const index = createSearchIndex()
  index.add(papers)
  return index
}

describe('papers like others', () => {
  test('share their telling words; the seed itself is not answered, what shares none neither', () => {
    const [first, ...rest] = indexOf(tea, other, statin, far, ...madeLibrary(40)).similar(['tea'])
    expect(first).toMatchObject({ id: 'other', seeds: ['tea'] })
    expect(first?.terms).toEqual(expect.arrayContaining(['tea', 'sleep', 'nurses']))
    expect(rest.map(({ id }) => id)).not.toContain('tea')
    expect(rest.map(({ id }) => id)).not.toContain('far')
  })

  test('of several seeds name those that they are like, and what is like more of them stands higher', () => {
    const both = made('both', 'Statins, green tea, sleep and infarction in nurses')
    const hits = indexOf(tea, other, statin, far, both).similar(['tea', 'statin'])
    expect(hits[0]).toMatchObject({ id: 'both', seeds: ['tea', 'statin'] })
    expect(hits.find(({ id }) => id === 'other')?.seeds).toEqual(['tea'])
  })

  test('are asked for only where they may be read, and at most as many as wanted', () => {
    const index = indexOf(tea, other, statin, ...madeLibrary(60))
    expect(index.similar(['tea'], { accept: (id) => id !== 'other' }).map(({ id }) => id)).not.toContain('other')
    expect(index.similar(['tea'], { limit: 1 })).toHaveLength(1)
    expect(index.similar(['nobody'])).toEqual([])
  })

  test('the order in which papers came changes nothing', () => {
    const papers = [tea, other, statin, far, ...madeLibrary(20)]
    const expected = indexOf(...papers).similar(['tea', 'statin'])
    fc.assert(
      fc.property(fc.shuffledSubarray(papers, { minLength: papers.length }), (shuffled) => {
        const found = indexOf(...shuffled).similar(['tea', 'statin'])
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 20 },
    )
  })
})

test('real reviews: most of what is like an included paper was screened for the same review', () => {
  const library = ['reviews-a', 'software-a'].flatMap((name) => corpusPapers(name) ?? [])
  const lines = (corpusLines('reviews-a.jsonl.gz') ?? []) as { id: string; collections?: string[] }[]
  const reviews = new Map(lines.map(({ id, collections = [] }) => [id, collections]))
  const index = createSearchIndex()
  index.add(library)
  const seeds = lines.filter((_, at) => at % 40 === 0).map(({ id }) => id)
  const shares = seeds.flatMap((id) =>
    index.similar([id], { limit: 10 }).map((hit) => {
      const mine = reviews.get(id) ?? []
      return (reviews.get(hit.id) ?? []).some((review) => mine.includes(review)) ? 1 : 0
    }),
  )
  const share = shares.reduce<number>((sum, each) => sum + each, 0) / Math.max(1, shares.length)
  console.info(`of ${shares.length} similar papers ${(100 * share).toFixed(1)} % belong to the seed's review`)
  if (library.length > 0) expect(share).toBeGreaterThan(0.9)
})

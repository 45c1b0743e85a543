import { describe, expect, it } from 'vitest'

import { pairKey, possibleDuplicates } from '#science/records/possible-duplicates.ts'

const paper = (id: string, more: object) => ({
  id,
  type: 'article-journal',
  title: 'Efficacy of BCG vaccine in the prevention of tuberculosis',
  authors: [{ family: 'Colditz', given: 'GA' }],
  year: 1994,
  keywords: [],
  ids: {},
  ...more,
})

describe('the duplicate queue', () => {
  it('offers a title with one word more, by the same author a year later', () => {
    const [pair, ...rest] = possibleDuplicates([
      paper('a', {}),
      paper('b', { title: 'Efficacy of BCG vaccine in the prevention of tuberculosis infection', year: 1995 }),
      paper('c', { title: 'Tuberculosis in cattle', authors: [{ family: 'Colditz' }] }),
    ])
    expect(rest).toEqual([])
    expect(pair).toMatchObject({ ids: ['a', 'b'], reasons: ['similar-title', 'same-author', 'other-year'] })
    expect(pair?.likeness).toBeCloseTo(8 / 9, 6)
  })

  it('offers two records of one title with two DOIs, and says what speaks against it', () => {
    const [pair] = possibleDuplicates([
      paper('a', { type: 'thesis', ids: { doi: '10.1000/1' } }),
      paper('b', { ids: { doi: '10.1001/2' }, authors: [{ family: 'Brewer' }] }),
    ])
    expect(pair).toEqual({
      ids: ['a', 'b'],
      likeness: 1,
      reasons: ['same-title', 'same-year', 'other-doi', 'other-type'],
    })
  })

  it('does not offer a preprint, a correction or a protocol as a duplicate of its publication', () => {
    expect(
      possibleDuplicates([
        paper('a', {}),
        paper('b', { type: 'article', ids: { doi: '10.1101/1994.01.01.1' } }),
        paper('c', { title: `Correction to: ${paper('a', {}).title}` }),
        paper('d', { title: `${paper('a', {}).title}: study protocol` }),
      ]),
    ).toEqual([])
  })

  it('leaves alone what a person said are two works, in either order', () => {
    const papers = [paper('b', {}), paper('a', {})]
    expect(possibleDuplicates(papers)).toHaveLength(1)
    expect(possibleDuplicates(papers, new Set([pairKey('a', 'b')]))).toEqual([])
  })

  it('a title that says nothing makes no pair of other authors', () => {
    expect(
      possibleDuplicates([
        paper('a', { title: 'Editorial' }),
        paper('b', { title: 'Editorial', authors: [{ family: 'Ito' }] }),
      ]),
    ).toEqual([])
  })

  it('compares thousands that share author and year without comparing all with all', () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      paper(`p${index}`, { title: `Report ${index} of station ${index * 7}` }),
    )
    expect(possibleDuplicates(many).length).toBeLessThan(1000)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { citationKeyOf, citationKeys, isCitationKey } from '#science/records/citation-key.ts'
import { readBibtex } from '#science/records/bibtex.ts'
import { readCslJson } from '#science/records/csl-json.ts'
import { writeBibtex } from '#science/records/write-bibtex.ts'
import { writeCslJson } from '#science/records/write-csl-json.ts'

import '#tests/property-seed.ts'
import { draftArbitrary } from './draft-arbitrary.ts'

const bcg = {
  type: 'article-journal',
  title: 'The efficacy of BCG vaccine',
  authors: [{ family: 'van der Müller', given: 'Åse' }],
  year: 1994,
  keywords: [],
  ids: {},
}

describe('citation keys', () => {
  it('are family name, year and first telling word in plain letters', () => {
    expect(citationKeyOf(bcg)).toBe('vandermuller1994efficacy')
  })

  it('are never empty, and always such that they can be cited', () => {
    fc.assert(
      fc.property(draftArbitrary(['article-journal', 'book']), (draft) => {
        expect(isCitationKey(citationKeyOf(draft))).toBe(true)
      }),
    )
  })

  it('are unique, stay when papers are added behind, and stay with a pinned paper', () => {
    const papers = Array.from({ length: 40 }, (_, index) => ({ ...bcg, id: `p${index}` }))
    const pinned = new Map([['p7', 'vandermuller1994efficacy-2']])
    const few = citationKeys(papers.slice(0, 20), pinned)
    const all = citationKeys(papers, pinned)
    expect(new Set(all.values()).size).toBe(40)
    expect(all.get('p7')).toBe('vandermuller1994efficacy-2')
    for (const [id, key] of few) expect(all.get(id)).toBe(key)
  })

  it.each(['', ' a', 'a b', '{x}', 'a,b', 'ä', '-a', 'x'.repeat(81)])('a key such as “%s” cannot be cited', (key) => {
    expect(isCitationKey(key)).toBe(false)
  })

  it('go out with BibTeX and CSL-JSON, one each, and come back', () => {
    const keyed = ['Colditz:94', 'Colditz:94', undefined].map((citationKey) => ({ ...bcg, shelf: { citationKey } }))
    const keys = readBibtex(writeBibtex(keyed)).records.map(({ citationKey }) => citationKey)
    expect(keys).toEqual(['Colditz:94', 'vandermuller1994efficacy', 'vandermuller1994efficacy-2'])
    expect(readCslJson(writeCslJson(keyed)).records.map(({ citationKey }) => citationKey)).toEqual([
      'Colditz:94',
      'Colditz:94',
      undefined,
    ])
  })
})

import { describe, expect, test } from 'vitest'

import { citationMarkers } from '#science/documents/citation-markers.ts'
import { readReferences } from '#science/documents/reference-list.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { statedGaps } from '#science/gaps/stated-gaps.ts'
import { printedReferences } from '#science/impact/printed-references.ts'
import { readJats } from '#science/jats/read-jats.ts'
import { jatsArticle } from '#tests/support/jats-article.ts'

const paper = { id: 'd1', title: 'Green tea and sleep: a randomised trial', ids: {}, year: 2019 }

describe('an article in JATS', () => {
  const read = readJats(jatsArticle())
  const full = fullTextOf(read.pages)

  test('is told section by section, with its tables, lists and references', () => {
    expect(read.pages.map(({ section }) => section)).toEqual([
      'Abstract',
      'Introduction',
      'Methods: Participants',
      'Results',
      'Limitations',
      'Acknowledgements',
      'References',
    ])
    expect(full.text).toContain(
      'We randomised 212 adults at a ratio of 1:1 to green tea or water — none was blinded.\n\n• aged 18 or more\n\n• not pregnant',
    )
    expect(full.text).toContain('Table 1. Sleep in minutes\n\nArm | Mean\nTea | 402\nWater | 414')
    expect(full.text).toContain('1. Baker C. Tea in the world. Tea J. 2001. 3:1–9. doi:10.5555/stand-in.2')
    expect(read).toMatchObject({ hasBody: true, licence: 'https://creativecommons.org/licenses/by/4.0/' })
  })

  test('gives its record, without what other abstracts and editors say', () => {
    expect(read.draft).toMatchObject({
      title: 'Green tea and sleep: a randomised trial',
      authors: [{ family: 'Adeyemi', given: 'B A' }, { literal: 'The Tea Group' }],
      year: 2019,
      venue: 'Journal of Stand-ins',
      volume: '4',
      issue: '2',
      abstract: 'Background: Tea may disturb sleep.\nResults: Sleep was shorter by 12 minutes.',
      ids: { doi: '10.5555/stand-in.1', pmid: '90000001', pmcid: 'PMC9000001' },
    })
  })

  test('a quote from it names the section in which it stands, and no page', () => {
    const quote = 'We randomised 212 adults at a ratio of 1:1 to green tea or water — none was blinded.'
    const evidence = evidenceFor({ ...paper, abstract: '' }, quote, [full])
    expect(evidence).toMatchObject({ verified: 'exact', section: 'Methods: Participants', textHash: full.textHash })
    expect(evidence.page).toBeUndefined()
  })

  test('what stands under its limitations is one, whatever its words', () => {
    const gaps = statedGaps([{ ...paper, abstract: '' }], new Map([['d1', [full]]]))
    expect(gaps.map(({ kind, evidence }) => [kind, evidence.quote, evidence.section])).toContainEqual([
      'limitation',
      'People knew what they drank.',
      'Limitations',
    ])
    expect(gaps.map(({ evidence }) => evidence.quote)).not.toContain('Limitations')
  })

  test('its references are known by their DOI, and raised numbers lead to them', () => {
    const set = [paper, { id: 'd3', title: 'Coffee', ids: { doi: '10.5555/stand-in.3' }, year: 2005 }]
    expect(printedReferences(full, set).map(({ key, documentId }) => [key, documentId])).toEqual([
      ['doi:10.5555/stand-in.2', undefined],
      ['paper:d3', 'd3'],
      [expect.stringMatching(/^text:/), undefined],
    ])
    const at = full.text.lastIndexOf('References') + 'References'.length
    const markers = citationMarkers(full.text, readReferences(full.text, { start: at, end: full.text.length }), at)
    expect(markers.map(({ entries }) => entries.map(({ number }) => number))).toEqual([[1, 2], [2]])
  })
})

describe('what is made to break programs ends with its reason', () => {
  test.each([
    [
      'entities that unpack',
      jatsArticle()
        .replace('v1.2 20190208//EN"', 'v1.2//EN"')
        .replace('"JATS-archivearticle1.dtd">', '"JATS-archivearticle1.dtd" [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'),
      /entities of its own/,
    ],
    [
      'a file that is fetched',
      '<!DOCTYPE article [<!ENTITY x SYSTEM "file:///etc/passwd">]><article>&x;</article>',
      /entities of its own/,
    ],
    [
      'elements inside each other',
      `<article><body>${'<sec>'.repeat(5000)}</body></article>`,
      /nested more than 200 deep/,
    ],
    ['a text without end', `<article>${'x'.repeat(10_000_001)}</article>`, /longer than 10 million/],
    ['an article that is cut off', jatsArticle().slice(0, 3000), /cut off/],
    ['another kind of XML', '<?xml version="1.0"?><html><body>Maintenance</body></html>', /no article in JATS/],
  ])('%s', (_, text, words) => {
    expect(() => readJats(text)).toThrow(words)
  })
})

import { describe, expect, test } from 'vitest'

import { citationStyles } from '#science/citations/citation.ts'
import { plainCitation, renderCitations } from '#science/citations/render-citations.ts'
import { recordOfReference } from '#science/documents/reference-record.ts'
import { plainTitle } from '#science/records/title-key.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'

describe('an entry as the common styles write it', () => {
  test.each([
    [
      'Smith J, Lee K, van der Berg C. Vaccines against malaria: a trial in E. coli vs. placebo. Lancet 2004;12(3):1-9.',
      {
        title: 'Vaccines against malaria: a trial in E. coli vs. placebo',
        venue: 'Lancet',
        year: 2004,
        volume: '12',
        issue: '3',
        pages: '1-9',
      },
      ['Smith', 'Lee', 'van der Berg'],
    ],
    [
      'Datta I, Ball CG, Kortbeek JB: Complications of prophylaxis in trauma. J Trauma Manag Outcomes 2010, 4:1-8.',
      {
        title: 'Complications of prophylaxis in trauma',
        venue: 'J Trauma Manag Outcomes',
        year: 2010,
        volume: '4',
        pages: '1-8',
      },
      ['Datta', 'Ball', 'Kortbeek'],
    ],
    [
      'Smith, J. A., & Lee, K. (2010). A trial of many things. Journal of Things, 36(3), 1–48. https://doi.org/10.1000/abc',
      {
        title: 'A trial of many things',
        venue: 'Journal of Things',
        year: 2010,
        volume: '36',
        issue: '3',
        pages: '1-48',
      },
      ['Smith', 'Lee'],
    ],
    [
      '[4] J. A. Smith and K. Lee, “On the shape of lists,” IEEE Trans. Lists, vol. 12, no. 3, pp. 1–9, Mar. 2010.',
      {
        title: 'On the shape of lists',
        venue: 'IEEE Trans. Lists',
        year: 2010,
        volume: '12',
        issue: '3',
        pages: '1-9',
      },
      ['Smith', 'Lee'],
    ],
    [
      'Waleed Ammar, Dirk Groeneveld, and Iz Beltagy. 2018. Construction of the literature graph. In Proceedings of NAACL, pages 84–91.',
      {
        title: 'Construction of the literature graph',
        venue: 'Proceedings of NAACL',
        year: 2018,
        pages: '84-91',
        type: 'paper-conference',
      },
      ['Ammar', 'Groeneveld', 'Beltagy'],
    ],
    [
      'Viechtbauer W (2010). “Conducting Meta-Analyses in R with the metafor Package.” Journal of Statistical Software, 36(3), 1–48.',
      {
        title: 'Conducting Meta-Analyses in R with the metafor Package',
        venue: 'Journal of Statistical Software',
        year: 2010,
        volume: '36',
      },
      ['Viechtbauer'],
    ],
    [
      'World Health Organization. Global tuberculosis report. Geneva: WHO Press; 2019.',
      { title: 'Global tuberculosis report', year: 2019 },
      [undefined],
    ],
  ])('%s', (text, expected, families) => {
    const record = recordOfReference({ text, ...(text.includes('10.1000') && { doi: '10.1000/abc' }) })
    expect(record).toMatchObject(expected)
    expect(
      record?.authors.map(
        ({ family, 'non-dropping-particle': particle }) => [particle, family].filter(Boolean).join(' ') || undefined,
      ),
    ).toEqual(families)
  })

  test.each(['', '12', 'Personal communication.', 'A'.repeat(5000), 'See also the notes above'])(
    'what is no entry gives no record: %s',
    (text) => expect(recordOfReference({ text: text.slice(0, 3000) })).toBeUndefined(),
  )
})

test('entries that our own styles write of real papers are read back', () => {
  const papers = starterPapers.filter(({ venue, volume }) => venue !== undefined && volume !== undefined)
  const all = new Map(papers.map((paper) => [paper.id, paper]))
  const shares = citationStyles.map((style) => {
    const { bibliography } = renderCitations({ style, papers: all, clusters: [], alsoListed: [...all.keys()] })
    const right = { title: 0, year: 0, volume: 0, first: 0 }
    for (const { paperId, text } of bibliography) {
      const paper = all.get(paperId)
      const record = recordOfReference({ text: plainCitation(text) })
      if (!paper || !record) continue
      if (plainTitle(record.title) === plainTitle(paper.title)) right.title += 1
      if (record.year === paper.year) right.year += 1
      if (record.volume === paper.volume) right.volume += 1
      if (record.authors[0]?.family === paper.authors[0]?.family) right.first += 1
    }
    return [style, ...Object.values(right).map((count) => count / bibliography.length)] as const
  })
  for (const [style, title, year, volume, first] of shares) {
    expect({ style, title: (title ?? 0) >= 0.9 }).toEqual({ style, title: true })
    expect({ style, year: (year ?? 0) >= 0.9 }).toEqual({ style, year: true })
    expect({ style, volume: (volume ?? 0) >= 0.85 }).toEqual({ style, volume: true })
    expect({ style, first: (first ?? 0) >= 0.9 }).toEqual({ style, first: true })
  }
})

import { describe, expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { citationStyles } from '#science/citations/reference-styles.ts'
import { referenceText } from '#science/citations/reference-text.ts'

/** Shepherd and others 1995, the first three of its authors. */
const paper: PaperDraft = {
  type: 'article-journal',
  title: 'Prevention of coronary heart disease with pravastatin in men with hypercholesterolemia',
  authors: [
    { family: 'Shepherd', given: 'James' },
    { family: 'Cobbe', given: 'Stuart M.' },
    { family: 'Ford', given: 'Ian' },
  ],
  year: 1995,
  venue: 'New England Journal of Medicine',
  volume: '333',
  issue: '20',
  pages: '1301-1307',
  keywords: [],
  ids: { doi: '10.1056/nejm199511163332001', pmid: '7566020' },
}
const title = paper.title

describe('a journal article', () => {
  test.each([
    [
      'APA',
      `Shepherd, J., Cobbe, S. M., & Ford, I. (1995). ${title}. New England Journal of Medicine, 333(20), 1301–1307. https://doi.org/10.1056/nejm199511163332001`,
    ],
    [
      'Vancouver',
      `Shepherd J, Cobbe SM, Ford I. ${title}. New England Journal of Medicine. 1995;333(20):1301–7. doi:10.1056/nejm199511163332001 PubMed PMID: 7566020.`,
    ],
    [
      'NIH',
      `Shepherd J, Cobbe SM, Ford I. ${title}. New England Journal of Medicine. 1995;333(20):1301–7. doi:10.1056/nejm199511163332001 PubMed PMID: 7566020.`,
    ],
    [
      'Chicago',
      `Shepherd, James, Stuart M. Cobbe, and Ian Ford. 1995. “Prevention of Coronary Heart Disease with Pravastatin in Men with Hypercholesterolemia.” New England Journal of Medicine 333 (20): 1301–7. https://doi.org/10.1056/nejm199511163332001.`,
    ],
    [
      'Harvard',
      `Shepherd, J., Cobbe, S.M. and Ford, I. (1995) “${title},” New England Journal of Medicine, 333(20), pp. 1301–1307. Available at: https://doi.org/10.1056/nejm199511163332001.`,
    ],
    [
      'IEEE',
      `J. Shepherd, S. M. Cobbe, and I. Ford, “${title},” New England Journal of Medicine, vol. 333, no. 20, pp. 1301–1307, 1995, doi: 10.1056/nejm199511163332001.`,
    ],
  ] as const)('in %s', (style, text) => {
    expect(referenceText(paper, style)).toBe(text)
  })

  test('of seven authors: six in Vancouver, three in AMA', () => {
    const authors = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((family) => ({ family, given: 'X' }))
    expect(referenceText({ ...paper, authors }, 'Vancouver')).toMatch(/^A X, B X, C X, D X, E X, F X, et al\. /)
    expect(referenceText({ ...paper, authors }, 'AMA')).toMatch(/^A X, B X, C X, et al\. /)
  })
})

test.each(citationStyles)('a record with a title alone leaves no empty places in %s', (style) => {
  const text = referenceText({ type: 'article', title: 'A bare title', authors: [], keywords: [], ids: {} }, style)
  expect(text).toMatch(/a bare title/i)
  expect(text).not.toMatch(/undefined|\(\)|\.\.|, ,|;;| {2}|^[\s,.;]/)
})

test('a group, hyphenated initials and a title that asks', () => {
  const record: PaperDraft = {
    ...paper,
    title: 'Does it help?',
    authors: [{ literal: 'WOSCOPS Group' }, { family: 'Sartre', given: 'Jean-Paul' }],
  }
  expect(referenceText(record, 'Vancouver')).toMatch(/^WOSCOPS Group, Sartre JP\. Does it help\? New England/)
  expect(referenceText(record, 'APA')).toMatch(/^WOSCOPS Group, & Sartre, J\.-P\. \(1995\)\. Does it help\? New/)
})

test('a suffix and particles stand where each style has them', () => {
  const paper = {
    type: 'book',
    title: 'Names',
    authors: [
      { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
      { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
    ],
    year: 1963,
    keywords: [],
    ids: {},
  }
  expect(referenceText(paper, 'APA')).toContain('King, M. L., Jr., & van der Berg, J.')
  expect(referenceText(paper, 'Vancouver')).toContain('King ML Jr, van der Berg J.')
  expect(referenceText(paper, 'IEEE')).toContain('M. L. King Jr. and J. van der Berg')
})

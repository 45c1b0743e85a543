import { expect, test } from 'vitest'

import { abbreviateTitle } from '#science/citations/abbreviate-title.ts'
import { journalShort } from '#science/citations/journal-short.ts'
import { plainCitation, renderCitations } from '#science/citations/render-citations.ts'

test('names of journals are shortened word by word, and only where every word is known', () => {
  expect(abbreviateTitle('Journal of Sleep Research')).toBe('J. Sleep Res.')
  // "New" is shortened in some names and stays whole in others.
  expect(abbreviateTitle('The New England Journal of Medicine')).toBeUndefined()
  expect(abbreviateTitle('The American Journal of Medicine')).toBe('Am. J. Med.')
  expect(abbreviateTitle('International Journal of Nursing Studies')).toBe('Int. J. Nurs. Stud.')
  expect(abbreviateTitle('BMC Public Health')).toBe('BMC Public Health')
  expect(abbreviateTitle('Acta Psychiatrica Scandinavica')).toBe('Acta Psychiatr. Scand.')
  expect(abbreviateTitle('Zeitschrift für Klinische Medizin')).toBe('Z. Klin. Med.')
  expect(abbreviateTitle('Journal of Flumology')).toBeUndefined()
  expect(abbreviateTitle('Sleep')).toBeUndefined()
  expect(abbreviateTitle('Sleep: a journal of rest')).toBeUndefined()
})

test('the abbreviation that a record carries comes first, and its shortened words get their full stops', () => {
  const short = (venue: string, venueShort?: string) =>
    journalShort({ type: 'article-journal', venue, ...(venueShort !== undefined && { venueShort }) })
  expect(short('Journal of Sleep Research', 'J Sleep Res')).toBe('J. Sleep Res.')
  expect(short('The Lancet. Oncology', 'Lancet Oncol')).toBe('Lancet Oncol.')
  expect(short('JAMA internal medicine', 'JAMA Intern Med')).toBe('JAMA Intern. Med.')
  expect(short('Proceedings of the National Academy of Sciences', 'Proc. Natl. Acad. Sci.')).toBe(
    'Proc. Natl. Acad. Sci.',
  )
  expect(journalShort({ type: 'article-journal', venueShort: 'J Odd Res' })).toBe('J Odd Res')
  expect(journalShort({ type: 'book', venue: 'Journal of Sleep Research' })).toBeUndefined()
})

test('Vancouver, AMA, IEEE and Nature print the short name of a paper of the library, the others its full one', () => {
  const paper = {
    type: 'article-journal',
    title: 'Naps',
    authors: [{ family: 'Lie', given: 'Ann' }],
    keywords: [],
    ids: { pmcid: 'PMC1' },
    year: 2020,
    venue: 'Journal of Sleep Research',
    venueShort: 'J Sleep Res',
    volume: '4',
    accessed: '2024-05',
  }
  const entry = (style: Parameters<typeof renderCitations>[0]['style']) =>
    plainCitation(
      renderCitations({ style, papers: new Map([['a', paper]]), clusters: [], alsoListed: ['a'] }).bibliography[0]
        ?.text ?? [],
    )
  expect(entry('vancouver')).toBe('Lie A. Naps. J Sleep Res. 2020;4. PubMed Central PMCID: PMC1.')
  expect(entry('ama')).toBe('Lie A. Naps. J Sleep Res. 2020;4.')
  expect(entry('ieee')).toBe('A. Lie, “Naps,” J. Sleep Res., vol. 4, 2020.')
  expect(entry('nature')).toBe('Lie, A. Naps. J. Sleep Res. 4, (2020).')
  expect(entry('apa')).toBe('Lie, A. (2020). Naps. Journal of Sleep Research, 4.')
})

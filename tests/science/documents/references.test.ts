import { describe, expect, test } from 'vitest'

import { citationMarkers, numbersIn, raisedMarkers } from '#science/documents/citation-markers.ts'
import { readPages } from '#science/documents/page-text.ts'
import { readReferences } from '#science/documents/reference-list.ts'
import { referencesPlace } from '#science/documents/sections.ts'

import { column, piece, rawPage } from './pages.ts'

const NUMBERED = `Trials agree [1] and reviews do too [2, 3–4]. Nothing is numbered [99].

References

1. Smith J, Lee K. Vaccines in 2004: a trial. Lancet 2004, 12:1-9. 2. Doe A. A review. BMJ 2010;340:c1. 3. Group W. Another one. Nature 2011. 4. Last B. The end. 10.1000/ABC.1 2012.`

const NAMED = `As Smith et al. (2010) say, and others (Doe, 2011a; van der Berg and Lee 2012) too (see 2011).

References

Smith, J., and Lee, K. 2010. A trial of many things. Lancet.

Doe, A. 2011a. The first of two. BMJ.

Doe, A. 2011b. The second of two. BMJ.

van der Berg, C., & Lee, K. (2012). On a third thing. Nature.`

const listOf = (text: string) => {
  const start = text.indexOf('References') + 'References'.length
  return { list: readReferences(text, { start, end: text.length }), start }
}

describe('a numbered list', () => {
  test('is cut at numbers that count up, not at years and pages', () => {
    const { list } = listOf(NUMBERED)
    expect(list.isNumbered).toBe(true)
    expect(list.entries.map(({ number, families, year }) => [number, families[0], year])).toEqual([
      [1, 'smith', '2004'],
      [2, 'doe', '2010'],
      [3, 'group', '2011'],
      [4, 'last', '2012'],
    ])
    expect(list.entries[3]?.doi).toBe('10.1000/abc.1')
    const [first] = list.entries
    expect(NUMBERED.slice(first?.start, first?.end)).toBe(first?.text)
  })

  test('is led to by numbers in brackets, ranges too, and by none that it does not have', () => {
    const { list, start } = listOf(NUMBERED)
    const markers = citationMarkers(NUMBERED, list, start)
    expect(
      markers.map((marker) => [NUMBERED.slice(marker.start, marker.end), marker.entries.map((e) => e.number)]),
    ).toEqual([
      ['[1]', [1]],
      ['[2, 3–4]', [2, 3, 4]],
    ])
  })

  test('is led to by raised figures', () => {
    const [page] = readPages([
      rawPage([
        ...column(['as was shown in trials'], 40, 100, { width: 110 }),
        piece({ text: '2,3', x: 150, y: 98, size: 6, width: 10, baseline: 104 }),
        piece({ text: ' and 12 others', x: 160, y: 100 }),
      ]),
    ])
    if (!page) throw new Error('no page')
    const { list } = listOf(NUMBERED)
    const [marker] = raisedMarkers([page], list, page.text.length)
    expect(page.text.slice(marker?.start, marker?.end)).toBe('2,3')
    expect(marker?.entries.map(({ number }) => number)).toEqual([2, 3])
  })
})

test('a list by names is led to by name and year, with its letter', () => {
  const { list, start } = listOf(NAMED)
  expect(list.entries).toHaveLength(4)
  const markers = citationMarkers(NAMED, list, start)
  expect(markers.map((marker) => [NAMED.slice(marker.start, marker.end), marker.entries.map((e) => e.number)])).toEqual(
    [
      ['Smith et al. (2010)', [1]],
      ['(Doe, 2011a; van der Berg and Lee 2012)', [2, 4]],
    ],
  )
})

test('names that are written from the given name on lead to their entry too', () => {
  const text =
    'It was built (Ammar et al., 2017).\n\nReferences\n\nWaleed Ammar, Matthew E. Peters. 2017. A system. In ACL.\n\nAna Other and B. Third. 2018. Two.'
  const { list, start } = listOf(text)
  expect(citationMarkers(text, list, start).map((marker) => marker.entries.map((e) => e.number))).toEqual([[1]])
})

test('numbers are counted out', () => {
  expect(numbersIn('1, 3–5')).toEqual([1, 3, 4, 5])
  expect(numbersIn('5-3')).toEqual([5])
})

test('an unnumbered list that a page gives as one paragraph is cut where lines begin with names', () => {
  const list = `Abrams, P. and Lee, K. 2003. The first of many works on a
thing that needs two lines. Lancet 361:12-19.
Baker, J. 2010. Another work, whose second line begins with
Harvard, A. and so may look like an entry of 2009. BMJ 340:c1.
van der Berg, C., & Ito, M. (2012). On a third thing. Nature, 480, 1-9.
World Health Organization. 2015. A report. https://example.org/a/b
Zimmer, T. 2016. The last. Gut 65:1-2.`
  const { entries, isNumbered } = readReferences(list, { start: 0, end: list.length })
  expect(isNumbered).toBe(false)
  expect(entries.map(({ families, year }) => `${families[0]} ${year}`)).toEqual([
    'abrams 2003',
    'baker 2010',
    'van der berg 2012',
    'world 2015',
    'zimmer 2016',
  ])
  expect(entries.map(({ text }) => text).join(' ')).toBe(list.replaceAll('\n', ' '))
})

test.each([
  'References',
  'REFERENCES',
  'VII. REFERENCES',
  '9. References',
  'R E F E R E N C E S',
  'References and Notes',
  'Literaturverzeichnis',
  'Références bibliographiques',
  'Bibliografía',
])('a list under the heading “%s” is found', (title) => {
  const section = (name: string, start: number, end: number) => ({ title: name, level: 1, page: 1, y: 0, start, end })
  const place = referencesPlace([section('VI. CONCLUSION', 0, 50), section(title, 50, 90), section('APPENDIX', 90, 99)])
  expect(place).toEqual({ start: 50 + title.length, end: 90 })
})

test.each(['Preferences', 'References to earlier work', 'The literature'])('“%s” is no list', (title) => {
  expect(referencesPlace([{ title, level: 1, page: 1, y: 0, start: 0, end: 9 }])).toBeUndefined()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { citationStyles, type CitationItem, type CitationStyle } from '#science/citations/citation.ts'
import type { CslItem, CslName } from '#science/citations/csl-item.ts'
import { pageRange } from '#science/citations/dates-and-pages.ts'
import { initialsOf } from '#science/citations/name-list.ts'
import { plainCitation, renderCitations } from '#science/citations/render-citations.ts'
import { titleCase } from '#science/citations/title-case.ts'

const person = (family: string, given: string): CslName => ({ family, given })
const work = (
  id: string,
  author: CslName[],
  year: number | undefined,
  title: string,
  more: Partial<CslItem> = {},
): CslItem => ({
  id,
  type: 'article-journal',
  title,
  author,
  issued: year === undefined ? undefined : { 'date-parts': [[year]] },
  'container-title': 'Trials',
  volume: '4',
  page: '10-19',
  ...more,
})

const works = [
  work('berg-a', [person('Berg', 'Ada')], 2020, 'Sleep and memory'),
  work('berg-b', [person('Berg', 'Ada')], 2020, 'Anxiety in nurses'),
  work('berg-19', [person('Berg', 'Ada')], 2019, 'Light at night'),
  work('berg-k', [person('Berg', 'Karl')], 2018, 'Shift work'),
  work('many-1', [person('Diaz', 'R'), person('Ode', 'F'), person('Lund', 'P'), person('Kim', 'J')], 2021, 'One'),
  work('many-2', [person('Diaz', 'R'), person('Ode', 'F'), person('Rao', 'P'), person('Kim', 'J')], 2021, 'Two'),
  work('undated', [person('van der Meer', 'J. P.')], undefined, 'No date'),
  work('group', [{ literal: 'World Health Organization' }], 2022, 'World report'),
  work('titled', [], 2015, 'The nurses of the night: A study'),
  work('edited', [], 2017, 'Handbook of sleep', {
    type: 'book',
    editor: [person('Ode', 'Fay'), person('Lund', 'Per')],
    'container-title': undefined,
    volume: undefined,
    page: undefined,
    publisher: 'North Press',
    'publisher-place': 'Oslo',
    edition: '3',
  }),
  work('part', [person('Kim', 'Jae')], 2017, 'Dreams', {
    type: 'chapter',
    'container-title': 'Handbook of sleep',
    volume: undefined,
    page: '101-108',
    editor: [person('Ode', 'Fay'), person('Lund', 'Per')],
    publisher: 'North Press',
  }),
]
const papers = new Map(works.map((item) => [item.id ?? '', item]))

/** What one citation reads as, other works being cited before it. */
function cite(style: CitationStyle, items: CitationItem[], before: CitationItem[][] = []): string {
  const clusters = [...before, items].map((each, index) => ({ id: String(index), items: each }))
  return plainCitation(renderCitations({ style, papers, clusters }).citations.get(String(before.length)) ?? [])
}
const entry = (style: CitationStyle, id: string, others: string[] = []) => {
  const { bibliography } = renderCitations({ style, papers, clusters: [], alsoListed: [id, ...others] })
  const found = bibliography.find(({ paperId }) => paperId === id)
  return plainCitation(found?.text ?? [])
}
const of = (...ids: string[]): CitationItem[] => ids.map((paperId) => ({ paperId }))

describe('works that would be cited alike', () => {
  test('one author, one year: letters in the order of the list, in citation and list alike', () => {
    expect(cite('apa', of('berg-a', 'berg-b'))).toBe('(Berg, 2020a, 2020b)')
    expect(entry('apa', 'berg-b', ['berg-a'])).toContain('Berg, A. (2020a). Anxiety in nurses.')
    expect(entry('apa', 'berg-a', ['berg-b'])).toContain('Berg, A. (2020b). Sleep and memory.')
    expect(entry('apa', 'berg-a')).toContain('(2020).')
    expect(cite('chicago-author-date', of('berg-b'), [of('berg-a')])).toBe('(Berg 2020a)')
    expect(cite('harvard', of('berg-a'), [of('berg-b')])).toBe('(Berg, 2020b)')
  })
  test('two people of one family name get initials', () => {
    expect(cite('apa', of('berg-k', 'berg-19'))).toBe('(A. Berg, 2019; K. Berg, 2018)')
    expect(cite('mla', of('berg-k'), [of('berg-19')])).toBe('(K. Berg)')
    expect(cite('apa', of('berg-k'))).toBe('(Berg, 2018)')
  })
  test('shortened lists of names grow until they differ', () => {
    expect(cite('apa', of('many-1'), [of('many-2')])).toBe('(Diaz, Ode, Lund, & Kim, 2021)')
    expect(cite('chicago-author-date', of('many-2'), [of('many-1')])).toBe('(Diaz, Ode, Rao, and Kim 2021)')
    expect(cite('apa', of('many-1'))).toBe('(Diaz et al., 2021)')
  })
  test('a style without years tells two works of one author apart by their titles', () => {
    expect(cite('mla', [{ paperId: 'berg-a', locator: '12' }], [of('berg-b')])).toBe('(Berg, “Sleep and Memory” 12)')
    expect(cite('mla', [{ paperId: 'berg-a', locator: '12' }])).toBe('(Berg 12)')
  })
})

describe('what stands in one citation', () => {
  test('works of one author stand together, in the order of the list', () => {
    expect(cite('apa', of('group', 'berg-a', 'berg-19'))).toBe('(Berg, 2019, 2020; World Health Organization, 2022)')
  })
  test('locator with its label, prefix, suffix, author left out', () => {
    const item: CitationItem = { paperId: 'berg-a', locator: '12', prefix: 'see', suffix: 'for a review' }
    expect(cite('apa', [item])).toBe('(see Berg, 2020, p. 12 for a review)')
    expect(cite('apa', [{ paperId: 'berg-a', locator: '3', label: 'chapter' }])).toBe('(Berg, 2020, Chapter 3)')
    expect(cite('harvard', [{ paperId: 'berg-a', locator: '3-5', label: 'paragraph' }])).toBe(
      '(Berg, 2020, paras. 3–5)',
    )
    expect(cite('apa', [{ paperId: 'berg-a', suppressAuthor: true }])).toBe('(2020)')
    expect(cite('apa', [{ paperId: 'berg-a', suppressAuthor: true, locator: '4' }])).toBe('(2020, p. 4)')
    expect(cite('ama', [{ paperId: 'berg-a', locator: '2', label: 'table' }])).toBe('1(table 2)')
    expect(cite('ieee', [{ paperId: 'berg-a', locator: '2', label: 'figure' }])).toBe('[1, Fig. 2]')
  })
  test('no date, no author, editors, groups, particles', () => {
    expect(cite('apa', of('undated'))).toBe('(van der Meer, n.d.)')
    expect(cite('chicago-author-date', of('undated'))).toBe('(van der Meer, n.d.)')
    expect(cite('apa', of('titled'))).toBe('(“The Nurses of the Night: A Study,” 2015)')
    expect(cite('apa', of('edited'))).toBe('(Ode & Lund, 2017)')
    expect(cite('apa', of('group'))).toBe('(World Health Organization, 2022)')
  })
  test('a paper that nobody knows is said to be missing, and named', () => {
    expect(cite('apa', of('gone', 'berg-a'))).toBe('(Berg, 2020; [missing reference])')
    expect(cite('vancouver', of('gone'))).toBe('([missing reference])')
    const { missing, bibliography } = renderCitations({
      style: 'apa',
      papers,
      clusters: [{ id: 'c', items: of('gone') }],
    })
    expect(missing).toEqual(['gone'])
    expect(bibliography).toEqual([])
  })
})

describe('numbers', () => {
  test('by first appearance, sorted, ranges from three on, doubled ones once', () => {
    const before = [of('group'), of('berg-a'), of('berg-b'), of('berg-k')]
    expect(cite('vancouver', of('berg-b', 'group', 'berg-a'), before)).toBe('(1–3)')
    expect(cite('vancouver', of('berg-k', 'group', 'berg-a'), before)).toBe('(1,2,4)')
    expect(cite('nature', of('berg-a', 'group'), before)).toBe('1,2')
    expect(cite('vancouver', of('berg-a', 'berg-a'), before)).toBe('(2)')
    expect(cite('ieee', of('berg-b', 'group'), before)).toBe('[1], [3]')
  })
  test('a locator keeps its number out of a range', () => {
    const before = [of('group'), of('berg-a'), of('berg-b')]
    const items = [...of('group'), { paperId: 'berg-a', locator: '5' }, ...of('berg-b')]
    expect(cite('ama', items, before)).toBe('1,2(p5),3')
  })
  test('papers that are listed without being cited come last', () => {
    const { bibliography } = renderCitations({
      style: 'vancouver',
      papers,
      clusters: [{ id: 'c', items: of('undated') }],
      alsoListed: ['berg-a', 'undated'],
    })
    expect(bibliography.map(({ paperId, label }) => `${label} ${paperId}`)).toEqual(['1. undated', '2. berg-a'])
  })
})

describe('notes', () => {
  test('in full first, short later, the author alone when it is the same work again', () => {
    const first = cite('chicago-notes', [{ paperId: 'titled', locator: '12' }])
    expect(first).toBe('“The Nurses of the Night: A Study,” Trials 4 (2015): 12.')
    expect(cite('chicago-notes', [{ paperId: 'berg-a', locator: '11-12' }], [of('berg-a'), of('group')])).toBe(
      'Berg, “Sleep and Memory,” 11–12.',
    )
    expect(cite('chicago-notes', [{ paperId: 'berg-a', locator: '13' }], [of('berg-a')])).toBe('Berg, 13.')
    expect(cite('chicago-notes', of('titled'), [of('titled'), of('group')])).toBe('“The Nurses of the Night.”')
  })
})

describe('entries', () => {
  test('edited books and their chapters', () => {
    expect(entry('apa', 'edited')).toBe('Ode, F., & Lund, P. (Eds.). (2017). Handbook of sleep (3rd ed.). North Press.')
    expect(entry('apa', 'part')).toBe(
      'Kim, J. (2017). Dreams. In F. Ode & P. Lund (Eds.), Handbook of sleep (pp. 101–108). North Press.',
    )
    expect(entry('vancouver', 'part')).toBe(
      'Kim J. Dreams. In: Ode F, Lund P, editors. Handbook of sleep. North Press; 2017. p. 101–8.',
    )
    expect(entry('vancouver', 'edited')).toBe(
      'Ode F, Lund P, editors. Handbook of sleep. 3rd ed. Oslo: North Press; 2017.',
    )
    expect(entry('ama', 'edited')).toBe('Ode F, Lund P, eds. Handbook of Sleep. 3rd ed. North Press; 2017.')
    expect(entry('harvard', 'edited')).toBe(
      'Ode, F. and Lund, P. (eds.) (2017) Handbook of sleep. 3rd ed. Oslo: North Press.',
    )
    expect(entry('chicago-author-date', 'edited')).toBe(
      'Ode, Fay, and Per Lund, eds. 2017. Handbook of Sleep. 3rd ed. North Press.',
    )
    expect(entry('chicago-author-date', 'part')).toBe(
      'Kim, Jae. 2017. “Dreams.” In Handbook of Sleep, edited by Fay Ode and Per Lund. North Press.',
    )
    expect(entry('mla', 'edited')).toBe(
      'Ode, Fay, and Per Lund, editors. Handbook of Sleep. 3rd ed., North Press, 2017.',
    )
    expect(entry('ieee', 'part')).toBe(
      'J. Kim, “Dreams,” in Handbook of sleep, F. Ode and P. Lund, Eds., North Press, 2017, pp. 101–108.',
    )
  })
  test('a title that asks keeps its mark and loses the full stop', () => {
    papers.set('asks', work('asks', [person('Lie', 'Ann')], 2001, 'Who sleeps?'))
    expect(entry('apa', 'asks')).toBe('Lie, A. (2001). Who sleeps? Trials, 4, 10–19.')
    expect(entry('chicago-author-date', 'asks')).toBe('Lie, Ann. 2001. “Who Sleeps?” Trials 4: 10–19.')
    expect(entry('vancouver', 'asks')).toBe('Lie A. Who sleeps? Trials. 2001;4:10–9.')
  })
  test('marks of format in a title are read, in italics they stand upright', () => {
    papers.set(
      'tags',
      work('tags', [person('Lie', 'Ann')], 2002, 'Growth of <i>E. coli</i> in H<sub>2</sub>O', {
        type: 'book',
        'container-title': undefined,
        volume: undefined,
        page: undefined,
      }),
    )
    const { bibliography } = renderCitations({ style: 'apa', papers, clusters: [], alsoListed: ['tags'] })
    expect(bibliography[0]?.text).toEqual([
      { text: 'Lie, A. (2002). ' },
      { text: 'Growth of ', italic: true },
      { text: 'E. coli' },
      { text: ' in H', italic: true },
      { text: '2', italic: true, subscript: true },
      { text: 'O', italic: true },
      { text: '.' },
    ])
  })
})

test('page ranges as the manuals shorten them', () => {
  expect(
    ['232-238', '100-104', '107-108', '321-328', '1496-1500', '12-19'].map((pages) => pageRange(pages, 'chicago')),
  ).toEqual(['232–38', '100–104', '107–8', '321–28', '1496–500', '12–19'])
  expect(pageRange('232-238', 'minimal')).toBe('232–8')
  expect(pageRange('232-8', 'expanded')).toBe('232–238')
  expect(pageRange('e23-e29', 'expanded')).toBe('e23–e29')
  expect(pageRange('e336', 'minimal')).toBe('e336')
})

test('initials', () => {
  const dotted = { after: '.', between: ' ' }
  expect(['Jean-Luc', 'JP', 'J. P.', 'Shiva Prakash', 'J.P.'].map((given) => initialsOf(given, dotted))).toEqual([
    'J.-L.',
    'J. P.',
    'J. P.',
    'S. P.',
    'J. P.',
  ])
})

test('headline style', () => {
  expect(titleCase('the use of mRNA in non-small cells: a study of IL-6 in vivo')).toBe(
    'The Use of mRNA in Non-Small Cells: A Study of IL-6 in Vivo',
  )
})

const nameArbitrary = fc.oneof(
  fc.record({ family: fc.string({ minLength: 1 }), given: fc.string() }),
  fc.record({ literal: fc.string({ minLength: 1 }) }),
)
const itemArbitrary = fc.record({
  type: fc.constantFrom(
    'article-journal',
    'book',
    'chapter',
    'report',
    'webpage',
    'thesis',
    'paper-conference',
    'dataset',
    'odd',
  ),
  title: fc.string(),
  author: fc.array(nameArbitrary, { maxLength: 30 }),
  editor: fc.array(nameArbitrary, { maxLength: 3 }),
  page: fc.string(),
  volume: fc.string(),
  edition: fc.string(),
  DOI: fc.string(),
  URL: fc.string(),
  issued: fc.record({
    'date-parts': fc.array(fc.array(fc.integer({ min: -5, max: 3000 }), { maxLength: 3 }), { maxLength: 1 }),
  }),
})

test('whatever a record holds: every citation and entry is there, the same twice, without signs of the making', () => {
  fc.assert(
    fc.property(
      fc.array(itemArbitrary, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...citationStyles),
      (list, style) => {
        const some = new Map<string, CslItem>(list.map((item, index) => [`p${index}`, item]))
        const clusters = [{ id: 'all', items: [...some.keys()].map((paperId) => ({ paperId })) }]
        const rendered = renderCitations({ style, papers: some, clusters })
        expect(rendered).toEqual(renderCitations({ style, papers: some, clusters }))
        expect(rendered.bibliography.map(({ paperId }) => paperId).sort()).toEqual([...some.keys()].sort())
        expect(rendered.bibliography.map(({ number }) => number)).toEqual(list.map((_item, index) => index + 1))
        const whole = [...rendered.bibliography.map(({ text }) => text), ...rendered.citations.values()]
          .map(plainCitation)
          .join('')
        expect(whole).not.toMatch(/[\uE000\uE001]|undefined|NaN/)
      },
    ),
    { numRuns: 300 },
  )
})

test('300 citations of 120 papers are quick', () => {
  const many = new Map(
    Array.from({ length: 120 }, (_, index) => {
      const id = `w${index}`
      const names = Array.from({ length: 1 + (index % 9) }, (_, place) =>
        person(`Name${(index * 7 + place) % 40}`, 'Ada B'),
      )
      return [id, work(id, names, 1990 + (index % 30), `Title number ${index}: what was "found" in the end`)] as const
    }),
  )
  const clusters = Array.from({ length: 300 }, (_, index) => ({
    id: `c${index}`,
    items: [{ paperId: `w${index % 120}`, locator: '12' }, { paperId: `w${(index * 13) % 120}` }],
  }))
  const figures = citationStyles.map((style) => {
    renderCitations({ style, papers: many, clusters })
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      renderCitations({ style, papers: many, clusters })
      return performance.now() - start
    })
    return `${style} ${times.toSorted((a, b) => a - b)[2]?.toFixed(1)} ms`
  })
  console.log(`300 citations, 120 papers: ${figures.join(', ')}`)
  expect(figures).toHaveLength(citationStyles.length)
})

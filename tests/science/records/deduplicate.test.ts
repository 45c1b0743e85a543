import { describe, expect, test } from 'vitest'

import type { Paper, PaperDraft } from '#contract/papers.ts'
import { createDuplicateIndex, mergePapers } from '#science/records/deduplicate.ts'
import { readRecords } from '#science/records/read-file.ts'

import { sharedBytes } from './shared-data.ts'

const paper: PaperDraft = {
  type: 'article-journal',
  title: 'Tafenoquine for the prevention of β-malaria: a randomised trial',
  authors: [{ family: 'van der Berg', given: 'Jan' }],
  year: 2018,
  venue: 'The New England Journal of Medicine',
  volume: '12',
  pages: '100-110',
  keywords: [],
  ids: {},
}
const without = (...fields: (keyof PaperDraft)[]): PaperDraft => ({
  ...paper,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
})
const match = (known: PaperDraft, draft: PaperDraft) =>
  createDuplicateIndex([{ ...known, id: 'known' }]).match(draft)?.by

describe('the same paper', () => {
  test.each(['doi', 'pmid', 'pmcid', 'arxiv'] as const)('an equal %s and a title that does not contradict', (kind) => {
    const ids = { [kind]: 'same' }
    const known = { ...paper, ids }
    const others: Partial<PaperDraft>[] = [
      { title: '', year: 1999, authors: [] },
      { title: 'Tafenoquine for prevention of beta-malaria: a randomized trial', pages: undefined },
      { title: `RETRACTED: ${paper.title}`, pages: 'e1' },
      { title: paper.title.toUpperCase(), authors: [], pages: 'e1', year: 2021 },
    ]
    for (const other of others) {
      expect(match(known, { ...known, ...other })).toBe(kind)
      expect(match({ ...known, ...other }, known)).toBe(kind)
    }
  })

  test.each<[string, PaperDraft]>([
    [
      'letters, accents and signs of the title',
      { ...paper, title: 'TAFENOQUINE for the prevention of beta-malaria - A randomised trial.' },
    ],
    ['the particle of the name', { ...paper, authors: [{ family: 'Berg', given: 'J.' }] }],
    ['an abbreviated venue', { ...without('volume', 'pages'), venue: 'N Engl J Med' }],
    ['the next year, at the same place', { ...paper, year: 2019 }],
    ['the year before, at the same place', { ...paper, year: 2017 }],
    ['a last page, abbreviated', { ...paper, pages: '100-10' }],
    ['"Short report" before the title', { ...paper, title: `Short report: ${paper.title}` }],
    ['a subtitle left out', { ...paper, title: 'Tafenoquine for the prevention of β-malaria' }],
    ['no venue, but the place', { ...without('venue') }],
    ['an unknown type', { ...paper, type: 'document' }],
    ['no authors, at the same place', { ...paper, authors: [] }],
  ])('%s', (_, draft) => {
    expect(match(paper, draft)).toBe('title-year-author')
    expect(match(draft, paper)).toBe('title-year-author')
  })

  test('a list with nothing but title, author and year, imported twice', () => {
    const bare = without('venue', 'volume', 'pages')
    expect(match(bare, bare)).toBe('title-year-author')
  })
})

test('a short title without its subtitle is the same under one DOI, a heading of many papers is not', () => {
  const known = (title: string, more: object = {}) => ({ ...paper, title, ids: { doi: '10.1000/x' }, ...more })
  expect(match(known('Sepsis'), known('Sepsis: pathophysiology and clinical management'))).toBe('doi')
  expect(match(known('Sepsis – a review'), known('Sepsis'))).toBe('doi')
  expect(match(known('Sepsis'), known('Sepsis: a review', { pages: '7' }))).toBeUndefined()
  expect(match(known('Posters'), known('Posters: cardiology'))).toBeUndefined()
})

describe('in doubt there are two papers', () => {
  test.each<[string, Partial<PaperDraft>]>([
    ['another title', { title: 'Primaquine in pregnancy' }],
    ['a word changed for another', { title: paper.title.replace('prevention', 'treatment') }],
    [
      'another page under a title that is a part',
      { title: 'Tafenoquine for the prevention of β-malaria', pages: 'S5' },
    ],
    ['a correction', { title: `Correction to: ${paper.title}` }],
    ['a retraction notice', { title: `Retraction: ${paper.title}` }],
    ['the next part', { title: `${paper.title}, part 2` }],
  ])('an equal DOI beside %s', (_, other) => {
    const known = { ...paper, ids: { doi: '10.1000/supplement' } }
    expect(match(known, { ...known, ...other })).toBeUndefined()
    expect(match({ ...known, ...other }, known)).toBeUndefined()
  })

  test.each<[string, PaperDraft]>([
    ['another DOI', { ...paper, ids: { doi: '10.1000/other' } }],
    ['another PMID', { ...paper, ids: { pmid: '2' } }],
    ['another first author', { ...paper, authors: [{ family: 'Doe', given: 'J' }] }],
    ['no author and no page', { ...without('pages'), authors: [] }],
    ['no year', without('year')],
    ['two years later', { ...paper, year: 2020 }],
    ['the next year, the place unknown', { ...without('volume', 'pages'), year: 2019 }],
    ['another first page', { ...paper, pages: 'S12-S13' }],
    ['another volume', { ...paper, volume: '13' }],
    ['another venue', { ...without('volume', 'pages'), venue: 'Lancet' }],
    ['nothing but title, author and year', without('venue', 'volume', 'pages')],
    ['a thesis of the same title', { ...without('volume', 'pages'), type: 'thesis' }],
    ['another subtitle', { ...paper, title: 'Tafenoquine for the prevention of β-malaria: a cohort study' }],
  ])('%s', (_, draft) => {
    const known = { ...paper, ids: { doi: '10.1000/x', pmid: '1' } }
    expect(match(known, draft)).toBeUndefined()
    expect(match(draft, known)).toBeUndefined()
  })

  test('an equal PMID beside two DOIs', () => {
    expect(
      match({ ...paper, ids: { pmid: '1', doi: '10.1000/a' } }, { ...paper, ids: { pmid: '1', doi: '10.1000/b' } }),
    ).toBeUndefined()
  })

  test('a title that says nothing needs its page', () => {
    const editorial = { ...paper, title: 'Editorial' }
    expect(match(editorial, editorial)).toBe('title-year-author')
    const unplaced = { ...without('pages'), title: 'Editorial' }
    expect(match(unplaced, { ...unplaced, abstract: 'Another editorial of that year.' })).toBeUndefined()
  })

  test('a record that says too little is a duplicate only of the very same record', () => {
    const bare = { ...without('pages'), title: 'Editorial' }
    expect(match(bare, structuredClone(bare))).toBe('identical')
  })
})

test('a record without authors joins no two papers of other authors', () => {
  const berg = { ...paper, id: 'a' }
  const tanaka = { ...paper, authors: [{ family: 'Tanaka', given: 'A' }] }
  const index = createDuplicateIndex([berg])
  const nobody = { ...paper, authors: [] }
  expect(index.match(nobody)?.id).toBe('a')
  index.add('a', nobody)
  expect(index.match(tanaka)).toBeUndefined()
  index.add('b', tanaka)
  expect(index.match({ ...nobody, abstract: 'Another record.' })).toBeUndefined()
})

test('what merging adds is found afterwards', () => {
  const index = createDuplicateIndex([{ ...paper, id: 'a' }])
  index.add('a', { ...paper, ids: { doi: '10.1000/x' } })
  expect(index.match({ ...paper, title: '', ids: { doi: '10.1000/x' } })).toEqual({
    id: 'a',
    by: 'doi',
    certain: true,
  })
})

test('the time for one record does not grow with the library', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({
    ...paper,
    id: String(at),
    title: 'Editorial',
    ids: { doi: `10.1000/${at}` },
  }))
  const started = process.cpuUsage()
  const index = createDuplicateIndex(many)
  for (const { id, ...draft } of many) expect(index.match(draft)?.id).toBe(id)
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(8000)
})

test('merging fills what is missing, changes nothing and keeps every origin', () => {
  const kept: Paper = {
    ...without('volume', 'pages'),
    year: 2018,
    id: 'a',
    design: 'unknown',
    flags: {},
    counts: {},
    abstract: 'Kept',
    ids: { doi: '10.1000/x' },
    origin: [{ kind: 'starter' }],
  }
  const origin = { kind: 'import', file: 'a.ris', line: 4 } as const
  const incoming: PaperDraft = {
    ...paper,
    title: 'Another spelling',
    abstract: 'Other',
    month: 5,
    day: 2,
    keywords: ['malaria'],
    editors: [{ literal: 'E' }],
    ids: { doi: '10.1000/y', pmid: '1' },
  }
  const merged = mergePapers(kept, incoming, origin)
  expect(merged).toEqual({
    ...kept,
    volume: '12',
    pages: '100-110',
    month: 5,
    day: 2,
    keywords: ['malaria'],
    editors: [{ literal: 'E' }],
    ids: { doi: '10.1000/x', pmid: '1' },
    origin: [{ kind: 'starter' }, origin],
  })
  expect(mergePapers(merged, incoming, origin).origin).toHaveLength(2)
  expect(mergePapers(kept, { ...incoming, year: 2019 }, origin)).not.toHaveProperty('month')
})

test('a real library of 179 records, judged against its librarians', () => {
  const bytes = sharedBytes('bib/endnote/tafenoquine.xml.gz')
  const table = sharedBytes('bib/endnote/tafenoquine.duplicates.tsv')
  const drafts = bytes
    ? readRecords(bytes, 'tafenoquine.xml').records.map(({ draft }) => draft)
    : [paper, { ...paper, year: 2019 }, { ...paper, title: 'Something else entirely' }]
  const groups = table
    ? new TextDecoder()
        .decode(table)
        .trim()
        .split('\n')
        .slice(1)
        .map((row) => row.split('\t'))
        .map(([position, , has, group]) => (has === '1' ? `g${group}` : `p${position}`))
    : ['g1', 'g1', 'p3']
  expect(drafts).toHaveLength(groups.length)

  const judge = (all: PaperDraft[]) => {
    const index = createDuplicateIndex()
    const found = all.map((draft, at) => {
      const id = index.match(draft)?.id ?? String(at)
      index.add(id, draft)
      return id
    })
    const pairs = found.flatMap((id, one) =>
      found
        .slice(one + 1)
        .map((other, step) => ({ ours: id === other, theirs: groups[one] === groups[one + 1 + step] })),
    )
    const right = pairs.filter(({ ours, theirs }) => ours && theirs).length
    return {
      precision: right / pairs.filter(({ ours }) => ours).length,
      recall: right / pairs.filter(({ theirs }) => theirs).length,
    }
  }

  expect(judge(drafts)).toEqual({ precision: 1, recall: 1 })
  // Without identifiers, by title, author, year, venue and place alone, it must still never join two papers.
  const bare = judge(drafts.map((draft) => ({ ...draft, ids: {} })))
  expect(bare.precision).toBe(1)
  expect(bare.recall).toBeGreaterThan(0.85)
})

import { beforeEach, describe, expect, test } from 'vitest'

import { createSearchIndex, type SearchIndex } from '#science/search/search-index.ts'

import { made, madeLibrary } from './made-papers.ts'

let index: SearchIndex
beforeEach(() => {
  index = createSearchIndex()
  index.add([
    made('tea', 'Tea and sleep in nurses', {
      abstract: 'Nurses drank green tea. Back pain was not measured.',
      authors: [{ family: 'Müller', given: 'Jörg' }],
      year: 1999,
      venue: 'The Lancet',
      ids: { doi: '10.1000/tea', pmid: '1234567', pmcid: 'PMC99' },
    }),
    made('coffee', 'Coffee and mortality', {
      abstract: 'Coffee was drunk by 40,000 nurses. Pain in the back was rare.',
      authors: [{ literal: 'The Coffee Group' }],
      year: 2005,
      keywords: ['caffeine'],
      ids: { doi: '10.1000/Coffee(2)' },
    }),
    made('rats', 'Sleeping rats: effects of caffeine', {
      abstract: 'Rats slept less.',
      year: 2010,
      ids: { pmid: '42' },
    }),
    made('β', 'β-blockers after myocardial infarction', { abstract: 'Randomised patients lived longer.', year: 1981 }),
  ])
})
const ids = (query: string) => index.search(query).map(({ id }) => id)

describe('what is found', () => {
  test.each([
    ['a word in any form', 'sleeps', ['rats', 'tea']],
    ['a title before an abstract', 'coffee nurses', ['coffee', 'tea']],
    ['accents do not matter', 'muller', ['tea']],
    ['British and American spelling', 'randomized', ['β']],
    ['a Greek letter by its name', 'beta blocker', ['β']],
    ['author and year', 'Müller 1999', ['tea']],
    ['a phrase', '"back pain"', ['tea']],
    ['a phrase over a stop word', '"pain in the back"', ['coffee']],
    ['both words', 'nurses AND sleep', ['tea']],
    ['either word', 'coffee OR rats', ['coffee', 'rats']],
    ['without a word', 'caffeine NOT rats', ['coffee']],
    ['a word in the title only', 'title:nurses', ['tea']],
    ['an author only', 'author:coffee', ['coffee']],
    ['a span of years', 'nurses year:2000-2010', ['coffee']],
    ['all but', 'NOT nurses', ['rats', 'β']],
    ['a DOI in any spelling', 'https://doi.org/10.1000/COFFEE(2)', ['coffee']],
    ['a PMID', 'PMID:42', ['rats']],
    ['a long number as a PMID', '1234567', ['tea']],
    ['a PMC number', 'PMC99', ['tea']],
    ['a typing error', 'cofee', ['coffee']],
    ['two letters exchanged', 'infraction', ['β']],
    ['nothing', 'zebrafish', []],
    ['no words', 'the of', []],
    ['an unknown DOI', '10.9999/none', []],
  ])('%s: %s', (_, query, expected) => {
    expect(ids(query).sort()).toEqual([...expected].sort())
    if (expected[0]) expect(ids(query)[0]).toBe(expected[0])
  })

  test('an identifier among words puts its paper first', () => {
    expect(ids('coffee nurses 10.1000/tea')[0]).toBe('tea')
  })

  test('a word that any paper has is never taken for a typing error', () => {
    expect(ids('rats')).toEqual(['rats'])
    index.add([made('rate', 'Rate of change')])
    expect(ids('rats')).toEqual(['rats'])
  })

  test('quoted words that stand together nowhere are searched one by one when there are others', () => {
    expect(ids('"sleep mortality" nurses').length).toBe(3)
    expect(index.understood('"sleep mortality" nurses')).toBe(
      'any of: nurses, sleep, mortality; no paper has the quoted words next to one another beside the others, so they were searched one by one',
    )
    expect(ids('"sleep mortality"')).toEqual([])
  })

  test('a paper that has only the lightest word of a question is no answer to it', () => {
    index.add(madeLibrary(60).map((paper) => ({ ...paper, abstract: 'Nurses were asked.' })))
    expect(ids('caffeine infarction zebra rats nurses')).not.toContain('m1')
  })
})

test('a hit tells which words matched, as the paper has them', () => {
  expect(index.search('Nurses Sleeping')[0]).toMatchObject({
    id: 'tea',
    terms: ['nurses', 'sleeping'],
  })
  expect(index.search('cofee')[0]?.terms).toEqual(['coffee'])
  expect(index.understood('cofee xylophone')).toBe(
    'any of: cofee, xylophone; “cofee” is in no paper, searched as “coffee”; “xylophone” is in no paper',
  )
})

test('names that objects have of their own are words like others', () => {
  index.add([made('odd', 'constructor __proto__ toString')])
  expect(index.search('constructor')[0]).toMatchObject({ id: 'odd', terms: ['constructor'] })
  expect(ids('__proto__ constructor:tostring')).toEqual(['odd'])
})

test('only what is accepted is answered, at most as many as wanted', () => {
  expect(index.search('nurses', { accept: (id) => id !== 'tea' }).map(({ id }) => id)).toEqual(['coffee'])
  expect(index.search('nurses', { limit: 1 })).toHaveLength(1)
})

test('a removed paper is gone, by word and by identifier', () => {
  expect(index.remove('tea')).toBe(true)
  expect(index.remove('tea')).toBe(false)
  expect(index.size).toBe(3)
  expect(ids('nurses')).toEqual(['coffee'])
  expect(ids('1234567')).toEqual([])
})

test('a replaced paper is found by its new words alone', () => {
  index.replace(made('tea', 'Cocoa and memory', { ids: { doi: '10.1000/cocoa' } }))
  expect(index.size).toBe(4)
  expect(ids('cocoa')).toEqual(['tea'])
  expect(ids('"green tea"')).toEqual([])
  expect(ids('10.1000/tea')).toEqual([])
  expect(ids('10.1000/cocoa')).toEqual(['tea'])
})

test('adding in chunks lets other work through, and ends with the same index', async () => {
  const many = createSearchIndex()
  const papers = madeLibrary(60)
  let turns = 0
  const timer = setInterval(() => turns++)
  await many.addAll(papers, { chunk: 10 })
  clearInterval(timer)
  const atOnce = createSearchIndex()
  atOnce.add(papers)
  expect(turns).toBeGreaterThan(2)
  expect(many.size).toBe(60)
  expect(many.search('tea sleep')).toEqual(atOnce.search('tea sleep'))
})

test('whatever a paper is called, removing everything leaves an empty index', () => {
  const papers = madeLibrary(40)
  const full = createSearchIndex()
  full.add(papers)
  papers.forEach(({ id }) => full.remove(id))
  expect(full.size).toBe(0)
  expect(full.search('tea OR NOT tea')).toEqual([])
})

describe('an index that begins with the papers of another', () => {
  test('finds them, and both go on apart', () => {
    const other = index.fork()
    other.add([made('more', 'Coffee for nurses at night')])
    other.remove('tea')
    index.add([made('new', 'Tea at night')])
    const idsOf = (query: string) => other.search(query).map(({ id }) => id)
    expect([ids('coffee'), ids('tea'), ids('night')]).toEqual([['coffee'], ['new', 'tea'], ['new']])
    expect([idsOf('coffee'), idsOf('tea'), idsOf('night')]).toEqual([['coffee', 'more'], [], ['more']])
  })

  test('answers as one that read all of them by itself', () => {
    const [first, second] = [madeLibrary(60).slice(0, 30), madeLibrary(60).slice(30)]
    const alone = createSearchIndex()
    alone.add([...first, ...second])
    const shared = createSearchIndex()
    shared.add(first)
    const other = shared.fork()
    other.add(second)
    const query = first[0]?.title ?? ''
    expect(other.search(query)).toEqual(alone.search(query))
    expect(other.unknown(first)).toEqual([])
  })
})

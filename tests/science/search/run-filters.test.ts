import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { filtersInWords, filtersKey, languageOf, passesFilters, sampleSizeOf } from '#science/search/run-filters.ts'

const paper = (of: Partial<Paper>): Paper => ({
  id: 'p',
  type: 'article-journal',
  title: 'A trial',
  authors: [],
  keywords: [],
  ids: {},
  design: 'randomised-trial',
  flags: {},
  counts: {},
  origin: [],
  ...of,
})

test('what a record does not say passes no filter that asks for it', () => {
  const silent = paper({})
  expect(passesFilters(silent, {})).toBe(true)
  expect(passesFilters(silent, { from: 1900 })).toBe(false)
  expect(passesFilters(silent, { to: 2100 })).toBe(false)
  expect(passesFilters(silent, { venues: ['Lancet'] })).toBe(false)
  expect(passesFilters(silent, { languages: ['en'] })).toBe(false)
  expect(passesFilters(silent, { minSample: 1 })).toBe(false)
  expect(passesFilters(silent, { openAccess: true })).toBe(false)
  expect(passesFilters(silent, { withAbstract: true })).toBe(false)
})

test('each filter lets through what it names, and an empty one everything', () => {
  const full = paper({
    year: 2004,
    venue: 'Lancet',
    language: 'eng',
    abstract: 'We randomised 240 adults to tea or water.',
    flags: { openAccess: true },
  })
  expect(languageOf(full)).toBe('en')
  expect(sampleSizeOf(full)).toBe(240)
  const all = {
    from: 2004,
    to: 2004,
    venues: ['Lancet'],
    languages: ['en'],
    designs: ['randomised-trial' as const],
    minSample: 240,
  }
  expect(passesFilters(full, { ...all, openAccess: true, withAbstract: true, types: [] })).toBe(true)
  expect(passesFilters(full, { ...all, minSample: 241 })).toBe(false)
  expect(passesFilters(full, { ...all, from: 2005 })).toBe(false)
  expect(passesFilters(full, { ...all, designs: ['cohort'] })).toBe(false)
})

test('the order in which filters are named makes no other search', () => {
  expect(filtersKey({ types: ['book', 'article'], from: 2000 })).toBe(
    filtersKey({ from: 2000, types: ['article', 'book'] }),
  )
  expect(filtersKey({ openAccess: false, types: [] })).toBe(filtersKey(undefined))
  expect(filtersKey({ from: 2000 })).not.toBe(filtersKey({ to: 2000 }))
})

test('filters stand in a log in words', () => {
  expect(filtersInWords(undefined)).toBe('')
  expect(
    filtersInWords({ from: 2000, to: 2004, designs: ['randomised-trial', 'cohort'], openAccess: true, venues: [] }),
  ).toBe('published 2000 to 2004; design randomised-trial or cohort; open access')
})

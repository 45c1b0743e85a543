import fc from 'fast-check'
import { expect, test } from 'vitest'

import { notesOnString, queryForSource } from '#science/search/query-for-sources.ts'
import { readSearchString } from '#science/search/strings/read-search-string.ts'

import { foreignStrings } from './foreign-strings.ts'

/** Quotation marks may hold anything: nothing is changed within them. */
const outside = (text: string, change: (part: string) => string) =>
  text
    .split(/("[^"]*"|“[^”]*”|'[^'\n]*')/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('')

/** The nth match of an expression outside quotation marks, as something else; undefined where there are fewer. */
function nth(text: string, pattern: RegExp, place: number, as: (found: string) => string): string | undefined {
  if (pattern.source === '$') return place === 0 ? `${text}${as('')}` : undefined
  let count = -1
  let isChanged = false
  const changed = outside(text, (part) =>
    part.replace(pattern, (found) => {
      count += 1
      if (count !== place) return found
      isChanged = true
      return as(found)
    }),
  )
  return isChanged ? changed : undefined
}

const said = (text: string) => [...notesOnString(text), ...(queryForSource('pubmed', text)?.notes ?? [])].join('\n')
const treeOf = (text: string) => JSON.stringify(readSearchString(text)?.node)

/** A change that somebody makes who types or copies a string, and whether what came of it is named. */
type Mutation = {
  name: string
  pattern: RegExp
  as: (found: string) => string
  isNamed: (changed: string, before: string) => boolean
}

const mutations: readonly Mutation[] = [
  {
    name: 'a bracket left out',
    pattern: /[()]/g,
    as: () => ' ',
    // One around a number of hits is none of the search.
    isNamed: (text, before) =>
      /never closed|nothing opens this bracket/.test(said(text)) ||
      treeOf(text) === treeOf(before) ||
      text.split('(').length === text.split(')').length,
  },
  {
    name: 'a tag of PubMed that is none',
    pattern: /\[(?:ti|tiab|tw|ab|mh|pt)\]/gi,
    as: () => '[zqx]',
    isNamed: (text) => said(text).includes('zqx'),
  },
  {
    name: 'codes behind a word that are none',
    pattern: /(?<=[\p{L})*$])\.(?:ti|ab|tw|mp|kw)(?:,[a-z]{2})*\./gu,
    as: () => '.zq.',
    isNamed: (text) => said(text).includes('.zq.'),
  },
  {
    name: 'codes behind a colon that are none',
    pattern: /(?<=[\p{L})*]):(?:ti|ab)(?:,[a-z]{2})*(?=[\s)]|$)/gu,
    as: () => ':zq',
    isNamed: (text) => said(text).includes('zq'),
  },
  {
    name: 'a function that is none',
    pattern: /(?<![\p{L}-])(?:TITLE|TITLE-ABS|TITLE-ABS-KEY|TS=|TI=|AB=)(?=\s?\()/gu,
    as: (found) => (found.endsWith('=') ? 'ZQ=' : 'ZQXY'),
    isNamed: (text) => /ZQ/.test(said(text)),
  },
  {
    name: 'an operator that is none',
    pattern: /(?<=\s)(?:AND|OR)(?=\s)/g,
    as: () => 'XOR',
    isNamed: (text) => said(text).includes('XOR'),
  },
  {
    name: 'a nearness of another database',
    pattern: /(?<=\s)(?:AND|OR)(?=\s)/g,
    as: () => 'ADJACENT/4',
    isNamed: (text) => said(text).includes('ADJACENT'),
  },
  {
    name: 'an operator in small letters',
    pattern: /(?<=\s)(?:AND|OR)(?=\s)/g,
    as: (found) => found.toLowerCase(),
    isNamed: (text, before) => treeOf(text) === treeOf(before) || /“(?:and|or)”|“[^”]*\b(?:and|or)\b[^”]*”/.test(said(text)),
  },
  {
    name: 'an operator at the end',
    pattern: /$/g,
    as: () => ' AND',
    isNamed: (text) => /nothing stands behind it|“[^”]*AND”/.test(said(text)),
  },
  {
    name: 'a sign for letters within a word',
    pattern: /(?<=\s|\()\p{Ll}{6,}(?=[\s)*$.[:])/gu,
    as: (found) => `${found.slice(0, 3)}*${found.slice(3)}`,
    // In a line that nothing refers to nothing is asked, and that is said.
    isNamed: (text) => /“[^”]*\p{L}{3}\*\p{L}[^”]*”|no line that is asked refers to it/u.test(said(text)),
  },
  {
    name: 'a sign that no database has',
    pattern: /(?<=\s|\()\p{Ll}{6,}(?=[\s)])/gu,
    as: (found) => `${found}~`,
    isNamed: (text) => /“[^”]*~[^”]*”/.test(said(text)),
  },
  {
    name: 'a line that is not there',
    pattern: /(?<=\s|\()#\d{1,2}(?=[\s)]|$)/g,
    as: () => '#77',
    isNamed: (text) => /line 77|#77|there is no such line|the number of no line/.test(said(text)),
  },
  {
    name: 'a quotation mark left open',
    pattern: /$/g,
    as: () => ' OR "velvet',
    isNamed: (text) => /“[^”]*"[^”]*”/.test(said(text)) || !/velvet/.test(treeOf(text) ?? ''),
  },
] // prettier-ignore

test.each(mutations)('$name: named wherever it stands', ({ pattern, as, isNamed }) => {
  const silent: string[] = []
  let count = 0
  for (const { string } of foreignStrings)
    for (const place of [0, 3]) {
      const changed = nth(string, pattern, place, as)
      if (changed === undefined || readSearchString(changed) === undefined) continue
      count += 1
      if (!isNamed(changed, string)) silent.push(changed)
    }
  expect(count).toBeGreaterThan(0)
  expect(silent).toEqual([])
})

test('every word of a string of another database comes back: asked, or named', () => {
  fc.assert(
    fc.property(fc.constantFrom(...foreignStrings), fc.nat(60), fc.constantFrom('velvet', 'quartz'), ({ string }, place, word) => {
      const changed = nth(string, /(?<=\s|\()\p{Ll}{4,}(?=[\s)*$.[:])/gu, place, () => word)
      if (changed === undefined || !readSearchString(changed)) return
      expect(`${treeOf(changed)} ${said(changed)}`.toLowerCase()).toContain(word)
    }),
    { numRuns: 120 },
  ) // prettier-ignore
})

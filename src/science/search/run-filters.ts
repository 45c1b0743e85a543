import type { Paper } from '#contract/papers.ts'
import type { RunFilters } from '#contract/search.ts'

import { sampleSizesIn } from '../evidence/sample-size.ts'

const sizes = new WeakMap<Paper, number | false>()

/** The largest whole sample that the abstract names; undefined where it names none. Read by rules, once a paper. */
export function sampleSizeOf(paper: Paper): number | undefined {
  const known = sizes.get(paper)
  if (known !== undefined) return known === false ? undefined : known
  const totals = sampleSizesIn(paper.abstract ?? '').filter(({ role }) => role === 'total')
  const size = totals.length > 0 ? Math.max(...totals.map(({ value }) => value)) : false
  sizes.set(paper, size)
  return size === false ? undefined : size
}

/** The language of a paper as a code ("en"), where its record gives one that is a code. */
export function languageOf({ language }: Paper): string | undefined {
  const code = language?.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  if (/^[a-z]{2}$/.test(code)) return code
  return codes[code]
}

/** What databases write in place of a code of two letters. */
const codes: Record<string, string> = {
  eng: 'en', english: 'en', ger: 'de', deu: 'de', german: 'de', fre: 'fr', fra: 'fr', french: 'fr', spa: 'es', spanish: 'es',
  ita: 'it', italian: 'it', por: 'pt', portuguese: 'pt', dut: 'nl', nld: 'nl', dutch: 'nl', rus: 'ru', russian: 'ru',
  chi: 'zh', zho: 'zh', chinese: 'zh', jpn: 'ja', japanese: 'ja', kor: 'ko', korean: 'ko', pol: 'pl', polish: 'pl',
  tur: 'tr', turkish: 'tr',
} // prettier-ignore

/** What no filter can be asked of: '' in place of an abstract, or none. */
const hasWords = (text: string | undefined) => (text ?? '').trim() !== ''

/**
 * Whether a paper passes the filters of a search. What a record does not say passes no filter that asks for it: a paper
 * without a year is in no range, one without a stated sample reaches no least sample.
 */
export function passesFilters(paper: Paper, filters: RunFilters): boolean {
  const { from, to, types, designs, venues, languages, minSample, openAccess, withAbstract } = filters
  const isIn = (list: readonly string[] | undefined, value: string | undefined) =>
    list === undefined || list.length === 0 || (value !== undefined && list.includes(value))
  if ((from !== undefined || to !== undefined) && paper.year === undefined) return false
  if ((paper.year ?? 0) < (from ?? -Infinity) || (paper.year ?? 0) > (to ?? Infinity)) return false
  return (
    isIn(types, paper.type) &&
    isIn(designs, paper.design) &&
    isIn(venues, paper.venue) &&
    isIn(languages, languageOf(paper)) &&
    (minSample === undefined || (sampleSizeOf(paper) ?? 0) >= minSample) &&
    (openAccess !== true || paper.flags.openAccess === true) &&
    (withAbstract !== true || hasWords(paper.abstract))
  )
}

/** Two sets of filters that ask for the same, in whatever order they name it. */
export const filtersKey = (filters: RunFilters | undefined): string =>
  JSON.stringify(
    Object.entries(filters ?? {})
      .filter(([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(String).toSorted((a, b) => a.localeCompare(b)) : value,
      ])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  )

/** Filters in plain words, for a log or a methods section: "published 2000 to 2004; type article-journal". '' for none. */
export function filtersInWords(filters: RunFilters | undefined): string {
  const { from, to, types, designs, venues, languages, minSample, openAccess, withAbstract } = filters ?? {}
  const years =
    from === undefined ? to !== undefined && `until ${to}` : to === undefined ? `from ${from}` : `${from} to ${to}`
  const list = (name: string, values: readonly string[] | undefined) =>
    (values?.length ?? 0) > 0 && `${name} ${values?.join(' or ')}`
  return [
    years && `published ${years}`,
    list('type', types),
    list('design', designs),
    list('venue', venues),
    list('language', languages),
    minSample !== undefined && `sample of at least ${minSample}`,
    openAccess === true && 'open access',
    withAbstract === true && 'with abstract',
  ]
    .filter((part) => part !== false && part !== '')
    .join('; ')
}

import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import { seededRandom } from '#science/statistics/seeded-random.ts'

type Work = { title: string; abstract: string; authors: string[]; year: number; journal: string; doi?: string; isIncluded: boolean } // prettier-ignore

/** What a file says: how many records, and the titles that another file before it had too. */
export type DatabaseFile = { name: string; database: string; text: string; records: number; shared: number }
export type ThreeDatabases = {
  files: DatabaseFile[]
  /** Each work once. */
  works: number
  /** Titles of the reports that the review's authors kept, in the order of their years. */
  included: readonly string[]
  /** What the records are. */
  from: string
}

const folder = new URL('../../../shared/data/corpus/', import.meta.url)

/** A title by its letters and digits: readers drop a last full stop and signs of markup. */
export const plainTitle = (title: string) =>
  title
    .replaceAll(/<\/?\w{1,8}>/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Records of labelled reviews, where the folder is; else as many that a seed makes. */
function labelled(review: string): { works: Work[]; from: string } {
  if (!existsSync(new URL('reviews-a.jsonl.gz', folder))) return { works: made(3000), from: 'made by a seed' }
  const included = new Set(readFileSync(new URL('reviews-a.qrels.tsv', folder), 'utf8').split('\n').flatMap((line) => { const [of, id, is] = line.split('\t'); return of === review && is === '1' && id !== undefined ? [id] : [] })) // prettier-ignore
  const works = gunzipSync(readFileSync(new URL('reviews-a.jsonl.gz', folder))).toString('utf8').split('\n').flatMap((line): Work[] => {
    if (line === '') return []
    const { id, title = '', abstract = '', authors = [], year, venue = '', doi } = JSON.parse(line) as { id: string; title?: string; abstract?: string; authors?: string[]; year?: number; venue?: string; doi?: string } // prettier-ignore
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    return title === '' || year === undefined ? [] : [{ title: flat(title), abstract: flat(abstract), authors, year, journal: flat(venue), ...(doi !== undefined && { doi }), isIncluded: included.has(id) }] // prettier-ignore
  }) // prettier-ignore
  return { works, from: 'labelled reviews' }
}

function made(count: number): Work[] {
  const random = seededRandom(20_261_124)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const [treatments, states, people, kinds] = [
    ['Dialectical therapy', 'Schema therapy', 'Lithium', 'Lamotrigine', 'Day care', 'Group therapy', 'Usual care'],
    ['borderline personality disorder', 'depression', 'self-harm', 'anger', 'anxiety', 'suicidal thoughts'],
    ['adults', 'young people', 'outpatients', 'women', 'veterans', 'people in prison'],
    ['a randomized trial', 'a cohort study', 'a case series', 'a narrative account', 'a survey'],
  ]
  return Array.from({ length: count }, (_, n) => {
    const [treatment, state, who, kind] = [pick(treatments), pick(states), pick(people), pick(kinds)]
    return {
      title: `${treatment} for ${state} in ${who}, study ${n + 1}: ${kind}`,
      abstract: `${who} with ${state} were given ${treatment.toLowerCase()}. This was ${kind}.`,
      authors: [`${pick(['Ada', 'Bo', 'Cem', 'Dee'])} ${pick(['Ahlgren', 'Brandt', 'Castro', 'Dunn', 'Eriksen'])}`],
      year: 1980 + Math.floor(random() * 44),
      journal: 'Journal of Made Records',
      doi: `10.5555/made.${n + 1}`,
      isIncluded: n % 150 === 7,
    }
  })
}

const nameOf = (author: string) => {
  const parts = author.split(' ')
  return { family: parts.at(-1) ?? author, given: parts.slice(0, -1).join(' ') }
}

const nbib = ({ title, abstract, authors, year, journal, doi }: Work, n: number) =>
  [`PMID- ${70_000_000 + n}`, `TI  - ${title}`, ...(abstract ? [`AB  - ${abstract}`] : []), ...authors.map((each) => `FAU - ${nameOf(each).family}, ${nameOf(each).given}`), `DP  - ${year}`, `JT  - ${journal}`, ...(doi ? [`AID - ${doi} [doi]`] : []), 'PT  - Journal Article', ''].join('\n') // prettier-ignore

const ris = ({ title, abstract, authors, year, journal, doi }: Work) =>
  ['TY  - JOUR', `TI  - ${title}`, ...authors.map((each) => `AU  - ${nameOf(each).family}, ${nameOf(each).given}`), `PY  - ${year}`, `JO  - ${journal}`, ...(abstract ? [`AB  - ${abstract}`] : []), ...(doi ? [`DO  - ${doi}`] : []), 'ER  - ', ''].join('\n') // prettier-ignore

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const csvOf = (works: readonly Work[]) =>
  ['Authors,Title,Year,Source title,DOI,Abstract', ...works.map(({ title, abstract, authors, year, journal, doi }) => [authors.map((each) => `${nameOf(each).family}, ${nameOf(each).given}`).join('; '), title, String(year), journal, doi ?? '', abstract].map(quoted).join(','))].join('\n') // prettier-ignore

/**
 * Exports of three databases as each writes them (PubMed, RIS, CSV) that have works in common: of each file it is known how
 * many of its records another file before it had. `most`: about so many of the others, for a quick look.
 */
export function threeDatabases(review: string, most = Number.POSITIVE_INFINITY): ThreeDatabases {
  const { works: whole, from } = labelled(review)
  const every = Math.max(1, Math.floor(whole.length / most))
  const all = whole.filter(({ isIncluded }, n) => isIncluded || n % every === 0)
  // One title once: what two records of one file have in common is not what this is about.
  const seen = new Set<string>()
  const works = all.filter(({ title, doi }) => {
    const keys = [plainTitle(title), ...(doi ? [doi.toLowerCase()] : [])]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
  const cut = (share: number) => Math.round(share * works.length)
  const parts = [
    { from: 0, to: cut(0.45) },
    { from: cut(0.35), to: cut(0.8) },
    { from: cut(0.75), to: works.length },
  ]
  const [first, second, third] = parts.map((part) => works.slice(part.from, part.to))
  if (!first || !second || !third) throw new Error('There are no records.')
  return {
    files: [
      { name: 'pubmed-set.nbib', database: 'PubMed', text: first.map(nbib).join('\n'), records: first.length, shared: 0 },
      { name: 'embase.ris', database: 'Embase', text: second.map(ris).join('\n'), records: second.length, shared: cut(0.45) - cut(0.35) },
      { name: 'scopus.csv', database: 'Scopus', text: csvOf(third), records: third.length, shared: cut(0.8) - cut(0.75) },
    ],
    works: works.length,
    included: works.filter(({ isIncluded }) => isIncluded).toSorted((a, b) => a.year - b.year).map(({ title }) => title),
    from,
  } // prettier-ignore
}

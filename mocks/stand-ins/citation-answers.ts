import type { AskedSource } from '#contract/outside-sources.ts'

import { workOf, type StandInWork } from './corpus.ts'
import { namedWork } from './full-text-answers.ts'
import { citedBy } from './full-texts.ts'

type Answer = { source: AskedSource; status: number; body: string }

/** Numbers of the works that a stand-in cites, as far as they are there. */
const citedIn = (n: number, works: number) => [
  ...new Set(citedBy(workOf(n)).flatMap((each) => (each.n < works && each.n !== n ? [each.n] : []))),
]
/** Numbers of the works that cite a stand-in. The first is cited by all of them. */
const citingIn = (n: number, works: number) =>
  n === 0
    ? Array.from({ length: works - 1 }, (_, at) => at + 1)
    : [n - 1, n - 2, n - 7].filter((each) => each >= 0 && each < works)

const NUMBER_OF_DOI = /^10\.5555\/stand-in\.(\d{1,6})$/i

const ofDoi = (doi: string, works: number): number | undefined => {
  const n = Number(NUMBER_OF_DOI.exec(doi)?.[1] ?? Number.NaN)
  return n < works ? n : undefined
}

/** The works that a request of OpenAlex or Europe PMC names by identifiers or by whom they cite; undefined where it names none. */
export function namedWorks(address: URL, works: number): ReadonlySet<number> | undefined {
  if (address.pathname !== '/openalex') {
    const one = namedWork(address, works)
    return one === undefined ? undefined : new Set([one])
  }
  const [, kind, value = ''] = /^(doi|pmid|openalex|cites):(.+)$/.exec(address.searchParams.get('filter') ?? '') ?? []
  const ids = value.split('|')
  if (kind === 'doi') return new Set(ids.flatMap((doi) => ofDoi(doi, works) ?? []))
  if (kind === 'pmid') return new Set(ids.map((pmid) => Number(pmid) - 90_000_000))
  if (kind === 'openalex') return new Set(ids.map((id) => Number(id.slice(1)) - 1))
  return kind === 'cites' ? new Set(citingIn(Number(value.slice(1)) - 1, works)) : undefined
}

const listed = (work: StandInWork) => ({
  id: work.pmid,
  source: 'MED',
  title: `${work.title}.`,
  authorString: `${work.family} ${work.given}.`,
  journalAbbreviation: work.journal,
  pubYear: work.year,
  doi: work.doi,
})

function europePmcAnswer({ pathname }: URL, works: number): Answer | undefined {
  const [, pmid, call] = /^\/europepmc\/MED\/9(\d{7})\/(references|citations)$/.exec(pathname) ?? []
  if (pmid === undefined) return undefined
  const n = Number(pmid)
  const of = n >= works ? [] : call === 'references' ? citedIn(n, works) : citingIn(n, works)
  const rows = of.slice(0, 300).map((each) => listed(workOf(each)))
  const list = call === 'references' ? { referenceList: { reference: rows } } : { citationList: { citation: rows } }
  return { source: 'europepmc', status: 200, body: JSON.stringify({ hitCount: of.length, ...list }) }
}

function crossrefAnswer({ pathname }: URL, works: number): Answer | undefined {
  if (!pathname.startsWith('/crossref/')) return undefined
  const n = ofDoi(decodeURIComponent(pathname.slice('/crossref/'.length)), works)
  if (n === undefined) return { source: 'crossref', status: 404, body: 'Resource not found.' }
  const reference = citedIn(n, works).map((each, at) => ({
    key: `r${at + 1}`,
    DOI: workOf(each).doi,
    'article-title': workOf(each).title,
    author: workOf(each).family,
    year: String(workOf(each).year),
  }))
  // Every fifth publisher deposits no references.
  const message = { DOI: workOf(n).doi, ...(n % 5 !== 4 && { reference, 'reference-count': reference.length }) }
  return { source: 'crossref', status: 200, body: JSON.stringify({ status: 'ok', message }) }
}

function semanticScholarAnswer({ pathname, searchParams }: URL, works: number): Answer | undefined {
  const [, doi = '', call] =
    /^\/semanticscholar\/DOI:(.+)\/(references|citations)$/.exec(decodeURIComponent(pathname)) ?? []
  if (call === undefined) {
    const isPaper = /^\/semanticscholar\/[A-Z]+:/.test(decodeURIComponent(pathname))
    return isPaper ? { source: 'semanticscholar', status: 404, body: '{"error":"Paper not found"}' } : undefined
  }
  const n = ofDoi(doi, works)
  if (n === undefined) return { source: 'semanticscholar', status: 404, body: '{"error":"Paper not found"}' }
  // Every seventh publisher has its list withheld.
  if (call === 'references' && n % 7 === 6) {
    return { source: 'semanticscholar', status: 200, body: '{"offset":0,"data":null}' }
  }
  const limit = Math.min(1000, Number(searchParams.get('limit') ?? 100))
  const all = call === 'references' ? citedIn(n, works) : citingIn(n, works)
  const data = all.slice(0, limit).map((each) => {
    const work = workOf(each)
    const paper = {
      paperId: `stand-in-${each}`,
      title: work.title,
      year: work.year,
      venue: work.journal,
      authors: [{ name: `${work.given} ${work.family}` }],
      externalIds: { DOI: work.doi },
      citationCount: each % 90,
    }
    const contexts = each % 3 === 0 ? [] : ['As others did before us, we followed them for eight weeks.']
    return { contexts, [call === 'references' ? 'citedPaper' : 'citingPaper']: paper }
  })
  const body = { offset: 0, ...(all.length > limit && { next: limit }), data }
  return { source: 'semanticscholar', status: 200, body: JSON.stringify(body) }
}

/** What the stand-ins say of references and citing works at addresses of their own; undefined for every other address. */
export const answerCitations = (address: URL, works: number): Answer | undefined =>
  europePmcAnswer(address, works) ?? crossrefAnswer(address, works) ?? semanticScholarAnswer(address, works)

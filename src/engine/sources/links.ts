import type { Paper } from '#contract/papers.ts'
import { canonical } from '#science/records/identifiers.ts'

import { askAddress, NOT_KNOWN, SourceFailure } from './ask-source.ts'
import { crossref } from './crossref.ts'
import { europePmc } from './europe-pmc.ts'
import { openAlex, openAlexRecord } from './open-alex.ts'
import { bagOf, countOf, listOf, plainOf, present, textOf, yearOf, type Bag } from './reading.ts'
import type { SourceSettings } from './settings.ts'
import { LINK_FIELDS, semanticScholar, semanticScholarRecord } from './semantic-scholar.ts'
import { addressOf, askerOf } from './source-address.ts'
import { jsonOf, UnreadableReply, type SourceAdapter, type SourceRecord } from './source-record.ts'

export type LinkRelation = 'references' | 'citing'
/** What a source says of a paper while it is asked for its links. */
export type SeedFacts = { citedBy?: number; abstract?: string }
/**
 * Links of one paper. `total`: how many the source says there are, where fewer were taken; `isCut` where it says only that
 * there are more. Undefined where the source does
 * not know the paper: that is not the same as a paper without links.
 */
export type Links = { records: SourceRecord[]; total?: number; isCut?: boolean; seed?: SeedFacts } | undefined

/** Links of one paper that are taken from a source: the reference list of almost any paper, and its most cited citers. */
const MOST = { references: 300, citing: 100 } satisfies Record<LinkRelation, number>
/** Works that OpenAlex takes in one filter. */
const IN_FILTER = 50
/** Sentences around one citation that are kept, and letters of each. */
const SAID_MOST = 3
const SAID_LETTERS = 500

export type LinkSource = {
  adapter: SourceAdapter
  relations: readonly LinkRelation[]
  links: (seed: Paper, relation: LinkRelation, settings: SourceSettings) => Promise<Links>
}

const ask = (adapter: SourceAdapter, settings: SourceSettings, path: string, parameters: Record<string, string>) => {
  const address = addressOf(adapter, settings)
  if (path !== '') address.pathname = path.startsWith('/') ? path : `${address.pathname}/${path}`
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return askAddress(adapter, address, settings, (body) => bagOf(jsonOf(body)))
}

/** The answer, or undefined where the source says that it has no such paper. */
async function orUnknown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof SourceFailure && error.message === NOT_KNOWN) return undefined
    throw error
  }
}

/** https://developers.openalex.org: `referenced_works` of a work, `filter=openalex:a|b` for these, `filter=cites:` for those. */
const fromOpenAlex: LinkSource = {
  adapter: openAlex,
  relations: ['references', 'citing'],
  links: async ({ ids }, relation, settings) => {
    const name = ids.doi === undefined ? ids.pmid && `pmid:${ids.pmid}` : `doi:${ids.doi}`
    if (!name) return undefined
    const works = async (filter: string, more: Record<string, string> = {}) => {
      const { cursor: _, ...asker } = openAlex.parameters(openAlex.most, askerOf(openAlex, settings))
      const reply = await ask(openAlex, settings, '', { ...asker, filter, ...more })
      if (!Array.isArray(reply['results'])) throw new UnreadableReply('no results')
      return { results: reply['results'], total: countOf(bagOf(reply['meta'])['count']) }
    }
    const [found] = (await works(name)).results
    const [record] = openAlexRecord(found)
    const id = textOf(bagOf(found)['id'])?.split('/').at(-1)
    if (!record || !id) return undefined
    const seed = present({ citedBy: record.citedBy, abstract: record.draft.abstract })
    if (relation === 'citing') {
      const { results, total = 0 } = await works(`cites:${id}`, { sort: 'cited_by_count:desc' })
      const records = results.slice(0, MOST.citing).flatMap(openAlexRecord)
      return { records, seed, ...(total > records.length && { total }) }
    }
    const cited = listOf(bagOf(found)['referenced_works']).flatMap((each) => textOf(each)?.split('/').at(-1) ?? [])
    // A work without a list is one whose list it has not read.
    if (cited.length === 0) return undefined
    const records: SourceRecord[] = []
    for (let at = 0; at < Math.min(cited.length, MOST.references); at += IN_FILTER) {
      const filter = `openalex:${cited.slice(at, at + IN_FILTER).join('|')}`
      records.push(...(await works(filter)).results.flatMap(openAlexRecord))
    }
    return { records, seed, ...(cited.length > MOST.references && { total: cited.length }) }
  },
}

/** A reference as it was deposited: often a DOI alone, sometimes only the line that was printed. */
function depositedReference(value: unknown): SourceRecord[] {
  const reference = bagOf(value)
  const doi = canonical.doi(textOf(reference['DOI']) ?? '')
  const title = plainOf(reference['article-title'] ?? reference['volume-title'])
  const printed = plainOf(reference['unstructured'])
  if (!doi && !title && !printed) return []
  const family = textOf(reference['author'])
  const draft = present({
    type: reference['journal-title'] === undefined ? 'document' : 'article-journal',
    // A line that was printed is the reference as the paper has it; a DOI alone says no title.
    title: title ?? printed ?? '',
    authors: family === undefined ? [] : [{ literal: family }],
    year: yearOf(textOf(reference['year'])?.slice(0, 4)),
    venue: plainOf(reference['journal-title']),
    volume: textOf(reference['volume']),
    pages: textOf(reference['first-page']),
    keywords: [],
    ids: present({ doi }),
  })
  const sourceId = doi ?? `${title ?? printed}`.slice(0, 80)
  return [{ sourceId, draft, isPreprint: false, versionDois: [] }]
}

/** https://api.crossref.org: /works/{doi} has the references that the publisher deposited. Who cites it is not open there. */
const fromCrossref: LinkSource = {
  adapter: crossref,
  relations: ['references'],
  links: async ({ ids }, _relation, settings) => {
    if (ids.doi === undefined) return undefined
    const { mailto } = askerOf(crossref, settings)
    const reply = await orUnknown(ask(crossref, settings, encodeURIComponent(ids.doi), mailto ? { mailto } : {}))
    const references = bagOf(reply?.['message'])['reference']
    // Absent = the publisher deposited none, which says nothing of the paper.
    if (!Array.isArray(references)) return undefined
    const records = references.slice(0, MOST.references).flatMap(depositedReference)
    return { records, ...(references.length > MOST.references && { total: references.length }) }
  },
}

function listedRecord(value: unknown): SourceRecord[] {
  const entry: Bag = bagOf(value)
  const title = plainOf(entry['title'])
  const doi = canonical.doi(textOf(entry['doi']) ?? '')
  const id = textOf(entry['id'])
  if (!title && !doi) return []
  const isMedline = textOf(entry['source']) === 'MED'
  const names = (textOf(entry['authorString']) ?? '').replace(/\.$/, '').split(', ').filter(Boolean)
  const draft = present({
    type: 'article-journal',
    title: (title ?? '').replace(/(?<!\.)\.$/, ''),
    authors: names.map((name) => {
      const [, family, given] = /^(.+?) ([\p{Lu}-]{1,6})$/u.exec(name) ?? []
      return family && given ? { family, given } : { literal: name }
    }),
    year: yearOf(entry['pubYear']),
    venue: textOf(entry['journalAbbreviation']),
    volume: textOf(entry['volume']),
    issue: textOf(entry['issue']),
    pages: textOf(entry['pageInfo']),
    keywords: [],
    ids: present({ doi, pmid: isMedline ? canonical.pmid(id ?? '') : undefined }),
  })
  return [
    { sourceId: `${textOf(entry['source']) ?? ''}:${id ?? doi ?? title}`, draft, isPreprint: false, versionDois: [] },
  ]
}

/** https://europepmc.org/RestfulWebService: /{source}/{id}/references and /citations, for what has a PMID or a PMCID. */
const fromEuropePmc: LinkSource = {
  adapter: europePmc,
  relations: ['references', 'citing'],
  links: async ({ ids }, relation, settings) => {
    const name = ids.pmid === undefined ? ids.pmcid && `PMC/${ids.pmcid}` : `MED/${ids.pmid}`
    if (!name) return undefined
    const [list, item, call] =
      relation === 'references'
        ? ['referenceList', 'reference', 'references']
        : ['citationList', 'citation', 'citations']
    const root = addressOf(europePmc, settings).pathname.replace(/\/search\/?$/, '')
    const parameters = { format: 'json', page: '1', pageSize: String(MOST[relation]) }
    const reply = await orUnknown(ask(europePmc, settings, `${root}/${name}/${call}`, parameters))
    if (!reply) return undefined
    const total = countOf(reply['hitCount'])
    if (total === undefined) throw new UnreadableReply('no hit count')
    const records = listOf(bagOf(reply[list])[item]).flatMap(listedRecord)
    // It answers 0 for what it has not read, too.
    return records.length === 0 ? undefined : { records, ...(total > records.length && { total }) }
  },
}

/** The sentences in which one paper cites another, as a source cut them out. */
const saidIn = (link: Bag): string[] =>
  listOf(link['contexts'])
    .flatMap((each) => plainOf(each)?.slice(0, SAID_LETTERS) ?? [])
    .slice(0, SAID_MOST)

const semanticScholarName = ({ doi, pmid, arxiv }: Paper['ids']): string | undefined => {
  if (doi !== undefined) return `DOI:${doi}`
  if (arxiv !== undefined) return `ARXIV:${arxiv}`
  return pmid === undefined ? undefined : `PMID:${pmid}`
}

/**
 * https://api.semanticscholar.org/api-docs/graph (read 2026-11-24): /paper/{id}/references and /citations, at most 1,000 a
 * page, `next` where more follow; with the sentences that cite. `data` is null where a publisher has its list withheld.
 */
const fromSemanticScholar: LinkSource = {
  adapter: semanticScholar,
  relations: ['references', 'citing'],
  links: async ({ ids }, relation, settings) => {
    const name = semanticScholarName(ids)
    if (!name) return undefined
    const root = addressOf(semanticScholar, settings).pathname.replace(/\/search\/bulk\/?$/, '')
    const path = `${root}/${name.split('/').map(encodeURIComponent).join('/')}/${relation === 'references' ? 'references' : 'citations'}`
    const parameters = { fields: `contexts,${LINK_FIELDS}`, limit: String(MOST[relation]) }
    const reply = await orUnknown(ask(semanticScholar, settings, path, parameters))
    if (!reply || reply['data'] === null) return undefined
    if (!Array.isArray(reply['data'])) throw new UnreadableReply('no data')
    const records = reply['data'].map(bagOf).flatMap((link) => {
      const said = saidIn(link)
      const works = semanticScholarRecord(link[relation === 'references' ? 'citedPaper' : 'citingPaper'])
      return works.map((record) => ({ ...record, ...(said.length > 0 && { said }) }))
    })
    return records.length === 0 ? undefined : { records, ...(reply['next'] !== undefined && { isCut: true }) }
  },
}

const sources: readonly LinkSource[] = [fromOpenAlex, fromEuropePmc, fromCrossref, fromSemanticScholar]

/** Every source that knows such links, switched on or not: what was kept of one is read whoever is asked now. */
export const allLinkSources = (relation: LinkRelation): readonly LinkSource[] =>
  sources.filter(({ relations }) => relations.includes(relation))

/** The sources that this server may ask and that know such links. */
export const linkSources = (relation: LinkRelation, settings: SourceSettings): readonly LinkSource[] =>
  allLinkSources(relation).filter(({ adapter }) => settings.sources.includes(adapter.source))

import type { Paper } from '#contract/papers.ts'
import { canonical } from '#science/records/identifiers.ts'

import { askAddress, NOT_KNOWN, SourceFailure } from './ask-source.ts'
import { crossref } from './crossref.ts'
import { europePmc } from './europe-pmc.ts'
import { openAlex, openAlexRecord } from './open-alex.ts'
import { bagOf, listOf, plainOf, present, textOf, yearOf, type Bag } from './reading.ts'
import type { SourceSettings } from './settings.ts'
import { addressOf, askerOf } from './source-address.ts'
import { jsonOf, UnreadableReply, type SourceAdapter, type SourceRecord } from './source-record.ts'

export type LinkRelation = 'references' | 'citing'
/** Undefined where the source does not know the paper: that is not the same as a paper without links. */
export type Links = SourceRecord[] | undefined

/** Links of one paper that are taken from a source: a page of a source's answer. */
const MOST = 100
/** Works that OpenAlex takes in one filter. */
const IN_FILTER = 50

type LinkSource = {
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
    const works = async (filter: string) => {
      const { cursor: _, ...asker } = openAlex.parameters(MOST, askerOf(openAlex, settings))
      const reply = await ask(openAlex, settings, '', { ...asker, filter })
      if (!Array.isArray(reply['results'])) throw new UnreadableReply('no results')
      return reply['results']
    }
    const [seed] = (await works(name)).map(bagOf)
    const id = textOf(seed?.['id'])?.split('/').at(-1)
    if (!seed || !id) return undefined
    if (relation === 'citing') return (await works(`cites:${id}`)).flatMap(openAlexRecord)
    const cited = listOf(seed['referenced_works']).flatMap((each) => textOf(each)?.split('/').at(-1) ?? [])
    const records: SourceRecord[] = []
    for (let at = 0; at < Math.min(cited.length, MOST); at += IN_FILTER) {
      const filter = `openalex:${cited.slice(at, at + IN_FILTER).join('|')}`
      records.push(...(await works(filter)).flatMap(openAlexRecord))
    }
    return records
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
    return Array.isArray(references) ? references.flatMap(depositedReference) : undefined
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
    const parameters = { format: 'json', page: '1', pageSize: String(MOST) }
    const reply = await orUnknown(ask(europePmc, settings, `${root}/${name}/${call}`, parameters))
    if (!reply) return undefined
    if (reply['hitCount'] === undefined) throw new UnreadableReply('no hit count')
    const rows = listOf(bagOf(reply[list])[item])
    // It answers 0 for what it has not read, too.
    return rows.length === 0 ? undefined : rows.flatMap(listedRecord)
  },
}

const sources = [fromOpenAlex, fromEuropePmc, fromCrossref]

/** The sources that this server may ask and that know such links. */
export const linkSources = (relation: LinkRelation, settings: SourceSettings): readonly LinkSource[] =>
  sources.filter(({ adapter, relations }) => settings.sources.includes(adapter.source) && relations.includes(relation))

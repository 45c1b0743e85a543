import type { Fetched, PaperIds } from '#contract/papers.ts'
import { canonical } from '#science/records/identifiers.ts'

import { askAddress, NOT_KNOWN, SourceFailure } from './ask-source.ts'
import { europePmc } from './europe-pmc.ts'
import { bagOf, listOf, plainOf, textOf, type Bag } from './reading.ts'
import type { SourceSettings } from './settings.ts'
import { addressOf, askerOf } from './source-address.ts'
import { jsonOf } from './source-record.ts'
import { unpaywall } from './unpaywall.ts'

/** Where an open copy of a paper is said to be. */
export type OpenCopy = Pick<Fetched, 'licence' | 'version'> & { from: string; format: 'jats' | 'pdf'; address: URL }

/** What a source knows of a paper's open copies. Undefined where it does not know the paper. */
export type OpenCopies = { copies: OpenCopy[]; abstract?: string } | undefined

const webAddress = (value: unknown): URL | undefined => {
  const text = textOf(value)
  if (text === undefined || text.length > 2000 || !URL.canParse(text)) return undefined
  const address = new URL(text)
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : undefined
}

async function orUnknown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof SourceFailure && error.message === NOT_KNOWN) return undefined
    throw error
  }
}

const versions: Record<string, NonNullable<OpenCopy['version']>> = {
  publishedVersion: 'published',
  acceptedVersion: 'accepted',
  submittedVersion: 'submitted',
}

/** https://unpaywall.org/products/api (read 2026-11-24): /v2/{doi}?email=. Rejects with `SourceFailure` alone. */
export async function askUnpaywall(doi: string, settings: SourceSettings): Promise<OpenCopies> {
  const { mailto } = askerOf(unpaywall, settings)
  if (mailto === undefined) throw new SourceFailure('It answers only with an email address. None was given.')
  const address = addressOf(unpaywall, settings)
  address.pathname += `/${doi.split('/').map(encodeURIComponent).join('/')}`
  address.searchParams.set('email', mailto)
  const reply = await orUnknown(askAddress(unpaywall, address, settings, (body) => bagOf(jsonOf(body))))
  if (!reply) return undefined
  const best = reply['best_oa_location']
  const seen = new Set<string>()
  const copies = [best, ...listOf(reply['oa_locations'])].flatMap((each): OpenCopy[] => {
    const location = bagOf(each)
    const pdf = webAddress(location['url_for_pdf'])
    if (!pdf || seen.has(pdf.href)) return []
    seen.add(pdf.href)
    const licence = textOf(location['license'])
    const version = versions[textOf(location['version']) ?? '']
    return [
      {
        from: unpaywall.label,
        format: 'pdf',
        address: pdf,
        ...(licence !== undefined && { licence }),
        ...(version !== undefined && { version }),
      },
    ]
  })
  return { copies }
}

const nameIn = ({ doi, pmid, pmcid }: PaperIds): string | undefined => {
  if (pmcid !== undefined) return `PMCID:${pmcid}`
  if (pmid !== undefined) return `EXT_ID:${pmid} AND SRC:MED`
  return doi === undefined ? undefined : `DOI:"${doi.replaceAll('"', '')}"`
}

/** Its own text of a work: what an author handed in is the accepted version, a preprint the submitted one. */
const versionOf = (work: Bag): NonNullable<OpenCopy['version']> => {
  if (textOf(work['source']) === 'PPR') return 'submitted'
  return ['authMan', 'epmcAuthMan', 'nihAuthMan'].some((name) => work[name] === 'Y') ? 'accepted' : 'published'
}

/**
 * https://europepmc.org/RestfulWebService (read 2026-11-24): `search` with resultType=core says whether a work is open
 * access and where; `{PMCID}/fullTextXML` gives it in JATS.
 */
export async function askEuropePmc(ids: PaperIds, settings: SourceSettings): Promise<OpenCopies> {
  const name = nameIn(ids)
  if (name === undefined) return undefined
  const { mailto } = askerOf(europePmc, settings)
  const address = addressOf(europePmc, settings)
  for (const [key, value] of Object.entries({ query: name, format: 'json', resultType: 'core', pageSize: '5' })) {
    address.searchParams.set(key, value)
  }
  if (mailto !== undefined) address.searchParams.set('email', mailto)
  const reply = await askAddress(europePmc, address, settings, (body) => bagOf(jsonOf(body)))
  const work = listOf(bagOf(reply['resultList'])['result'])
    .map(bagOf)
    .find((each) => isSame(each, ids))
  if (!work) return undefined
  const licence = textOf(work['license'])
  const about = { from: europePmc.label, version: versionOf(work), ...(licence !== undefined && { licence }) }
  const pmcid = canonical.pmcid(textOf(work['pmcid']) ?? '')
  const copies: OpenCopy[] = []
  if (pmcid !== undefined && work['isOpenAccess'] === 'Y') {
    const xml = addressOf(europePmc, settings)
    xml.pathname = xml.pathname.replace(/\/search\/?$/, `/${pmcid}/fullTextXML`)
    copies.push({ ...about, format: 'jats', address: xml })
  }
  for (const each of listOf(bagOf(work['fullTextUrlList'])['fullTextUrl']).map(bagOf)) {
    const pdf = each['documentStyle'] === 'pdf' && each['availabilityCode'] === 'OA' && webAddress(each['url'])
    if (pdf) copies.push({ ...about, format: 'pdf', address: pdf })
  }
  const abstract = plainOf(work['abstractText'])
  return { copies, ...(abstract !== undefined && { abstract }) }
}

/** A search by an identifier answers with what it thinks near, too: only the very paper counts. */
function isSame(work: Bag, ids: PaperIds): boolean {
  const same = (value: unknown, own: string | undefined, spell: (text: string) => string | undefined) =>
    own !== undefined && spell(textOf(value) ?? '') === own
  return (
    same(work['doi'], ids.doi, canonical.doi) ||
    same(work['pmid'], ids.pmid, canonical.pmid) ||
    same(work['pmcid'], ids.pmcid, canonical.pmcid)
  )
}

/** The text in JATS. Undefined where there is none after all. */
export const askJats = (address: URL, settings: SourceSettings): Promise<string | undefined> =>
  orUnknown(askAddress(europePmc, address, settings, (body) => body))

import type { AskedSource } from '#contract/outside-sources.ts'

import { workOf, type StandInWork } from './corpus.ts'
import { copyOf, isOpen, jatsOf, troubleOf, unpaywallReply } from './full-texts.ts'

type Answer = { source: AskedSource; status: number; body: string }

const within = (n: number, works: number): StandInWork | undefined =>
  Number.isSafeInteger(n) && n >= 0 && n < works ? workOf(n) : undefined

/** The number of the work that a search of Europe PMC names by an identifier; undefined where it names none. */
export function namedWork({ pathname, searchParams }: URL, works: number): number | undefined {
  if (pathname !== '/europepmc/search') return undefined
  const query = searchParams.get('query') ?? ''
  const doi = /^DOI:"10\.5555\/stand-in\.(\d{1,6})"$/.exec(query)?.[1]
  const pmid = /^EXT_ID:9(\d{7}) AND SRC:MED$/.exec(query)?.[1]
  const pmcid = /^PMCID:PMC9(\d{6})$/.exec(query)?.[1]
  const found = doi ?? pmid ?? pmcid
  if (found !== undefined) return within(Number(found), works)?.n ?? -1
  // Every other identifier is that of a paper which is not among the stand-ins.
  return /^(?:DOI|EXT_ID|PMCID):/.test(query) ? -1 : undefined
}

function jatsAnswer(pathname: string, works: number): Answer | undefined {
  const n = /^\/europepmc\/PMC9(\d{6})\/fullTextXML$/.exec(pathname)?.[1]
  if (n === undefined) return undefined
  const work = within(Number(n), works)
  const isThere = work !== undefined && isOpen(work)
  return { source: 'europepmc', status: isThere ? 200 : 404, body: isThere ? jatsOf(work) : '' }
}

function unpaywallAnswer({ pathname, searchParams }: URL, works: number, root: string): Answer | undefined {
  if (!pathname.startsWith('/unpaywall/')) return undefined
  if (!/^\S+@\S+$/.test(searchParams.get('email') ?? '')) return { source: 'unpaywall', status: 422, body: '{}' }
  const n = /^10\.5555\/stand-in\.(\d{1,6})$/.exec(decodeURIComponent(pathname.slice('/unpaywall/'.length)))?.[1]
  const work = n === undefined ? undefined : within(Number(n), works)
  return work
    ? { source: 'unpaywall', status: 200, body: unpaywallReply(work, root) }
    : { source: 'unpaywall', status: 404, body: '{"error":true}' }
}

function copyAnswer(pathname: string, works: number): Answer | undefined {
  const n = /^\/copies\/(\d{1,6})\.pdf$/.exec(pathname)?.[1]
  if (n === undefined) return undefined
  const work = within(Number(n), works)
  const trouble = work && troubleOf(work)
  if (!work || trouble === 'gone') return { source: 'unpaywall', status: 404, body: '' }
  if (trouble === 'forbidden') return { source: 'unpaywall', status: 403, body: '' }
  const body = trouble === 'web-page' ? '<!doctype html><title>Please sign in</title>' : copyOf(work)
  return { source: 'unpaywall', status: 200, body }
}

/** What the stand-ins of Europe PMC and Unpaywall say of full texts; undefined for every other address. */
export const answerFullText = (address: URL, works: number, root: string): Answer | undefined =>
  jatsAnswer(address.pathname, works) ?? unpaywallAnswer(address, works, root) ?? copyAnswer(address.pathname, works)

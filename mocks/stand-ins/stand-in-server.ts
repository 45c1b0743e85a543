import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { askedSources, type AskedSource } from '#contract/outside-sources.ts'
import { externalSources, type ExternalSource } from '#contract/search.ts'

import { workOf, type StandInWork } from './corpus.ts'
import { answerCitations, namedWorks } from './citation-answers.ts'
import { answerFullText } from './full-text-answers.ts'
import { pubmedArticles, standIns } from './pages.ts'

/** How a stand-in misbehaves, for as long as it is set. */
export type StandInFault = 'error' | 'busy' | 'broken' | 'partial' | 'hang'

export type StandInServer = {
  /** Where each source answers, as ROADRUNNER_<SOURCE>_URL takes it. */
  bases: Record<AskedSource, string>
  /** When each was asked, in milliseconds, and how. */
  asked: Record<AskedSource, { at: number; address: URL }[]>
  faults: Partial<Record<AskedSource, StandInFault>>
  /** Those that answer only once they are let go. */
  held: Set<AskedSource>
  release: (source: AskedSource) => void
  stop: () => void
}

const PATHS: Record<AskedSource, string> = {
  openalex: '/openalex',
  europepmc: '/europepmc/search',
  pubmed: '/pubmed/esearch.fcgi',
  crossref: '/crossref',
  arxiv: '/arxiv',
  semanticscholar: '/semanticscholar',
  doaj: '/doaj',
  clinicaltrials: '/clinicaltrials',
  unpaywall: '/unpaywall',
}

function worksOf(source: ExternalSource, works: number): StandInWork[] {
  return Array.from({ length: works }, (_, n) => n)
    .filter(standIns[source].has)
    .map(workOf)
}

/**
 * Every source outside, on this machine, in the shapes that they document: pages, cursors, totals, errors. Whatever is
 * asked matches: it stands in for the sources and not for their search. `works` are all that there are. `failing` names a
 * source that answers some requests and then with errors: `crossref:1`.
 */
export async function startStandIns({
  works = 4321,
  port = 0,
  failing = '',
}: {
  works?: number
  port?: number
  failing?: string
} = {}): Promise<StandInServer> {
  const kept = new Map<ExternalSource, StandInWork[]>()
  const all = (source: ExternalSource) => {
    const list = kept.get(source) ?? worksOf(source, works)
    kept.set(source, list)
    return list
  }
  const asked = Object.fromEntries(askedSources.map((source) => [source, []])) as unknown as StandInServer['asked']
  const faults: StandInServer['faults'] = {}
  const [tired, answers = 0] = failing.split(':')
  const held = new Set<AskedSource>()
  const waiting: { source: AskedSource; answer: () => void }[] = []

  function send(source: AskedSource, body: string, response: ServerResponse) {
    if (held.has(source)) return void waiting.push({ source, answer: () => send(source, body, response) })
    const isTired = source === tired && asked[source].length > Number(answers)
    const fault = faults[source] ?? (isTired ? 'error' : undefined)
    if (fault === 'hang') return
    if (fault === 'error') return void response.writeHead(500).end('{"error":"stand-in"}')
    if (fault === 'busy') return void response.writeHead(429, { 'retry-after': '60' }).end()
    if (fault === 'broken') return void response.writeHead(200).end('<html>maintenance</html>')
    response.writeHead(200).end(fault === 'partial' ? body.slice(0, body.length / 2) : body)
  }

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://stand-ins.test')
    const full =
      answerFullText(address, works, `http://${request.headers.host ?? ''}`) ?? answerCitations(address, works)
    if (full) {
      asked[full.source].push({ at: performance.now(), address })
      if (full.status !== 200) return void response.writeHead(full.status).end(full.body)
      return send(full.source, full.body, response)
    }
    const isFetch = address.pathname === '/pubmed/efetch.fcgi'
    const source = isFetch ? 'pubmed' : externalSources.find((each) => standIns[each].path.test(address.pathname))
    if (!source) return void response.writeHead(404).end()
    asked[source].push({ at: performance.now(), address })
    if (isFetch) return send(source, pubmedArticles((address.searchParams.get('id') ?? '').split(',')), response)
    const standIn = standIns[source]
    const from = standIn.from(address)
    const size = standIn.size(address)
    const named = namedWorks(address, works)
    const { isAsked = () => true, beyond } = standIn
    if (beyond && from >= beyond.reach) return void response.writeHead(beyond.status).end(beyond.body)
    const list = all(source).filter((work) => (named === undefined || named.has(work.n)) && isAsked(work, address))
    send(
      source,
      standIn.write({ works: list.slice(from, from + size), from, size, total: list.length, address }),
      response,
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: given } = server.address() as AddressInfo
  return {
    bases: Object.fromEntries(
      askedSources.map((source) => [source, `http://127.0.0.1:${given}${PATHS[source]}`]),
    ) as Record<AskedSource, string>,
    asked,
    faults,
    held,
    release: (source) => {
      held.delete(source)
      for (const each of waiting.splice(0)) if (each.source === source) each.answer()
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

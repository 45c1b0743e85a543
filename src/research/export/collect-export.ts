import type { QueryClient } from '@tanstack/react-query'

import type { Capability } from '#contract/capabilities.ts'
import { documentsApi } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'

import { cachedUser } from '#platform/session/session.queries.ts'
import { allCollections, allHighlights, allPapers, fileEntries, filesOfPapers, isTouched } from './archive-entries.ts'
import type { Everything } from './export-files.ts'
import { logOf, type Log } from '../analyses/log-of.ts'
import { libraryArchive } from './library-archive.ts'
import { wholeLedger } from './library-ledger.ts'
import { askServer, collectPastWork } from './past-work.ts'

export type Step = {
  part: 'library' | 'files' | 'syntheses' | 'cited' | 'filters' | 'searches' | 'conversations'
  done: number
  total: number
}
type Options = {
  signal: AbortSignal
  has: (name: Capability) => boolean
  onStep: (step: Step) => void
}

/** Ids in one request: they stand in the address. */
const IDS_AT_ONCE = 100

async function allSyntheses({ signal, onStep }: Options): Promise<Synthesis[]> {
  const list = await callApi(synthesesApi.list, {}, { signal })
  const whole: Synthesis[] = []
  for (const { id } of list) {
    onStep({ part: 'syntheses', done: whole.length, total: list.length })
    try {
      whole.push(await callApi(synthesesApi.get, { params: { id } }, { signal }))
    } catch (error) {
      // Deleted elsewhere since the list was made.
      if (statusOf(error) !== 404) throw error
    }
  }
  onStep({ part: 'syntheses', done: whole.length, total: list.length })
  return whole
}

/** Logs of those that have one: drafts and reviews live in theirs. */
async function allLogs(syntheses: readonly Synthesis[], signal: AbortSignal): Promise<Log[]> {
  const logs: Log[] = []
  for (const { id, seq } of syntheses) {
    signal.throwIfAborted()
    const entries = seq === 0 ? [] : await logOf(askServer, id)
    if (entries.length > 0) logs.push({ id, entries })
  }
  return logs
}

const citedBy = ({ documentIds, sections }: Synthesis): string[] => [
  ...(documentIds ?? []),
  ...(sections ?? []).flatMap(({ sentences }) =>
    sentences.flatMap(({ citations }) => citations.map(({ documentId }) => documentId)),
  ),
]

async function citedPapers(syntheses: readonly Synthesis[], { signal, onStep }: Options): Promise<Paper[]> {
  const ids = [...new Set(syntheses.flatMap(citedBy))]
  const papers: Paper[] = []
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    onStep({ part: 'cited', done: at, total: ids.length })
    const query = { ids: ids.slice(at, at + IDS_AT_ONCE).join(',') }
    papers.push(...(await callApi(documentsApi.list, { query }, { signal })).documents)
  }
  return papers
}

/** Reads everything of the person that the API hands out. One failure fails the whole: half an export would look whole. */
export async function collectEverything(client: QueryClient, options: Options): Promise<Everything> {
  const { signal, has, onStep } = options
  const hasLibrary = has('documents')
  const told = (part: Step['part']) => ({
    signal,
    onStep: (done: number, total: number) => onStep({ part, done, total }),
  })
  const library = hasLibrary ? await allPapers('own', told('library')) : undefined
  // Starter papers belong to the product; what the person said of them, and files they added, are theirs.
  const touched = hasLibrary ? (await allPapers('starter', told('library'))).filter(isTouched) : []
  const collections = await allCollections(has('library'), signal)
  const kept = [...(library ?? []), ...touched]
  const highlights = await allHighlights(has('highlights'), signal)
  const archive = libraryArchive(kept, collections, { whole: true, highlights })
  const { ledger, trashed = [] } = has('library-ledger') ? await wholeLedger(signal) : {}
  const inTrash = (ledger?.removed ?? []).map(({ files: paths = [] }, index) => ({ files: paths, of: trashed[index] }))
  const files = await fileEntries([...filesOfPapers(archive, kept), ...inTrash], told('files'))
  const syntheses = await allSyntheses(options)
  const cited = hasLibrary ? await citedPapers(syntheses, options) : []
  const logs = has('analyses') ? await allLogs(syntheses, signal) : []
  const past = await collectPastWork({ ask: askServer, has }, { signal, onStep })
  return { user: cachedUser(client), library, archive, ledger, files, syntheses, logs, cited, past }
}

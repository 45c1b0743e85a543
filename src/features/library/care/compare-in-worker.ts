import type { Paper } from '#contract/papers.ts'
import { possibleDuplicates, type PossibleDuplicate } from '#science/records/possible-duplicates.ts'
import type { ProposedRelation } from '#science/records/proposed-relations.ts'
import { askWorker } from '#shared/browser/ask-worker.ts'

import type { Comparison } from './compare.worker.ts'

const start = () => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' })
const lost = 'The comparison could not be started.'

/** Compares a whole library beside the page, so that the page stays quick. Aborting ends the work at once. */
export async function compareInWorker(
  papers: readonly Paper[],
  dismissed: readonly string[],
  signal: AbortSignal,
): Promise<PossibleDuplicate[]> {
  // What is compared, and nothing else, is sent over: abstracts are most of the bytes.
  const lean = papers.map(({ abstract: _abstract, origin: _origin, shelf: _shelf, ...paper }) => paper)
  const question: Comparison = { papers: lean, dismissed: [...dismissed], wanted: 'duplicates' }
  const inPage = () => possibleDuplicates(lean, new Set(dismissed))
  return askWorker(start, question, { inPage, lost, signal })
}

/** Papers that seem to belong together, found beside the page as well. Abstracts go along: registrations stand in them. */
export async function relateInWorker(papers: readonly Paper[], signal: AbortSignal): Promise<ProposedRelation[]> {
  const lean = papers.map(({ origin: _origin, shelf: _shelf, ...paper }) => paper)
  const question: Comparison = { papers: lean, dismissed: [], wanted: 'relations' }
  const inPage = async () => (await import('#science/records/proposed-relations.ts')).proposedRelations(lean)
  return askWorker(start, question, { inPage, lost, signal })
}

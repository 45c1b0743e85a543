import type { Capability } from '#contract/capabilities.ts'
import { documentsApi, LIST_LIMIT_MAX } from '#contract/documents.ts'
import { highlightsApi, type Highlight } from '#contract/highlights.ts'
import { libraryApi } from '#contract/library.ts'
import { PAGE_LIMIT_MAX } from '#contract/paging.ts'
import type { Paper } from '#contract/papers.ts'
import type { BrowserEngine } from '#platform/engine/browser-engine.ts'

import { isTouched } from '../export/archive-entries.ts'
import { bringBack } from '../export/bring-back.ts'
import type { Tally } from '../export/tally.ts'
import { highlightsBack } from '../export/highlights-back.ts'
import { libraryArchive } from '../export/library-archive.ts'
import { bringPastWork, collectPastWork, type BroughtWork } from '../export/past-work.ts'
import { moveAnalyses } from './move-analyses.ts'
import { movedCopy as copy } from './moved.copy.ts'

/** What became of each kind of thing. Law of each: back + already + failed = total. */
export type Moved = { papers: Tally; files: Tally; highlights: Tally; analyses: Tally } & BroughtWork
export type MoveStep = { part: keyof Moved; done: number; total: number }
type Options = {
  signal: AbortSignal
  onStep: (step: MoveStep) => void
  /** What the server has a place for. */
  has: (name: Capability) => boolean
}

async function papersHere({ ask }: BrowserEngine, scope: 'own' | 'starter'): Promise<Paper[]> {
  const papers: Paper[] = []
  let cursor: string | undefined
  do {
    const query = { scope, limit: String(LIST_LIMIT_MAX), cursor }
    const page = await ask(documentsApi.list, { query })
    papers.push(...page.documents)
    cursor = page.next
  } while (cursor !== undefined)
  return papers
}

async function highlightsHere({ ask }: BrowserEngine): Promise<Highlight[]> {
  const highlights: Highlight[] = []
  let cursor: string | undefined
  do {
    const page = await ask(highlightsApi.all, { query: { limit: String(PAGE_LIMIT_MAX), cursor } })
    highlights.push(...page.highlights)
    cursor = page.next
  } while (cursor !== undefined)
  return highlights
}

/**
 * Sends what a browser kept to the server that has a place for it now. Papers are recognised as an import recognises them,
 * files by their bytes, the rest by keys that follow from their ids: moved twice, nothing is there twice. Nothing is removed
 * here. Rejects where the line breaks; moving again goes on.
 */
export async function moveToServer(engine: BrowserEngine, options: Options): Promise<Moved> {
  const { signal, onStep } = options
  const starters = await papersHere(engine, 'starter')
  // Starter papers are everybody's; what the person said of them is theirs.
  const papers = [...(await papersHere(engine, 'own')), ...starters.filter(isTouched)]
  const { collections } = await engine.ask(libraryApi.collections, {})
  const archive = libraryArchive(papers, collections, { whole: true })
  const places = new Map(
    archive.papers.flatMap(({ files }, index) => files.map(({ path }, at) => [path, papers[index]?.files?.[at]?.url])),
  )
  const contentOf = async (path: string) => {
    const url = places.get(path)
    return url === undefined ? undefined : engine.content(new URL(url, location.origin).pathname)
  }
  const name = copy.title
  const moved = await bringBack(archive, contentOf, name, { signal, onStep, onFile: () => undefined, keepsIds: true })
  // What rests in the trash stays here.
  const theirs = new Set([...papers, ...starters].map(({ id }) => id))
  const marked = (await highlightsHere(engine)).filter(({ documentId }) => theirs.has(documentId))
  const highlights = await highlightsBack(marked, moved.ids, {
    signal,
    onStep: (done, total) => onStep({ part: 'highlights', done, total }),
  })
  const analyses = await moveAnalyses({
    engine,
    ids: moved.ids,
    signal,
    onStep: (done, total) => onStep({ part: 'analyses', done, total }),
  })
  const past = await collectPastWork({ ask: engine.ask, has: () => true }, options)
  const ids = new Map([...moved.ids, ...moved.folders])
  const work = await bringPastWork(past, { ids, has: options.has }, options)
  return { papers: moved.papers, files: moved.files, highlights, analyses, ...work }
}

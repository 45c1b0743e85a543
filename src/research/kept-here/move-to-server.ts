import type { Capability } from '#contract/capabilities.ts'
import { documentsApi, LIST_LIMIT_MAX } from '#contract/documents.ts'
import { highlightsApi } from '#contract/highlights.ts'
import { libraryApi } from '#contract/library.ts'
import type { Paper } from '#contract/papers.ts'
import type { BrowserEngine } from '#platform/engine/browser-engine.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'

import { isTouched } from '../export/archive-entries.ts'
import { bringBack, type Tally } from '../export/bring-back.ts'
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

async function moveHighlights(
  { ask }: BrowserEngine,
  papers: readonly Paper[],
  ids: ReadonlyMap<string, string>,
  { signal, onStep }: Options,
): Promise<Tally> {
  const tally: Tally = { total: 0, back: 0, already: 0, failed: [] }
  for (const [done, { id }] of papers.entries()) {
    const { highlights } = await ask(highlightsApi.list, { params: { id } })
    if (highlights.length === 0) continue
    onStep({ part: 'highlights', done, total: papers.length })
    tally.total += highlights.length
    const params = { id: ids.get(id) ?? id }
    const before = new Set((await callApi(highlightsApi.list, { params }, { signal })).highlights.map((one) => one.id))
    for (const { id: own, documentId: _, createdAt: _made, updatedAt: _changed, ...said } of highlights) {
      try {
        const body = { ...said, clientKey: `moved-${own}`.slice(0, 64) }
        const made = await callApi(highlightsApi.create, { params, body }, { signal })
        tally[before.has(made.id) ? 'already' : 'back'] += 1
      } catch (error) {
        signal.throwIfAborted()
        tally.failed.push({ name: said.quote.slice(0, 80), reason: messageOf(error, copy.notSent) })
      }
    }
  }
  return tally
}

/**
 * Sends what a browser kept to the server that has a place for it now. Papers are recognised as an import recognises them,
 * files by their bytes, the rest by keys that follow from their ids: moved twice, nothing is there twice. Nothing is removed
 * here. Rejects where the line breaks; moving again goes on.
 */
export async function moveToServer(engine: BrowserEngine, options: Options): Promise<Moved> {
  const { signal, onStep } = options
  const papers = [
    ...(await papersHere(engine, 'own')),
    // Starter papers are everybody's; what the person said of them is theirs.
    ...(await papersHere(engine, 'starter')).filter(isTouched),
  ]
  const { collections } = await engine.ask(libraryApi.collections, {})
  const archive = libraryArchive(papers, collections, true)
  const places = new Map(
    archive.papers.flatMap(({ files }, index) => files.map(({ path }, at) => [path, papers[index]?.files?.[at]?.url])),
  )
  const contentOf = async (path: string) => {
    const url = places.get(path)
    return url === undefined ? undefined : engine.content(new URL(url, location.origin).pathname)
  }
  const name = copy.title
  const moved = await bringBack(archive, contentOf, name, { signal, onStep, onFile: () => undefined, keepsIds: true })
  const all = [...papers, ...(await papersHere(engine, 'starter')).filter((paper) => !isTouched(paper))]
  const highlights = await moveHighlights(engine, all, moved.ids, options)
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

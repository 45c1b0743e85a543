import { documentsApi } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { count } from '#shared/format/count.ts'
import { zipParts } from '#shared/format/zip.ts'

import { allCollections, allHighlights, fileEntries, filesOfPapers, libraryEntries } from './archive-entries.ts'
import { libraryArchive } from './library-archive.ts'

const IDS_AT_ONCE = 100

/** Papers as the library has them now: a list of search results knows nothing of notes and files. */
async function asInLibrary(papers: readonly Paper[], signal: AbortSignal): Promise<Paper[]> {
  const now = new Map<string, Paper>()
  for (let at = 0; at < papers.length; at += IDS_AT_ONCE) {
    const ids = papers.slice(at, at + IDS_AT_ONCE).map(({ id }) => id)
    const { documents } = await callApi(documentsApi.list, { query: { ids: ids.join(',') } }, { signal })
    for (const paper of documents) now.set(paper.id, paper)
  }
  return papers.map((paper) => now.get(paper.id) ?? paper)
}

const readme = (papers: number, files: number, at: Date) =>
  [
    `Roadrunner: ${count(papers, 'paper', 'papers')} with ${count(files, 'file', 'files')}, exported ${at.toISOString()}`,
    '',
    'library/library.ris, library.bib, library.json    the same papers for other programs',
    'library/roadrunner.json    the same with collections, tags, reading states, notes, keys and highlights',
    'library/notes.md    your notes, to read; absent where there are none',
    'library/files/    PDF, Word and other files, as they were uploaded',
    '',
    'Settings, Data, “Bring an export back” in Roadrunner reads this archive as it is.',
    '',
  ].join('\n')

/** Papers with their files and notes as one archive. A file that cannot be had fails the whole: half would look whole. */
export async function paperArchive(chosen: Iterable<Paper>, at: Date = new Date()): Promise<Blob> {
  const { signal } = new AbortController()
  const papers = await asInLibrary([...chosen], signal)
  // A server without folders, or without highlights.
  const orNone = (error: unknown) => {
    if (statusOf(error) === 404) return undefined
    throw error
  }
  const collections = (await allCollections(true, signal).catch(orNone)) ?? []
  const ids = new Set(papers.map(({ id }) => id))
  const marked = await allHighlights(true, signal).catch(orNone)
  const highlights = marked?.filter(({ documentId }) => ids.has(documentId))
  const archive = libraryArchive(papers, collections, { highlights })
  const files = await fileEntries(filesOfPapers(archive, papers), { signal, onStep: () => undefined })
  const first = { name: 'README.txt', bytes: new TextEncoder().encode(readme(papers.length, files.length, at)) }
  const parts = zipParts([first, ...(await libraryEntries(papers, archive)), ...files], at)
  return new Blob(parts)
}

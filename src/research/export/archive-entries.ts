import { documentsApi, LIST_LIMIT_MAX } from '#contract/documents.ts'
import { highlightsApi, type Highlight } from '#contract/highlights.ts'
import { libraryApi, type Collection } from '#contract/library.ts'
import { PAGE_LIMIT_MAX } from '#contract/paging.ts'
import type { Paper, PaperFile } from '#contract/papers.ts'
import { callApi } from '#shared/api/call-api.ts'
import type { ZipEntry } from '#shared/format/zip.ts'

import { fileContent } from '../files/file-content.ts'
import { LIBRARY_FILE, notesMarkdown, type LibraryArchive } from './library-archive.ts'

type Told = { signal: AbortSignal; onStep: (done: number, total: number) => void }

/** Folders, where the server knows them. */
export async function allCollections(hasLibrary: boolean, signal: AbortSignal): Promise<readonly Collection[]> {
  return hasLibrary ? (await callApi(libraryApi.collections, {}, { signal })).collections : []
}

/** Every paper of one part of the library, page by page. */
export async function allPapers(scope: 'own' | 'starter', { signal, onStep }: Told): Promise<Paper[]> {
  const papers: Paper[] = []
  let cursor: string | undefined
  do {
    const query = { scope, limit: String(LIST_LIMIT_MAX), cursor }
    const page = await callApi(documentsApi.list, { query }, { signal })
    papers.push(...page.documents)
    onStep(papers.length, Math.max(page.total, papers.length))
    cursor = page.next
  } while (cursor !== undefined)
  return papers
}

/** Whether a person has said anything of a paper, or added a file to it. */
export const isTouched = ({ shelf, files }: Paper): boolean =>
  (files?.length ?? 0) > 0 ||
  (shelf !== undefined &&
    (shelf.tags.length > 0 ||
      shelf.collections.length > 0 ||
      shelf.reading !== 'unread' ||
      shelf.note !== undefined ||
      shelf.isKeyPinned === true))

/** Every passage that the person marked, where the server keeps such, page by page. */
export async function allHighlights(hasHighlights: boolean, signal: AbortSignal): Promise<Highlight[] | undefined> {
  if (!hasHighlights) return undefined
  const all: Highlight[] = []
  let cursor: string | undefined
  do {
    const query = { limit: String(PAGE_LIMIT_MAX), cursor }
    const page = await callApi(highlightsApi.all, { query }, { signal })
    all.push(...page.highlights)
    cursor = page.next
  } while (cursor !== undefined)
  return all
}

/** Files of papers, and at which paths they stand in the archive. */
type Placed = { files: readonly { path: string }[]; of: readonly PaperFile[] | undefined }

/** The contents of files, by the paths at which they stand in the archive. One failure fails the whole. */
export async function fileEntries(placed: readonly Placed[], { signal, onStep }: Told): Promise<ZipEntry[]> {
  const files = new Map<string, PaperFile>()
  for (const { files: paths, of } of placed) {
    for (const [at, { path }] of paths.entries()) {
      const file = of?.[at]
      if (file) files.set(path, file)
    }
  }
  const entries: ZipEntry[] = []
  for (const [name, file] of files) {
    onStep(entries.length, files.size)
    entries.push({ name, bytes: await fileContent(file, { signal }) })
  }
  return entries
}

/** The files of the papers of an archive. */
export const filesOfPapers = ({ papers: archived }: LibraryArchive, papers: readonly Paper[]): Placed[] =>
  archived.map(({ files }, index) => ({ files, of: papers[index]?.files }))

const encoder = new TextEncoder()
const text = (name: string, content: string): ZipEntry => ({ name, bytes: encoder.encode(content) })

/** The library in the formats of other programs, in our own words, and its notes to read. */
export async function libraryEntries(papers: readonly Paper[], archive: LibraryArchive): Promise<ZipEntry[]> {
  const [{ writeRis }, { writeBibtex }, { writeCslJson }] = await Promise.all([
    import('#science/records/write-ris.ts'),
    import('#science/records/write-bibtex.ts'),
    import('#science/records/write-csl-json.ts'),
  ])
  const notes = notesMarkdown(archive)
  return [
    text('library/library.ris', writeRis(papers)),
    text('library/library.bib', writeBibtex(papers)),
    text('library/library.json', writeCslJson(papers)),
    text(LIBRARY_FILE, `${JSON.stringify(archive, undefined, 1)}\n`),
    ...(notes === '' ? [] : [text('library/notes.md', notes)]),
  ]
}

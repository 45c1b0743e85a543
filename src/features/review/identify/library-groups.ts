import type { Collection } from '#contract/library.ts'
import type { Paper } from '#contract/papers.ts'
import type { LibrarySource } from '#contract/library-sources.ts'
import { dayWords } from '#shared/format/dates.ts'

export type LibraryGroup = { key: string; kind: 'import' | 'search' | 'collection'; name: string; ids: string[] }

/**
 * What of the library belongs together: each imported file, each search, each collection. Only the person's own papers.
 * Files that are kept as sources, with every record of theirs, are not listed by the papers that name them.
 */
export function libraryGroups(
  papers: readonly Paper[],
  collections: readonly Collection[],
  sources: readonly Pick<LibrarySource, 'file'>[] = [],
): LibraryGroup[] {
  const kept = new Set(sources.map(({ file }) => file))
  const groups = new Map<string, LibraryGroup>()
  const put = (kind: LibraryGroup['kind'], id: string, name: string, paperId: string) => {
    const key = `${kind} ${id}`
    const group = groups.get(key) ?? { key, kind, name, ids: [] }
    group.ids.push(paperId)
    groups.set(key, group)
  }
  const names = new Map(collections.map(({ id, name }) => [id, name]))
  for (const paper of papers) {
    if (paper.origin.every(({ kind }) => kind === 'starter') && paper.origin.length > 0) continue
    const files = new Set(
      paper.origin.flatMap(({ kind, file }) => (kind === 'import' && file && !kept.has(file) ? [file] : [])),
    )
    const runs = new Map(
      paper.origin.flatMap(({ kind, runId, at }) => (kind === 'search' && runId ? [[runId, at] as const] : [])),
    )
    for (const file of files) put('import', file, file, paper.id)
    for (const [run, at] of runs) {
      put('search', run, at === undefined ? 'Search' : `Search of ${dayWords(at)}`, paper.id)
    }
    for (const id of paper.shelf?.collections ?? []) put('collection', id, names.get(id) ?? 'Collection', paper.id)
  }
  const order = ['import', 'search', 'collection']
  return [...groups.values()].toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name),
  )
}

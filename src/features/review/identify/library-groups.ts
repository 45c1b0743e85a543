import type { Collection } from '#contract/library.ts'
import type { Paper } from '#contract/papers.ts'
import type { RecordSource } from '#contract/review-log.ts'
import type { Found } from '#research/papers/for-a-review.ts'

import { copyOf } from '../model/records.ts'
import type { EntryDraft } from '../model/entry-draft.ts'

export type LibraryGroup = { key: string; kind: 'import' | 'search' | 'collection'; name: string; ids: string[] }

/** What of the library belongs together: each imported file, each search, each collection. Only the person's own papers. */
export function libraryGroups(papers: readonly Paper[], collections: readonly Collection[]): LibraryGroup[] {
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
    const files = new Set(paper.origin.flatMap(({ kind, file }) => (kind === 'import' && file ? [file] : [])))
    const runs = new Map(
      paper.origin.flatMap(({ kind, runId, at }) => (kind === 'search' && runId ? [[runId, at] as const] : [])),
    )
    for (const file of files) put('import', file, file, paper.id)
    for (const [run, at] of runs) {
      put('search', run, at === undefined ? 'Search' : `Search of ${new Date(at).toLocaleDateString('en')}`, paper.id)
    }
    for (const id of paper.shelf?.collections ?? []) put('collection', id, names.get(id) ?? 'Collection', paper.id)
  }
  const order = ['import', 'search', 'collection']
  return [...groups.values()].toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name),
  )
}

const ENDING = /\.(?:ris|bib|nbib|xml|json|csv|enw|txt)$/i
const DATABASES = ['PubMed', 'Embase', 'CENTRAL', 'Cochrane', 'Scopus', 'Web of Science', 'CINAHL', 'PsycINFO', 'MEDLINE', 'LILACS', 'ERIC', 'IEEE', 'OpenAlex', 'Europe PMC', 'arXiv'] // prettier-ignore

/** What a file was probably exported from, by its name: a person says whether that is right. */
export function sourceNameOf(file: string): string {
  const plain = file.toLowerCase().replaceAll(/[^a-z]+/g, '')
  const known = DATABASES.find((name) => plain.includes(name.toLowerCase().replaceAll(' ', '')))
  return known ?? file.replace(ENDING, '')
}

/**
 * Events that identify papers in a source. A paper that the source brings again is a record of its own and a duplicate of
 * the first, so that the diagram counts what every database gave.
 */
export function identifyEvents(
  ids: readonly string[],
  source: RecordSource,
  known: ReadonlyMap<string, { source: RecordSource }>,
): EntryDraft[] {
  const drafts: EntryDraft[] = []
  for (const id of ids) {
    const first = known.get(id)
    if (!first) {
      drafts.push({ kind: 'identified', recordId: id, source })
      continue
    }
    let n = 2
    let isThere = first.source.arm === source.arm && first.source.name === source.name
    for (let copy = known.get(copyOf(id, n)); copy; copy = known.get(copyOf(id, n))) {
      if (copy.source.arm === source.arm && copy.source.name === source.name) isThere = true
      n += 1
    }
    if (isThere) continue
    drafts.push(
      { kind: 'identified', recordId: copyOf(id, n), source },
      { kind: 'duplicate', recordId: copyOf(id, n), of: id },
    )
  }
  return drafts
}

/** The same for papers of several sources: what one of them brought is known when the next is counted. */
export function identifyAll(
  found: readonly Found[],
  records: ReadonlyMap<string, { source: RecordSource }>,
): EntryDraft[] {
  const known = new Map(records)
  return found.flatMap(({ ids, ...source }) => {
    const drafts = identifyEvents(ids, source, known)
    for (const draft of drafts) if (draft.kind === 'identified') known.set(draft.recordId, draft)
    return drafts
  })
}

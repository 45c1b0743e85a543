import { useCallback, useState } from 'react'
import type * as Y from 'yjs'

import { paperSchema, type Paper } from '#contract/papers.ts'
import { createStore, useStore } from '#shared/browser/store.ts'

import { referencesOf } from './sync/draft-doc.ts'

/** What of a paper goes into a shared document: nothing that is said of it by one person alone. */
export function snapshotOf({ shelf: _shelf, files: _files, ...paper }: Paper): Paper {
  return paper
}

/** Papers of the draft, by id. What cannot be read as a paper is left out. */
function createReferences(doc: Y.Doc) {
  const map = referencesOf(doc)
  const read = new WeakMap<object, Paper | null>()
  const readOnce = (value: unknown): Paper | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    const known = read.get(value)
    if (known !== undefined) return known ?? undefined
    const parsed = paperSchema.safeParse(value)
    read.set(value, parsed.success ? parsed.data : null)
    return parsed.success ? parsed.data : undefined
  }
  const all = () => {
    const papers = new Map<string, Paper>()
    for (const [id, value] of map.entries()) {
      const paper = readOnce(value)
      if (paper) papers.set(id, paper)
    }
    return papers
  }
  const store = createStore<ReadonlyMap<string, Paper>>(all())
  map.observe(() => store.set(all()))
  return store
}

export function useReferences(doc: Y.Doc) {
  const [store] = useState(() => createReferences(doc))
  const references = useStore(store)
  const addReferences = useCallback(
    (papers: readonly Paper[]) => {
      const map = referencesOf(doc)
      const fresh = papers.filter(({ id }) => !map.has(id))
      if (fresh.length > 0) doc.transact(() => fresh.forEach((paper) => map.set(paper.id, snapshotOf(paper))))
    },
    [doc],
  )
  return { references, addReferences }
}

import type { JSONContent } from '@tiptap/core'
import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import type { Entry } from '#contract/analyses.ts'
import { paperSchema, type Paper } from '#contract/papers.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'

import { asManuscript } from '../editor/proposals.ts'
import { referencesOf, textOf } from '../sync/draft-doc.ts'
import { createJoiner } from '../sync/pieces.ts'

export type StateAt = { manuscript: Manuscript; references: ReadonlyMap<string, Paper> }

/** The text as it stood after the entry of that `seq`, made again from the log alone. */
export function stateAt(log: readonly Entry[], seq: number): StateAt {
  const doc = new Y.Doc()
  const joiner = createJoiner()
  const updates = log.filter((entry) => entry.seq <= seq).flatMap((entry) => joiner.take(entry.seq, entry.data) ?? [])
  if (updates.length > 0) Y.applyUpdate(doc, Y.mergeUpdates(updates))
  const references = new Map<string, Paper>()
  for (const [id, value] of referencesOf(doc).entries()) {
    const paper = paperSchema.safeParse(value)
    if (paper.success) references.set(id, paper.data)
  }
  const { content = [] } = yXmlFragmentToProsemirrorJSON(textOf(doc)) as { content?: JSONContent[] }
  return { manuscript: asManuscript({ type: 'doc', content }), references }
}

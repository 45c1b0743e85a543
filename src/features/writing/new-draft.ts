import { getSchema } from '@tiptap/core'
import { prosemirrorJSONToYXmlFragment } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import type { DraftBody } from '#contract/draft.ts'
import type { Paper } from '#contract/papers.ts'
import { toBase64 } from '#shared/format/base64.ts'
import type { ExportThread } from '#science/manuscript/export/export-input.ts'
import type { DraftSettings, Manuscript } from '#science/manuscript/manuscript.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'

import { bringThreads } from './comments/threads.ts'
import { schemaExtensions } from './editor/editor-extensions.ts'
import { asEditorData } from './editor/proposals.ts'
import { referencesOf, settingsOf, textOf, threadsOf } from './sync/draft-doc.ts'
import { snapshotOf } from './use-references.ts'

export type DraftStart = {
  manuscript?: Manuscript | undefined
  papers?: readonly Paper[] | undefined
  settings?: DraftSettings | undefined
  /** Comments that came with a document, by the id that the marks in its text name. */
  threads?: readonly ExportThread[] | undefined
}

/** The body of a new draft: nothing is in its log yet. Throws where the text does not fit the schema. */
export function newBody({ manuscript, papers = [], settings = {}, threads = [] }: DraftStart): DraftBody {
  const doc = new Y.Doc()
  doc.transact(() => {
    if (manuscript)
      prosemirrorJSONToYXmlFragment(getSchema([...schemaExtensions]), asEditorData(manuscript), textOf(doc))
    for (const paper of papers) referencesOf(doc).set(paper.id, snapshotOf(paper))
    for (const [name, value] of Object.entries(settings)) if (value !== undefined) settingsOf(doc).set(name, value)
    bringThreads(threadsOf(doc), threads)
  })
  return {
    format: 1,
    seq: 0,
    state: toBase64(Y.encodeStateAsUpdate(doc)),
    words: manuscript ? numberingOf(manuscript).words : 0,
  }
}

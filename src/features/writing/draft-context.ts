import type { Editor } from '@tiptap/core'
import { createContext, use } from 'react'
import type * as Y from 'yjs'

import type { Paper } from '#contract/papers.ts'
import type { CitationItem, RenderedCitations } from '#science/citations/citation.ts'
import type { DraftSettings, Manuscript } from '#science/manuscript/manuscript.ts'
import type { Numbering } from '#science/manuscript/numbering.ts'

import type { StyleFileState } from './style/use-style-file.ts'

/** The panels beside the text. */
export type PanelName =
  | 'outline'
  | 'references'
  | 'checks'
  | 'evidence'
  | 'comments'
  | 'suggestions'
  | 'live'
  | 'assist'
  | 'history'
  | 'settings'

/**
 * An opened draft, for everything that stands beside the text. Text, settings, references and threads are parts of one
 * shared document: what is changed here reaches everybody who has the draft open, and is saved with the text.
 */
export type OpenDraft = {
  /** Id of the analysis. */
  id: string
  title: string
  /** Readers of a project read, and change nothing. */
  canWrite: boolean
  /** Its schema makes exactly the nodes and marks of `#science/manuscript/manuscript.ts`. */
  editor: Editor
  doc: Y.Doc
  /** What is cited or was brought here, as it was then: a collaborator sees papers of somebody else's library. */
  references: ReadonlyMap<string, Paper>
  addReferences: (papers: readonly Paper[]) => void
  /** Puts a citation where the cursor stands; its papers must be references, or be added in the same breath. */
  insertCitation: (items: readonly CitationItem[]) => void
  settings: DraftSettings
  /** `undefined` as a value takes the setting back to its default. */
  setSettings: (patch: { [K in keyof DraftSettings]?: DraftSettings[K] | undefined }) => void
  /** Comment threads by their id, as the mark `comment` names them; values are plain JSON. */
  threads: Y.Map<unknown>
  /** Sends what is not saved yet; true when the server has everything. */
  saveNow: () => Promise<boolean>
  showPanel: (name: PanelName) => void
}

/** The text as data, as of the last pause of about 250 ms, and what follows from it. Never read it while a key is handled. */
export type DraftText = {
  manuscript: Manuscript
  numbering: Numbering
  /** Undefined while it is computed for the first time. */
  rendered: RenderedCitations | undefined
  /** What became of the style from a file, where one is chosen. */
  byFile: StyleFileState
}

export const DraftContext = createContext<OpenDraft | undefined>(undefined)

/** The draft that is open. */
export function useDraft(): OpenDraft {
  const draft = use(DraftContext)
  if (!draft) throw new Error('No draft is open here.')
  return draft
}

export const DraftTextContext = createContext<DraftText | undefined>(undefined)

/** The text of the draft that is open: what reads it is drawn anew after a pause in typing, and nothing else is. */
export function useDraftText(): DraftText {
  const text = use(DraftTextContext)
  if (!text) throw new Error('No draft is open here.')
  return text
}

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { discardDraft, draftKey, readDraft, writeDraft } from '#platform/drafts/draft-store.ts'
import { readDocument, type MetaDocument } from '#research/meta-analysis/document.ts'
import { createSaver } from '#research/saving/saver.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { metaAnalysisCopy as copy } from '../meta-analysis.copy.ts'
import { draftIn, hasContent, KIND, papersOf, startOf } from './kept.ts'

const PAUSE_MS = 1200

/** What was read once stays the same document: what is on screen is compared by identity. */
const documents = new WeakMap<object, MetaDocument>()
const read = (body: unknown): MetaDocument | undefined => {
  const key = typeof body === 'object' && body !== null ? body : {}
  const known = documents.get(key)
  if (known) return known
  const found = readDocument(body)
  if (!found.ok) return undefined
  documents.set(key, found.document)
  documents.set(found.document, found.document)
  return found.document
}
/** One without a name has another name on the server. */
const named = (row: Synthesis): Synthesis => (row.title === copy.untitled ? { ...row, title: '' } : row)

/**
 * Saves one meta-analysis, and makes it where there is none yet: sent again after a lost answer, its key gives the one that
 * was made. Until then it is a draft of this tab.
 */
export function createMetaSaver(userId: string | undefined, saved: Synthesis | undefined) {
  let id = saved?.id
  const key = () => draftKey(userId, KIND, id ?? 'new')
  const draft = draftIn(readDraft(key()))
  const clientKey = draft?.clientKey ?? newKey()
  const blank = startOf(false)
  const start = draft ?? keptIn(saved) ?? blank
  documents.set(start.document, start.document)
  let tellMade: ((id: string) => void) | undefined
  const saver = createSaver<MetaDocument>({
    merge: 'ask',
    pauseMs: PAUSE_MS,
    read,
    isWorth: ({ title, body }) => id !== undefined || hasContent({ title, document: body }),
    place: {
      read: () =>
        draft && { version: draft.version ?? saved?.version ?? 0, head: { title: draft.title }, body: draft.document },
      keep({ version }) {
        const { work } = saver.current()
        if (work) writeDraft(key(), { title: work.title, document: work.body, version, clientKey })
      },
      drop: () => discardDraft(key()),
    },
    server: {
      read: async () => named(await callApi(synthesesApi.get, { params: { id: id ?? '' } })),
      async save(_, version, { title, body }) {
        const documentIds = papersOf({ title, document: body })
        const content = { title: title.trim() || copy.untitled, body, kind: KIND, documentIds }
        const row = id
          ? await callApi(synthesesApi.update, { params: { id }, body: { ...content, version } })
          : await callApi(synthesesApi.create, { body: { ...content, clientKey } })
        if (row.body === undefined || row.body === null) throw new Error(copy.unkept)
        if (!id) {
          discardDraft(key())
          id = row.id
          tellMade?.(id)
        }
        // As it was typed: a space at its end may be the beginning of a word.
        return { ...row, title }
      },
    },
  })
  return {
    ...saver,
    /** What is shown first: what an earlier visit left, or what the server has. */
    start,
    /** Begins with what the server has, and hears of each later state of it. */
    arrived(row: Synthesis | undefined) {
      saver.arrived(row ? named(row) : { id: '', title: blank.title, version: 0, body: blank.document })
    },
    onSaved: (take: (row: Synthesis) => void) =>
      saver.onSaved((row) => take({ ...row, title: row.title?.trim() || copy.untitled })),
    /** Who hears, once, that it has an id now; nobody any more when the page is left. */
    onMade(tell: typeof tellMade) {
      tellMade = tell
    },
  }
}

const keptIn = (saved: Synthesis | undefined) => {
  const document = saved && read(saved.body)
  return document && { title: named(saved).title ?? '', document }
}

import type * as Y from 'yjs'

/** Findings that somebody looked at and put aside, by `dismissKey`: part of the shared document, for everybody. */
export const dismissalsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('dismissals')

export type Dismissal = { by: string; at: string }

/** Read from a document that others write too. */
export function readDismissal(value: unknown): Dismissal | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { by, at } = value as { by?: unknown; at?: unknown }
  return { by: typeof by === 'string' ? by : '', at: typeof at === 'string' ? at : '' }
}

export const dismiss = (doc: Y.Doc, key: string, by: string): void => {
  dismissalsOf(doc).set(key, { by, at: new Date().toISOString() } satisfies Dismissal)
}
export const takeUpAgain = (doc: Y.Doc, key: string): void => dismissalsOf(doc).delete(key)

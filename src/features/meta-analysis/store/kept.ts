import { emptyDocument, readDocument, type MetaDocument } from '#research/meta-analysis/document.ts'
import { exampleDocument } from '../model/example.ts'

/** What is saved: a name and what was typed. */
export type Kept = { title: string; document: MetaDocument }

/** What a tab keeps of it until the server has it. */
export type KeptDraft = Kept & { version?: number; clientKey?: string }

export const TITLE_MAX = 300
export const KIND = 'meta-analysis'

export const startOf = (isExample: boolean): Kept =>
  isExample
    ? { title: 'Example: BCG against tuberculosis', document: exampleDocument() }
    : { title: '', document: emptyDocument() }

/** A draft as storage gives it back: untrusted. */
export function draftIn(value: unknown): KeptDraft | undefined {
  if (typeof value !== 'object' || value === null || !('document' in value)) return undefined
  const read = readDocument(value.document)
  if (!read.ok) return undefined
  const bag = value as { title?: unknown; version?: unknown; clientKey?: unknown }
  return {
    title: typeof bag.title === 'string' ? bag.title.slice(0, TITLE_MAX) : '',
    document: read.document,
    ...(typeof bag.version === 'number' && { version: bag.version }),
    ...(typeof bag.clientKey === 'string' && { clientKey: bag.clientKey }),
  }
}

/** Whether there is anything that somebody typed. */
export const hasContent = ({ title, document }: Kept): boolean =>
  title.trim() !== '' ||
  document.outcomes.length > 1 ||
  document.outcomes.some(({ lines }) =>
    lines.some(({ cells }) => Object.values(cells).some((text) => text.trim() !== '')),
  )

/** The papers behind its lines, each once. */
export const papersOf = ({ document }: Kept): string[] => [
  ...new Set(document.outcomes.flatMap(({ lines }) => lines.flatMap(({ paperId }) => paperId ?? []))),
]

import { readDocument, type MetaDocument } from '#research/meta-analysis/document.ts'
import type { Kept } from '../store/kept.ts'

/** Everything that was typed and chosen, as a file that opens here again. */
export const bundleText = ({ title, document }: Kept): string => `${JSON.stringify({ ...document, title }, null, 1)}\n`

export type ReadBundle = { ok: true; title: string; document: MetaDocument } | { ok: false; reason: string }

/** Reads a bundle; what is none is refused with a sentence. */
export function readBundle(text: string): ReadBundle {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'The file is no bundle: it is not JSON.' }
  }
  const read = readDocument(value)
  if (!read.ok) return read
  const title =
    typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
      ? value.title
      : ''
  return { ok: true, title: title.slice(0, 300), document: read.document }
}

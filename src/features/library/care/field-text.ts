import type { Author, PaperDraft } from '#contract/papers.ts'
import { authorsLine, typeName } from '#research/papers/paper-words.ts'
import type { MergedField } from '#science/records/merge-records.ts'

const AUTHORS_SHOWN = 40

/** A field of a record as a person reads it. */
export function fieldText(field: MergedField, value: PaperDraft[MergedField]): string {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'Not stated'
  if (field === 'type') return typeName(String(value))
  if (field === 'authors' || field === 'editors') return authorsLine(value as Author[], AUTHORS_SHOWN)
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object') {
    const known = Object.entries(value).filter(([, text]) => text !== undefined)
    return known.length === 0 ? 'Not stated' : known.map(([kind, text]) => `${kind.toUpperCase()} ${text}`).join(', ')
  }
  return String(value)
}

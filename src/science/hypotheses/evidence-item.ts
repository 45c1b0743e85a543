import type { Evidence } from '#contract/evidence.ts'
import type { GridColumn, GridEntry } from '#contract/grid.ts'

/** Ids of items of evidence begin so: other rows of a grid are none. */
export const ITEM_PREFIX = 'item-'

/** The column in which the passage of an item stands. */
export const passageColumn: GridColumn = {
  id: 'item-passage',
  version: 1,
  name: 'Evidence',
  type: 'text',
  field: 'Evidence items',
}

type Item = { text: string; documentId?: string | undefined; evidence?: Evidence | undefined }

/** One item of evidence of a hypothesis comparison, as entries of its log: the row and its passage. `key` names the item. */
export function evidenceItem(
  { text, documentId, evidence }: Item,
  key: string,
): { rowId: string; entries: GridEntry[] } {
  const rowId = `${ITEM_PREFIX}${key}`
  const row = {
    id: rowId,
    kind: 'claim' as const,
    label: text.slice(0, 500),
    ...(documentId !== undefined && { documentId }),
  }
  const cell = {
    kind: 'cell' as const,
    verb: 'set' as const,
    rowId,
    columnId: passageColumn.id,
    columnVersion: passageColumn.version,
    value: text.slice(0, 8000),
    ...(evidence && { evidence: [evidence] }),
  }
  return { rowId, entries: [{ kind: 'row', row }, cell] }
}

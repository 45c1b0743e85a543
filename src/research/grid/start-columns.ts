import type { GridColumn } from '#contract/grid.ts'
import { columnLibrary } from '#science/extraction/column-library.ts'
import { recordColumns } from '#science/grid/record-columns.ts'

/** Columns of the library, and of the record, by their ids, in the order asked for; what neither knows is left out. */
export function startColumns(...ids: readonly string[]): GridColumn[] {
  const known = new Map<string, GridColumn>([...recordColumns, ...columnLibrary].map((column) => [column.id, column]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

import type { Grid } from './grid.ts'
import { effective } from './grid-log.ts'

export type Staleness = {
  /** Papers that came after the last run over the grid. */
  added: string[]
  /** Papers whose text is another one than when the grid was last brought up to date. */
  changed: string[]
  /** Columns whose question changed after cells were filled. */
  columns: string[]
}

/**
 * What of a grid is older than what it is made of. `textHashes`: the texts as they are now, by document id; papers that
 * it does not know are not judged.
 */
export function stalenessOf(grid: Grid, textHashes: ReadonlyMap<string, string>): Staleness {
  const before = grid.body.params.textHashes ?? {}
  const documents = [...new Set(grid.documentIds)]
  const changed = documents.filter((id) => {
    const now = textHashes.get(id)
    return now !== undefined && before[id] !== undefined && before[id] !== now
  })
  const ran = new Set<string>()
  for (const { data } of effective(grid.log.runs)) {
    if (data.kind === 'run' && !data.isPilot && data.status === 'started')
      for (const id of data.rowIds ?? []) ran.add(id)
  }
  const added = ran.size === 0 ? [] : documents.filter((id) => !ran.has(id))
  const old = new Set<string>()
  for (const { cells } of grid.log.rows.values()) {
    for (const [columnId, entries] of cells) {
      const version = grid.columnById.get(columnId)?.version ?? 0
      const last = entries.findLast(({ data }) => data.kind !== 'undo')
      if (last && last.data.kind !== 'undo' && last.data.columnVersion < version) old.add(columnId)
    }
  }
  return { added, changed, columns: grid.columns.filter(({ id }) => old.has(id)).map(({ id }) => id) }
}

export const isStale = ({ added, changed, columns }: Staleness) => added.length + changed.length + columns.length > 0

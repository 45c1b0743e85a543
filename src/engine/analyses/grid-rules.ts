import type { GridEntry } from '#contract/grid.ts'
import { gridKinds } from '#contract/grid-views.ts'
import { readGridBody, readGridEntry } from '#science/grid/read-grid.ts'

import { readingOnce, withholdIn, type Visibility } from './entry-log.ts'

/** People who must have filled a cell before it is open. */
const EXTRACTORS = 2

type Stored = { id: string; accountId: string; data: unknown }
type CellEntry = Extract<GridEntry, { kind: 'cell' }>
type Read = { id: string; by: string; entry: GridEntry }

const readOnce = readingOnce(readGridEntry)

const placeOf = ({ rowId, columnId }: { rowId: string; columnId: string }) => `${rowId}\n${columnId}`

/** Ids of entries that were taken back; an undoing that was itself undone takes nothing back. */
function undoneIds(entries: readonly Read[]): Set<string> {
  const undone = new Set<string>()
  for (const { id, entry } of entries.toReversed()) {
    if (entry.kind === 'undo' && !undone.has(id)) undone.add(entry.undoes)
  }
  return undone
}

/** Cells that one person alone has filled so far, and whose difference nobody has settled. */
function sealedCells(entries: readonly Read[]): Set<string> {
  const undone = undoneIds(entries)
  const people = new Map<string, Set<string>>()
  const settled = new Set<string>()
  for (const { id, by, entry } of entries) {
    if (entry.kind !== 'cell' || undone.has(id)) continue
    const place = placeOf(entry)
    if (entry.settles) settled.add(place)
    const of = people.get(place) ?? new Set()
    people.set(place, of)
    if (entry.verb === 'clear') of.delete(by)
    else of.add(by)
  }
  return new Set([...people].flatMap(([place, by]) => (by.size < EXTRACTORS && !settled.has(place) ? [place] : [])))
}

function visibilityOf(body: unknown, stored: readonly Stored[]): Visibility {
  if (readGridBody(body)?.params.isDouble !== true) return () => true
  const entries = stored.flatMap(({ id, accountId, data }): Read[] => {
    const entry = readOnce(data)
    return entry ? [{ id, by: accountId, entry }] : []
  })
  const sealed = sealedCells(entries)
  const byId = new Map(entries.map((each) => [each.id, each.entry]))
  const isHidden = (entry: CellEntry | GridEntry): boolean => {
    if (entry.kind === 'cell') return !entry.settles && sealed.has(placeOf(entry))
    // A remark on a cell may tell what stands in it.
    if (entry.kind === 'note') {
      return entry.columnId !== undefined && sealed.has(placeOf({ rowId: entry.rowId, columnId: entry.columnId }))
    }
    if (entry.kind !== 'undo') return false
    const target = byId.get(entry.undoes)
    return target !== undefined && isHidden(target)
  }
  return ({ data }) => {
    const entry = readOnce(data)
    return entry === undefined || !isHidden(entry)
  }
}

/**
 * Double extraction is blind: what one person put into a cell is shown to others when a second one has filled it too, or
 * when somebody has settled it. Suggestions, columns, rows and runs are everybody's.
 */
for (const kind of gridKinds) withholdIn(kind, ['cell', 'note', 'undo'], visibilityOf)

import { isOtherEntry, readReviewEntry } from '#contract/review-entries.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { isGridKind } from '#contract/grid-views.ts'
import { completenessOf } from '#science/grid/counts.ts'
import { emptyLog, extendLog } from '#science/grid/grid-log.ts'
import { gridOf } from '#science/grid/grid.ts'
import { readGridBody, readGridEntry } from '#science/grid/read-grid.ts'
import { reviewState, type Place } from '#science/review-log/review-state.ts'

import { whenOthersWrite } from '../world/others.ts'
import type { EntriesRow, SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { storedEntries } from './entry-log.ts'

type Standing = NonNullable<Synthesis['standing']>

const OPEN: readonly Place[] = ['screening', 'retrieval', 'full-text']
const counted = new WeakMap<World, Map<string, { seen: string; standing: Standing | undefined }>>()

whenOthersWrite('analysisEntries', (world: World, changes) => {
  for (const { before, after } of changes) {
    const { analysisId } = (after ?? before ?? {}) as Partial<EntriesRow>
    if (analysisId !== undefined) counted.get(world)?.delete(analysisId)
  }
})

/** A list waits for no longer log than this. */
const ENTRIES_MOST = 5000

/** Where a review or a table stands, by its log; counted anew only when it has changed. Undefined for other kinds. */
export function standingOf(world: World, row: SynthesisRow): Standing | undefined {
  const isTable = isGridKind(row.kind) && (row.seq ?? 0) <= ENTRIES_MOST
  if (row.kind !== 'review' && !isTable) return undefined
  const ofWorld = counted.get(world) ?? new Map<string, { seen: string; standing: Standing | undefined }>()
  counted.set(world, ofWorld)
  // The log of a review says it all; a table also has the columns and papers that it began with.
  const seen = isTable ? `${row.seq ?? 0} ${row.version} ${row.documentIds?.length ?? 0}` : String(row.seq ?? 0)
  const known = ofWorld.get(row.id)
  if (known?.seen === seen) return known.standing
  const standing = isTable ? ofTable(world, row) : ofReview(world, row)
  ofWorld.set(row.id, { seen, standing })
  return standing
}

/** Cells that a person decided, among all of a table; undefined where its view asks nothing by column. */
function ofTable(world: World, row: SynthesisRow): Standing | undefined {
  const body = readGridBody(row.body)
  if (!body) return undefined
  const log = extendLog(
    emptyLog(),
    storedEntries(world, row.id).flatMap(({ id, seq, at, accountId, data: kept }) => {
      const data = readGridEntry(kept)
      return data ? [{ id, seq, at, by: { userId: accountId, name: '' }, data, isPending: false }] : []
    }),
  )
  const grid = gridOf({ documentIds: row.documentIds ?? [], body, log, rules: new Map(), papers: new Map() })
  const { decided, total } = completenessOf(grid)
  return total === 0 ? undefined : { records: total, open: total - decided, included: decided }
}

function ofReview(world: World, row: SynthesisRow): Standing {
  const entries = storedEntries(world, row.id).flatMap(({ data }) => readReviewEntry(data) ?? [])
  const { records } = reviewState(entries.filter((entry) => !isOtherEntry(entry)))
  const places = [...records.values()].map(({ place }) => place)
  return {
    records: records.size,
    open: places.filter((place) => OPEN.includes(place)).length,
    included: places.filter((place) => place === 'included' || place === 'previous').length,
  }
}

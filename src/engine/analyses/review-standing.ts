import { isOtherEntry, readReviewEntry } from '#contract/review-entries.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { reviewState, type Place } from '#science/review-log/review-state.ts'

import type { SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { storedEntries } from './entry-log.ts'

type Standing = NonNullable<Synthesis['standing']>

const OPEN: readonly Place[] = ['screening', 'retrieval', 'full-text']
const counted = new WeakMap<World, Map<string, { seq: number; standing: Standing }>>()

/** What the log of a review leaves open; counted anew only when the log has grown. Undefined for what is no review. */
export function standingOf(world: World, row: SynthesisRow): Standing | undefined {
  if (row.kind !== 'review') return undefined
  const ofWorld = counted.get(world) ?? new Map<string, { seq: number; standing: Standing }>()
  counted.set(world, ofWorld)
  const seq = row.seq ?? 0
  const known = ofWorld.get(row.id)
  if (known?.seq === seq) return known.standing
  const entries = storedEntries(world, row.id).flatMap(({ data }) => readReviewEntry(data) ?? [])
  const { records } = reviewState(entries.filter((entry) => !isOtherEntry(entry)))
  const places = [...records.values()].map(({ place }) => place)
  const standing = {
    records: records.size,
    open: places.filter((place) => OPEN.includes(place)).length,
    included: places.filter((place) => place === 'included' || place === 'previous').length,
  }
  ofWorld.set(row.id, { seq, standing })
  return standing
}

import type { RecordSource } from '#contract/review-log.ts'
import type { Found } from '#research/papers/for-a-review.ts'
import { copyOf } from '#science/review-log/record-id.ts'

import type { EntryDraft } from '../model/entry-draft.ts'

type Known = ReadonlyMap<string, { source: RecordSource }>

/**
 * Whether a record came from that source. An import is known by its id, and by those of the earlier ones that it updates;
 * records of the time before imports were kept, and of what is no import, by their box and name.
 */
const isFrom = (known: RecordSource, { arm, name, sourceId }: RecordSource, earlier: readonly string[]) =>
  known.sourceId === undefined || sourceId === undefined
    ? known.arm === arm && known.name === name
    : known.sourceId === sourceId || earlier.includes(known.sourceId)

/**
 * Events that identify the records of a source, one for each id in its order: a work that stands there twice is two
 * records. One that is in the review already is a record of its own and a duplicate of the first, so that the diagram
 * counts what every database gave, whatever the library held. What the review has from this source is not counted again.
 *
 * @param earlier ids of the imports that this one updates
 */
export function identifyEvents(
  ids: readonly string[],
  source: RecordSource,
  known: Known,
  earlier: readonly string[] = [],
): EntryDraft[] {
  const drafts: EntryDraft[] = []
  /** By work: how many records of it there are, and how many of those came from this source and are still to be met. */
  const places = new Map<string, { next: number; met: number }>()
  const placeOf = (id: string) => {
    const place = { next: 1, met: 0 }
    for (let record = known.get(id); record; record = known.get(copyOf(id, place.next))) {
      if (isFrom(record.source, source, earlier)) place.met += 1
      place.next += 1
    }
    return place
  }
  const { search, ...rest } = source
  for (const id of ids) {
    const place = places.get(id) ?? placeOf(id)
    places.set(id, place)
    if (place.met > 0) {
      place.met -= 1
      continue
    }
    // A search string may take pages: of a kept import one record says it, not thousands.
    const isSaid = search !== undefined && (source.sourceId === undefined || drafts.length === 0)
    const from = { ...rest, ...(isSaid && { search }) }
    const recordId = place.next === 1 ? id : copyOf(id, place.next)
    drafts.push({ kind: 'identified', recordId, source: from })
    if (place.next > 1) drafts.push({ kind: 'duplicate', recordId, of: id })
    place.next += 1
  }
  return drafts
}

/** The same for several sources: what one of them brought is known when the next is counted. */
export function identifyAll(found: readonly Found[], records: Known): EntryDraft[] {
  const known = new Map(records)
  return found.flatMap(({ ids, updates, ...source }) => {
    const drafts = identifyEvents(ids, source, known, updates)
    for (const draft of drafts) if (draft.kind === 'identified') known.set(draft.recordId, draft)
    return drafts
  })
}

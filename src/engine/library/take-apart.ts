import type { PaperDraft } from '#contract/papers.ts'
import { mergedFields } from '#science/records/merge-records.ts'

import { putHighlightsBack } from '../papers/highlights.ts'
import { libraryOf } from '../papers/library.ts'
import { putFilesBack } from '../papers/paper-files.ts'
import { changeRecord } from '../papers/records.ts'
import { keysChanged } from '../papers/shelves.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { MergeRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** A merge of a person that holds, or not found. */
export function mergeOrRefuse(world: World, ownerId: string, id: string): MergeRow {
  const row = world.merges.get(id)
  if (row?.ownerId !== ownerId || row.undoneAt !== undefined) throw notFound('This merge')
  return row
}

const text = (value: unknown) => JSON.stringify(value) ?? ''

/**
 * Takes a merge apart, whenever it was made: the others come back as they were, with their files and highlights, and the
 * one that stayed gets back every field that nobody changed since.
 */
export function takeApart(world: World, ownerId: string, id: string): { restored: number; changed: string[] } {
  const merge = mergeOrRefuse(world, ownerId, id)
  const now = world.documents.get(merge.keep)
  if (!now) {
    const message = 'The paper that stayed was removed or made one with another since. Bring it back first.'
    throw new Refusal(409, message, { code: 'paper_not_here' })
  }
  const record: Record<string, unknown> = { ...now }
  const changed: string[] = []
  for (const field of mergedFields) {
    if (text(now[field]) === text(merge.before[field])) continue
    if (text(now[field]) !== text(merge.after[field])) {
      changed.push(field)
      continue
    }
    if (merge.before[field] === undefined) delete record[field]
    else record[field] = merge.before[field]
  }
  changeRecord(world, now, record as PaperDraft)
  // A paper that somebody put where it was before is not put there twice.
  const back = merge.dropped.filter((row) => !world.documents.has(row.id))
  for (const row of back) world.documents.put(row)
  libraryOf(world).added(back)
  putFilesBack(world, ownerId, merge.files)
  putHighlightsBack(world, ownerId, merge.highlights)
  world.merges.put({ ...merge, undoneAt: world.now() })
  world.undos.remove(id)
  keysChanged(world, ownerId)
  return { restored: back.length, changed }
}

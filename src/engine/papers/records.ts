import { paperDraftSchema, type Origin, type PaperDraft } from '#contract/papers.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'

import { libraryOf } from './library.ts'
import { keysChanged } from './shelves.ts'
import type { DocumentRow } from '../world/rows.ts'
import { createTurns } from '../world/turns.ts'
import type { World } from '../world/world.ts'

type StudyDesign = ReturnType<typeof studyDesignOf>

/** Ids that this function gives: no others are taken from outside. */
const OURS = /^d-[a-z0-9]{8,40}$/
const isFree = (world: World, id: string) => OURS.test(id) && !world.documents.has(id) && !world.trash.has(id)

/** Designs that were read before the paper was made. */
const designs = new WeakMap<PaperDraft, StudyDesign>()
/** In a browser each turn costs four milliseconds, and there are thousands of records. */
const DESIGNS_MS = 25

/** Reads the designs of many records and lets others through in between: half a millisecond for each adds up. */
export async function readDesigns(drafts: readonly PaperDraft[]): Promise<void> {
  const turn = createTurns(DESIGNS_MS)
  for (const draft of drafts) {
    designs.set(draft, studyDesignOf(draft))
    await turn()
  }
}

/** A paper made of a record; it is not kept yet. `wished`: the id that it had elsewhere, taken where it is free. */
export const newPaper = (
  world: World,
  ownerId: string,
  draft: PaperDraft,
  origin: Origin,
  wished?: string,
): DocumentRow => ({
  ...draft,
  id: wished !== undefined && isFree(world, wished) ? wished : world.newId('d'),
  ownerId,
  design: (designs.get(draft) ?? studyDesignOf(draft)).design,
  flags: draft.publicationTypes?.some((type) => /retracted publication/i.test(type)) ? { retracted: true } : {},
  counts: {},
  origin: [{ ...origin, at: world.now() }],
  addedAt: world.now(),
})

/** Keeps what a paper's record said when it came, before it is changed for the first time. */
export function keepOriginal(world: World, row: DocumentRow): void {
  if (world.originals.has(row.id)) return
  world.originals.put({ id: row.id, ownerId: row.ownerId, draft: paperDraftSchema.parse(row) })
}

/** What a paper's record said when it came; undefined where nothing is left of it. */
export function originalOf(world: World, id: string): PaperDraft | undefined {
  const kept = world.originals.get(id)?.draft
  if (kept) return kept
  const row = world.documents.get(id) ?? world.trash.get(id)?.paper
  return row && paperDraftSchema.parse(row)
}

/** The text of a paper changed: it is found by the new words, and compared by the new fields. */
export function reindex(world: World, before: DocumentRow, after: DocumentRow): void {
  libraryOf(world).removed(before)
  libraryOf(world).added([after])
  keysChanged(world, after.ownerId)
}

/** Puts a record in a paper's place; what the record said when it came is kept. */
export function changeRecord(world: World, row: DocumentRow, record: PaperDraft): DocumentRow {
  keepOriginal(world, row)
  const { id, ownerId, flags, counts, origin, summarised, addedAt, shelf, relations } = row
  const kept = { id, ownerId, flags, counts, origin, summarised, addedAt, shelf, relations }
  const after = world.documents.put({ ...record, ...kept, design: studyDesignOf(record).design })
  reindex(world, row, after)
  return after
}

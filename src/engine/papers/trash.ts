import { TRASH_DAYS } from '#contract/library-care.ts'
import { paperDraftSchema, type Paper } from '#contract/papers.ts'

import { isStarter, libraryOf, paperFor } from './library.ts'
import { sweepFiles } from './paper-files.ts'
import { keysChanged } from './shelves.ts'
import type { AccountRow, DocumentRow, TrashRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

const DAY_MS = 86_400_000

/** When a paper that was removed then is gone for good. */
export const goneAt = ({ removedAt }: Pick<TrashRow, 'removedAt'>): string =>
  new Date(Date.parse(removedAt) + TRASH_DAYS * DAY_MS).toISOString()

/** Files of papers that are neither in the library nor in the trash, nor can come back by an undo, go. */
export const sweepAway = (world: World, ownerId: string) =>
  sweepFiles(world, ownerId, (id) => isStarter(id) || world.documents.has(id) || world.trash.has(id))

/** Takes papers out of the library and keeps them in the trash. */
export function trashPapers(world: World, ownerId: string, rows: readonly DocumentRow[]): void {
  for (const row of rows) {
    world.documents.remove(row.id)
    libraryOf(world).removed(row)
    world.trash.put({ id: row.id, ownerId, removedAt: world.now(), paper: row })
  }
  keysChanged(world, ownerId)
  sweepTrash(world, ownerId)
}

/** Puts papers of the trash back as they were; those that are not there are left out. */
export function restorePapers(world: World, ownerId: string, ids: readonly string[]): number {
  const rows = ids.flatMap((id) => world.trash.get(id) ?? []).filter((row) => row.ownerId === ownerId)
  for (const { id, paper } of rows) {
    world.trash.remove(id)
    world.documents.put(paper)
  }
  libraryOf(world).added(rows.map(({ paper }) => paper))
  const known = libraryOf(world).duplicatesOf(ownerId)
  for (const { id, paper } of rows) known.add(id, paper)
  keysChanged(world, ownerId)
  return rows.length
}

/** Removes papers of the trash for good. Of each stays what a reference list says of it, and nothing else. */
export function purgePapers(world: World, ownerId: string, ids: readonly string[]): number {
  const rows = ids.flatMap((id) => world.trash.get(id) ?? []).filter((row) => row.ownerId === ownerId)
  for (const { id, paper } of rows) {
    world.trash.remove(id)
    const {
      abstract: _text,
      abstractRebuiltBy: _by,
      note: _note,
      asGiven: _given,
      ...draft
    } = paperDraftSchema.parse(paper)
    world.originals.put({ id, ownerId, draft, goneAt: world.now() })
    const highlights = world.highlights.of(ownerId).pick(
      (row) => row.documentId === id,
      (row) => row.id,
    )
    for (const each of highlights) world.highlights.remove(each)
  }
  // A change of that day must not bring back what was removed for good.
  const gone = new Set(rows.map(({ id }) => id))
  for (const undo of world.undos.of(ownerId).all()) {
    const documents = undo.documents.filter(({ id }) => !gone.has(id))
    if (documents.length < undo.documents.length) world.undos.put({ ...undo, documents })
  }
  if (rows.length > 0) sweepAway(world, ownerId)
  return rows.length
}

/** Removes for good what has rested long enough. */
export function sweepTrash(world: World, ownerId: string): void {
  const now = Date.parse(world.now())
  const due = world.trash.of(ownerId).pick(
    (row) => Date.parse(goneAt(row)) <= now,
    ({ id }) => id,
  )
  if (due.length > 0) purgePapers(world, ownerId, due)
}

/** A paper that a person can read, or one that rests in their trash: files and highlights of it can come back there. */
export function restingPaperFor(world: World, account: AccountRow, id: string): Paper | undefined {
  const trashed = world.trash.get(id)
  return paperFor(world, account, id) ?? (trashed?.ownerId === account.id ? trashed.paper : undefined)
}

/** Whether anything is left of a paper, in anybody's library, without taking it out. */
export const isKnownPaper = (world: World, id: string): boolean =>
  isStarter(id) || world.documents.has(id) || world.trash.has(id) || world.originals.has(id)

/**
 * A paper for what rests on it: one of the library, or what is known of one that was removed or went into another, so
 * that what cites it still says what it was.
 */
export function paperOnceFor(world: World, account: AccountRow, id: string): Paper | undefined {
  const paper = paperFor(world, account, id)
  if (paper) return paper
  const trashed = world.trash.get(id)
  if (trashed) return trashed.ownerId === account.id ? { ...trashed.paper, removedAt: trashed.removedAt } : undefined
  const gone = world.originals.get(id)
  if (gone?.ownerId !== account.id) return undefined
  if (gone.goneAt !== undefined) {
    return { ...gone.draft, id, design: 'unknown', flags: {}, counts: {}, origin: [], removedAt: gone.goneAt }
  }
  const [row] = world.merges.pick(
    ({ ownerId, dropped }) => ownerId === account.id && dropped.some((each) => each.id === id),
    ({ dropped }) => dropped.find((each) => each.id === id),
  )
  return row && { ...row }
}

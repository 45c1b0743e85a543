import { isStarter, libraryOf } from '../papers/library.ts'
import { putHighlightsBack } from '../papers/highlights.ts'
import { putFilesBack } from '../papers/paper-files.ts'
import { notFound } from '../world/refusal.ts'
import type { DocumentRow, ShelfRow } from '../world/rows.ts'
import { emptyShelf, keepShelf, keysChanged } from '../papers/shelves.ts'
import type { World } from '../world/world.ts'

const DAY_MS = 86_400_000
/** So many changes of one person can be taken back; older ones are forgotten. */
const KEPT = 20

const shelfRowId = (accountId: string, documentId: string) => `${accountId}:${documentId}`

/** Keeps papers as they stand now, own and starter, so that what is about to be done to them can be taken back. */
export function rememberPapers(world: World, accountId: string, ids: readonly string[]): string {
  const documents: DocumentRow[] = []
  const shelves: ShelfRow[] = []
  for (const documentId of ids) {
    if (isStarter(documentId)) {
      const id = shelfRowId(accountId, documentId)
      const kept = world.shelves.get(id)
      shelves.push(kept ?? { id, ownerId: accountId, documentId, shelf: emptyShelf })
    } else {
      const row = world.documents.get(documentId)
      if (row?.ownerId === accountId) documents.push(row)
    }
  }
  const mine = world.undos.of(accountId).all()
  for (const old of mine.slice(0, Math.max(0, mine.length - KEPT + 1))) world.undos.remove(old.id)
  return world.undos.put({ id: world.newId('u'), ownerId: accountId, at: world.now(), documents, shelves }).id
}

/** Puts everything back as it stood; a second time, or a day later, there is nothing to take back. */
export function undoChange(world: World, accountId: string, undoId: string): number {
  const row = world.undos.get(undoId)
  if (row?.ownerId !== accountId || Date.parse(world.now()) - Date.parse(row.at) > DAY_MS) {
    throw notFound('This change')
  }
  world.undos.remove(undoId)
  if (world.merges.has(undoId)) world.merges.update(undoId, { undoneAt: world.now() })
  const library = libraryOf(world)
  for (const paper of row.documents) {
    const now = world.documents.get(paper.id)
    if (now) library.removed(now)
    world.documents.put(paper)
    world.trash.remove(paper.id)
  }
  library.added(row.documents)
  putFilesBack(world, accountId, row.files ?? [])
  putHighlightsBack(world, accountId, row.highlights ?? [])
  for (const { documentId, shelf } of row.shelves) keepShelf(world, accountId, documentId, shelf)
  keysChanged(world, accountId)
  return row.documents.length + row.shelves.length
}

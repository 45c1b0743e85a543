import type { Collection } from '#contract/library.ts'

import { notFound, Refusal } from '../world/refusal.ts'
import type { CollectionRow } from '../world/rows.ts'
import { keepShelf, shelvesOf } from './shelves.ts'
import type { World } from '../world/world.ts'

export const COLLECTIONS_MAX = 2000

export const collectionsOf = (world: World, accountId: string): CollectionRow[] => world.collections.of(accountId).all()

export function collectionFor(world: World, accountId: string, id: string): CollectionRow {
  const row = world.collections.get(id)
  if (row?.ownerId !== accountId) throw notFound('The collection')
  return row
}

/** Each with the papers that stand in it. */
export function countedCollections(world: World, accountId: string): Collection[] {
  const counts = new Map<string, number>()
  for (const { shelf } of shelvesOf(world, accountId)) {
    for (const id of shelf.collections) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return collectionsOf(world, accountId).map((row) => shown(row, counts.get(row.id) ?? 0))
}

export const shown = ({ id, name, parentId }: CollectionRow, count: number): Collection => ({
  id,
  name,
  ...(parentId !== undefined && { parentId }),
  count,
})

/** A folder and every folder under it. */
export function withFolders(rows: readonly CollectionRow[], id: string): string[] {
  const inside = rows.filter(({ parentId }) => parentId === id).flatMap((row) => withFolders(rows, row.id))
  return [id, ...inside]
}

export function assertNoCircle(rows: readonly CollectionRow[], id: string, parentId: string): void {
  if (!withFolders(rows, id).includes(parentId)) return
  throw new Refusal(409, 'A collection cannot stand in itself or in one of its own. It stays where it is.', {
    code: 'collection_circle',
  })
}

/** Takes a folder with its folders away; the papers stay in the library. */
export function removeCollection(world: World, accountId: string, id: string): void {
  const gone = new Set(withFolders(collectionsOf(world, accountId), id))
  for (const { documentId, shelf } of shelvesOf(world, accountId)) {
    const collections = shelf.collections.filter((each) => !gone.has(each))
    if (collections.length < shelf.collections.length) {
      keepShelf(world, accountId, documentId, { ...shelf, collections })
    }
  }
  for (const each of gone) world.collections.remove(each)
}

import type { Paper, Shelf } from '#contract/papers.ts'
import { citationKeyOf, citationKeys, isCitationKey, uniqueKey } from '#science/records/citation-key.ts'

import { isStarter, starterLibrary } from './library.ts'
import { canReadFile, filesOf } from './paper-files.ts'
import type { DocumentRow } from '../world/rows.ts'
import { whenOthersWrite } from '../world/others.ts'
import { ownerOf } from '../world/owner.ts'
import type { World } from '../world/world.ts'

/**
 * What people say of papers: tags, folders, reading state, note, citation key. It stands in the row of a paper of their
 * own, and beside the starter papers, which belong to everybody, in a table of its own.
 */
export const emptyShelf: Shelf = { tags: [], collections: [], reading: 'unread' }

/** Made by whoever asks first. */
let ofStarters: ReturnType<typeof citationKeys> | undefined
const starterKeys = () => (ofStarters ??= citationKeys(starterLibrary()))
const rowId = (accountId: string, documentId: string) => `${accountId}:${documentId}`

type Keys = { byId: Map<string, string>; taken: Set<string> }
const keysOfWorld = new WeakMap<World, Map<string, Keys>>()

/** Keys that a person's own papers have. */
function keysOf(world: World, accountId: string): Keys {
  const ofWorld = keysOfWorld.get(world) ?? new Map<string, Keys>()
  keysOfWorld.set(world, ofWorld)
  const known = ofWorld.get(accountId)
  if (known) return known
  const kept = new Map<string, string>()
  const mine = world.documents.of(accountId).pick(
    () => true,
    (row) => {
      if (row.shelf?.citationKey !== undefined) kept.set(row.id, row.shelf.citationKey)
      return row
    },
  )
  const byId = citationKeys(mine, kept)
  const made = { byId, taken: new Set(byId.values()) }
  ofWorld.set(accountId, made)
  return made
}

/** Papers came, went or were renamed by another way than one at a time. */
export const keysChanged = (world: World, accountId: string) => void keysOfWorld.get(world)?.delete(accountId)

whenOthersWrite('documents', (world: World, changes) => {
  for (const { before, after } of changes) {
    for (const row of [before, after]) if (row) keysChanged(world, ownerOf(row) ?? '')
  }
})

/** Whether another paper of this person is cited by that key. */
export const isKeyTaken = (world: World, accountId: string, key: string, documentId: string) => {
  const { byId, taken } = keysOf(world, accountId)
  return taken.has(key) && byId.get(documentId) !== key
}

/** A key for a paper that comes into the library: the file's own where it is free, otherwise by the rule. */
export function newKey(world: World, accountId: string, row: DocumentRow, wanted = ''): Partial<Shelf> {
  const { byId, taken } = keysOf(world, accountId)
  const isOwn = isCitationKey(wanted) && !taken.has(wanted)
  const citationKey = isOwn ? wanted : uniqueKey(citationKeyOf(row), taken)
  taken.add(citationKey)
  byId.set(row.id, citationKey)
  return { citationKey, ...(isOwn && { isKeyPinned: true }) }
}

function starterKeyFor(world: World, accountId: string, id: string): string {
  const { taken } = keysOf(world, accountId)
  const stem = starterKeys().get(id) ?? 'paper'
  let key = stem
  for (let number = 2; taken.has(key); number += 1) key = `${stem}-s${number}`
  return key
}

/** The shelf of a paper that this person may read. */
export function shelfOf(world: World, accountId: string, paper: Paper): Shelf {
  if (!isStarter(paper.id)) {
    const key = keysOf(world, accountId).byId.get(paper.id)
    return { ...emptyShelf, ...paper.shelf, ...(key !== undefined && { citationKey: key }) }
  }
  const kept = world.shelves.get(rowId(accountId, paper.id))?.shelf ?? emptyShelf
  return { ...kept, citationKey: kept.citationKey ?? starterKeyFor(world, accountId, paper.id) }
}

/**
 * Whether a paper is somebody's to read: one of their own, or a starter paper of which they have said anything. The rest
 * of the starter papers came with the product, and nobody meant to read them.
 */
export const isTakenUp = (world: World, accountId: string, id: string): boolean =>
  !isStarter(id) || world.shelves.get(rowId(accountId, id)) !== undefined

/** A paper with what this person says of it and the files that they have of it. */
export const withShelf = <P extends Paper>(world: World, accountId: string, paper: P): P => ({
  ...paper,
  shelf: shelfOf(world, accountId, paper),
  ...(canReadFile(world, accountId, paper.id) && { files: filesOf(world, accountId, paper.id) }),
})

export function keepShelf(world: World, accountId: string, documentId: string, shelf: Shelf): void {
  if (isStarter(documentId)) {
    world.shelves.put({ id: rowId(accountId, documentId), ownerId: accountId, documentId, shelf })
    return
  }
  world.documents.update(documentId, { shelf })
  if (shelf.citationKey !== keysOf(world, accountId).byId.get(documentId)) keysChanged(world, accountId)
}

/** Every shelf on which something stands: of own papers and of starter papers. Rows are read in place. */
export function shelvesOf(world: World, accountId: string): { documentId: string; shelf: Shelf }[] {
  const own = world.documents.of(accountId).pick(
    (row) => row.shelf !== undefined,
    (row) => ({ documentId: row.id, shelf: row.shelf ?? emptyShelf }),
  )
  const starter = world.shelves.of(accountId).pick(
    () => true,
    ({ documentId, shelf }) => ({ documentId, shelf }),
  )
  return [...own, ...starter]
}

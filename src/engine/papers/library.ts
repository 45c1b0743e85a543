import type { Paper, PaperDraft } from '#contract/papers.ts'
import { createDuplicateIndex } from '#science/records/deduplicate.ts'
import type { SearchIndex } from '#science/search/search-index.ts'

import { readsThroughAnalysis } from './shared-papers.ts'
import { whenOthersWrite } from '../world/others.ts'
import type { AccountRow, DocumentRow, OwnAbstractRow } from '../world/rows.ts'
import { starterPapers } from '../starter-papers/all.ts'
import { withOwnAbstract } from './own-abstracts.ts'
import { withRelations } from './relations.ts'
import { withCheck } from './retraction-check.ts'
import { openIndexes } from './indexes.ts'
import { couldBeTwin, keepTwins, readTwins, type Twins } from './kept-twins.ts'
import { createTurns } from '../world/turns.ts'
import type { World } from '../world/world.ts'

/**
 * The papers that a person can read: the starter library, which belongs to the product and stands beside every world, and
 * their own. Each person has a full-text index of these alone, so that a search takes as long as their library is large.
 */
export type Library = {
  /**
   * The index of a person, once every paper added so far can be found; `guests`: papers of others that they may read, to
   * be found in it too.
   */
  indexFor(accountId: string, guests?: readonly string[]): Promise<SearchIndex>
  /** Whether this person may read that paper; the same as `paperFor`, without taking the paper out. */
  mayRead(accountId: string, id: string): boolean
  /** Recognises a record that this person already has. */
  duplicatesOf(accountId: string): ReturnType<typeof createDuplicateIndex>
  /** Starter papers that this person also has as a record of their own: starter id → own id. */
  twinsOf(accountId: string): Twins
  /** Finds the twins of this person, and keeps those that are known for the next opening, behind everything else. */
  keepTwins(accountId: string): Promise<void>
  added(rows: readonly DocumentRow[]): void
  removed(row: DocumentRow): void
  /** The text of a starter paper is another one for this person now. */
  reread(accountId: string, paperId: string): void
  /** Rows as they were and as they are since another process wrote them. */
  writtenByOthers(before: readonly DocumentRow[], after: readonly DocumentRow[]): void
}

const starterById = new Map<string, Paper>(starterPapers.map((paper) => [paper.id, paper]))

export const isStarter = (id: string) => starterById.has(id)
export const starterLibrary = (): readonly Paper[] => starterPapers

/**
 * A paper that this person may read: their own, or one that an analysis of their project reads. No other is found. It is
 * the one that is kept, to be read alone.
 */
export function paperFor(world: World, account: AccountRow, id: string): Paper | undefined {
  const starter = starterById.get(id)
  if (starter) {
    return withRelations(world, account.id, withCheck(world, withOwnAbstract(world, account.id, starter)))
  }
  const row = world.documents.seen(id)
  return row && (row.ownerId === account.id || readsThroughAnalysis(world, account.id, row))
    ? withRelations(world, account.id, withCheck(world, row))
    : undefined
}

/** Papers of a person, to be read alone: without a copy of each. */
const readOnly = (world: World, accountId: string): readonly Readonly<DocumentRow>[] =>
  world.documents.of(accountId).pick(
    () => true,
    (row) => row,
  )

/** What records are recognised by is held for the people who imported last: it is as large as their papers. */
const RECOGNISED = 12

const libraries = new WeakMap<World, Library>()

export function libraryOf(world: World): Library {
  const known = libraries.get(world)
  if (known) return known
  const library = openLibrary(world)
  libraries.set(world, library)
  return library
}

whenOthersWrite('documents', (world: World, changes) => {
  const rows = (which: 'before' | 'after') =>
    changes.flatMap((each) => (each[which] ? [each[which] as DocumentRow] : []))
  libraries.get(world)?.writtenByOthers(rows('before'), rows('after'))
})
whenOthersWrite('ownAbstracts', (world: World, changes) => {
  for (const { before, after } of changes) {
    const row = (after ?? before) as OwnAbstractRow | undefined
    if (row) libraries.get(world)?.reread(row.ownerId, row.paperId)
  }
})

function twinsIn(mine: ReturnType<typeof createDuplicateIndex>): Twins {
  const found: Twins = new Map()
  for (const starter of starterPapers) {
    const match = mine.match(draftOf(starter))
    if (match) found.set(starter.id, match.id)
  }
  return found
}

function openLibrary(world: World): Library {
  const duplicates = new Map<string, ReturnType<typeof createDuplicateIndex>>()
  const twins = new Map<string, Twins>()
  const ownerOf = new Map(world.documents.owners())
  const indexes = openIndexes(world)
  /** Counts papers that came, went or changed. */
  let changes = 0
  let kept = 0
  const readBefore = async () => {
    const before = await readTwins(world)
    if (changes > 0) return
    for (const [accountId, found] of before) twins.set(accountId, found)
    kept = before.size
  }
  const before = readBefore()

  /** The twins of a person in turns with other calls, so that who asks for them at once need not look for them. */
  const findTwins = async (accountId: string) => {
    const from = changes
    const turn = createTurns()
    if (twins.has(accountId)) return
    const mine = createDuplicateIndex()
    for (const id of world.documents.idsOf(accountId)) {
      await turn()
      if (twins.has(accountId) || changes !== from) return
      const row = world.documents.seen(id)
      if (row && couldBeTwin(row)) mine.add(id, row)
    }
    twins.set(accountId, twinsIn(mine))
  }

  const library: Library = {
    indexFor: async (accountId, guests = []) => {
      const [index] = await Promise.all([indexes.of(accountId, guests), before])
      await findTwins(accountId)
      return index
    },
    mayRead: (accountId, id) => starterById.has(id) || ownerOf.get(id) === accountId,
    duplicatesOf: (accountId) => {
      const held = duplicates.get(accountId) ?? createDuplicateIndex(readOnly(world, accountId))
      // Who imported last stands last, and who has not for longest goes first.
      duplicates.delete(accountId)
      duplicates.set(accountId, held)
      const [oldest] = duplicates.keys()
      if (duplicates.size > RECOGNISED && oldest !== undefined) duplicates.delete(oldest)
      return held
    },
    twinsOf: (accountId) => {
      const known = twins.get(accountId)
      if (known) return known
      const mine = duplicates.get(accountId) ?? createDuplicateIndex(readOnly(world, accountId).filter(couldBeTwin))
      const found = twinsIn(mine)
      twins.set(accountId, found)
      return found
    },
    keepTwins: async (accountId) => {
      await library.indexFor(accountId)
      library.twinsOf(accountId)
      // What a call under way has written may never be kept.
      if (kept === twins.size || !world.isSettled) return
      kept = twins.size
      await keepTwins(world, twins)
    },
    added: (rows) => {
      changes += 1
      kept = 0
      for (const row of rows) {
        twins.delete(row.ownerId)
        ownerOf.set(row.id, row.ownerId)
      }
      indexes.added(rows)
    },
    removed: (row) => {
      changes += 1
      kept = 0
      ownerOf.delete(row.id)
      duplicates.delete(row.ownerId)
      twins.delete(row.ownerId)
      indexes.removed(row)
    },
    writtenByOthers: (before, after) => {
      for (const row of before) library.removed(row)
      // Who imports knows its records already; nobody here has imported these.
      for (const { ownerId } of after) duplicates.delete(ownerId)
      if (after.length > 0) library.added(after)
    },
    reread: (accountId, paperId) => {
      const paper = starterById.get(paperId)
      if (paper) indexes.reread(accountId, paper)
    },
  }
  return library
}

export const draftOf = (paper: Paper): PaperDraft => paper

import type { Paper } from '#contract/papers.ts'
import { rootOf } from '#science/questions/word-root.ts'
import { isEnglishWord } from '#science/search/english-words.ts'
import { createSearchIndex, type SearchIndex } from '#science/search/search-index.ts'

import { starterPapers } from '../starter-papers/all.ts'
import type { DocumentRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { addInTurns, keptIndex } from './kept-index.ts'
import { withOwnAbstract } from './own-abstracts.ts'

/** Indexes that are held at once: those of the people who searched last. Another one is read anew in a moment. */
const HELD = 40

type Held = {
  index: SearchIndex
  /** Resolves when every paper added so far can be found. */
  work: Promise<void>
  /** Papers of others that stand in it. */
  guests: Set<string>
  changed(papers: number): void
}

/** The full-text index of each person: the starter library and their own papers, read when they first search. */
export type Indexes = {
  of(accountId: string, guests: readonly string[]): Promise<SearchIndex>
  added(rows: readonly DocumentRow[]): void
  removed(row: DocumentRow): void
  /** The text of a starter paper is another one for this person now. */
  reread(accountId: string, paper: Paper): void
}

const rules = { isWord: isEnglishWord, rootOf }

let starters: SearchIndex | undefined
/** An index of the starter library, which is read once for everybody. */
function starterIndex(): SearchIndex {
  if (!starters) {
    starters = createSearchIndex(rules)
    starters.add(starterPapers)
  }
  return starters.fork()
}

/** The indexes of a world. */
export function openIndexes(world: World): Indexes {
  const byAccount = new Map<string, Held>()

  const open = (accountId: string): Held => {
    const index = world.derived ? createSearchIndex(rules) : starterIndex()
    const beside = keptIndex(world, index)
    const ids = world.documents.idsOf(accountId)
    const held: Held = {
      index,
      work: beside.opened(
        starterPapers.map((paper) => withOwnAbstract(world, accountId, paper)),
        ids,
      ),
      guests: new Set(),
      changed: (papers) => beside.changed(papers, () => held.work),
    }
    return held
  }
  const heldOf = (accountId: string): Held => {
    const held = byAccount.get(accountId) ?? open(accountId)
    // Who asked last stands last, and who has not asked for longest goes first.
    byAccount.delete(accountId)
    byAccount.set(accountId, held)
    const [oldest] = byAccount.keys()
    if (byAccount.size > HELD && oldest !== undefined) byAccount.delete(oldest)
    return held
  }
  const inTurn = (held: Held, papers: number, work: () => Promise<void> | void) => {
    held.work = held.work.then(work)
    held.changed(papers)
  }
  const holding = ({ id, ownerId }: DocumentRow): Held[] =>
    [...byAccount].flatMap(([accountId, held]) => (accountId === ownerId || held.guests.has(id) ? [held] : []))

  return {
    of: async (accountId, guests) => {
      const held = heldOf(accountId)
      const rows = guests.flatMap((id) => {
        const row = held.guests.has(id) ? undefined : world.documents.seen(id)
        return row && row.ownerId !== accountId ? [row] : []
      })
      for (const { id } of rows) held.guests.add(id)
      if (rows.length > 0) held.work = held.work.then(() => addInTurns(held.index, rows))
      await held.work
      return held.index
    },
    added: (rows) => {
      // Where an index is kept it is made with its papers; elsewhere a person who does not search needs none.
      if (world.derived) for (const { ownerId } of rows.slice(0, 1)) heldOf(ownerId)
      const byHeld = new Map<Held, DocumentRow[]>()
      for (const row of rows) {
        for (const held of holding(row)) byHeld.set(held, [...(byHeld.get(held) ?? []), row])
      }
      for (const [held, mine] of byHeld)
        inTurn(held, mine.length, () => (world.derived ? held.index.addAll(mine) : addInTurns(held.index, mine)))
    },
    reread: (accountId, paper) => {
      const held = byAccount.get(accountId)
      if (!held) return
      inTurn(held, 1, () => {
        held.index.remove(paper.id)
        return held.index.addAll([withOwnAbstract(world, accountId, paper)])
      })
    },
    removed: (row) => {
      for (const held of holding(row)) inTurn(held, 1, () => void held.index.remove(row.id))
    },
  }
}

import type { SearchablePaper } from '#science/search/indexed-paper.ts'
import type { SearchIndex } from '#science/search/search-index.ts'

import { createTurns } from '../world/turns.ts'
import type { World } from '../world/world.ts'

/** The name under which it is kept. */
const SEARCH_INDEX = 'search-index'
/** So many papers are quicker read anew at the next opening than the whole index is written now. */
const READ_ANEW = 200
/** Papers that are read before it is looked whether others should get a turn. */
const AT_ONCE = 10
/** Changes come in batches: it is written when none has come for so long. */
const PAUSE_MS = 1000

/** Adds papers where others on the same server are to be answered meanwhile. */
export async function addInTurns(index: SearchIndex, papers: readonly SearchablePaper[]): Promise<void> {
  const turn = createTurns()
  for (let at = 0; at < papers.length; at += AT_ONCE) {
    await turn()
    index.add(papers.slice(at, at + AT_ONCE))
  }
}

type KeptIndex = {
  /** Opens the index: from what was kept, and by reading what that has not. `ids` are those of the world's papers. */
  opened(beside: readonly SearchablePaper[], ids: readonly string[]): Promise<void>
  /** So many papers came or went; `settled` gives what waits for the index to have them. */
  changed(papers: number, settled: () => Promise<void>): void
}

/**
 * Keeps the search index of a world beside its rows, so that an opening reads only papers that came or were written to
 * since. One that is late, of other rules or damaged costs time and nothing else.
 */
export function keptIndex(world: World, index: SearchIndex): KeptIndex {
  const { derived, documents } = world
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => documents.seen(id) ?? [])
  if (!derived)
    return {
      async opened(beside, ids) {
        await addInTurns(index, index.unknown(beside))
        const turn = createTurns()
        for (let at = 0; at < ids.length; at += AT_ONCE) {
          await turn()
          index.add(rowsOf(ids.slice(at, at + AT_ONCE)))
        }
      },
      changed: () => {},
    }
  let behind = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = (settled: () => Promise<void>, pause = PAUSE_MS) => {
    if (behind < READ_ANEW) return
    clearTimeout(timer)
    // Without room for it the next opening takes longer.
    timer = setTimeout(
      () =>
        void settled()
          .then(keep)
          .catch(() => undefined),
      pause,
    )
  }
  const keep = async () => {
    // What a call under way has put into the index may never be kept as a row.
    if (!world.isSettled) return keepSoon(() => Promise.resolve())
    behind = 0
    return derived.write(SEARCH_INDEX, index.snapshot())
  }
  return {
    async opened(beside, ids) {
      const { value, writtenSince } = await derived
        .read(SEARCH_INDEX)
        .catch(() => ({ value: undefined, writtenSince: undefined }))
      const written = writtenSince?.('documents')
      const papers = [
        ...beside.map((paper) => ({ id: paper.id, isSame: false, read: () => paper })),
        ...ids.map((id) => ({ id, isSame: written?.has(id) === false, read: () => documents.seen(id) })),
      ]
      behind += await index.restore(value, papers)
      // What this opening had to read is not read once more, even if the page is closed in a moment.
      keepSoon(() => Promise.resolve(), 0)
    },
    changed(papers, settled) {
      behind += papers
      keepSoon(settled)
    },
  }
}

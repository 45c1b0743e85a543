import type { SearchablePaper } from '#science/search/indexed-paper.ts'
import type { SearchIndex } from '#science/search/search-index.ts'

import type { World } from '../world/world.ts'

/** The name under which it is kept. */
export const SEARCH_INDEX = 'search-index'
/** So many papers are quicker read anew at the next opening than the whole index is written now. */
const READ_ANEW = 200
/** Changes come in batches: it is written when none has come for so long. */
const PAUSE_MS = 1000

type KeptIndex = {
  /** Opens the index: from what was kept, and by reading what that has not. */
  opened(papers: readonly SearchablePaper[]): Promise<void>
  /** So many papers came or went; `settled` gives what waits for the index to have them. */
  changed(papers: number, settled: () => Promise<void>): void
}

/**
 * Keeps the search index of a world beside its rows, so that an opening reads only papers that came since. It is checked
 * against the papers at every opening: one that is late, of other rules or damaged costs time and nothing else.
 */
export function keptIndex({ derived }: Pick<World, 'derived'>, index: SearchIndex): KeptIndex {
  if (!derived) return { opened: (papers) => index.addAll(papers), changed: () => {} }
  let behind = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = async () => {
    behind = 0
    await derived.write(SEARCH_INDEX, index.snapshot())
  }
  const keepSoon = (settled: () => Promise<void>) => {
    if (behind < READ_ANEW) return
    clearTimeout(timer)
    // Without room for it the next opening takes longer.
    timer = setTimeout(
      () =>
        void settled()
          .then(keep)
          .catch(() => undefined),
      PAUSE_MS,
    )
  }
  return {
    async opened(papers) {
      const kept = await derived.read(SEARCH_INDEX).catch(() => undefined)
      if (await index.restore(kept, papers)) return
      behind += papers.length
      keepSoon(() => Promise.resolve())
    },
    changed(papers, settled) {
      behind += papers
      keepSoon(settled)
    },
  }
}

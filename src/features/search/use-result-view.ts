import { useMemo, useState } from 'react'

import type { SearchRun } from '#contract/search.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { nothingChosen, stateOfAll, toggle, toggleAll, type Selection } from '#research/papers/selection.ts'

import { filterHits } from './facets.ts'
import { readFilters, readSort, writeFilters, type SearchFilters, type SortOrder } from './search-filters.ts'
import { sortHits } from './sort-hits.ts'

const noIds: readonly string[] = []

/** The papers of a run as they are looked at: filtered and sorted by the address, some of them chosen. */
export function useResultView(
  run: SearchRun | undefined,
  given: URLSearchParams,
  onAddress: (address: URLSearchParams) => void,
) {
  // The router takes its time over a new address; a box that was ticked must not wait for it.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; address: URLSearchParams }>()
  const address = ahead?.of === given ? ahead.address : given
  const setAddress = (next: URLSearchParams) => {
    setAhead({ of: given, address: next })
    onAddress(next)
  }
  // A choice belongs to its run, and outlives the reading of a paper, a reload and the sign-in.
  const [kept, keep, forget] = useDraft('search-choice', run?.runId ?? '', { ids: noIds })
  const [anchor, setAnchor] = useState<string>()
  const filters = useMemo(() => readFilters(address), [address])
  const order = readSort(address)
  const all = useMemo(() => run?.items ?? [], [run])
  const hits = useMemo(() => sortHits(filterHits(all, filters), order), [all, filters, order])
  const shown = useMemo(() => hits.map(({ paper }) => paper.id), [hits])

  const selection = useMemo<Selection>(() => {
    const inRun = new Set(all.map(({ paper }) => paper.id))
    return { ids: new Set(kept.ids.filter((id) => inRun.has(id))), anchor }
  }, [kept, all, anchor])
  const select = (next: Selection) => {
    if (!run) return
    setAnchor(next.anchor)
    if (next.ids.size > 0) keep({ ids: [...next.ids] })
    else forget()
  }

  const chosenPapers = all.map(({ paper }) => paper).filter(({ id }) => selection.ids.has(id))
  return {
    all,
    hits,
    filters,
    order,
    setFilters: (next: SearchFilters) => setAddress(writeFilters(address, next)),
    setOrder: (next: SortOrder) => {
      const changed = new URLSearchParams(address)
      if (next === 'relevance') changed.delete('sort')
      else changed.set('sort', next)
      setAddress(changed)
    },
    chosen: selection.ids,
    /** In the order of the answer, whatever the list is sorted by. */
    chosenPapers,
    /** What the bar below the list says of the choice: a filter hides a chosen paper from the list, never from the bar. */
    choice: {
      chosen: chosenPapers,
      isShown: (id: string) => shown.includes(id),
      onTakeOut: (out: readonly string[]) =>
        select({ ids: new Set([...selection.ids].filter((id) => !out.includes(id))), anchor: undefined }),
    },
    /** Of the chosen ones, those that are in no library. */
    chosenOutside: all
      .filter(({ paper, isOutside }) => isOutside && selection.ids.has(paper.id))
      .map(({ paper }) => paper),
    allChosen: stateOfAll(selection, shown),
    toggle: (id: string, withRange: boolean) => select(toggle(selection, shown, id, withRange)),
    toggleAll: () => select(toggleAll(selection, shown)),
    /** Papers that have other ids now stay chosen under them. */
    rename: (now: ReadonlyMap<string, string>) => keep(({ ids }) => ({ ids: ids.map((id) => now.get(id) ?? id) })),
    clear: () => select(nothingChosen),
  }
}

export type ResultView = ReturnType<typeof useResultView>

import { useSyncExternalStore } from 'react'

import { onSignOut } from '#platform/session/sign-out.ts'

export type RecentPaper = { id: string; title: string }

const KEPT = 8

let papers: readonly RecentPaper[] = []
const listeners = new Set<() => void>()

const set = (next: readonly RecentPaper[]) => {
  papers = next
  for (const listener of listeners) listener()
}

/** Notes that somebody opened a paper: the command palette offers the last eight. Kept in this tab's memory alone. */
export function noteRecentPaper({ id, title }: RecentPaper): void {
  set([{ id, title }, ...papers.filter((paper) => paper.id !== id)].slice(0, KEPT))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The papers opened last, newest first. */
export const useRecentPapers = (): readonly RecentPaper[] => useSyncExternalStore(subscribe, () => papers)

onSignOut(() => set([]))

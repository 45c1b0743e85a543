import { useSyncExternalStore } from 'react'

import { onSignOut } from '#platform/session/forgetters.ts'

/** A passage that somebody put aside to write from, with what it is called. */
export type ChosenPassage = { documentId: string; quote: string; label: string }

/** By draft; they last as long as the page. */
let chosen: ReadonlyMap<string, readonly ChosenPassage[]> = new Map()
const listeners = new Set<() => void>()
const none: readonly ChosenPassage[] = []

const set = (next: typeof chosen) => {
  chosen = next
  for (const listener of listeners) listener()
}
onSignOut(() => set(new Map()))

const isSame = (a: ChosenPassage, b: Pick<ChosenPassage, 'documentId' | 'quote'>) =>
  a.documentId === b.documentId && a.quote === b.quote

export const isChosen = (passages: readonly ChosenPassage[], passage: Pick<ChosenPassage, 'documentId' | 'quote'>) =>
  passages.some((each) => isSame(each, passage))

/** Puts a passage aside, or back. */
export function toggleChosen(draftId: string, passage: ChosenPassage): void {
  const before = chosen.get(draftId) ?? none
  const next = isChosen(before, passage) ? before.filter((each) => !isSame(each, passage)) : [...before, passage]
  set(new Map([...chosen, [draftId, next]]))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useChosenPassages = (draftId: string): readonly ChosenPassage[] =>
  useSyncExternalStore(subscribe, () => chosen.get(draftId) ?? none)

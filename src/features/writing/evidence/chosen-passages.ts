import { onSignOut } from '#platform/session/forgetters.ts'
import { createStore, useStore } from '#shared/browser/store.ts'

/** A passage that somebody put aside to write from, with what it is called. */
export type ChosenPassage = { documentId: string; quote: string; label: string }

/** By draft; they last as long as the page. */
const chosen = createStore<ReadonlyMap<string, readonly ChosenPassage[]>>(new Map())
const none: readonly ChosenPassage[] = []

onSignOut(() => chosen.set(new Map()))

const isSame = (a: ChosenPassage, b: Pick<ChosenPassage, 'documentId' | 'quote'>) =>
  a.documentId === b.documentId && a.quote === b.quote

export const isChosen = (passages: readonly ChosenPassage[], passage: Pick<ChosenPassage, 'documentId' | 'quote'>) =>
  passages.some((each) => isSame(each, passage))

/** Puts a passage aside, or back. */
export function toggleChosen(draftId: string, passage: ChosenPassage): void {
  const before = chosen.get().get(draftId) ?? none
  const next = isChosen(before, passage) ? before.filter((each) => !isSame(each, passage)) : [...before, passage]
  chosen.set(new Map([...chosen.get(), [draftId, next]]))
}

export const useChosenPassages = (draftId: string): readonly ChosenPassage[] => useStore(chosen).get(draftId) ?? none

import { useSyncExternalStore } from 'react'

/** One decision about where a comment stands. `score` 0 to 1; `step` is what led there. */
export type AnchorDecision = {
  nth: number
  at: number
  commentId: string
  step: 'selector' | 'words' | 'likeness' | 'percentages' | 'lost' | 'hidden'
  score: number
  what: string
}

const KEPT = 300

let decisions: readonly AnchorDecision[] = []
let counted = 0
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}

/** The newest first. */
export function noteDecision(decision: Omit<AnchorDecision, 'nth' | 'at'>) {
  counted += 1
  decisions = [{ ...decision, nth: counted, at: Date.now() }, ...decisions].slice(0, KEPT)
  changed()
}

export function forgetDecisions() {
  decisions = []
  changed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the overlay decided about its markers since the page was opened. */
export const useAnchorLog = () => useSyncExternalStore(subscribe, () => decisions)

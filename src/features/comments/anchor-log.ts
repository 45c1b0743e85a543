import { createStore, useStore } from '#shared/browser/store.ts'

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

const decisions = createStore<readonly AnchorDecision[]>([])
let counted = 0

/** The newest first. */
export function noteDecision(decision: Omit<AnchorDecision, 'nth' | 'at'>) {
  counted += 1
  decisions.set([{ ...decision, nth: counted, at: Date.now() }, ...decisions.get()].slice(0, KEPT))
}

export const forgetDecisions = () => decisions.set([])

/** What the overlay decided about its markers since the page was opened. */
export const useAnchorLog = () => useStore(decisions)

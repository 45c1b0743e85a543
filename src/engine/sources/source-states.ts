import type { SourceState } from '#contract/outside-sources.ts'

import type { SourceSettings } from './settings.ts'
import { placeOf } from './source-address.ts'
import type { AskedAdapter } from './source-record.ts'

/** An answer that took longer is called slow. */
const SLOW_MS = 3000

const states = new Map<string, SourceState>()
const waiting = new Map<string, number>()

const now = () => new Date().toISOString()

/** A source answered at its place, after so many milliseconds. */
export function noteAnswer(place: string, ms: number): void {
  states.set(place, { at: now(), kind: ms > SLOW_MS ? 'slow' : 'answers', ms })
}

/** A source gave no answer that could be used. */
export function noteFailure(place: string, words: string, isLimit: boolean): void {
  states.set(place, { at: now(), kind: isLimit ? 'limited' : 'failing', words })
}

/** One request more, or one less, waits for its turn or for its answer. */
export function noteWaiting(place: string, change: 1 | -1): void {
  waiting.set(place, Math.max(0, (waiting.get(place) ?? 0) + change))
}

/** How a source answered last; undefined where it was not asked since the server began. */
export function stateOf(adapter: AskedAdapter, settings: SourceSettings): SourceState | undefined {
  const place = placeOf(adapter, settings)
  const state = states.get(place)
  const queue = waiting.get(place) ?? 0
  return state && { ...state, ...(queue > 0 && { waiting: queue }) }
}

import type { Anchor, Traits } from './anchor.ts'
import { likeness } from './likeness.ts'

/** Below this, a comment rather waits in the tray than stands on something else. */
export const ENOUGH = 0.6
/** From here on nobody looks any further. */
export const CERTAIN = 0.9

/** How the element came into question: by the remembered way to it, by being the very same element, or by its words. */
export type Clue = 'selector' | 'same' | 'words'

/** An id, or a mark that the page gave on purpose, says more than a position among brothers. */
const isStrong = (selector: string) => /#|\[data-anchor/.test(selector)

/**
 * How well an element fits what is remembered, 0 to 1. What was not remembered counts neither for nor against. Where
 * others say the same words ('Yes' in a table), what stands around decides.
 */
export function scoreOf(anchor: Anchor, found: Traits, clue: Clue): number {
  const own = anchor.hasTwins ? 1 : 4
  const isHeld = clue === 'same' || isStrong(anchor.selector)
  const parts: [weight: number, fit: number][] = [
    [0.5, Number(anchor.tag === found.tag)],
    [0.5, Number(anchor.role === found.role)],
    [anchor.name === '' ? 0 : own, likeness(anchor.name, found.name)],
    [anchor.text === '' ? 0 : own, likeness(anchor.text, found.text)],
    [anchor.around === '' ? 0 : anchor.hasTwins ? 6 : 2, likeness(anchor.around, found.around)],
    [isHeld ? 6 : anchor.hasTwins ? 1 : 2, Number(clue !== 'words')],
  ]
  const total = parts.reduce((sum, [weight]) => sum + weight, 0)
  return parts.reduce((sum, [weight, fit]) => sum + weight * fit, 0) / total
}

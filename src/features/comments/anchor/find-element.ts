import type { Anchor } from './anchor.ts'
import { CERTAIN, ENOUGH, scoreOf } from './match.ts'
import type { PageIndex } from './page-index.ts'
import { OVERLAY } from './page-words.ts'

/** By which step an element was found, and how well it fits (0 to 1). `lost`: nothing fits well enough. */
export type Found =
  | { step: 'selector' | 'words' | 'likeness'; element: Element; score: number }
  | { step: 'lost'; element?: undefined; score: number }

/** Two that fit this much alike are told apart by their place in the page. */
const ALIKE = 0.02

type Candidate = { element: Element; score: number }

/** Somebody else's selector: it may be anything. */
function bySelector(anchor: Anchor, { root }: PageIndex): Element | undefined {
  try {
    const element = root.querySelector(anchor.selector)
    return element && !element.closest(OVERLAY) ? element : undefined
  } catch {
    return undefined
  }
}

function bestOf(anchor: Anchor, elements: readonly Element[], index: PageIndex): Candidate | undefined {
  let best: Candidate | undefined
  const distance = (element: Element) => Math.abs(index.traits(element).order - anchor.order)
  for (const element of elements) {
    const score = scoreOf(anchor, index.traits(element), 'words')
    const isBetter =
      !best || score > best.score + ALIKE || (score > best.score - ALIKE && distance(element) < distance(best.element))
    if (isBetter) best = { element, score }
  }
  return best
}

/**
 * Finds the element of a fingerprint: first by the remembered selector, then among elements that say the same words, then
 * among all of its kind. `isThorough` false leaves the last, costly step out.
 */
export function findElement(anchor: Anchor, index: PageIndex, isThorough = true): Found {
  const direct = bySelector(anchor, index)
  const directScore = direct ? scoreOf(anchor, index.traits(direct), 'selector') : 0
  if (direct && directScore >= CERTAIN) return { step: 'selector', element: direct, score: directScore }

  const same = anchor.text === '' ? undefined : bestOf(anchor, index.saying(anchor.tag, anchor.text), index)
  if (same && same.score >= ENOUGH && same.score > directScore) return { step: 'words', ...same }
  if (direct && directScore >= ENOUGH) return { step: 'selector', element: direct, score: directScore }

  const alike = isThorough ? bestOf(anchor, index.elements(anchor.tag), index) : undefined
  if (alike && alike.score >= ENOUGH) return { step: 'likeness', ...alike }
  return { step: 'lost', score: Math.max(directScore, same?.score ?? 0, alike?.score ?? 0) }
}

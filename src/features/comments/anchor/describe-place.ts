import { finder } from '@medv/finder'

import type { Anchor } from './anchor.ts'
import { createPageIndex } from './page-index.ts'
import { nameOf, OVERLAY } from './page-words.ts'
import { shareOf, type Point } from './place.ts'
import { wordAt } from './word-at.ts'

/** Ids that somebody gave; those of libraries and of React's counter are others on the next visit. */
export const isStableId = (id: string): boolean =>
  /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/i.test(id) &&
  !/^(radix|react|cmdk|headlessui|r\d)/i.test(id) &&
  !/\d{3,}/.test(id)

const LASTING = new Set(['data-anchor', 'data-testid', 'name', 'href', 'role', 'type', 'aria-label', 'alt'])
export const isStableAttribute = (name: string, value: string): boolean =>
  LASTING.has(name) && value.length > 0 && value.length <= 80

/** The shortest way to an element without classes (they say how it looks) and without ids that do not last. */
export function selectorOf(element: Element): string {
  try {
    return finder(element, {
      root: document.documentElement,
      idName: isStableId,
      className: () => false,
      attr: isStableAttribute,
      timeoutMs: 80,
    }).slice(0, 600)
  } catch {
    return element.localName
  }
}

/** Kinds of elements that are meant as a whole, wherever inside them one points. */
const WHOLE =
  'button, a[href], [role="button"], [role="tab"], [role="menuitem"], label, summary, svg, canvas, img, select'
/** A point in the gap between two things belongs to the nearer one when it is this near, in pixels. */
const NEAR = 32

const gapTo = (element: Element, { x, y }: Point) => {
  const box = element.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return Infinity
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}
const hasOwnText = (element: Element) =>
  Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
  )

/** The element that is meant by a point: the control around it, else the nearest thing in the container that was hit. */
export function meantElement(hit: Element, point: Point): Element {
  const whole = hit.closest(WHOLE)
  if (whole) return whole
  let element = hit
  while (!hasOwnText(element) && !element.matches('[data-anchor]')) {
    let nearest: Element | undefined
    for (const child of element.children) {
      if (child.matches(OVERLAY)) continue
      if (!nearest || gapTo(child, point) < gapTo(nearest, point)) nearest = child
    }
    if (!nearest || gapTo(nearest, point) > NEAR) break
    element = nearest
  }
  return element.closest(WHOLE) ?? element
}

/** The element of the page at a point of the window, through everything of the overlay's own. */
export function elementAt({ x, y }: Point): Element | undefined {
  const hit = document.elementsFromPoint(x, y).find((element) => !element.closest(OVERLAY))
  return hit && meantElement(hit, { x, y })
}

/** Where a comment stands when no point was given: at the upper left of its element. */
export const cornerOf = (element: Element): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.left + Math.min(14, box.width / 2), y: box.top + Math.min(14, box.height / 2) }
}

/** The fingerprint of an element and of a point on it. */
export function describePlace(element: Element, point: Point): Anchor {
  const index = createPageIndex()
  const traits = index.traits(element)
  const word = hasOwnText(element) && !element.matches(WHOLE) ? wordAt(element, point.x, point.y) : undefined
  const layer = element.closest('[role="dialog"]')
  return {
    v: 1,
    selector: selectorOf(element),
    ...traits,
    tag: traits.tag.slice(0, 40),
    hasTwins: index.saying(traits.tag, traits.text).length > 1,
    ...shareOf(element.getBoundingClientRect(), point),
    ...(word && { word }),
    ...(layer && { layer: nameOf(layer) }),
  }
}

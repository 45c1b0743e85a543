import type { Anchor } from '../anchor/anchor.ts'
import { contentBox, pointOfPercent, pointOn, type Point } from '../anchor/place.ts'

/** Where a marker is: on its element; its element is there but not shown; looked for; given up for now. */
export type MarkerState = 'placed' | 'hidden' | 'searching' | 'lost'

/** What is marked: a fingerprint, or percentages of the page where a comment has none. */
export type Mark = { id: string; anchor?: Anchor | undefined; percent: Point }

export type Entry = {
  mark: Mark
  element: Element | undefined
  /** The marker itself, once it is drawn. */
  node: HTMLElement | undefined
  state: MarkerState
  isNear: boolean
  /** Its place changes when the page is scrolled: under something fixed or sticky. */
  isFloating: boolean
  /** What cuts it off: inner scrolls between the element and the page. */
  clips: readonly Element[]
  lostAt: number
  text: string
  x: number
  y: number
}

export const newEntry = (mark: Mark, now: number): Entry => ({
  mark,
  element: undefined,
  node: undefined,
  state: 'searching',
  isNear: true,
  isFloating: false,
  clips: [],
  lostAt: now,
  text: '',
  x: NaN,
  y: NaN,
})

const CUTS = /auto|scroll|hidden|clip/

/** Puts an entry on an element and looks once at what that one stands in. */
export function settle(entry: Entry, element: Element, text: string) {
  entry.element = element
  entry.text = text
  const clips: Element[] = []
  let isFloating = false
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { position, overflow, overflowX, overflowY } = getComputedStyle(each)
    if (position === 'fixed' || position === 'sticky') isFloating = true
    if (each !== element && CUTS.test(`${overflow} ${overflowX} ${overflowY}`)) clips.push(each)
    if (position === 'fixed') break
  }
  entry.clips = clips
  entry.isFloating = isFloating
}

const isInside = ({ x, y }: Point, box: DOMRect) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** The point of an entry in the window's pixels, and whether it can be seen there; undefined where it has no box. */
export function pointOfEntry({ mark, element, clips }: Entry): (Point & { isCut: boolean }) | undefined {
  if (!mark.anchor) {
    // The content box of a page that is not drawn yet says nothing.
    return contentBox().getClientRects().length > 0 ? { ...pointOfPercent(mark.percent), isCut: false } : undefined
  }
  if (!element?.isConnected || element.getClientRects().length === 0) return undefined
  const point = pointOn(element, mark.anchor)
  return { ...point, isCut: clips.some((clip) => !isInside(point, clip.getBoundingClientRect())) }
}

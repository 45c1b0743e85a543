/** Section 9. */
export const POPUP_WIDTH = 420
export const FORM_WIDTH = 320
const POPUP_MAX_HEIGHT = 600
const EDGE = 100
/** Below this a card beside its marker has no room: it rises from the bottom edge. */
const SHEET_BELOW = 600
const EDGE_MIN = 8

type Size = { width: number; height: number }

export const isSheet = ({ width }: Size): boolean => width < SHEET_BELOW

/** 80 % of the window's height, 600 px at most. */
export const popupHeight = ({ height }: Size): number => Math.min(Math.round(height * 0.8), POPUP_MAX_HEIGHT)

/**
 * How far a card of this width stays from each edge of the window: 100 px, and less where the window has no room for the
 * card and twice that.
 */
export function edgeMargin(window: Size, card: number) {
  const rest = (room: number, size: number) => Math.max(EDGE_MIN, Math.min(EDGE, Math.floor((room - size) / 2)))
  const sides = rest(window.width, card)
  const ends = rest(window.height, popupHeight(window))
  return { left: sides, right: sides, top: ends, bottom: ends }
}

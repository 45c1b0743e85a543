import type { Box } from '#science/narrative/canvas.ts'

/** What part of the ground is seen: its origin in pixels of the window, and how large it is drawn. */
export type CanvasView = { x: number; y: number; zoom: number }

/** The smallest size at which the words of a card can be read. */
export const READABLE = 0.85

/** A view that shows a whole box in a window of the given size, never larger than life; from its corner on where it would be smaller than `least`. */
export function viewOnto(box: Box, width: number, height: number, least = 0.25): CanvasView {
  const zoom = Math.max(least, Math.min(1, width / (box.right - box.left), height / (box.bottom - box.top)))
  return { zoom, x: -box.left * zoom, y: -box.top * zoom }
}

import type { PDFPageProxy } from 'pdfjs-dist'

import type { Box } from '#science/documents/page-pieces.ts'

/** Pixels of one canvas; beyond it browsers refuse, or run out of memory. */
const MOST_PIXELS = 24_000_000

type Drawing = { canvas: HTMLCanvasElement; done: Promise<void>; stop: () => void }
type Options = { scale: number; isDark?: boolean; /** Only this part of the page, in points. */ part?: Box }

/** Draws a page, or a part of it, into a canvas of its own, sharp on this screen. `scale`: CSS pixels of a point. */
export function drawPage(page: PDFPageProxy, { scale, isDark = false, part }: Options): Drawing {
  const whole = page.getViewport({ scale: 1 })
  const box = part ?? { x: 0, y: 0, width: whole.width, height: whole.height }
  const wanted = scale * (globalThis.devicePixelRatio || 1)
  const pixels = Math.min(wanted, Math.sqrt(MOST_PIXELS / Math.max(1, box.width * box.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(box.width * pixels))
  canvas.height = Math.max(1, Math.round(box.height * pixels))
  const viewport = page.getViewport({ scale: pixels, offsetX: -box.x * pixels, offsetY: -box.y * pixels })
  const task = page.render({ canvas, viewport, background: '#ffffff', recordImages: isDark })
  const done = task.promise.then(() => {
    // The library records them at the first drawing of a page and keeps them with it.
    if (isDark) darken(canvas, page.imageCoordinates)
  })
  return { canvas, done, stop: () => task.cancel() }
}

/** Light and dark change places, colours stay what they are; neither end is quite black or white. */
const DARK_FILTER = 'invert(0.92) hue-rotate(180deg)'
const DARKEST = '#161b1e'

/**
 * Turns white paper into a dark page. Pictures stay as they are: their corners come from the library, three for each, as
 * shares of the canvas.
 */
function darken(canvas: HTMLCanvasElement, corners: ArrayLike<number> | null) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.beginPath()
  context.rect(0, 0, width, height)
  for (const [a, b, c] of picturesIn(corners, width, height)) {
    context.moveTo(...a)
    context.lineTo(...b)
    context.lineTo(c[0] + b[0] - a[0], c[1] + b[1] - a[1])
    context.lineTo(...c)
    context.closePath()
  }
  context.clip('evenodd')
  if (typeof context.filter === 'string') {
    const light = document.createElement('canvas')
    light.width = width
    light.height = height
    light.getContext('2d')?.drawImage(canvas, 0, 0)
    context.filter = DARK_FILTER
    context.drawImage(light, 0, 0)
    context.filter = 'none'
  } else {
    // Without filters colours turn too; black and white come out right.
    context.globalCompositeOperation = 'difference'
    context.fillStyle = '#e9ebea'
    context.fillRect(0, 0, width, height)
  }
  context.globalCompositeOperation = 'lighten'
  context.fillStyle = DARKEST
  context.fillRect(0, 0, width, height)
  context.restore()
}

type Point = [x: number, y: number]

/** A picture over most of the page is the page: a scan, or a coloured ground. It is turned dark like paper. */
const LARGEST_SHARE = 0.7

function picturesIn(corners: ArrayLike<number> | null, width: number, height: number): [Point, Point, Point][] {
  if (!corners) return []
  const pictures: [Point, Point, Point][] = []
  for (let at = 0; at + 5 < corners.length; at += 6) {
    const [a, b, c] = [0, 2, 4].map((i): Point => [(corners[at + i] ?? 0) * width, (corners[at + i + 1] ?? 0) * height])
    if (!a || !b || !c) continue
    const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))
    if (area > 16 && area < LARGEST_SHARE * width * height) pictures.push([a, b, c])
  }
  return pictures
}

import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js'

import { withLetters } from '#science/documents/font-codes.ts'
import type { PagePiece, RawPage } from '#science/documents/page-pieces.ts'

const isText = (item: TextItem | TextMarkedContent): item is TextItem => 'str' in item

/** The pieces of text of a page, with their boxes in points from the upper left corner of the page as it is shown. */
export async function rawPage(page: PDFPageProxy): Promise<RawPage> {
  const view = page.getViewport({ scale: 1 })
  const content = await page.getTextContent()
  const pieces = content.items.filter(isText).map((item): PagePiece => {
    const [a, b, c, d, left, baseline] = times(view.transform, item.transform)
    const size = Math.hypot(c, d)
    const ascent = content.styles[item.fontName]?.ascent || 0.8
    const isTurned = Math.abs(Math.atan2(b, a)) > 0.03
    return {
      text: withLetters(item.str),
      x: left,
      y: baseline - ascent * size,
      width: isTurned ? size : item.width,
      height: size,
      size,
      baseline,
      font: item.fontName,
      ...(item.dir === 'rtl' ? { isRightToLeft: true } : {}),
      ...(isTurned ? { isTurned } : {}),
    }
  })
  return { page: page.pageNumber, width: view.width, height: view.height, pieces }
}

type Matrix = [number, number, number, number, number, number]

/** The product of two transforms of the plane, each six numbers. */
function times(first: readonly number[], second: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = second
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

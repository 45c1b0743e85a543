import type { PagePiece, RawPage } from '#science/documents/page-pieces.ts'

type Placed = Partial<PagePiece> & { text: string; x: number; y: number }

/** A piece of a page as a test writes it down: ten points high, half its height wide for each letter. */
export function piece({ text, x, y, size = 10, ...rest }: Placed): PagePiece {
  return {
    text,
    x,
    y,
    size,
    height: size,
    width: text.length * size * 0.5,
    baseline: y + size * 0.8,
    font: 'body',
    ...rest,
  }
}

export const rawPage = (pieces: PagePiece[], page = 1): RawPage => ({ page, width: 600, height: 800, pieces })

/** Lines of text in a column, twelve points apart. */
export const column = (lines: readonly string[], x: number, y: number, more: Partial<PagePiece> = {}): PagePiece[] =>
  lines.map((text, at) => piece({ text, x, y: y + at * 12, width: 240, ...more }))

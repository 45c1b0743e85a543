import type { Box } from './page-pieces.ts'
import type { Block, ReadPage } from './page-text.ts'
import type { TextRange } from './find-text.ts'
import { spansOf } from './text-places.ts'

/** A figure or a table by its caption; `region` is where it stands on its page, in points. */
export type Caption = TextRange & { kind: 'figure' | 'table'; label: string; page: number; text: string; region: Box }

const CAPTION = /^(fig(?:ure)?|table)\.?\s*(S?\d{1,3})(?=[\s.:|–—-]|$)/i
const MENTION = /\b(fig(?:ure)?s?|tables?)\.?\s*(S?\d{1,3})(?![\d.]*\d)/gi

const kindOf = (word: string): Caption['kind'] => (/^f/i.test(word) ? 'figure' : 'table')
const labelOf = (kind: 'figure' | 'table', number: string) =>
  `${kind === 'figure' ? 'Figure' : 'Table'} ${number.toUpperCase()}`

/** The figures and tables of a document, each once: where a caption begins a paragraph. */
export function captionsOf(pages: readonly ReadPage[]): Caption[] {
  const spans = spansOf(pages)
  const found = new Map<string, Caption>()
  for (const [at, page] of pages.entries()) {
    for (const block of page.blocks) {
      const words = page.text.slice(block.start, block.end)
      const match = CAPTION.exec(words)
      if (!match) continue
      const kind = kindOf(match[1] ?? '')
      const label = labelOf(kind, match[2] ?? '')
      const offset = spans[at]?.start ?? 0
      const caption = {
        kind,
        label,
        page: page.page,
        text: words.replaceAll('\u00AD', ''),
        region: regionOf(page, block, kind),
      }
      // "Table 2 shows …" at the head of a paragraph is no caption; the shorter and earlier one is.
      const isProse =
        /^\S{1,30}\s*\S{1,30}\s+(?:shows?|presents?|gives?|lists?|summari[sz]es|depicts?|illustrates?|reports?|contains?)\b/i.test(
          words,
        )
      if (!isProse && !found.has(label))
        found.set(label, { ...caption, start: offset + block.start, end: offset + block.end })
    }
  }
  return [...found.values()]
}

/** Places in the text that speak of one of these figures or tables; their captions themselves are none. */
export function captionMentions(text: string, captions: readonly Caption[]): (TextRange & { caption: Caption })[] {
  return [...text.matchAll(MENTION)].flatMap((match) => {
    const label = labelOf(kindOf(match[1] ?? ''), match[2] ?? '')
    const caption = captions.find((each) => each.label === label)
    const isItself = captions.some((each) => each.start === match.index)
    return caption && !isItself ? [{ start: match.index, end: match.index + match[0].length, caption }] : []
  })
}

/** A figure stands above its caption, a table below: up to the next paragraph of prose that is as wide. */
function regionOf(page: ReadPage, caption: Block, kind: Caption['kind']): Box {
  const { x, width } = columnOf(page, caption)
  const others = page.blocks.filter(
    (block) =>
      block !== caption && isProse(page, block) && block.box.x < x + width && x < block.box.x + block.box.width,
  )
  const bottom = caption.box.y + caption.box.height
  if (kind === 'figure') {
    const above = others.filter((block) => block.box.y + block.box.height <= caption.box.y + 2)
    const top = Math.max(page.height * 0.04, ...above.map((block) => block.box.y + block.box.height + 4))
    return { x, y: top, width, height: bottom + 4 - top }
  }
  const below = others.filter((block) => block.box.y >= bottom - 2)
  const end = Math.min(page.height * 0.96, ...below.map((block) => block.box.y - 4))
  return { x, y: Math.max(0, caption.box.y - 4), width, height: Math.max(40, end - caption.box.y + 4) }
}

/** A caption that is wider than half of the page belongs to the whole width. */
function columnOf(page: ReadPage, caption: Block): { x: number; width: number } {
  const margin = page.width * 0.06
  if (caption.box.width > 0.55 * page.width) return { x: margin, width: page.width - 2 * margin }
  const isTwoColumns = page.blocks.some((block) => isProse(page, block) && block.box.x > 0.48 * page.width)
  if (!isTwoColumns) return { x: margin, width: page.width - 2 * margin }
  const isLeft = caption.box.x + caption.box.width / 2 < page.width / 2
  return { x: isLeft ? margin : page.width / 2, width: page.width / 2 - margin }
}

const isProse = (page: ReadPage, { start, end, kind }: Block) =>
  kind === 'heading' || (end - start > 160 && !page.text.slice(start, end).includes('\t'))

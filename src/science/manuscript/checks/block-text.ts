import { paperPartOf } from '../../evidence/facts/paper-part.ts'
import type { PaperPart } from '../../evidence/facts/fact.ts'
import type { CitationItem } from '../../citations/citation.ts'
import type { Block, FootnoteNode, Inline, Manuscript, TableNode } from '../manuscript.ts'

/** A citation where it stands: `at` in the text that is read, `offset` in the block as the editor counts. */
export type PlacedCitation = { id: string; items: readonly CitationItem[]; at: number; offset: number }

/**
 * The text of one paragraph or heading as the checks read it. Words that are only proposed (insertions) are left out,
 * words whose deletion is only proposed are still there. Offsets of the block count as the editor does: a UTF-16 unit is
 * one, a citation, formula, footnote, cross-reference or line end is one. `placeOf` leads from `text` to them.
 */
export type BlockText = {
  blockId: string
  kind: 'paragraph' | 'heading' | 'quote' | 'cell'
  text: string
  pieces: readonly Piece[]
  citations: readonly PlacedCitation[]
  /** Whether it points to a figure, table or heading of the draft itself. */
  pointsInside: boolean
  /** The nearest heading above, and the part of a paper that it or one above it names. */
  heading?: { id: string; text: string; level: number }
  part?: PaperPart
}
type Piece = { at: number; offset: number; length: number }

/** A stretch of a block in the editor's offsets, end exclusive. */
export type BlockPlace = { blockId: string; start: number; end: number }

/** Where a stretch of the text that is read stands in the block. */
export function placeOf({ blockId, pieces }: BlockText, start: number, end: number): BlockPlace {
  const from = offsetAt(pieces, start)
  return { blockId, start: from, end: end > start ? offsetAt(pieces, end - 1) + 1 : from }
}

function offsetAt(pieces: readonly Piece[], at: number): number {
  let found: Piece | undefined
  for (const piece of pieces) {
    if (piece.at > at) break
    found = piece
  }
  return found ? found.offset + Math.min(at - found.at, found.length) : 0
}

type Above = { heading?: BlockText['heading']; parts: { level: number; part: PaperPart | undefined }[] }

/** Every paragraph and heading of a manuscript in reading order, those of lists, quotes and tables included. */
export function blockTextsOf(manuscript: Manuscript): BlockText[] {
  const found: BlockText[] = []
  readBlocks(manuscript.content, 'paragraph', { parts: [] }, found)
  return found
}

function readBlocks(blocks: readonly Block[], kind: BlockText['kind'], above: Above, into: BlockText[]) {
  for (const block of blocks) {
    if (block.type === 'paragraph') into.push(read(block.attrs?.id, kind, block.content ?? [], above, into.length))
    else if (block.type === 'heading') {
      const { level, id } = block.attrs
      const title = inlineText(block.content ?? [])
      while ((above.parts.at(-1)?.level ?? 0) >= level) above.parts.pop()
      const own = paperPartOf(title)
      above.parts.push({ level, part: own ?? above.parts.at(-1)?.part })
      above.heading = { id: id ?? `#${into.length}`, text: title, level }
      into.push(read(id, 'heading', block.content ?? [], above, into.length))
    } else if (block.type === 'blockquote') readBlocks(block.content, 'quote', above, into)
    else if (block.type === 'bulletList' || block.type === 'orderedList')
      for (const item of block.content) readBlocks(item.content, kind, above, into)
    else if (block.type === 'table') for (const cell of cellsOf(block)) readBlocks(cell.content, 'cell', above, into)
  }
}

const cellsOf = (table: TableNode) => table.content.flatMap((row) => row.content)

/** The plain words of inline content, without what is only proposed. */
export const inlineText = (content: readonly Inline[]): string =>
  content.map((node) => (node.type === 'text' && !isProposed(node) ? node.text : '')).join('')

const isProposed = ({ marks }: Inline) => marks?.some(({ type }) => type === 'insertion') ?? false

function read(
  id: string | null | undefined,
  kind: BlockText['kind'],
  content: readonly Inline[],
  above: Above,
  ordinal: number,
): BlockText {
  const pieces: Piece[] = []
  const citations: PlacedCitation[] = []
  let text = ''
  let offset = 0
  let pointsInside = false
  const put = (words: string, length = words.length) => {
    pieces.push({ at: text.length, offset, length })
    text += words
  }
  for (const [index, node] of content.entries()) {
    const size = node.type === 'text' ? node.text.length : 1
    if (!isProposed(node)) {
      if (node.type === 'text') put(node.text)
      else if (node.type === 'citation') {
        const at = text.length
        // A citation that opens a sentence ("Berg (2020) found …") stands for a name: something has to stand there.
        if (opensSentence(text, content[index + 1])) put('A', 1)
        citations.push({ ...node.attrs, at, offset })
      } else if (node.type === 'footnote') citations.push(...citationsOf(node, text.length, offset))
      else if (node.type === 'hardBreak') put('\n')
      else {
        if (node.type === 'crossReference') pointsInside = true
        put('\uFFFC')
      }
    }
    offset += size
  }
  const part = above.parts.findLast((each) => each.part !== undefined)?.part
  return {
    blockId: id ?? `#${ordinal}`,
    kind,
    text,
    pieces,
    citations,
    pointsInside,
    ...(above.heading && { heading: above.heading }),
    ...(part && { part }),
  }
}

const opensSentence = (before: string, next: Inline | undefined) =>
  /(?:^|[.!?]["”’)]*\s+)$/.test(before) && next?.type === 'text' && /^\s+\p{Ll}/u.test(next.text)

const citationsOf = ({ attrs }: FootnoteNode, at: number, offset: number): PlacedCitation[] =>
  attrs.content.flatMap((node) => (node.type === 'citation' ? [{ ...node.attrs, at, offset }] : []))

import { safeUrl, type SafeUrl } from '#shared/browser/safe-url.ts'

/** Pieces of one line. What is not known to be harmless is text, exactly as it came. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; label: string; target: SafeUrl }
export type Block =
  | { kind: 'paragraph'; lines: Piece[][] }
  | { kind: 'list'; isOrdered: boolean; items: Piece[][] }
  | { kind: 'heading'; pieces: Piece[] }
  | { kind: 'code'; text: string }

/** Longer replies are cut: nobody reads on, and a page must not freeze over one. */
export const REPLY_MAX = 20_000
const LINE_MAX = 4000

// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

// One alternative for each form; none of them can look at a sign twice, so the time grows with the length alone.
const INLINE =
  /!\[[^[\]\n]{0,400}\]\([^()\s]{0,2000}\)|\[[^[\]\n]{1,400}\]\([^()\s]{1,2000}\)|`[^`\n]{1,400}`|\*\*[^*\n]{1,400}\*\*|https:\/\/[^\s<>"'`[\]()]{1,2000}/g
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/

function pieceOf(match: string): Piece[] {
  if (match.startsWith('![')) return [{ kind: 'text', text: '[image]' }]
  if (match.startsWith('`')) return [{ kind: 'code', text: match.slice(1, -1) }]
  if (match.startsWith('**')) return [{ kind: 'strong', text: match.slice(2, -2) }]
  const link = LINK.exec(match)
  if (link) {
    const target = safeUrl(link[2])
    return [target ? { kind: 'link', label: link[1] ?? '', target } : { kind: 'text', text: match }]
  }
  // A sentence that ends behind an address does not belong to it.
  const address = match.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
  const target = safeUrl(address)
  const rest = match.slice(address.length)
  return [
    target ? { kind: 'link', label: address, target } : { kind: 'text', text: address },
    ...(rest === '' ? [] : [{ kind: 'text' as const, text: rest }]),
  ]
}

/**
 * One line in pieces. Raw HTML, images, reference links and addresses that may lead anywhere stay text, and so does every
 * link of a line that is still growing: its next sign may make another one of it.
 */
export function inlinePieces(line: string, isGrowing = false): Piece[] {
  const text = line.slice(0, LINE_MAX)
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) })
    pieces.push(...pieceOf(match[0]).map((piece) => (isGrowing ? withoutLink(piece, match[0]) : piece)))
    at = match.index + match[0].length
  }
  if (at < line.length) pieces.push({ kind: 'text', text: line.slice(at) })
  return pieces
}

const withoutLink = (piece: Piece, source: string): Piece =>
  piece.kind === 'link' ? { kind: 'text', text: source.startsWith('[') ? source : piece.label } : piece

const ITEM = /^ {0,8}(?:[-*]|(\d{1,3})[.)])\s+(.*)$/
const HEADING = /^#{1,6}\s+(.*)$/

/** A reply in blocks to draw as text: paragraphs, flat lists, headings, code. Never markup. `isPartial`: more is to come. */
export function replyBlocks(reply: string, isPartial = false): Block[] {
  const isCut = reply.length > REPLY_MAX
  const text = reply.slice(0, REPLY_MAX).replace(/\r\n?/g, '\n').replace(UNSAFE, '')
  const blocks: Block[] = []
  let code: string[] | undefined
  let isOpen = false
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const isGrowing = isPartial && index === lines.length - 1
    const last = blocks.at(-1)
    if (/^\s{0,3}```/.test(line)) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n') })
      code = code ? undefined : []
      isOpen = false
    } else if (code) {
      code.push(line)
    } else if (line.trim() === '') {
      isOpen = false
    } else if (ITEM.test(line)) {
      const [, number, item = ''] = ITEM.exec(line) ?? []
      const isOrdered = number !== undefined
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(inlinePieces(item, isGrowing))
      else blocks.push({ kind: 'list', isOrdered, items: [inlinePieces(item, isGrowing)] })
      isOpen = false
    } else if (HEADING.test(line)) {
      blocks.push({ kind: 'heading', pieces: inlinePieces(HEADING.exec(line)?.[1] ?? '', isGrowing) })
      isOpen = false
    } else if (isOpen && last?.kind === 'paragraph') {
      last.lines.push(inlinePieces(line, isGrowing))
    } else {
      blocks.push({ kind: 'paragraph', lines: [inlinePieces(line, isGrowing)] })
      isOpen = true
    }
  }
  if (code) blocks.push({ kind: 'code', text: code.join('\n') })
  if (isCut)
    blocks.push({ kind: 'paragraph', lines: [[{ kind: 'text', text: 'The rest of this answer is left out.' }]] })
  return blocks
}

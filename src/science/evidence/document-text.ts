import type { Paper, PaperDraft } from '#contract/papers.ts'

/**
 * The one text of a paper in which every offset of an `Evidence` holds: the title, then, when there is an abstract, a
 * blank line and the abstract, each letter by letter as the record has it. Offsets count UTF-16 units. Nothing is
 * trimmed or normalised here: any change of title or abstract gives another text and so another `textHash`.
 */
export function documentText(paper: Pick<PaperDraft, 'title' | 'abstract'>): string {
  return paper.abstract ? `${paper.title}\n\n${paper.abstract}` : paper.title
}

/** Offset in `documentText` at which the abstract begins; equals the text's length when there is none. */
export function abstractStart(paper: Pick<PaperDraft, 'title' | 'abstract'>): number {
  return paper.abstract ? paper.title.length + 2 : paper.title.length
}

/** The same text while our summary stood in it, where a source has given the abstract since. */
export const summaryBefore = ({ title, abstractFrom }: Pick<Paper, 'title' | 'abstractFrom'>): string | undefined =>
  abstractFrom && documentText({ title, abstract: abstractFrom.summary })

const encoder = new TextEncoder()

/**
 * 64-bit FNV-1a of the text's UTF-8 bytes, as 16 hexadecimal digits. Tells whether offsets still belong to this text.
 * It is quick and synchronous and gives no security at all: whoever wants to can make two texts with one hash.
 * Source: Fowler, Noll, Eastlake, Hansen, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923).
 */
export function textHash(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (const byte of encoder.encode(text)) {
    low = (low ^ byte) >>> 0
    // Times 2^40 + 0x1b3, modulo 2^64, in two halves: every product stays below 2^53.
    const product = low * 0x1b3
    high = (high * 0x1b3 + low * 256 + Math.floor(product / 0x1_0000_0000)) % 0x1_0000_0000
    low = product >>> 0
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}

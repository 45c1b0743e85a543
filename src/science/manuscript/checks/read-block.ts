import { sentencesOf } from '../../evidence/sentences.ts'
import type { DocumentType } from '../manuscript.ts'
import { countWords } from '../numbering.ts'
import { abbreviationsIn, type Abbreviation } from './abbreviations.ts'
import type { BlockText, PlacedCitation } from './block-text.ts'
import { claimOf, leansBack, typedCitationIn, type Claim } from './claims.ts'
import { statedNumbers, type StatedNumber } from './numbers.ts'
import { quotedWords, type QuotedWords } from './quotes.ts'

/** A sentence of a draft with what it states and what it cites. Offsets of its parts are those of the block's text. */
export type DraftSentence = {
  start: number
  end: number
  text: string
  claim: Claim
  /** What the sentence before cites may cover it. */
  leansBack: boolean
  citations: readonly PlacedCitation[]
  typed?: { start: number; end: number; found: string }
  numbers: readonly StatedNumber[]
  quotes: readonly QuotedWords[]
}

/** What the rules read from one block; it depends on nothing but the block, its part and the type of the draft. */
export type BlockReading = {
  sentences: readonly DraftSentence[]
  abbreviations: readonly Abbreviation[]
  words: number
}

/** Reads one block. Pure: the same block gives the same reading, so that only changed blocks are read again. */
export function readBlock(block: BlockText, documentType?: DocumentType): BlockReading {
  const { text } = block
  const words = countWords(text)
  if (block.kind === 'heading') return { sentences: [], abbreviations: [], words }
  const found = sentencesOf(text)
  const sentences = found.map(({ start, end, text: own }, index): DraftSentence => {
    const next = found[index + 1]
    const citations = block.citations.filter(({ at }) => belongsTo(at, { start, end }, next, index, text))
    const typed = typedCitationIn(own)
    const shifted = <T extends { start: number; end: number }>(each: T): T => ({
      ...each,
      start: each.start + start,
      end: each.end + start,
    })
    const isProse = block.kind === 'paragraph' || block.kind === 'quote'
    const claim = isProse && !block.pointsInside ? claimOf(own, { part: block.part, documentType }) : 'none'
    return {
      start,
      end,
      text: own,
      claim,
      leansBack: leansBack(own),
      citations,
      ...(typed && { typed: shifted(typed) }),
      numbers: statedNumbers(own).map(shifted),
      quotes: (block.kind === 'quote' ? wholeQuote(own) : quotedWords(own)).map(shifted),
    }
  })
  return { sentences, abbreviations: abbreviationsIn(text), words }
}

/**
 * A citation belongs to the sentence that it stands in, or behind: "… fell. [1] The next". One that stands before the
 * first letter of a sentence with nothing before it opens that sentence.
 */
function belongsTo(
  at: number,
  { start, end }: { start: number; end: number },
  next: { start: number } | undefined,
  index: number,
  text: string,
): boolean {
  if (at > start && at <= end) return true
  if (at === start) return index === 0 || text.charAt(at) === 'A'
  if (at < start) return index === 0
  return next === undefined || at < next.start || (at === next.start && text.charAt(at) !== 'A')
}

/** A block quote is quoted as a whole, but for a name behind a dash. */
const wholeQuote = (text: string): QuotedWords[] => {
  const words = text.replace(/(?:(?<!\s)\s+)?[—–-]\s{0,10}[^—–]{0,60}$/u, '').replace(/^["“„«]|["”»]$/gu, '')
  const start = text.indexOf(words)
  return words.split(/\s+/).length >= 3 && start >= 0 ? [{ start, end: start + words.length, words }] : []
}

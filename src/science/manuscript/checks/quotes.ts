import { SHORTEST_QUOTE } from '../../evidence/verify-quote.ts'

/** Words that a sentence gives as another's, without the quotation marks around them. */
export type QuotedWords = { start: number; end: number; words: string }

const marked = /“([^“”]{8,600})”|"([^"]{8,600})"|«([^«»]{8,600})»|„([^„“”]{8,600})[“”]/g

/**
 * Words of a sentence in quotation marks that are long enough to be looked up: at least three words. A term in quotation
 * marks ("so-called") is none. Dots that stand for words left out part a quote in two.
 */
export function quotedWords(text: string): QuotedWords[] {
  return [...text.matchAll(marked)].flatMap((hit) => {
    const words = hit[1] ?? hit[2] ?? hit[3] ?? hit[4] ?? ''
    let at = hit.index + 1
    return words.split(/((?:(?<!\s)\s+)?(?:\[\s*(?:…|\.{3})\s*\]|…|\.{3})\s*)/).flatMap((part, index) => {
      const start = at
      at += part.length
      // A full stop or comma inside the marks may be the writer's own.
      const plain = part.replace(/[.,;:]\s*$/, '')
      const isLong = (plain.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= 3 && plain.length >= SHORTEST_QUOTE
      return index % 2 === 0 && isLong ? [{ start, end: start + plain.length, words: plain }] : []
    })
  })
}

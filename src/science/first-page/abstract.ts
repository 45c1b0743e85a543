import { isAbstractHeading, isAfterAbstract, type PageBlock } from './page-block.ts'
import { medianSize } from './title.ts'

const ABSTRACT_MAX = 6000
/** A shorter paragraph without a heading may be anything. */
const UNHEADED_MIN = 400

/** "Abstract: …", "Abstract—…" as IEEE has it, "SUMMARY. …": a heading in the first line of its paragraph. */
const runIn =
  /^(?:abstract|summary|zusammenfassung|résumé|resumen|resumo|riassunto)\s{0,3}(?:[:.]\s+|[-–]\s+|[—―]\s{0,3})(?=\S)/i
const KEYWORDS = /^(?:key\s?words?|index terms|trial registration|pacs|jel|msc|ccs concepts)\b/i
/** A note with the authors' addresses. */
const ADDRESS =
  /^[^\p{L}]{0,3}\p{L}{0,2}\s?(?:department|institut\p{L}*|school|division|faculty|cent(?:er|re)|universit\p{L}*|hospital|e-?mail|correspond\p{L}*)\b/iu
/** Key words that go on in the last line of the abstract's own paragraph. */
const KEYWORDS_BEHIND = /\s(?:key\s?words?(?: and phrases)?|index terms)\s?[:.—–-][^.]{0,300}\.?$/i
const PART = /^(?:background|objectives?|aims?|purpose|context|methods?|results?|findings|conclusions?)\b/i

/**
 * The paragraphs under the heading "Abstract", up to the next part. Without that heading: the paragraphs between authors
 * and key words or the first heading, where they are set in another size than the text. `from`: the height below which
 * the authors stand.
 */
export function abstractOf(blocks: readonly PageBlock[], from: number): string | undefined {
  const at = blocks.findIndex(({ text }) => isAbstractHeading(text) || runIn.test(text))
  const first = blocks[at]
  return first ? headedAbstract(blocks, first, at) : unheadedAbstract(blocks, from)
}

function headedAbstract(blocks: readonly PageBlock[], first: PageBlock, at: number): string | undefined {
  const parts = isAbstractHeading(first.text) ? [] : [first.text.replace(runIn, '')]
  const size = (parts.length > 0 ? first : blocks[at + 1])?.size ?? first.size
  for (const { text, isHeading, size: own, y } of blocks.slice(at + 1)) {
    const isOther = Math.abs(own - size) > 0.08 * size
    // The upper part of the next column: authors. The abstract goes on below them.
    if (y < first.y && (isOther || isHeading || text.length < 60 || ADDRESS.test(text))) continue
    if (isAfterAbstract(text) || KEYWORDS.test(text)) break
    if (isHeading && !PART.test(text)) break
    if (isOther && !isHeading) break
    parts.push(text)
    if (parts.join('\n\n').length > ABSTRACT_MAX) return undefined
  }
  return written(parts, 80)
}

function unheadedAbstract(blocks: readonly PageBlock[], from: number): string | undefined {
  const at = blocks.findIndex(({ text, y }) => y > from && text.length >= UNHEADED_MIN)
  const first = blocks[at]
  if (!first) return undefined
  const parts: string[] = []
  let end: PageBlock | undefined
  for (const block of blocks.slice(at)) {
    end = block
    if (block.isHeading || isAfterAbstract(block.text) || KEYWORDS.test(block.text)) break
    if (Math.abs(block.size - first.size) > 0.03 * first.size) break
    parts.push(block.text)
  }
  const body = medianSize(blocks.slice(at + parts.length).filter(({ text }) => text.length > 200))
  const isEnded = end !== undefined && (KEYWORDS.test(end.text) || isAfterAbstract(end.text) || end.isHeading)
  const isSetApart = Math.abs(first.size - body) > 0.03 * body || (end !== undefined && KEYWORDS.test(end.text))
  return isEnded && isSetApart ? written(parts, UNHEADED_MIN) : undefined
}

/** Paragraphs as one text; one that a column's end has cut goes on after a space. */
function written(parts: readonly string[], least: number): string | undefined {
  const text = parts
    .reduce((whole, part) => {
      if (whole === '') return part
      const isCut = /[\p{L}\p{N},;]$/u.test(whole) && /^[\p{Ll}\p{N}(]/u.test(part)
      return `${whole}${isCut ? ' ' : '\n\n'}${part}`
    }, '')
    .replaceAll('\u00ad', '')
    .replace(KEYWORDS_BEHIND, '')
  return text.length < least || text.length > ABSTRACT_MAX ? undefined : text
}

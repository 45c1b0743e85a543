import { isAbstractHeading, isAfterAbstract, type PageBlock } from './page-block.ts'
import { medianSize } from './title.ts'

const ABSTRACT_MAX = 6000
/** A shorter paragraph without a heading may be anything. */
const UNHEADED_MIN = 400

/** "Abstract: …", "Abstract—…" as IEEE has it, "SUMMARY. …": a heading in the first line of its paragraph. */
const runIn =
  /^(?:abstract|summary|zusammenfassung|résumé|resumen|resumo|riassunto)\s{0,3}(?:[:.]\s+|[-–]\s+|[—―]\s{0,3})(?=\S)/i
const KEYWORDS = /^(?:key\s?words?|index terms|pacs|jel|msc|ccs concepts)\b/i
/** A note with the authors' addresses. */
const ADDRESS =
  /^[^\p{L}]{0,3}\p{L}{0,2}\s?(?:department|institut\p{L}*|school|division|faculty|cent(?:er|re)|universit\p{L}*|hospital|e-?mail|correspond\p{L}*)\b/iu
/** Key words that go on in the last line of the abstract's own paragraph. */
const KEYWORDS_BEHIND = /\s(?:key\s?words?(?: and phrases)?|index terms)\s?[:.—–-][^.]{0,300}\.?$/i
/** What the publisher adds: "Copyright © The Authors. …", "© 2017 Publisher. All rights reserved." */
const RIGHTS_BEHIND = /\s(?:copyright\s?)?(?:©|\(c\)\s?(?=(?:19|20)\d{2}))[^\n]{0,300}$/iu

const PARTS = [
  'introduction|background|context|importance|rationale|question|hypothes[ie]s|objectives?|aims?|purpose|goals?',
  '(?:study )?design|(?:materials?|patients?|subjects?|participants?) and methods?|methods?|methodology|setting|participants?|patients|subjects|sample',
  'interventions?|exposures?|procedures?|measurements?|measures|main (?:outcomes?|results?)|(?:primary )?outcomes?|data sources?',
  'results?|findings|discussion|conclusions?|interpretations?|significance|relevance|implications|limitations?|funding|(?:clinical )?trial registration|registration',
].join('|')
/** What heads a part of a structured abstract. */
const PART = new RegExp(String.raw`^(?:${PARTS})\b`, 'i')
/** The same in front of a paragraph, told from a sentence by a colon or by capitals: "DESIGN, SETTING, AND PARTICIPANTS This …". */
const PART_COLON = new RegExp(String.raw`^(?:${PARTS})\b[^.:]{0,50}(?::|[.—]\s)`, 'i')
const PART_CAPITALS = new RegExp(String.raw`^(?=\p{Lu}{3})[\p{Lu}\s,&/-]{4,70}:?\s`, 'u')
const opensPart = (text: string) => PART.test(text) && (PART_COLON.test(text) || PART_CAPITALS.test(text))

/** So many paragraphs that open a part are an abstract without a heading. */
const PARTS_LEAST = 3

/**
 * The paragraphs under the heading "Abstract", up to the next part; they may go on, or stand, on the next page. Without
 * that heading: paragraphs that each open a part ("METHODS …"), or those between authors and key words or the first
 * heading. `from`: the height below which the authors stand.
 */
export function abstractOf(blocks: readonly PageBlock[], from: number): string | undefined {
  const isHead = ({ text }: PageBlock) => isAbstractHeading(text) || runIn.test(text)
  const at = blocks.findIndex(isHead)
  const first = blocks[at]
  if (first && first.behind === undefined) return headedAbstract(blocks, first, at)
  const page = blocks.filter(({ behind }) => behind === undefined)
  const inParts = abstractInParts(blocks)
  if (inParts !== undefined) return inParts
  // Behind a page with title and authors alone.
  if (first && !page.some(({ text }) => isAfterAbstract(text))) return headedAbstract(blocks, first, at)
  return unheadedAbstract(page, from)
}

/** What stands beside the column of the abstract in another size: history, editors and licence of the article. */
function besideOf(blocks: readonly PageBlock[], first: PageBlock, size: number): (block: PageBlock) => boolean {
  const own = blocks.filter((block) => !isOtherSize(block, size) && block.behind === first.behind && block !== first)
  const isAtEdge = first.x !== undefined && own.some(({ x }) => Math.abs((x ?? -Infinity) - (first.x ?? 0)) < 3)
  const left = isAtEdge ? (first.x ?? 0) : Math.min(...own.map(({ x }) => x ?? -Infinity))
  const right = Math.max(...own.map(({ x, width }) => (x ?? Infinity) + (width ?? 0)))
  return (block) =>
    isOtherSize(block, size) &&
    block.behind === first.behind &&
    block.x !== undefined &&
    (block.x + (block.width ?? 0) <= left + 1 || block.x >= right - 1)
}

const isOtherSize = (block: PageBlock, size: number) => Math.abs(block.size - size) > 0.08 * size

function headedAbstract(blocks: readonly PageBlock[], first: PageBlock, at: number): string | undefined {
  const below = blocks.slice(at + 1)
  const parts = isAbstractHeading(first.text) ? [] : [first.text.replace(runIn, '')]
  const size = (parts.length > 0 ? first : (below.find(isParagraph) ?? below[0]))?.size ?? first.size
  const isBeside = besideOf(below, first, size)
  const heads = new Set<string>()
  for (const [index, block] of below.entries()) {
    const { text, isHeading, y } = block
    const isOther = isOtherSize(block, size)
    if (isBeside(block)) continue
    // The upper part of the next column: authors. The abstract goes on below them.
    if (y < first.y && (isOther || isHeading || text.length < 60 || ADDRESS.test(text))) continue
    if (KEYWORDS.test(text)) break
    const isNew = block.behind !== first.behind
    if (isNew && !goesOn(parts, block)) break
    if (isHeading || isAfterAbstract(text)) {
      const head = text.toLowerCase().replace(/[^\p{L}]/gu, '')
      // "Introduction" is the first part of some abstracts, and what follows them.
      if (!PART.test(text) || heads.has(head) || (isAfterAbstract(text) && parts.length > 0)) break
      heads.add(head)
    } else if (isOther) {
      // Notes at the foot of the page: what was not at its end goes on behind them.
      const isFoot = below.slice(index).every((rest) => rest.behind !== block.behind || isOtherSize(rest, size))
      if (isNew || !isFoot || block.size > size) break
      continue
    }
    parts.push(text.replace(/^https?:\S{1,200}\t/, ''))
    if (parts.join('\n\n').length > ABSTRACT_MAX) return undefined
  }
  return written(parts, 80)
}

const isParagraph = ({ text, isHeading }: PageBlock) => !isHeading && text.length > 80

/** On the next page an abstract goes on within its sentence, or with a part. */
function goesOn(parts: readonly string[], { text }: PageBlock): boolean {
  const last = parts.at(-1)
  return last === undefined || isUnfinished(last) || opensPart(text) || (PART.test(text) && text.length < 60)
}

const isUnfinished = (text: string) => !/[.?!)\]”"’]$/u.test(text.trimEnd())

function abstractInParts(blocks: readonly PageBlock[]): string | undefined {
  const at = blocks.findIndex(({ text, behind }) => behind === undefined && opensPart(text) && text.length > 60)
  const first = blocks[at]
  if (!first) return undefined
  const isBeside = besideOf(blocks.slice(at), first, first.size)
  const parts: string[] = []
  for (const block of blocks.slice(at)) {
    if (isBeside(block)) continue
    const isRest = parts.length > 0 && /^\p{Ll}/u.test(block.text) && isUnfinished(parts.at(-1) ?? '')
    if (isOtherSize(block, first.size) || block.isHeading || !(opensPart(block.text) || isRest)) break
    parts.push(block.text)
  }
  return parts.filter(opensPart).length >= PARTS_LEAST ? written(parts, UNHEADED_MIN) : undefined
}

/** Names and places are words with capitals, sentences are not. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter((word) => /^\p{Ll}/u.test(word)).length > 0.5 * words.length
}

function unheadedAbstract(blocks: readonly PageBlock[], from: number): string | undefined {
  const at = blocks.findIndex(({ text, y }) => y > from && text.length >= UNHEADED_MIN && isProse(text))
  const first = blocks[at]
  if (!first) return undefined
  const parts: string[] = []
  let end: PageBlock | undefined
  for (const block of blocks.slice(at)) {
    end = block
    if (block.isHeading || isAfterAbstract(block.text) || KEYWORDS.test(block.text)) break
    if (isOtherSizeThan(block, first)) break
    parts.push(block.text)
  }
  const body = medianSize(blocks.slice(at + parts.length).filter(({ text }) => text.length > 200))
  const isEnded = end !== undefined && (KEYWORDS.test(end.text) || isAfterAbstract(end.text) || end.isHeading)
  // In the size of the text it is an abstract where the text begins behind it, with a heading that says so.
  const isSetApart =
    Math.abs(first.size - body) > 0.03 * body ||
    (end !== undefined && (KEYWORDS.test(end.text) || (end.isHeading && isAfterAbstract(end.text))))
  return isEnded && isSetApart ? written(parts, UNHEADED_MIN) : undefined
}

const isOtherSizeThan = (block: PageBlock, first: PageBlock) => Math.abs(block.size - first.size) > 0.03 * first.size

/** Paragraphs as one text; one that a column's end has cut goes on after a space, or within its word. */
function written(parts: readonly string[], least: number): string | undefined {
  const text = parts
    .reduce((whole, part) => {
      if (whole === '') return part
      if (/\p{Ll}[-‐]$/u.test(whole) && /^\p{Ll}/u.test(part)) return whole.slice(0, -1) + part
      const isCut = /[\p{L}\p{N},;]$/u.test(whole) && /^[\p{Ll}\p{N}(]/u.test(part)
      return `${whole}${isCut ? ' ' : '\n\n'}${part}`
    }, '')
    .replaceAll('\u00ad', '')
    .replace(KEYWORDS_BEHIND, '')
    .replace(RIGHTS_BEHIND, '')
    .trimEnd()
  return text.length < least || text.length > ABSTRACT_MAX ? undefined : text
}

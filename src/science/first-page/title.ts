import { plainTitle } from '../records/title-key.ts'
import { isAbstractHeading, isAfterAbstract, type PageBlock } from './page-block.ts'

/** A title has this many letters at least, in as many words or more. */
const LETTERS_MIN = 8
const TITLE_MAX = 500

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
const words = (text: string) => text.trim().split(/\s+/).length

/** A word or two that many heads have: "ARTICLE OPEN", "RESEARCH ARTICLE | OPEN ACCESS", "Original Investigation". */
const KIND =
  /^(?:(?:original|research|review|short|case|brief|clinical|full|regular|special|rapid|invited)[ -])?(?:article|research|paper|review|report|communication|investigation|contribution|letter|editorial|commentary|perspective|trial|study)s?$/i
const isKind = (text: string) =>
  text
    .replace(/\bopen(?:\s?access)?\b/gi, '|')
    .split(/[\t|•·,:]|\s[-–—]\s/)
    .every((part) => part.trim() === '' || KIND.test(part.trim()))

/** A head of a journal, a kind of article, an address: large on many first pages, and never the title. */
function isMasthead(text: string): boolean {
  const line = text.trim()
  return (
    isKind(line) ||
    /^(?:\p{L}[\s\t]+){4,}/u.test(line) ||
    /\bopen\s*access\b|https?:|www\.|\bdoi\b|@|\bissn\b|^vol(?:ume)?\b/i.test(line) ||
    (words(line) <= 8 &&
      /^(?:the |an? )?(?:(?:[\w&]+ ){0,3})(?:journal|annals|archives|proceedings|transactions|bulletin|letters)\b/i.test(
        line,
      ))
  )
}

/** The words of a file's own title that is no job number, file name or word of a program. */
function ownTitle(title: string | undefined, page: string): string | undefined {
  const line = (title ?? '').replace(/\s+/g, ' ').trim()
  if (words(line) < 3 || letters(line) < LETTERS_MIN || /\.(?:docx?|pdf|tex|indd|qxd|dvi)\b|^microsoft/i.test(line)) {
    return undefined
  }
  // Believed only where the page says the same: many files carry the title of another one.
  return plainTitle(page).includes(plainTitle(line)) ? line : undefined
}

/** The title on a first page and the place after it, or undefined where none can be told. */
export function titleOf(
  blocks: readonly PageBlock[],
  said: string | undefined,
): { title: string; size: number; until: number; isNamed: boolean } | undefined {
  const byHeight = blocks.map((block, index) => ({ block, index })).toSorted((a, b) => a.block.y - b.block.y)
  const end = byHeight.findIndex(({ block }) => isAbstractHeading(block.text) || isAfterAbstract(block.text))
  const head = (end > 0 ? byHeight.slice(0, end) : byHeight.slice(0, 12)).filter(
    ({ block }) => block.text.length <= TITLE_MAX && letters(block.text) >= LETTERS_MIN && !isMasthead(block.text),
  )
  const own = ownTitle(said, blocks.map(({ text }) => text).join(' '))
  const wanted = own === undefined ? undefined : plainTitle(own)
  const named = head.find(({ block }) => wanted !== undefined && plainTitle(block.text) === wanted)
  const largest = Math.max(...head.filter(({ block }) => words(block.text) >= 2).map(({ block }) => block.size))
  const first = named ?? head.find(({ block }) => block.size >= largest * 0.98 && words(block.text) >= 2)
  if (!first) return own === undefined ? undefined : { title: own, size: 0, until: 0, isNamed: true }
  const place = byHeight.indexOf(first)
  const parts = [first.block.text]
  let last = place
  // A title over several blocks goes on in the same size right below.
  for (const [at, { block: next }] of named ? [] : [...byHeight.entries()].slice(place + 1)) {
    if (Math.abs(next.size - first.block.size) > 0.02 * first.block.size || isAbstractHeading(next.text)) break
    if (next.size < 1.15 * medianSize(blocks)) break
    parts.push(next.text)
    last = at
  }
  const main = parts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![*†‡])[*†‡]+$/, '')
    .replace(/^(?:full |article )?title:\s?/i, '')
    .trim()
  const below = byHeight[last + 1]?.block
  const isWhole = below === undefined || named !== undefined || !isSubtitle(below, first.block, byHeight[last]?.block)
  const title = isWhole
    ? main
    : `${main}${/[:?!.–—-]$/.test(main) ? '' : ':'} ${below.text.replace(/\s+/g, ' ').trim()}`
  return {
    title: title.slice(0, TITLE_MAX),
    size: first.block.size,
    until: byHeight[isWhole ? last : last + 1]?.block.y ?? 0,
    isNamed: named !== undefined,
  }
}

/** Words of a sentence in another language: a second title. */
const FOREIGN =
  /\b(?:der|die|das|und|eine?[rs]?|bei|mit|von|le|la|les|des|du|une?|et|chez|dans|el|los|las|una?|en|con|y|por|il|gli|nei|della|di|e|na|os|em|um|uma|het|een|van|och|av)\b/iu
const KIND_OF_STUDY =
  /\b(?:trial|study|studies|review|analysis|meta-analysis|protocol|cohort|survey|report|results|experience|evaluation|comparison|guidelines?|statement|overview)\b/i

/** "Ada Lovelace, Jan Berg and …" */
const NAMES = /(?:^|,\s|\band\s)\p{Lu}[\p{L}.'’-]*\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}(?:,|\sand\s)/u

/** A subtitle in smaller letters right below: a sentence that goes on in small letters, or says what kind of study it is. */
function isSubtitle(block: PageBlock, first: PageBlock, last: PageBlock | undefined): boolean {
  const line = block.text.trim()
  const end = last?.bottom
  const isBelow = end !== undefined && block.y >= end - 0.5 * first.size && block.y - end < 1.5 * first.size
  const isAligned =
    block.x === undefined ||
    first.x === undefined ||
    (block.x < first.x + (first.width ?? 0) && first.x < block.x + (block.width ?? 0))
  return (
    isBelow &&
    isAligned &&
    block.unmarked === undefined &&
    !NAMES.test(line) &&
    block.size < 0.98 * first.size &&
    block.size > 0.5 * first.size &&
    line.length <= 200 &&
    words(line) >= 3 &&
    !isMasthead(line) &&
    !isAbstractHeading(line) &&
    !/[@\d]\S*$|;/.test(line) &&
    !FOREIGN.test(line) &&
    (/^\p{Ll}/u.test(line) || KIND_OF_STUDY.test(line)) &&
    !/\b(?:department|universit|institut|hospital|received|accepted|published|correspond)/i.test(line)
  )
}

export function medianSize(blocks: readonly PageBlock[]): number {
  const sizes = blocks.flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 80) }, () => size))
  return sizes.toSorted((a, b) => a - b)[Math.floor((sizes.length - 1) / 2)] ?? 0
}

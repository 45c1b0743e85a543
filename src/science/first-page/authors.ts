import type { Author } from '#contract/papers.ts'

import { parseName } from '../records/names.ts'
import { isAbstractHeading, isAfterAbstract, type PageBlock } from './page-block.ts'

const AUTHORS_MAX = 200
/** Blocks below the title in which names may stand. */
const BLOCKS_MAX = 40

const place =
  /\b(?:universit\w*|department|institut\w*|faculty|school|college|hospital|center|centre|laborator\w+|clinic\w*|division|ministry|academy|street|avenue|road|box|inc|ltd|gmbh|correspond\w*|received|accepted|published|submitted|e-?mail|editor|copyright|license\w*|abstract|keywords?)\b/i

/** Marks of notes at names: raised figures, stars and daggers, a sign that stands alone. */
const withoutMarks = (text: string) =>
  text
    .replace(/(?<!\S)\S*@\S*/g, ' ')
    .replace(/(?<=[\p{L}.])\s?\d{1,2}(?:\s?[,;]\s?\d{1,2})*(?=\W|$)/gu, '')
    .replace(/[*∗⁎⋆†‡§¶∥‖#¹²³⁴⁵⁶⁷⁸⁹⁰☆✉]+/gu, '')
    // "Student Member, IEEE" behind a name of an engineer.
    .replace(
      /,\s{0,2}(?:(?:graduate )?student |senior |life |associate )?(?:member|fellow),?\s(?:IEEE|ACM|OSA|SPIE|IET)\b/gi,
      '',
    )

/** Degrees and offices behind a name: "MD", "Ph.D.", "MBChB (Hons)", "FRCP". */
const DEGREE =
  /^(?:M\.?\s?D|D\.?\s?M|Ph\.?\s?D|D\.?\s?Phil|Dr\.?\s?(?:med|rer|phil)[.\w ]{0,10}|Sc\.?\s?D|D\.?\s?Sc|M\.?\s?Sc|M\.?\s?S|B\.?\s?Sc|B\.?\s?S|B\.?\s?A|M\.?\s?A|M\.?\s?Phil|M\.?\s?P\.?\s?H|Dr\.?\s?PH|M\.?\s?B\.?\s?A|D\.?\s?O|D\.?\s?D\.?\s?S|D\.?\s?M\.?\s?D|D\.?\s?V\.?\s?M|D\.?\s?P\.?\s?T|P\.?\s?T|O\.?\s?T|R\.?\s?D|R\.?\s?N|A\.?P\.?R\.?N|M\.?S\.?N|B\.?S\.?N|D\.?N\.?P|M\.?B\.?\s?,?\s?Ch\.?\s?B|M\.?B\.?\s?,?\s?B\.?\s?S|M\.?B\.?\s?B\.?\s?Ch|BMBS|MBBCh|BM\s?BCh|B\.?M|Pharm\.?\s?D|Ed\.?\s?D|M\.?\s?Ed|Psy\.?\s?D|J\.?D|LL\.?[BM]|M\.?\s?H\.?\s?S|M\.?\s?S\.?\s?P\.?H|M\.?\s?S\.?\s?W|M\.?H\.?A|M\.?P\.?P|M\.?R\.?C\.?[PS]\w{0,6}|MRes|MStat|MMed|MMSc|MSCE|MSCR|MScPH|BPharm|BEng|MEng|M\.?Ch|CCRN|C\.?R\.?N\.?A|R\.?P\.?h|NP|CNM|F[A-Z]{2,6}|Dipl?\.?\s?\w{0,8}|Prof\.?|Dr|Hons|IEEE|ACM|(?:(?:graduate )?student |senior |life )?(?:member|fellow))\.?(?:\s?\((?:\w|\s){1,12}\))?$/i

/** A group that wrote: "the ARIDOL Study Group", "for the X Investigators". */
const GROUP = /\b(?:groups?|investigators|collaborators|collaboration|consortium|network|committee|team|task force)$/i
const BEFORE_GROUP = /^(?:and\s)?(?:for|on behalf of|and)\s/i
const GROUP_MAX = 120
function groupIn(part: string): string | undefined {
  const words = part.replace(BEFORE_GROUP, '').trim()
  const count = words.split(' ').length
  const isGroup = words.length <= GROUP_MAX && count >= 2 && count <= 14 && GROUP.test(words) && /\p{Lu}/u.test(words)
  return isGroup && !place.test(words) ? words : undefined
}

/** A person with a given name and a family name: "Mary J. O’Connell", "Ludwig van Beethoven", "Webb AE". */
const isName = (text: string) =>
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ter|ten|y)(?= ))){1,6}$/u.test(
    text,
  ) && /\p{Ll}/u.test(text)

const isCapitals = (part: string) => /\p{Lu}{3}/u.test(part) && !/\p{Ll}/u.test(part)
const capitalised = (part: string) =>
  part
    .replace(/\p{L}{3,}/gu, (word) => word[0] + word.slice(1).toLowerCase())
    .replace(/(?<=(?:^|[\s-])Mc)\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "Jan Berg MD PhD". */
function withoutDegrees(part: string): string {
  const words = part.split(' ')
  while (
    words.length > 2 &&
    /^[A-Z][A-Za-z.]{0,5}[A-Z]\.?[a-z]?$/.test(words.at(-1) ?? '') &&
    DEGREE.test(words.at(-1) ?? '')
  )
    words.pop()
  return words.join(' ')
}

function namesIn(text: string): { names: string[]; isNames: boolean } {
  const parts = withoutMarks(text)
    .split(/[,;&\t\n•·|]|\band\b/i)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(?:[^\p{Lu}\s]\s)+/u, '')
        .replace(/\s[^\p{L}]$/u, ''),
    )
    .filter((part) => /\p{L}{2}/u.test(part) && !DEGREE.test(part))
  // Names in capitals are told from a heading by their being several.
  const spelled = parts.map((part) => (parts.length > 1 && isCapitals(part) ? capitalised(part) : part))
  const names = spelled.flatMap((part) => {
    const bare = withoutDegrees(part)
    return groupIn(part) ?? (isName(bare) && !place.test(bare) ? bare : [])
  })
  return { names, isNames: names.length > 0 && names.length >= 0.6 * parts.length }
}

/** A row of authors in blocks: each part a name of two words or more, none in capitals or a place by its look. */
const isRow = (text: string, names: readonly string[]) =>
  names.length > 0 &&
  names.every((name) =>
    /^\p{Lu}[\p{Ll}.'’-]+(?:\s(?:(?:van|von|de|der|den|del|di|da|la|le)\s){0,2}\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(name),
  ) &&
  !/\b(?:new|san|santa|los|saint|north|south|east|west|united|republic|kingdom|states|city)\b/i.test(text) &&
  withoutMarks(text).replace(/[^\p{L}]/gu, '').length <= names.join('').replace(/[^\p{L}]/gu, '').length + 6

const SEPARATOR = /[,;&\t•·|]|\band\b/i
const partsOf = (text: string) => text.split(SEPARATOR).map((part) => part.trim())
const isOneWord = (part: string | undefined) => part !== undefined && part !== '' && !/\s/.test(part)

/** A centred list of names is a block for each of its lines; one that ends within a name goes on in the next. */
function withRest(blocks: PageBlock[], next: PageBlock): PageBlock[] {
  const last = blocks.at(-1)
  if (!last || Math.abs(last.size - next.size) > 0.03 * last.size || next.y - last.y > 2.6 * last.size) {
    return [...blocks, next]
  }
  const [above, below] = [last.unmarked ?? last.text, next.unmarked ?? next.text]
  const [end, start] = [partsOf(above).at(-1), partsOf(below)[0]]
  const isWithin =
    SEPARATOR.test(above) &&
    !place.test(above) &&
    !place.test(below) &&
    end !== undefined &&
    end !== '' &&
    (isOneWord(end) || isOneWord(start) || /\s\p{Lu}\.?$/u.test(end))
  if (!isWithin || below.length > 600) return [...blocks, next]
  const join = /\p{L}-$/u.test(above) ? '' : ' '
  return [
    ...blocks.slice(0, -1),
    { ...last, text: `${last.text}${join}${next.text}`, unmarked: `${above}${join}${below}` },
  ]
}

/** The authors in the blocks below a title; none where what stands there is not read as names with certainty. */
export function authorsOf(blocks: readonly PageBlock[], titleEnd: number, titleSize: number): Author[] {
  const below = blocks
    .filter(({ y, size }) => y > titleEnd && (titleSize === 0 || size < titleSize))
    .toSorted((a, b) => a.y - b.y)
    .slice(0, BLOCKS_MAX)
    .reduce<PageBlock[]>(withRest, [])
  const found: string[] = []
  let isBelowAddress = false
  for (const { text: whole, unmarked: text = whole, behind } of below) {
    if (isAbstractHeading(whole) || isAfterAbstract(whole)) break
    if (behind !== undefined && found.length === 0) break
    const { names, isNames } = text.length > 4000 ? { names: [], isNames: false } : namesIn(text)
    const isOfNames = isNames && !place.test(withoutMarks(text))
    // Below an address only a row that is names and nothing else goes on: "New York" is no author.
    if (isOfNames && (!isBelowAddress || isRow(text, names))) found.push(...names)
    else if (found.length > 0 && !(place.test(text) || text.includes('@'))) break
    else isBelowAddress = found.length > 0
  }
  return [...new Set(found)]
    .slice(0, AUTHORS_MAX)
    .flatMap((name) =>
      groupIn(name) === undefined ? (parseName(name, { givenFirst: true }) ?? []) : { literal: name },
    )
}

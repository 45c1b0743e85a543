import type { ReadAs, StringDialect } from './respelled.ts'
import { searchStringsCopy as copy } from './search-strings.copy.ts'
import type { StringNode, StringTerm } from './string-node.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? []

/** What a string says in words about how it is to be read: none of it is a word that is looked for. */
const SPOKEN =
  /\bMeSH descriptor:?|\bexplode all trees\b|\bthis term only\b|\band with qualifier\(s\)|\bwith (?:Cochrane Library )?Publication (?:Year|Date) (?:from|between) [a-z\d ,]{4,60}|\bLimiters\b|\b(?:Published Date|Publication Year|Date of Publication|Year Published|Date Published)\b|\bin (?:Record )?(?:Title|Abstract|Keywords?)(?:[\s,]{1,3}(?:(?:and|or) )?(?:Title|Abstract|Keywords?)\b){0,2}|\bTitle,? Abstract,?(?: or| and)? Keywords?\b|\bE-Publication Date\b|\(sa_year\)|\blimit \d+ to\b|\bremove duplicates from\b/gi

/** Operators, names of fields and of functions. */
const SIGNS = new Set(
  'and or not same next near exp noexp lnk lim id ti ab kw kf tw mp af pt sh fs hw jn jw ot tiab mesh majr mh mm mj de it py dt fpy ts tx su so au ak kp xb jt ta tt dp pdat epdat ppdat yr key abs title abstract titles keyword keywords srctitle auth author authors authkey pubyear aft bef is noft ft all anywhere descriptor explode subject subheading terms term topic field fields doctype pub year type title_abs metadata document index ieee publication allfield text word exact mainsubject mjmainsubject emb mjemb mjmesh current journal venue other date cluster lastau ptyp intitle allintitle area conditionsearch interventionsearch condition interventionname briefsummary officialtitle fau 1au bibjson pdate first now tak pd to any published'.split(
    ' ',
  ),
)
const isSign = (word: string) =>
  SIGNS.has(word) ||
  /^(?:(?:adj|near|next|onear|pre|n|w|p)\d{0,2}|[sl]\d{1,3}|[a-z]{0,20}(?:title|abstract|keywords?|terms|year|date))$/.test(
    word,
  )
/** Signs that are plain words too: they are one only where the mark of a field stands beside them. */
const PLAIN_WORDS = new Set(
  'abstract abstracts title titles keyword keywords author authors title type year date first now field fields document index publication subject terms term topic text word exact journal venue other condition area conditions metadata cluster key all anywhere same lim explode descriptor any published'.split(
    ' ',
  ),
)
/** Before a name of a field, or behind it. */
const FIELD_BEFORE = /[[/.:,"={(_]\s?$/
const FIELD_BEHIND = /^[\p{L} _/&,-]{0,40}"?\s?[:=([\]/.]/u
/** A plain word that could be the name of a field, with no mark of one beside it. */
function isLost(word: string, text: string, from: number): boolean {
  if (!PLAIN_WORDS.has(word)) return false
  const behind = text.slice(from + word.length, from + word.length + 60)
  const isNamed = !/^\s+(?:AND|OR|NOT)\b/i.test(behind) && FIELD_BEHIND.test(behind)
  return !isNamed && !FIELD_BEFORE.test(text.slice(Math.max(0, from - 3), from))
}
const YEAR = /^(?:1[5-9]|20)\d\d$/

function leavesOf(nodes: readonly (StringNode | undefined)[]): readonly StringNode[] {
  const found = new Set<StringNode>()
  const collect = (node: StringNode): void => {
    if (found.has(node)) return
    found.add(node)
    if (node.kind === 'all' || node.kind === 'any' || node.kind === 'near') node.of.forEach(collect)
    else if (node.kind === 'not') collect(node.of)
  }
  for (const node of nodes) if (node) collect(node)
  return [...found]
}

/** What is not where it should be: a part of the string, and why it is named. */
type Missing = { part: string; why: string }
type Told = {
  refused: readonly { part: string }[]
  read: readonly ReadAs[]
  dialect: StringDialect
  /** What each line came to, by its number. */
  lines: ReadonlyMap<string, unknown>
}

/** Words of a string that are neither in what is asked nor in what is said not to be, each once. */
function missingWords(text: string, leaves: readonly StringNode[], { refused, read }: Told): readonly Missing[] {
  const left = new Map<string, number>()
  const add = (word: string, times = 1) => void left.set(word, (left.get(word) ?? 0) + times)
  for (const node of leaves) {
    if (node.kind === 'phrase' || node.kind === 'heading') for (const word of wordsOf(node.text)) add(word)
    // “Before 2010” is asked as up to 2009.
    if (node.kind === 'years')
      for (const year of [node.from, node.to]) for (const each of [-1, 0, 1]) add(`${year + each}`, 1000)
  }
  for (const { part } of refused) for (const word of wordsOf(part)) add(word)
  for (const { parts } of read) for (const part of parts) for (const word of wordsOf(part)) add(word)
  const spoken = text.replace(SPOKEN, ' ')
  const missing: string[] = []
  for (const match of spoken.matchAll(WORD)) {
    const word = match[0].toLowerCase()
    const times = left.get(word) ?? 0
    if (times > 0) left.set(word, times - 1)
    else if (isSign(word) ? isLost(word, spoken, match.index) : !/^\d+$/.test(word) || YEAR.test(word))
      missing.push(match[0])
  }
  return [...new Set(missing)].map((part) => ({ part, why: copy.why.lost }))
}

/** A word with a sign for letters in front, within or behind. */
const WITH_SIGN = /(?<![\p{L}\p{N}*$?#])[\p{L}\p{N}*$?#-]{0,60}[$*?#][\p{L}\p{N}*$?#-]{0,60}/gu
const SIGN_OF_LETTERS = /[$*]\d{1,2}|[$*?#]/g
const oneSign = (word: string) =>
  word
    .toLowerCase()
    .replace(SIGN_OF_LETTERS, '§')
    .replace(/^-+|-+$/g, '')

/** Words whose signs for letters did not come back: what is asked has the word without them. */
function missingSigns(text: string, leaves: readonly StringNode[], told: readonly string[]): readonly Missing[] {
  const asked = new Set(
    leaves.flatMap((leaf) =>
      leaf.kind === 'phrase' || leaf.kind === 'heading'
        ? leaf.text.split(/[\s(),;:'’/]+/).map((word) => oneSign(word.replace(/^[.]+|[.]+$/g, '')))
        : [],
    ),
  )
  const missing = (text.match(WITH_SIGN) ?? []).filter(
    (word) =>
      /\p{L}/u.test(word) &&
      // A heading’s star before its name, and numbers of lines, are no signs for letters.
      !asked.has(oneSign(word)) &&
      !/^\*\p{L}[\p{L}-]*$/u.test(word) &&
      !told.some((part) => part.includes(word)),
  )
  return [...new Set(missing)].map((part) => ({ part, why: copy.why.sign }))
}

/** Every operator of nearness that any database writes. */
const NEARNESS =
  /(?<![\p{L}\p{N}"-])(?:adj\d{0,2}|near\/\d{1,2}|near\d{1,2}|next\/\d{1,2}|onear\/\d{1,2}|within\/\d{1,2}|(?:pre|w|n|p)\/\d{1,2}|[NW]\d{1,2})(?![\p{L}\p{N}"-])|:~\d{1,3}/giu

/** Operators of nearness for which nothing is asked near anything. */
function missingNears(text: string, leaves: readonly StringNode[], told: readonly string[]): readonly Missing[] {
  const unquoted = text.replace(/"[^"]{0,400}"/g, ' ')
  const found = [...text.matchAll(/\[[^\][]{0,40}:~\d{1,3}\]/g), ...unquoted.matchAll(NEARNESS)].flatMap(([sign]) => (sign.startsWith(':~') ? [] : [sign])) // prettier-ignore
  const words = new Set(
    leaves.flatMap((leaf) => (leaf.kind === 'phrase' || leaf.kind === 'heading' ? wordsOf(leaf.text) : [])),
  )
  const asked = leaves.filter(({ kind }) => kind === 'near').length
  const open = found.filter(
    (sign) => !words.has(sign.toLowerCase()) && !told.some((part) => part !== sign && part.includes(sign)),
  )
  return open.length > asked ? [...new Set(open)].map((part) => ({ part, why: copy.why.near })) : []
}

/** Signs behind or before a word that no reader takes for any. */
const ODD =
  /[\p{L}\p{N})"'*]{1,40}(?:[+~^!|\\@%]|&&)(?=[\s\p{L}\p{N}("')]|$)|(?<=^|[\s(])(?:[+~^|\\@]|&&)(?=[\p{L}"'(])[\p{L}"'(]{1,40}/gu
function missingOdd(text: string, leaves: readonly StringNode[], told: readonly string[]): readonly Missing[] {
  const asked = leaves.flatMap((leaf) => (leaf.kind === 'phrase' || leaf.kind === 'heading' ? [leaf.text] : []))
  return [...new Set(text.replace(/\[mh \^/gi, '[mh ').match(ODD) ?? [])]
    .filter((part) => {
      const word = part.replace(/[+~^!|\\@%&"'()]/g, '')
      // EBSCO’s plus behind an index term: it is asked with narrower ones.
      const isPlus = part.includes('+') && leaves.some((leaf) => leaf.kind === 'heading' && leaf.isExploded && leaf.text.toLowerCase().endsWith(word.toLowerCase())) // prettier-ignore
      const isKept = asked.some((each) => each.includes(part.replace(/["'()]/g, '')))
      return (
        !isPlus && !isKept && !told.some((each) => each.includes(part) || each.includes(part.replace(/["')]/g, '')))
      )
    })
    .map((part) => ({ part, why: copy.why.sign }))
}

/** A number that stands alone: of a line, or of a term. */
const ALONE = /(?<=^|[\s(,])(?:#|S|L)?(\d{1,6})(?=[\s),]|$)/gm
function missingNumbers(text: string, leaves: readonly StringNode[], { lines, ...rest }: Told): readonly Missing[] {
  const told = new Set(toldParts(rest).flatMap((part) => part.match(/\d+/g) ?? []))
  const words = new Set(
    leaves.flatMap((leaf) => (leaf.kind === 'phrase' || leaf.kind === 'heading' ? wordsOf(leaf.text) : [])),
  )
  const years = new Set(leaves.flatMap((leaf) => (leaf.kind === 'years' ? [leaf.from, leaf.to] : [])))
  const isNear = (year: number) => [year - 1, year, year + 1].some((each) => years.has(each))
  return [...text.matchAll(ALONE)]
    .filter(
      ([sign, number = '']) =>
        !words.has(number) &&
        !words.has(sign.toLowerCase()) &&
        !isNear(Number(number)) &&
        !lines.has(number) &&
        !told.has(number),
    )
    .map(([part]) => ({ part, why: copy.why.number }))
}

const toldParts = ({ refused, read }: Pick<Told, 'refused' | 'read'>): readonly string[] => [
  ...refused.map(({ part }) => part),
  ...read.flatMap(({ parts }) => parts),
]

/**
 * The string held against what was read of it, by kind: its words, its signs for letters, its nearness, its numbers, and
 * signs that no reader knows. What is neither asked nor said to be read otherwise comes back here.
 */
export function notComeBack(text: string, asked: readonly (StringNode | undefined)[], told: Told): readonly Missing[] {
  const leaves = leavesOf(asked)
  const parts = toldParts(told)
  const refused = told.refused.map(({ part }) => part)
  return [
    ...missingWords(text, leaves, told),
    ...missingSigns(text, leaves, refused),
    ...missingNears(text, leaves, refused),
    ...missingOdd(text, leaves, parts),
    ...missingNumbers(text, leaves, told),
  ]
}

const MOST = 12

const OPERATOR_IN =
  /^(?:and|or|not|adj\d*|near)\s|\s(?:and|or|not|adj\d*|near)$|^(?:and|or|not|adj\d*|near\/?\d*|exp|limit)$|(?:^|\s)(?:AND|OR|NOT|adj\d|near\/\d|xor|XOR|ANDNOT)(?:\s|$)/

/** Codes by which databases name fields, in capitals among other words. */
const CODE = /^(?:TI|AB|MH|MM|PT|SU|DE|TX|MW|KW|TS|AU|SO|LA|PY|TI-AB|TIAB|MESH|NOFT|PMID|SH|FS)$/

/** Words that are names of fields elsewhere, and were read as words: where the string was written, they may be none. */
export const codesAsWords = (node: StringNode | undefined): readonly string[] => {
  const found = leavesOf([node]).flatMap((leaf) =>
    leaf.kind === 'phrase' && CODE.test(leaf.text.split(' ')[0] ?? '') ? [leaf.text] : [],
  )
  return found.length > 0 ? [copy.wordNotField([...new Set(found)])] : []
}

/** Terms that begin or end with an operator, or have one within them: it was read as a word. */
export const withOperator = (node: StringNode | undefined): readonly string[] =>
  leavesOf([node]).flatMap((leaf) =>
    (leaf.kind === 'phrase' || leaf.kind === 'heading') && OPERATOR_IN.test(leaf.text)
      ? [`Read as one term, with what may be an operator in it: “${leaf.text}”.`]
      : [],
  )

/** Of a string that names fields: the terms for which none was read, since they are looked for anywhere. */
export function withoutField(node: StringNode | undefined): readonly string[] {
  const leaves = leavesOf([node])
  const terms = leaves.filter((leaf): leaf is StringTerm => leaf.kind === 'phrase')
  if (!leaves.some((leaf) => leaf.kind === 'heading') && !terms.some(({ fields }) => fields)) return []
  const bare = [...new Set(terms.filter(({ fields, isAnywhere }) => !fields && !isAnywhere).map(({ text }) => text))]
  if (bare.length === 0) return []
  const more = bare.length > MOST ? ` and ${bare.length - MOST} more` : ''
  return [
    `Looked for anywhere, since no field was read for it: ${bare
      .slice(0, MOST)
      .map((text) => `“${text}”`)
      .join(', ')}${more}.`,
  ]
}

/** Thesauri other than MeSH, by the database whose string names their terms. */
const THESAURI: Partial<Record<StringDialect, string>> = {
  embase: 'Emtree',
  ebsco: 'the thesaurus of the database at EBSCO',
  proquest: 'the thesaurus of the database at ProQuest',
  named: 'the thesaurus of that platform (DeCS or another)',
}

/** Says which index terms are of another thesaurus than MeSH. In Ovid, terms in small letters are of Emtree and others. */
export function ofThesaurus(node: StringNode | undefined, dialect: StringDialect, text: string): readonly string[] {
  const names = leavesOf([node]).flatMap((leaf) => (leaf.kind === 'heading' ? [leaf.text] : []))
  const isSmall = names.filter((name) => /^\p{Ll}/u.test(name) && !/^(?:animals?|humans?)$/.test(name)).length
  const isOther = /\b(?:use (?:emez|emed|psyh|ppez)\w*|embase|emcare|psyc(?:info|articles)|amed)\b/i.test(text)
  const isForeign = dialect === 'ovid' && (isOther || isSmall > names.length / 2)
  const thesaurus = THESAURI[dialect] ?? (isForeign ? 'Emtree or another thesaurus, it seems' : undefined)
  if (thesaurus === undefined || names.length === 0) return []
  const listed = [...new Set(names)]
  const more = listed.length > MOST ? ` and ${listed.length - MOST} more` : ''
  return [
    `Index terms of ${thesaurus}, asked by the same name as MeSH terms, with narrower ones where the string has them; one that MeSH has not finds nothing: ${listed
      .slice(0, MOST)
      .map((name) => `“${name}”`)
      .join(', ')}${more}.`,
  ]
}

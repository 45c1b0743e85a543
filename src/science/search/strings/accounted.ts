import type { StringDialect } from './respelled.ts'
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

/** Words of a string that are neither in what is asked nor in what is said not to be, each once. */
export function unaccounted(
  text: string,
  asked: readonly (StringNode | undefined)[],
  refused: readonly { part: string }[],
): readonly string[] {
  const left = new Map<string, number>()
  const add = (word: string, times = 1) => void left.set(word, (left.get(word) ?? 0) + times)
  for (const node of leavesOf(asked)) {
    if (node.kind === 'phrase' || node.kind === 'heading') for (const word of wordsOf(node.text)) add(word)
    // “Before 2010” is asked as up to 2009.
    if (node.kind === 'years')
      for (const year of [node.from, node.to]) for (const each of [-1, 0, 1]) add(`${year + each}`, 1000)
  }
  for (const { part } of refused) for (const word of wordsOf(part)) add(word)
  const spoken = text.replace(SPOKEN, ' ')
  const missing: string[] = []
  for (const match of spoken.matchAll(WORD)) {
    const word = match[0].toLowerCase()
    const times = left.get(word) ?? 0
    if (times > 0) left.set(word, times - 1)
    else if (isSign(word) ? isLost(word, spoken, match.index) : !/^\d+$/.test(word) || YEAR.test(word))
      missing.push(word)
  }
  return [...new Set(missing)]
}

const MOST = 12

/** Terms that begin or end with an operator: it was read as a word. */
export const withOperator = (node: StringNode | undefined): readonly string[] =>
  leavesOf([node]).flatMap((leaf) =>
    (leaf.kind === 'phrase' || leaf.kind === 'heading') &&
    /^(?:and|or|not|adj\d*|near)\s|\s(?:and|or|not|adj\d*|near)$|^(?:and|or|not|adj\d*|near\/?\d*|exp|limit)$/i.test(
      leaf.text,
    )
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

import { nearOf } from './operators.ts'
import type { ReadAs, StringDialect } from './respelled.ts'
import { searchStringsCopy as copy } from './search-strings.copy.ts'
import type { StringField, StringNode } from './string-node.ts'
import { piecesOf } from './string-pieces.ts'
import { fieldCodes, functions, pubmedTag, type Tag } from './string-tags.ts'

/** A sign as it was typed, and what it was read as. */
type Read = readonly [sign: string, how: string]

const namesOf = (fields: readonly StringField[] | undefined): string =>
  fields ? new Intl.ListFormat('en').format(fields.map((field) => copy.fields[field])) : copy.anywhere

/** Names of fields that say themselves what they are. */
const PLAIN =
  /^(?:ti|ab|ti,ab|ab,ti|tiab|au|title|abstract|abs|auth|author|title\/abstract|title-abs|pt|ptyp|publication type|sh|fs|mesh subheading|subheading|ta|jn|so|journal|srctitle|(?:ti|ab|au|so|dt)\s?=)$/i
const tagWords = (tag: Tag | undefined): string | undefined =>
  tag?.kind === 'fields' ? namesOf(tag.fields) : undefined

/** Where a name of a field stands, by who writes it so. */
const FIELD_SIGNS: Partial<Record<StringDialect, RegExp>> = {
  ovid: /\.([a-z]{2}(?:,[a-z]{2}){0,20})\.?(?=[\s)]|$)/gi,
  embase: /(?<=\S):([a-z]{2}(?:,[a-z]{2}){0,20})(?=[\s)]|$)/gi,
  cochrane: /(?<=\S):([a-z]{2}(?:,[a-z]{2}){0,20})(?=[\s)]|$)/gi,
  pubmed: /\[([a-z][a-z /-]{1,40})\]/gi,
  scopus: /(?<![\p{L}-])([A-Z][A-Z-]{2,24})\s?\(/gu,
  wos: /(?<![\p{L}-])([A-Z]{2,4}\s?=)/gu,
  ebsco: /(?<![\p{L}\p{N}"])(TX|SU|MW|KW|XB|PT|SO|JN|AU)\s(?=["(\p{L}])/gu,
  proquest: /(?<![\p{L}-])(noft|ft|all|su|if|tiab|(?:ti|ab|su|if)(?:,(?:ti|ab|su|if)){1,4})\(/giu,
  europepmc: /(?<![\p{L}_])(KW|TITLE_ABS|JOURNAL|PUB_TYPE):/gu,
}

const EBSCO_FIELDS: Readonly<Record<string, readonly StringField[] | undefined>> = {
  TX: undefined, SU: ['keyword'], MW: ['keyword'], KW: ['keyword'], XB: ['title', 'abstract'], PT: ['type'], SO: ['venue'], JN: ['venue'], AU: ['author'],
} // prettier-ignore

function fieldWords(name: string, dialect: StringDialect): string | undefined {
  if (PLAIN.test(name)) return undefined
  if (dialect === 'ovid' || dialect === 'embase' || dialect === 'cochrane')
    return /^(?:sh|de)$/i.test(name)
      ? undefined
      : tagWords(fieldCodes(dialect === 'ovid' ? name.replace(/\btw\b/i, 'ti,ab') : name).tag)
  if (dialect === 'pubmed') return tagWords(pubmedTag(name))
  if (dialect === 'ebsco') return namesOf(EBSCO_FIELDS[name])
  if (dialect === 'proquest')
    return /^(?:noft|ft|all)$/i.test(name) ? copy.anywhere : namesOf(/^(?:su|if)$/i.test(name) ? ['keyword'] : /su|if/i.test(name) ? ['title', 'abstract', 'keyword'] : ['title', 'abstract']) // prettier-ignore
  if (dialect === 'europepmc')
    return namesOf({ KW: ['keyword'], JOURNAL: ['venue'], PUB_TYPE: ['type'] }[name] as StringField[] | undefined)
  const own = name.toLowerCase().replace(/\s/g, '')
  return Object.hasOwn(functions, own) ? namesOf(functions[own]) : undefined
}

const fieldsRead = (text: string, dialect: StringDialect): readonly Read[] =>
  [...text.matchAll(FIELD_SIGNS[dialect] ?? /(?!)/g)].flatMap(([whole, name = '']): Read[] => {
    const how = dialect === 'europepmc' && name === 'TITLE_ABS' ? undefined : fieldWords(name, dialect)
    return how === undefined ? [] : [[whole.replace('(', '').trim(), how]]
  })

/** How signs for letters are read, by who writes them; the sign for any ending is the same for all. */
export function letterSign(sign: string, dialect: StringDialect): string | undefined {
  if (/^[$*]\d|^\[\*\d/.test(sign)) return copy.anyEndingOf(/\d+/.exec(sign)?.[0] ?? '')
  if (sign === '$') return dialect === 'wos' || dialect === 'embase' ? copy.letterOrNone : copy.anyEnding
  if (sign === '?') return dialect === 'ovid' || dialect === 'own' ? copy.letterOrNone : copy.oneLetter
  return sign === '#' ? (dialect === 'ebsco' ? copy.letterOrNone : copy.oneLetter) : undefined
}

/** A word with a sign for letters within it or behind it. */
const LETTERS = /[\p{L}\p{N}-]{1,60}([$*]\d{1,2}|\[\*\d{1,2}\]|[$?#])(?=[\p{L}\s)"'\].,*:]|$)/gu
const lettersRead = (text: string, dialect: StringDialect): readonly Read[] =>
  [...text.matchAll(LETTERS)].flatMap(([word, sign = '']): Read[] => {
    const how = letterSign(sign, dialect)
    // Where it stands for any ending, as others' star does, no word of it needs to be named.
    return how === undefined ? [] : [[how === copy.anyEnding ? sign : word, how]]
  })

const colonsRead = (text: string): readonly Read[] =>
  [...text.matchAll(/\p{L}{1,40}:(?=\.[a-z]{2}[.,])/gu)].map(([word]): Read => [word, copy.anyEnding])

const phrasesRead = (text: string): readonly Read[] =>
  piecesOf(text).flatMap(({ kind, text: phrase }): Read[] =>
    kind === 'quoted' && /[*?]/.test(phrase) ? [[phrase, copy.inQuotes]] : [],
  )

const nearsRead = (text: string, dialect: StringDialect): readonly Read[] => [
  ...piecesOf(text).flatMap((piece): Read[] => {
    const found = piece.kind === 'word' ? nearOf(piece.text, dialect) : undefined
    return found ? [[piece.text, copy.near(found.distance, found.isOrdered)]] : []
  }),
  ...(dialect === 'pubmed'
    ? [...text.matchAll(/\[[^\][:]{0,40}:~(\d{1,3})\]/g)].map(([tag, distance]): Read => [tag, copy.near(Number(distance), false)]) // prettier-ignore
    : []),
]

/** Operators in small letters, and signs that stand for one. */
const operatorsRead = (text: string, dialect: StringDialect): readonly Read[] =>
  ['pubmed', 'europepmc'].includes(dialect) || !/(?<![\p{L}-])(?:AND|OR|NOT)(?![\p{L}-])/u.test(text)
    ? []
    : piecesOf(text).flatMap((piece): Read[] =>
        piece.kind === 'word' && /^(?:and|or|not)$/.test(piece.text)
          ? [[piece.text, copy.operator(piece.text.toUpperCase())]]
          : [],
      )

/** What the signs of a string were read as, the same reading once, with every sign that was read so. */
export function signsRead(text: string, dialect: StringDialect): readonly ReadAs[] {
  const byHow = new Map<string, Set<string>>()
  const all = [
    ...fieldsRead(text, dialect),
    ...nearsRead(text, dialect),
    ...lettersRead(text, dialect),
    ...operatorsRead(text, dialect),
    ...(dialect === 'ovid' ? colonsRead(text) : []),
    ...(dialect === 'cochrane' ? phrasesRead(text) : []),
  ]
  for (const [sign, how] of all) byHow.set(how, (byHow.get(how) ?? new Set()).add(sign))
  return [...byHow].map(([how, parts]) => ({ parts: [...parts], how }))
}

function headingsOf(node: StringNode | undefined): readonly Extract<StringNode, { kind: 'heading' }>[] {
  if (!node) return []
  if (node.kind === 'heading') return [node]
  if (node.kind === 'all' || node.kind === 'any' || node.kind === 'near') return node.of.flatMap(headingsOf)
  return node.kind === 'not' ? headingsOf(node.of) : []
}

/** Which index terms are asked with their narrower ones, which without, which as main subjects. */
export function headingsRead(node: StringNode | undefined): readonly string[] {
  const all = headingsOf(node)
  const names = (wanted: (heading: (typeof all)[number]) => boolean) => [...new Set(all.filter(wanted).map(({ text }) => text))] // prettier-ignore
  const [wide, narrow, main] = [names(({ isExploded }) => isExploded), names(({ isExploded }) => !isExploded), names(({ isMajor }) => isMajor)] // prettier-ignore
  return [
    ...(wide.length > 0 ? [copy.withNarrower(wide)] : []),
    ...(narrow.length > 0 ? [copy.withoutNarrower(narrow)] : []),
    ...(main.length > 0 ? [copy.mainSubject(main)] : []),
  ]
}

import type { CslName } from './csl-item.ts'
import { around, join, nothing, text, type Pieces } from './pieces.ts'

/** How a style writes a list of people. */
export type NameStyle = {
  /** Family names alone, as inside a citation. */
  isShort?: boolean
  /** Initials in place of given names: what stands after each and between two. Absent: given names in full. */
  initials?: { after: string; between: string }
  /** Whose family name comes first. */
  inverted: 'all' | 'first' | 'none'
  /** Between family name and given name of an inverted name. */
  separator: string
  /** "Berg, Ada van den": particles stand behind the given name of an inverted name. */
  demotesParticles?: boolean
  /** Before the last of several: "and", "&". Absent: only a comma. */
  and?: string
  /** Whether a comma stands before `and`: always, from three names on, or never. */
  lastComma: 'always' | 'three' | 'never'
  /** With `min` or more names only the first `show` are written; `last` writes the last one after an ellipsis. */
  etAl?: { min: number; show: number; last?: boolean }
  /** Whether a comma stands before "et al.": always, after two names or more, or never. */
  etAlComma: 'always' | 'several' | 'never'
  etAlItalic?: boolean
  etAlText?: string
}

/** How many of the names, and how many of them with their given names: what tells two citations apart. */
export type NameExtent = { show?: number | undefined; firstWith?: 'initials' | 'full' | undefined }

/** A list of people as a style writes it; nothing for none. */
export function nameList(
  all: readonly CslName[] | undefined,
  style: NameStyle,
  { show, firstWith }: NameExtent = {},
): Pieces {
  const names = (all ?? []).filter((name) => familyOf(name) !== '')
  const { etAl } = style
  const isCut = etAl !== undefined && names.length >= etAl.min && (show ?? etAl.show) < names.length
  const shown = isCut ? names.slice(0, show ?? etAl.show) : names
  const written = shown.map((name, index) =>
    text(nameText(name, style, index === 0, index === 0 ? firstWith : undefined)),
  )
  if (!isCut) return listed(written, names, style)
  const last = names.at(-1)
  if (etAl.last === true && last !== undefined)
    return [...join(', ', written), ...text(`, … ${nameText(last, style, false)}`)]
  const hasComma = style.etAlComma === 'always' || (style.etAlComma === 'several' && shown.length > 1)
  return [
    ...join(', ', written),
    ...around(hasComma ? ', ' : ' ', text(style.etAlText ?? 'et al.', style.etAlItalic ? { italic: true } : undefined)),
  ]
}

function listed(written: readonly Pieces[], names: readonly CslName[], style: NameStyle): Pieces {
  const last = written.at(-1)
  if (written.length < 2 || style.and === undefined || last === undefined) return join(', ', written)
  // A group may hold an "and" of its own: from three names on a comma parts it from the people before it.
  const isGroup = names.length > 2 && isLiteral(names.at(-1))
  if (names.length === 2 && isLiteral(names[1])) return join(` ${style.and} `, written)
  const hasComma = style.lastComma === 'always' || (style.lastComma === 'three' && names.length > 2) || isGroup
  return [...join(', ', written.slice(0, -1)), ...text(`${hasComma ? ',' : ''} ${style.and} `), ...last]
}

const isLiteral = (name: CslName | undefined) => name?.literal !== undefined || name?.family === undefined

type NameParts = { particle: string; family: string; given: string; dropping: string }
const known = new WeakMap<CslName, NameParts>()

function partsOf(name: CslName): NameParts {
  const parts = known.get(name) ?? split(name)
  known.set(name, parts)
  return parts
}

const isSmall = (word: string) => /^\p{Ll}/u.test(word)

/** Lower-case words before a family name are its particle, those behind a given name drop with it. */
function split(name: CslName): NameParts {
  const whole = curly(name.family ?? '')
  const found = name['non-dropping-particle']
    ? undefined
    : /^((?:\p{Ll}[\p{L}.]*\s+)+|\p{Ll}{1,2}[’-])(?=\p{L})/u.exec(whole)?.[0]
  const given = curly(name.given ?? '').split(/\s+/)
  const end = name['dropping-particle']
    ? given.length
    : given.findLastIndex((word) => !isSmall(word)) + 1 || given.length
  return {
    particle: found ?? (name['non-dropping-particle'] ? `${curly(name['non-dropping-particle'])} ` : ''),
    family: whole.slice(found?.length ?? 0),
    given: given.slice(0, end).join(' ').trim(),
    dropping: curly(name['dropping-particle'] ?? given.slice(end).join(' ')).trim(),
  }
}

const curly = (text: string) => text.replaceAll("'", '’')

/** The name under which somebody is cited, with the particles that belong to it. */
export function familyOf(name: CslName): string {
  if (name.literal !== undefined) return curly(name.literal)
  if (name.family === undefined) return curly(name.given ?? '')
  const { particle, family } = partsOf(name)
  return particle + family
}

/** Chinese, Japanese and Korean names are written as one word, the family name first. */
const isOneWord = ({ family = '', given = '' }: CslName) =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(family) && !/\p{sc=Latn}/u.test(family + given)

function nameText(name: CslName, style: NameStyle, isFirst: boolean, firstWith?: NameExtent['firstWith']): string {
  const cited = familyOf(name)
  if (isLiteral(name) || !name.given) return cited
  if (style.isShort === true && firstWith === undefined) return cited
  if (isOneWord(name)) return `${name.family}${name.given}`
  const { particle, family, given, dropping } = partsOf(name)
  if (style.isShort === true) {
    const first = firstWith === 'full' ? spaced(given) : initialsOf(given, { after: '.', between: ' ' })
    return [first, dropping, cited].filter(Boolean).join(' ')
  }
  const front = style.initials === undefined ? spaced(given) : initialsOf(given, style.initials)
  const isInverted = style.inverted === 'all' || (style.inverted === 'first' && isFirst)
  const suffix = style.initials?.after === '' ? name.suffix?.replaceAll('.', '') : name.suffix
  if (!isInverted) {
    const back = suffix ? `${name['comma-suffix'] === true ? ',' : ''} ${suffix}` : ''
    return [front, dropping, cited].filter(Boolean).join(' ') + back
  }
  const behind = [front, dropping, style.demotesParticles === true ? particle.trim() : ''].filter(Boolean).join(' ')
  const listed = style.demotesParticles === true ? family : cited
  return `${listed}${style.separator}${behind}${suffix ? style.separator + suffix : ''}`
}

const words = (given: string) =>
  given
    .replace(/\.(?=[^\s‐‑ªº-])/g, '. ')
    .split(/\s+/)
    .filter((word) => word !== '')
    // "JP" is how medical files write J. P.
    .flatMap((word) => (/^\p{Lu}{2,3}$/u.test(word) ? Array.from(word) : [word]))

/** "Clifford J" → "C. J."; "Jean-Luc" → "J.-L."; a given name that starts small ("cOAlition") is no name to shorten. */
export function initialsOf(given: string, { after, between }: { after: string; between: string }): string {
  return words(given)
    .map((word) => {
      // "Dr." is short already.
      if (/^\p{Lu}\p{Ll}+\.$/u.test(word)) return { isWord: false, written: after === '' ? word.slice(0, -1) : word }
      if (!/^[\p{Lu}\p{sc=Arab}\p{sc=Hebr}]/u.test(word))
        return /^\p{Ll}/u.test(word) ? { isWord: true, written: word } : { isWord: false, written: word }
      // "Jin-ho" is J.: what follows a hyphen in small letters has no initial of its own.
      const pieces = word.split(/[-‐‑]/).filter((piece) => piece !== '' && !isSmall(piece))
      return {
        isWord: false,
        written: pieces
          .map((piece) => `${/^\p{Lu}\p{Ll}+\.$/u.test(piece) ? piece.slice(0, -1) : piece.charAt(0)}${after}`)
          .join(after === '' ? '' : '-'),
      }
    })
    .reduce(
      (line, { isWord, written }, index, all) =>
        line + (index === 0 ? '' : isWord || all[index - 1]?.isWord === true ? ' ' : between) + written,
      '',
    )
}

/** Given names in full; a single letter among them gets its full stop, and initials stand apart ("C.-T." as "C. T."). */
const spaced = (given: string) =>
  words(given.replace(/(?<=\p{Lu}\p{Ll}{0,2}\.)[-‐‑](?=\p{Lu}\.)/gu, ' '))
    .map((word) => (/^\p{Lu}$/u.test(word) ? `${word}.` : word))
    .join(' ')

/** Names as a list of references is sorted by them, with their particles or without. */
export const sortName = (name: CslName, hasParticles = true): string =>
  `${hasParticles || isLiteral(name) ? familyOf(name) : partsOf(name).family} ${isLiteral(name) ? '' : initialsOf(name.given ?? '', { after: '', between: ' ' })}`

export const noNames = (names: readonly CslName[] | undefined): boolean =>
  (names ?? []).every((name) => familyOf(name) === '')

/** "ed." or "eds." in the words of a style. */
export const role = (names: readonly CslName[] | undefined, one: string, several: string): Pieces =>
  noNames(names) ? nothing : text((names ?? []).length > 1 ? several : one)

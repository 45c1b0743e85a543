import type { Author } from '#contract/papers.ts'

import { cleanLine } from './clean-text.ts'

const groupWords =
  /\b(?:academy|agency|alliance|association|authority|board|bureau|center|centre|cent(?:er|re)s|collaborat(?:ion|ive|ors)|college|commission|committee|consortium|council|department|federation|foundation|group|hospital|inc|initiative|institute?s?|investigators|laboratory|ltd|ministry|network|office|organi[sz]ation|panel|partnership|program(?:me)?|project|service|society|study|task force|team|trialists?|union|university|working party)\b/i
const suffix = /^(?:jr|sr|ii|iii|iv|2nd|3rd|4th|esq)\.?$/i

const NAME_MAX = 300

/** A thin or fixed space between initials is a space. */
const plainSpaced = (text: string) => cleanLine(text).replace(/\p{Zs}/gu, ' ')

/** "C. Barata", "J.-P. van der Serre", "M. L. King Jr." */
const initialsFirst =
  /^\p{Lu}\.(?:[ -]?\p{Lu}\.){0,3} ?(?:\p{Ll}[\p{Ll}'’]{0,4} ){0,3}\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?(?: (?:Jr|Sr|II|III|IV)\.?)?$/u

/**
 * Reads one name as reference files write it. A comma makes a person ("van der Berg, Jan"; "Maguire, Jr., Gerald" and
 * "Maguire, Gerald, Jr."); "Long V" is a person with initials, "C. Barata" too. A name without a given name is kept whole as
 * `literal`, be it a group or a person of one name: nobody can tell "WHO" from "Plato" by its shape. A comma at the end
 * or two in a row mark a group, as EndNote has it. With `givenFirst`, "Jan van der Berg" is read as a person too.
 */
export function parseName(text: string, options: { givenFirst?: boolean } = {}): Author | undefined {
  // "J. -L.", as IEEE has it, is "J.-L.".
  const name = plainSpaced(text).replace(/(\p{Lu}\.) -(?=\p{Lu}\.)/gu, '$1-')
  if (name === '' || name === ',') return undefined
  if (/^[^,]*,,/.test(name)) return { literal: name.replace(',,', ',') }
  const comma = name.indexOf(',')
  // A name of this length is none: it is kept without being looked at closely.
  if (name.length > NAME_MAX)
    return comma > 0
      ? canonicalAuthor({ family: name.slice(0, comma), given: name.slice(comma + 1) })
      : { literal: name }
  if (comma === name.length - 1) return { literal: cleanLine(name.slice(0, -1)) }
  // "Ministry of Health, Brazil"
  if (groupWords.test(name.slice(0, comma)) && name.slice(0, comma).split(' ').length > 2) return { literal: name }
  if (comma >= 0) return personOf(name.slice(0, comma), name.slice(comma + 1))
  if (groupWords.test(name)) return { literal: name }
  const initials =
    /^((?:['’]?\p{Ll}[\p{Ll}'’]* ){0,3}(?:Sta?\. )?\p{Lu}[\p{L}\p{M}'’ -]{0,80}\p{Ll}[\p{L}\p{M}'’-]{0,80}) (\p{Lu}{1,3}\.?|(?:\p{Lu}\.[ -]?){1,4})(?: (Jr|Sr|II|III|IV|2nd|3rd)\.?)?$/u.exec(
      name,
    )
  if (initials?.[1] !== undefined && initials[2] !== undefined)
    return {
      family: initials[1],
      given: cleanLine(initials[2]),
      ...(initials[3] !== undefined && { suffix: initials[3] }),
    }
  if (initialsFirst.test(name)) return givenFirstName(name)
  return options.givenFirst === true ? givenFirstName(name) : { literal: name }
}

/**
 * The names of a field: one, or several that are parted by semicolons where the format has a field for each
 * ("Svensson K; Holm, P").
 */
export function parseNames(text: string): (Author | undefined)[] {
  const pieces = text.split(';')
  if (pieces.length === 1 || !pieces.every((piece) => /^[\p{L}\p{M}'’., -]{2,80}$/u.test(piece)))
    return [parseName(text)]
  const names = pieces.map((name) => parseName(name))
  return names.filter((name) => name?.family !== undefined).length > 1 ? names : [parseName(text)]
}

/** Writes a name so that `parseName` reads the same name again; particles stand with the family name. */
export function writeName(author: Author): string {
  const family = cleanLine(
    [author['dropping-particle'], author['non-dropping-particle'], author.family].filter(Boolean).join(' '),
  )
  const given = cleanLine(author.given ?? '')
  if (family !== '' && given !== '') return [family, given, author.suffix].filter(Boolean).join(', ')
  const literal = cleanLine(author.literal ?? (family || given))
  if (literal.includes(',')) return literal.replace(',', ',,')
  return sameLiteral(parseName(literal), literal) && sameLiteral(parseName(literal, { givenFirst: true }), literal)
    ? literal
    : `${literal},`
}

/** The same author in the spelling of the library: trimmed, the suffix apart, and `literal` when there is no given name. */
export function canonicalAuthor(author: Author): Author | undefined {
  const part = (name: keyof Author) => plainSpaced(author[name] ?? '')
  const [family, ending] = withoutSuffix(part('family'))
  // "de Oliveira, Carlos Alberto 3rd", as PubMed has it.
  const [given, ordinal] = withoutSuffix(part('given'))
  if (family !== '' && given !== '') {
    const person: Author = { family, given }
    const suffixed = [ending, ordinal, part('suffix')].filter((text) => text !== '').join(' ')
    if (suffixed !== '') person.suffix = suffixed
    for (const particle of ['dropping-particle', 'non-dropping-particle'] as const)
      if (part(particle) !== '') person[particle] = part(particle)
    return person
  }
  const whole = ['dropping-particle', 'non-dropping-particle', 'family', 'suffix'] as const
  const literal = part('literal') || cleanLine(whole.map(part).join(' ')) || given
  return literal === '' ? undefined : { literal }
}

/** "Maguire Jr." in two: programs without a field for the suffix put it behind the family name. */
function withoutSuffix(family: string): [string, string] {
  const space = family.lastIndexOf(' ')
  const ending = family.slice(space + 1)
  return space > 0 && suffix.test(ending) ? [family.slice(0, space).replace(/,$/, ''), ending] : [family, '']
}

/** The name by which an author is sorted and compared. */
export function familyOf(author: Author | undefined): string {
  const family = [author?.['non-dropping-particle'], author?.family].filter(Boolean).join(' ')
  return family || (author?.literal ?? '')
}

function personOf(familyText: string, rest: string): Author | undefined {
  const family = cleanLine(familyText)
  const parts = rest.split(',').map(cleanLine)
  const [first = '', second = ''] = parts
  if (parts.length === 2 && suffix.test(first) && second !== '') return { family, given: second, suffix: first }
  if (parts.length === 2 && suffix.test(second) && first !== '') return { family, given: first, suffix: second }
  return canonicalAuthor({ family, given: cleanLine(rest) })
}

const capitalParticles = /^(?:Al|Ben|Bin|Da|De|Del|Della|Den|Der|Di|Dos|Du|El|La|Le|Santo|St\.?|Ten|Ter|Van|Von)$/

/**
 * "Jan van der Berg": the family name starts at the first particle in lower case, behind initials at one with a capital
 * too ("S. Del Din"), or is the last word.
 */
function givenFirstName(name: string): Author | undefined {
  const words = name.split(' ')
  const afterInitials = words.findIndex((word) => !/^\p{Lu}\./u.test(word))
  const particle = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      (/^\p{Ll}/u.test(word) || (index === afterInitials && capitalParticles.test(word))),
  )
  const tail = suffix.test(words.at(-1) ?? '') && words.length > 2 ? 2 : 1
  const start = particle > 0 ? particle : words.length - tail
  return canonicalAuthor({ given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') })
}

function sameLiteral(author: Author | undefined, literal: string): boolean {
  return author?.literal === literal
}

import { conditions } from './vocabulary/conditions.ts'
import { exposures } from './vocabulary/exposures.ts'
import { medicines } from './vocabulary/medicines.ts'
import { outcomes } from './vocabulary/outcomes.ts'
import { trials } from './vocabulary/trials.ts'
import { rootOf } from './word-root.ts'

/**
 * The kept vocabulary: names that mean one thing. Written by hand after the entry terms of MeSH (National Library of
 * Medicine), the INN and ATC of the WHO for medicines and their classes, and, for studies, the names their own reports give
 * them. A line is one thing: its names between semicolons, then, behind ">", the members of a class. A question about a
 * class is answered by its members, one about a member not by its class.
 */
export type VocabularyKind = 'medicine' | 'condition' | 'outcome' | 'exposure' | 'study'
export type Entry = { kind: VocabularyKind; names: readonly string[]; members: readonly string[] }

const sources: readonly (readonly [VocabularyKind, string])[] = [
  ['medicine', medicines],
  ['condition', conditions],
  ['outcome', outcomes],
  ['exposure', exposures],
]

const list = (text: string, sign: string) =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function entriesIn([kind, text]: readonly [VocabularyKind, string]): Entry[] {
  return list(text, '\n').map((line) => {
    const [names = '', members = ''] = line.split(' > ')
    return { kind, names: list(names, ';'), members: members.split(/,\s+/).filter((name) => name !== '') }
  })
}

function studiesIn(text: string): Entry[] {
  return list(text.replaceAll('\n', ';'), ';').map((name) => ({ kind: 'study', names: list(name, '='), members: [] }))
}

/** Words as one key: their roots in their order. An acronym keeps its capitals. */
export const keyOf = (phrase: string): string =>
  (phrase.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [])
    .map((word) => (/^[\p{Lu}\d]{2,5}$/u.test(word) ? word : rootOf(word)))
    .join(' ')

let index: Map<string, Entry[]> | undefined

function indexed(): Map<string, Entry[]> {
  if (index) return index
  index = new Map()
  for (const entry of [...sources.flatMap(entriesIn), ...studiesIn(trials)])
    for (const name of entry.names) index.set(keyOf(name), [...(index.get(keyOf(name)) ?? []), entry])
  for (const entry of sources.flatMap(entriesIn))
    for (const member of entry.members) {
      const key = keyOf(member)
      if (!index.has(key)) index.set(key, [{ kind: entry.kind, names: [member], members: [] }])
    }
  return index
}

/** The one thing that a phrase names. Of several kinds the first in `prefer` is taken. */
export function entryOf(phrase: string, prefer: readonly VocabularyKind[] = []): Entry | undefined {
  const found =
    indexed().get(keyOf(phrase)) ??
    indexed().get(keyOf(phrase.toLowerCase())) ??
    indexed().get(keyOf(phrase.toUpperCase()))
  return [...(found ?? [])].sort((a, b) => rank(a, prefer) - rank(b, prefer))[0]
}
const rank = ({ kind }: Entry, prefer: readonly VocabularyKind[]) => {
  const at = prefer.indexOf(kind)
  return at === -1 ? prefer.length : at
}

/** Every name of a thing and of the members of its class. */
export const namesOf = ({ names, members }: Entry): string[] => [
  ...new Set([...names, ...members.flatMap((member) => [member, ...(entryOf(member)?.names ?? [])])]),
]

const MOST_WORDS = 7
export type Spotted = { entry: Entry; start: number; end: number }

/** The things that a text names, from left to right, the longest name first where several begin. */
export function spotEntries(text: string, prefer: readonly VocabularyKind[] = []): Spotted[] {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)]
  const found: Spotted[] = []
  for (let at = 0; at < words.length; at++) {
    for (let size = Math.min(MOST_WORDS, words.length - at); size > 0; size--) {
      const first = words[at]
      const last = words[at + size - 1]
      if (!first || !last) continue
      const phrase = text.slice(first.index, last.index + last[0].length)
      // "Faster" has the root of fasting, and is none.
      if (size === 1 && comparative.test(phrase)) continue
      // A lone small word is no acronym: "care", "all", "start" name no study.
      const entry = /^[a-z]{2,5}$/.test(phrase) ? lowerEntry(phrase, prefer) : entryOf(phrase, prefer)
      if (!entry || (entry.kind === 'study' && !isStudyName(phrase, text.slice(last.index + last[0].length)))) continue
      found.push({ entry, start: first.index, end: last.index + last[0].length })
      at += size - 1
      break
    }
  }
  return found
}

const comparative = /^(?:fast|fast(?:er|est)|slow(?:er|est)?|quick(?:er|est)?)$/i

/** "Does it protect", "recovery": a study's name that is a word as well has its capitals, or is called a trial. */
const isStudyName = (phrase: string, behind: string) =>
  /\p{Lu}.*\p{Lu}|\d/u.test(phrase) ||
  /^[^a-z]*[a-z].*[-/ ]/i.test(phrase) ||
  /^\s(?:trial|study|cohort)\b/i.test(behind)

/** "hiv" and "copd" may be typed small; names that are words as well may not. */
function lowerEntry(phrase: string, prefer: readonly VocabularyKind[]): Entry | undefined {
  const own = indexed().get(keyOf(phrase))
  if (own) return [...own].sort((a, b) => rank(a, prefer) - rank(b, prefer))[0]
  if (words.has(phrase)) return undefined
  const entry = entryOf(phrase.toUpperCase(), prefer)
  return entry?.kind === 'study' && phrase.length < 5 ? undefined : entry
}
const words = new Set(
  'all act aim arm best care case cat dash die dig for has hot if ideal in it map may mega mi moto no of off on one or our out pad pe pet pure ra rat rat save sham sharp shift smart start step sun the time to trace up us was we who'.split(
    ' ',
  ),
)

import type { PaperDraft } from '#contract/papers.ts'

import { firstPage, inFigures, plainFamily, plainTitle } from './title-key.ts'
import { titleWithoutStatus, workKindOf } from './work-kind.ts'

/** Below this many letters a title ("Editorial", "Reply") says nothing without the page. */
export const TELLING_TITLE = 20

const small = new Set(
  'a an the of in on for and to with by at from der die das la le les el de du des und et y'.split(' '),
)
const counted = /^(?:part|volume|vol|chapter|section|series|paper|study|article|abstract|report|no|number|phase|stage)$/
const roman: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  x: '10',
}

/**
 * Whether two records that share an identifier are about one work by what else they say. Databases give all abstracts of
 * a supplement one DOI, and errata that of their paper: such an identifier is believed only where the titles are the
 * same but for spelling, or one of them lacks a part at its end or beginning and neither page nor author speaks against.
 * A record without a title contradicts nothing.
 */
export function titlesContradict(one: PaperDraft, other: PaperDraft): boolean {
  if (one.title.trim() === '' || other.title.trim() === '') return false
  const [title, second] = [titleWithoutStatus(one.title), titleWithoutStatus(other.title)]
  const [plain, plainSecond] = [plainTitle(title), plainTitle(second)]
  const isTelling = Math.min(plain.length, plainSecond.length) >= TELLING_TITLE
  if (plain === plainSecond) return !isTelling && placesDiffer(one, other)
  if (workKindOf(one) !== workKindOf(other)) return true
  return placesDiffer(one, other) || !isVariant(title, second, isTelling)
}

function placesDiffer(one: PaperDraft, other: PaperDraft): boolean {
  const [page, otherPage] = [firstPage(one), firstPage(other)]
  const [family, otherFamily] = [plainFamily(one), plainFamily(other)]
  return (
    (page !== undefined && otherPage !== undefined && page !== otherPage) ||
    (family !== '' && otherFamily !== '' && family !== otherFamily)
  )
}

/** The same title in another spelling, or one that is the beginning or the end of the other. */
function isVariant(one: string, other: string, isTelling: boolean): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const [left, right] = [without(words, others), without(others, words)]
  const isAlone = left.length === 0 || right.length === 0
  if (partNumbers(left, isAlone) !== partNumbers(right, isAlone)) return false
  if (left.length === 0 && right.length === 0) return true
  if (!isTelling && isAlone) return isWithoutSubtitle(one, other)
  if (isTelling && isAlone) return isPart(words.join(' '), others.join(' '))
  return isSpelling(left, right)
}

const generic =
  /^(?:abstracts?|posters?|oral|session|letters?|editorial|news|notes?|reply|comments?|commentary|introduction|preface|foreword|obituary|reviews?|book|erratum|index|contents)\b/i

/** "Sepsis" and "Sepsis: pathophysiology and management"; a heading under which many papers stand is no title of one. */
function isWithoutSubtitle(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const [main = ''] = long.split(/[:?.—–]\s|\s[—–-]\s/, 1)
  return !generic.test(short.trim()) && plainTitle(main) === plainTitle(short)
}

/** Whether one title is the beginning or the end of the other, word by word. */
export function isPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short !== '' && (long.startsWith(`${short} `) || long.endsWith(` ${short}`))
}

/**
 * The numbers of parts among what is left: "2", "II", "part 3", since two parts of a series differ in nothing else. On
 * one side alone a number counts where it numbers something; a year never does.
 */
function partNumbers(words: readonly string[], isAlone: boolean): string {
  return words
    .map((word) => roman[word] ?? word)
    .filter((word, at) => /^\d{1,3}$/.test(word) && (!isAlone || counted.test(words[at - 1] ?? '')))
    .join(' ')
}

/** Titles as words in plain letters: "β" by its name, numerals of parts as they stand. */
export function wordsOf(title: string): string[] {
  return inFigures(title)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(plainTitle)
    .filter((word) => word !== '')
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    return count === 0 && !small.has(word)
  })
}

/** British and American spelling, endings, hyphens, and one letter mistaken where there are enough. Latin letters alone. */
function isSpelling(one: readonly string[], other: readonly string[]): boolean {
  const [a = '', b = ''] = [one, other].map((words) => words.map(spelled).join(''))
  return a === b || (/^[a-z]{8,}$/.test(a) && /^[a-z]{8,}$/.test(b) && oneApart(a, b))
}

const spelled = (word: string) =>
  word
    .replace(/(?<=.{4})(?:ing|ed|es|s|e|d)$/, '')
    .replace(/[ao]e/g, 'e')
    .replace(/our/g, 'or')
    .replace(/[iy]s/g, 'iz')
    .replace(/yz/g, 'iz')
    .replace(/(.)\1/g, '$1')

/** One letter put in, left out or mistaken. */
function oneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

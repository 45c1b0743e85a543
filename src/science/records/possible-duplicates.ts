import type { PaperLike } from './deduplicate.ts'
import { nearPairs } from './near-pairs.ts'
import { wordsOf } from './title-agreement.ts'
import { firstPage, plainFamily, plainTitle } from './title-key.ts'
import { workKindOf, type WorkKind } from './work-kind.ts'

/** Two records that may be one work, and what speaks for and against it: for a person to decide. */
export type PossibleDuplicate = {
  ids: readonly [string, string]
  /** 0 to 1: share of the title's words that both have, 1 for the same title letter by letter. */
  likeness: number
  reasons: readonly DuplicateClue[]
}
export type DuplicateClue =
  | 'same-identifier'
  | 'same-title'
  | 'similar-title'
  | 'same-author'
  | 'same-year'
  | 'same-pages'
  | 'other-doi'
  | 'other-year'
  | 'other-type'

const identifiers = ['doi', 'pmid', 'pmcid', 'arxiv'] as const
/** A title of fewer letters ("Editorial") is compared only within the same author and year. */
const TELLING = 16
const LIKE = 0.8

type Known = { paper: PaperLike; title: string; family: string; words: ReadonlySet<string>; kind: WorkKind }

/**
 * Pairs for the duplicate queue: records that share an identifier, a title, or author and nearly year and most words of
 * the title, and that the certain rules of `createDuplicateIndex` leave apart. Most alike first. Time grows with the
 * number of records, not with its square. A preprint, a correction and whatever else is another kind of record than its
 * publication is no duplicate of it: see `proposedRelations`.
 *
 * @param dismissed pairs that a person said are two works, as `pairKey` names them
 */
export function possibleDuplicates(
  papers: readonly PaperLike[],
  dismissed: ReadonlySet<string> = new Set(),
): PossibleDuplicate[] {
  const all = papers.map((paper) => ({
    paper,
    title: plainTitle(paper.title),
    family: plainFamily(paper),
    words: new Set(wordsOf(paper.title)),
    kind: workKindOf(paper),
  }))
  const found = new Map<string, PossibleDuplicate>()
  for (const [other, known] of nearPairs(all, keysOf)) {
    const name = pairKey(other.paper.id, known.paper.id)
    if (found.has(name) || dismissed.has(name) || other.kind !== known.kind) continue
    const pair = compared(other, known)
    if (pair) found.set(name, pair)
  }
  return [...found.values()].toSorted((a, b) => b.likeness - a.likeness)
}

/** The same name for a pair in either order. */
export const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

function keysOf({ paper, title, family }: Known): string[] {
  const { ids, year } = paper
  const keys: string[] = []
  for (const kind of identifiers) if (ids[kind] !== undefined) keys.push(`${kind} ${ids[kind]}`)
  if (title.length >= TELLING) keys.push(`title ${title}`)
  if (family !== '' && year !== undefined) {
    // Neighbouring years share one of two keys each: online and printed dates differ by one.
    keys.push(`work ${family} ${Math.floor(year / 2)}`, `work' ${family} ${Math.floor((year + 1) / 2)}`)
  }
  return keys
}

function compared(one: Known, other: Known): PossibleDuplicate | undefined {
  const [a, b] = [one.paper, other.paper]
  const reasons: DuplicateClue[] = []
  const sharesId = identifiers.some((kind) => a.ids[kind] !== undefined && a.ids[kind] === b.ids[kind])
  const isSameTitle = one.title !== '' && one.title === other.title
  const likeness = isSameTitle ? 1 : likenessOf(one.words, other.words)
  const isSameAuthor = one.family !== '' && one.family === other.family
  const isNear = a.year === undefined || b.year === undefined || Math.abs(a.year - b.year) <= 1
  const isSimilar = likeness >= LIKE && isSameAuthor && isNear
  if (!sharesId && !isSimilar && !(isSameTitle && one.title.length >= TELLING)) return undefined
  if (sharesId) reasons.push('same-identifier')
  if (isSameTitle) reasons.push('same-title')
  else if (likeness >= LIKE) reasons.push('similar-title')
  if (isSameAuthor) reasons.push('same-author')
  if (a.year !== undefined && b.year !== undefined) reasons.push(a.year === b.year ? 'same-year' : 'other-year')
  const page = firstPage(a)
  if (page !== undefined && page === firstPage(b)) reasons.push('same-pages')
  if (a.ids.doi !== undefined && b.ids.doi !== undefined && a.ids.doi !== b.ids.doi) reasons.push('other-doi')
  if (a.type !== b.type && a.type !== 'document' && b.type !== 'document') reasons.push('other-type')
  return { ids: [a.id, b.id], likeness, reasons }
}

/** Jaccard's index of the words. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared / (one.size + other.size - shared)
}

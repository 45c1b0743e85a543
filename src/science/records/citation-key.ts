import type { PaperDraft } from '#contract/papers.ts'

import { familyOf } from './names.ts'
import { plainTitle } from './title-key.ts'

/** A paper that may have a citation key of its own. */
export type KeyedPaper = PaperDraft & { shelf?: { citationKey?: string | undefined } | undefined }

const emptyWords = new Set(['a', 'an', 'the', 'on', 'of', 'in', 'for', 'and', 'to', 'der', 'die', 'das', 'la', 'le'])
const PART_MAX = 24

const ascii = (text: string) => plainTitle(text).replace(/[^a-z0-9]/g, '')

/**
 * The key by which manuscripts cite a paper, as reference managers make it: first author's family name, year and first
 * word of the title that says something, in plain letters ("colditz1994efficacy"). Never empty; not unique by itself.
 */
export function citationKeyOf(paper: PaperDraft): string {
  const word =
    paper.title
      .split(/\s+/)
      .map(ascii)
      .find((candidate) => candidate !== '' && !emptyWords.has(candidate)) ?? ''
  return (
    `${ascii(familyOf(paper.authors[0])).slice(0, PART_MAX)}${paper.year ?? ''}${word.slice(0, PART_MAX)}` || 'paper'
  )
}

/** `stem`, or with the lowest number from 2 that makes it one of its own ("stem-2"). Adds it to `taken`. */
export function uniqueKey(stem: string, taken: Set<string>): string {
  let key = stem
  for (let number = 2; taken.has(key); number += 1) key = `${stem}-${number}`
  taken.add(key)
  return key
}

/** Signs that BibTeX, Pandoc and LaTeX all take in a key; 1 to 80 of them, the first a letter or digit. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9_.:+/-]{0,79}$/

/** Whether a key that a person typed can be cited everywhere. */
export const isCitationKey = (key: string): boolean => KEY.test(key)

/**
 * Keys for all papers of a library, one each. A pinned key stays with its paper whatever happens; the others follow in
 * the order given, so that a paper keeps its key when more are added behind it.
 *
 * @returns paper id → key
 */
export function citationKeys(
  papers: Iterable<PaperDraft & { id: string }>,
  pinned: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const taken = new Set(pinned.values())
  const keys = new Map<string, string>()
  for (const paper of papers) keys.set(paper.id, pinned.get(paper.id) ?? uniqueKey(citationKeyOf(paper), taken))
  return keys
}

import type { Paper } from '#contract/papers.ts'

import { readReferences } from '../documents/reference-list.ts'
import type { FullText } from '../evidence/full-text.ts'
import { plainTitle } from '../records/title-key.ts'
import type { CitedWork } from './reference-lists.ts'

/** Letters of a title below which it could stand in a reference by chance. */
const TITLE_LEAST = 24
const HEADING = /(?<=\n)[^\S\n]*(?:\d+\.?[^\S\n]*)?(?:references|bibliography|literature cited|works cited)[^\S\n]*\n/gi

/**
 * Works in the reference list that a paper's own text prints. One is known as a paper of the set by its DOI, or by its
 * whole title standing in the entry; else it is keyed by its DOI, or by its letters. Empty where no list was found.
 */
export function printedReferences(
  { text }: Pick<FullText, 'text'>,
  set: readonly Pick<Paper, 'id' | 'title' | 'ids' | 'year'>[],
): CitedWork[] {
  const heading = [...text.matchAll(HEADING)].at(-1)
  if (!heading) return []
  const start = heading.index + heading[0].length
  const titles = set
    .map((paper) => ({ paper, plain: plainTitle(paper.title) }))
    .filter(({ plain }) => plain.length >= TITLE_LEAST)
  const byDoi = new Map(set.flatMap((paper) => (paper.ids.doi ? [[paper.ids.doi.toLowerCase(), paper]] : [])))
  return readReferences(text, { start, end: text.length }).entries.map((entry): CitedWork => {
    const doi = /\b10\.\d{4,9}\/[^\s"<>]+/
      .exec(entry.text)?.[0]
      .replace(/(?<![.,;)\]])[.,;)\]]+$/, '')
      .toLowerCase()
    const plain = plainTitle(entry.text)
    const known =
      (doi === undefined ? undefined : byDoi.get(doi)) ?? titles.find((each) => plain.includes(each.plain))?.paper
    const year = /\b(?:19|20)\d{2}\b/.exec(entry.text)?.[0]
    return {
      key: known ? `paper:${known.id}` : doi ? `doi:${doi}` : `text:${plain.slice(0, 120)}`,
      title: known?.title ?? entry.text.replace(/\s+/g, ' ').slice(0, 300),
      ...(known && { documentId: known.id }),
      ...(known?.year !== undefined ? { year: known.year } : year !== undefined && { year: Number(year) }),
    }
  })
}

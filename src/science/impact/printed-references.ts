import type { Paper } from '#contract/papers.ts'

import { readReferences, type ReferenceList } from '../documents/reference-list.ts'
import type { FullText } from '../evidence/full-text.ts'
import { plainTitle } from '../records/title-key.ts'
import type { CitedWork } from './reference-lists.ts'

/** Letters of a title below which it could stand in a reference by chance. */
const TITLE_LEAST = 24
const HEADING = /(?<=\n)[^\S\n]*(?:\d+\.?[^\S\n]*)?(?:references|bibliography|literature cited|works cited)[^\S\n]*\n/gi

/** The list of references that a text prints: its entries, the work that each is, and where the list begins. */
export type PrintedList = { list: ReferenceList; works: CitedWork[]; start: number }

/**
 * Works in the reference list that a paper's own text prints. One is known as a paper of the set by its DOI, or by its
 * whole title standing in the entry; else it is keyed by its DOI, or by its letters. Empty where no list was found.
 */
export const printedReferences = (text: Pick<FullText, 'text'>, set: readonly Listed[]): CitedWork[] =>
  printedList(text, set)?.works ?? []

type Listed = Pick<Paper, 'id' | 'title' | 'ids' | 'year'>

/** The same with the entries, one for each work; undefined where no list was found. */
export function printedList({ text }: Pick<FullText, 'text'>, set: readonly Listed[]): PrintedList | undefined {
  const heading = [...text.matchAll(HEADING)].at(-1)
  if (!heading) return undefined
  const start = heading.index + heading[0].length
  const titles = set
    .map((paper) => ({ paper, plain: plainTitle(paper.title) }))
    .filter(({ plain }) => plain.length >= TITLE_LEAST)
  const byDoi = new Map(set.flatMap((paper) => (paper.ids.doi ? [[paper.ids.doi.toLowerCase(), paper]] : [])))
  const list = readReferences(text, { start, end: text.length })
  const works = list.entries.map((entry): CitedWork => {
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
  return { list, works, start }
}

import { textHash } from './document-text.ts'

/** One page of a text; pages count from 1. A text that is told by sections has one for each, which names it. */
export type PageText = { page: number; text: string; section?: string | undefined }

/** A text that was read from a file of a paper, with the offsets at which its pages begin. */
export type FullText = {
  /** The pages joined; offsets of an `Evidence` with this `textHash` hold in it. */
  text: string
  textHash: string
  /** First offset of each page, or of each section, ascending. */
  starts: readonly { page: number; start: number; section?: string | undefined }[]
}

/** A paper at hand together with the texts that were read from its files, in the order of the files. */
export type WithFullTexts = { fullTexts?: readonly FullText[] | undefined }

const BETWEEN = '\n\n'

/** Pages as the one text in which offsets hold: joined by a blank line, each letter by letter. */
export const joinedPages = (pages: readonly PageText[]): string => pages.map(({ text }) => text).join(BETWEEN)

/** Pages with their joined text, its hash, and where each page begins in it. */
export function fullTextOf(pages: readonly PageText[]): FullText {
  const starts: { page: number; start: number; section?: string }[] = []
  let start = 0
  for (const { page, text, section } of pages) {
    starts.push({ page, start, ...(section !== undefined && { section }) })
    start += text.length + BETWEEN.length
  }
  const text = joinedPages(pages)
  return { text, textHash: textHash(text), starts }
}

/** Where a passage stands in a paper, as people are told: on a page of a PDF, in a section of a text that has sections. */
export type PassagePlace = { page?: number; section?: string }

/** Where an offset of the joined text stands; nothing for a text of one page, which names none. */
export function placeAt({ starts }: Pick<FullText, 'starts'>, offset: number): PassagePlace {
  const found = starts.findLast(({ start }) => start <= offset) ?? starts[0]
  if (found?.section !== undefined) return { section: found.section }
  return found === undefined || starts.length < 2 ? {} : { page: found.page }
}

/** Pages that a text has; undefined where it has none, or names its sections instead. */
export const pagesOf = ({ starts }: Pick<FullText, 'starts'>): number | undefined =>
  starts.length > 1 && starts.every(({ section }) => section === undefined) ? starts.length : undefined

/** Whether anything can be read on any page. A scanned file has pages and no letter on them. */
export const hasLetters = (pages: readonly PageText[]): boolean => pages.some(({ text }) => /[\p{L}\p{N}]/u.test(text))

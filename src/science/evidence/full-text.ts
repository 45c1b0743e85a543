import { textHash } from './document-text.ts'

/** One page of a text; pages count from 1. */
export type PageText = { page: number; text: string }

/** A text that was read from a file of a paper, with the offsets at which its pages begin. */
export type FullText = {
  /** The pages joined; offsets of an `Evidence` with this `textHash` hold in it. */
  text: string
  textHash: string
  /** First offset of each page, ascending. */
  starts: readonly { page: number; start: number }[]
}

/** A paper at hand together with the texts that were read from its files, in the order of the files. */
export type WithFullTexts = { fullTexts?: readonly FullText[] | undefined }

const BETWEEN = '\n\n'

/** Pages as the one text in which offsets hold: joined by a blank line, each letter by letter. */
export const joinedPages = (pages: readonly PageText[]): string => pages.map(({ text }) => text).join(BETWEEN)

/** Pages with their joined text, its hash, and where each page begins in it. */
export function fullTextOf(pages: readonly PageText[]): FullText {
  const starts: { page: number; start: number }[] = []
  let start = 0
  for (const { page, text } of pages) {
    starts.push({ page, start })
    start += text.length + BETWEEN.length
  }
  const text = joinedPages(pages)
  return { text, textHash: textHash(text), starts }
}

/** The page on which an offset of the joined text stands; undefined for a text of one page, which names none. */
export function pageAt({ starts }: Pick<FullText, 'starts'>, offset: number): number | undefined {
  if (starts.length < 2) return undefined
  let found = starts[0]
  for (const each of starts) {
    if (each.start > offset) break
    found = each
  }
  return found?.page
}

/** Whether anything can be read on any page. A scanned file has pages and no letter on them. */
export const hasLetters = (pages: readonly PageText[]): boolean => pages.some(({ text }) => /[\p{L}\p{N}]/u.test(text))

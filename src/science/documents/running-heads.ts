import { wordsOf, type PageLine } from './page-lines.ts'
import type { RawPage } from './page-pieces.ts'

/** Running heads and feet stand within this share of the page's height from its edges; a number alone even nearer. */
const EDGE = 0.125
const NUMBER_EDGE = 0.095
const NUMBER_ALONE = /^(?:page\s*)?[\divxlc]{1,6}(?:\s*(?:of|\/)\s*\d{1,4})?$/i

/** What a running head is recognised by: the same words at the same height; figures change from page to page. */
const keyOf = (line: PageLine, page: RawPage) =>
  `${Math.round((line.baseline / page.height) * 150)}|${wordsOf(line).toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, '')}`

const isAtEdge = (line: PageLine, page: RawPage, edge: number) =>
  line.y + line.height < edge * page.height || line.y > (1 - edge) * page.height

/** The lines of each page that belong to the page and not to the text: repeated at its edge, or a number alone there. */
export function runningHeads(pages: readonly { page: RawPage; lines: readonly PageLine[] }[]): Set<PageLine> {
  const found = new Map<string, PageLine[]>()
  const heads = new Set<PageLine>()
  for (const { page, lines } of pages) {
    for (const line of lines) {
      if (!isAtEdge(line, page, EDGE)) continue
      if (isAtEdge(line, page, NUMBER_EDGE) && NUMBER_ALONE.test(wordsOf(line).trim())) heads.add(line)
      const key = keyOf(line, page)
      found.set(key, [...(found.get(key) ?? []), line])
    }
  }
  for (const lines of found.values()) if (lines.length > 1) for (const line of lines) heads.add(line)
  return heads
}

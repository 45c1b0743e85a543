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

/** The number with which a line begins or ends, as a running head has its page's: "12 A. Smith et al.", "Teas   13". */
function pageNumbersOf(line: PageLine): number[] {
  const words = wordsOf(line).trim()
  return [/^(\d{1,5})\s/.exec(words)?.[1], /\s(\d{1,5})$/.exec(words)?.[1]].flatMap((found) => found ?? []).map(Number)
}

/** The lines of each page that belong to the page and not to the text: repeated at its edge, or a number alone there. */
export function runningHeads(pages: readonly { page: RawPage; lines: readonly PageLine[] }[]): Set<PageLine> {
  const found = new Map<string, PageLine[]>()
  const numbered = new Map<string, PageLine[]>()
  const heads = new Set<PageLine>()
  const add = (lines: Map<string, PageLine[]>, key: string, line: PageLine) =>
    lines.set(key, [...(lines.get(key) ?? []), line])
  for (const { page, lines } of pages) {
    for (const line of lines) {
      if (!isAtEdge(line, page, EDGE)) continue
      if (isAtEdge(line, page, NUMBER_EDGE) && NUMBER_ALONE.test(wordsOf(line).trim())) heads.add(line)
      add(found, keyOf(line, page), line)
      // Heads of left and right pages differ in their words; height and counting on are the same.
      if (!isAtEdge(line, page, NUMBER_EDGE)) continue
      for (const number of pageNumbersOf(line))
        add(numbered, `${Math.round((line.baseline / page.height) * 150)}|${number - page.page}`, line)
    }
  }
  for (const lines of [...found.values(), ...numbered.values()])
    if (lines.length > 1) for (const line of lines) heads.add(line)
  return heads
}

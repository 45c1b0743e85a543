import type { ReadPage } from './page-text.ts'
import { spansOf } from './text-places.ts'

/** A heading of a document with the text below it; offsets in the text of the document. */
export type DocumentSection = {
  title: string
  level: number
  page: number
  /** Height of the heading on its page, in points from the top. */
  y: number
  /** Where the heading stands, and where its section ends: at the next heading. */
  start: number
  end: number
}

/** The sections of a document by its own headings: their level by their number ("2.1"), else by their size. */
export function sectionsOf(pages: readonly ReadPage[]): DocumentSection[] {
  const spans = spansOf(pages)
  const headings = pages.flatMap((page, at) =>
    page.blocks
      .filter(({ kind }) => kind === 'heading')
      .map((block) => ({
        title: page.text.slice(block.start, block.end).replace(/\s+/g, ' ').replaceAll('\u00AD', ''),
        size: block.size,
        page: page.page,
        y: block.box.y,
        start: (spans[at]?.start ?? 0) + block.start,
      })),
  )
  const sizes = [...new Set(headings.map(({ size }) => Math.round(size)))].toSorted((a, b) => b - a)
  const last = spans.at(-1)?.end ?? 0
  return headings.map(({ size, ...heading }, at) => ({
    ...heading,
    level: levelOf(heading.title) ?? Math.min(3, sizes.indexOf(Math.round(size)) + 1),
    end: headings[at + 1]?.start ?? last,
  }))
}

function levelOf(title: string): number | undefined {
  const number = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s/.exec(title)?.[1]
  return number === undefined ? undefined : Math.min(4, number.split('.').length)
}

/** "References", "VII. REFERENCES", "9 Works cited", "R E F E R E N C E S", and the same in a few other languages. */
const REFERENCES =
  /^(?:(?:\d{1,2}|[ivxl]{1,6})[.:]?\s+)?(?:references?(?:\s+(?:cited|list|and\s+notes))?|list\s+of\s+references|bibliography|literature(?:\s+cited)?|cited\s+literature|works\s+cited|literaturverzeichnis|literatur|quellen|références(?:\s+bibliographiques)?|bibliographie|referencias(?:\s+bibliográficas)?|bibliografía|referências(?:\s+bibliográficas)?|bibliografia|riferimenti\s+bibliografici|literatuur|referenser|litteratur|kirjallisuus)\s*[:.]?$/i

/** Letters that a heading parts by spaces are one word again. */
export const joinedLetters = (title: string): string =>
  /^(?:\p{L}\s){4,}\p{L}$/u.test(title) ? title.replace(/\s/g, '') : title

/** Where the list of references stands, from behind its heading to the next heading that is no part of it. */
export function referencesPlace(sections: readonly DocumentSection[]): { start: number; end: number } | undefined {
  const at = sections.findLastIndex(({ title }) => REFERENCES.test(joinedLetters(title.trim())))
  const section = sections[at]
  if (!section) return undefined
  const next = sections
    .slice(at + 1)
    .find(({ title }) => /^(?:appendix|supplement|acknowledg|author|funding|affiliation|about)/i.test(title))
  return { start: section.start + section.title.length, end: next?.start ?? sections.at(-1)?.end ?? section.end }
}

/** Words of a text that one reads in a minute. Source: Brysbaert 2019, J. Mem. Lang. 109 (238 for English non-fiction). */
const WORDS_A_MINUTE = 238

/** Minutes to read a text, at least one; 0 for no text. */
export function readingMinutes(text: string): number {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

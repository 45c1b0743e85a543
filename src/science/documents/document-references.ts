import type { ReadPage } from './page-text.ts'
import { entryBegins, readReferences, type ReferenceList } from './reference-list.ts'
import { setLines } from './reference-lines.ts'
import { referencesPlace, type DocumentSection } from './sections.ts'

/** A document's list of references, and where in its text it stands. */
export type DocumentReferences = ReferenceList & { place?: { start: number; end: number } }

/** A list is believed without a heading that names it from so many entries on. */
const LEAST = 5
/** It stands in this share of the text, counted from its end. */
const TAIL = 0.75

/**
 * The list of references of a document: below the heading that names it, else below another heading whose text is a list
 * of references by its look, else the entries with which the text ends. Without entries where none is found.
 */
export function documentReferences(
  text: string,
  sections: readonly DocumentSection[],
  pages: readonly ReadPage[] = [],
): DocumentReferences {
  const read = (place: { start: number; end: number }) => ({
    ...readReferences(text, place, setLines(pages, place)),
    place,
  })
  const named = referencesPlace(sections)
  const below = named && read(named)
  if (below && below.entries.length > 0) return below
  for (const { start, end, title } of sections.toReversed()) {
    if (start < text.length * (1 - TAIL)) break
    const place = { start: start + title.length, end }
    if (looksLikeList(text.slice(place.start, place.end))) {
      const list = read(place)
      if (list.entries.length >= LEAST) return list
    }
  }
  const start = tailOf(text)
  if (start !== undefined) {
    const list = read({ start, end: text.length })
    if (list.entries.length >= LEAST) return list
  }
  return { isNumbered: false, entries: [] }
}

/** Most paragraphs open like an entry and name a year; a paragraph may hold several entries. */
function looksLikeList(words: string): boolean {
  const paragraphs = words.split(/\n\s*\n/).filter((each) => each.trim().length > 120 || entryBegins(each))
  return paragraphs.length > 0 && share(paragraphs) >= 0.7
}

const share = (paragraphs: readonly string[]) => {
  const [all, fit] = [paragraphs, paragraphs.filter(entryBegins)].map((some) =>
    some.reduce((sum, each) => sum + each.length, 0),
  )
  return (fit ?? 0) / Math.max(1, all ?? 0)
}

/** Where the entries begin with which a text ends; undefined where it ends in something else. */
function tailOf(text: string): number | undefined {
  const paragraphs = [...text.matchAll(/[^\n]+(?:\n(?!\n)[^\n]+)*/g)].map((found) => ({
    start: found.index,
    words: found[0],
  }))
  const from = text.length * (1 - TAIL)
  let [best, fit, all]: [number | undefined, number, number] = [undefined, 0, 0]
  for (const { start, words } of paragraphs.toReversed()) {
    if (start < from) break
    // The last line of an entry, or its address, parted from it.
    if (words.length < 120 && !entryBegins(words)) continue
    const isEntry = entryBegins(words)
    all += words.length
    if (isEntry) fit += words.length
    if (isEntry && fit >= 0.8 * all) best = start
    if (all > 4000 && fit < 0.5 * all) break
  }
  return best
}

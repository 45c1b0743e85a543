import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'

import { abstractTexts, wholeTexts } from './corpus-texts.ts'
import { draw, thirdDraw, type Passage } from './draw.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a text of the fourth or of the fifth draw. */
const SEEDS = { 4: 20_270_118, 5: 20_270_411 }
const abstracts = { 'rct-a': 18, 'pubmedqa-a': 10, 'reviews-a': 6, 'plos-a': 3, scifact: 3 }
const ARTICLES = 10
const PARAGRAPH_CHARS = 1300
/** Headings of the methods and of the results. */
export const parts = [/^#{1,3} ?(?:\d\.? ?)?(?:.* )?methods?\b.*$/im, /^#{1,3} ?(?:\d\.? ?)?results\b.*$/im] as const

/**
 * A fourth and a fifth draw: 40 abstracts each, of papers of no draw before, and from 10 whole articles each one paragraph of
 * the methods and one of the results that no draw before has read. Articles themselves are not new: all 40 that there are
 * lent other paragraphs to the first two draws. Every kind of fact is judged in all of it.
 */
export const laterDraw = oncePer((which: 4 | 5): readonly Passage[] => {
  const seed = SEEDS[which]
  const before = [...draw(1), ...draw(2), ...thirdDraw(), ...(which === 5 ? laterDraw(4) : [])]
  const taken = new Set(before.filter(({ kind }) => kind !== 'article').map(({ id }) => id))
  const inFull = new Set(wholeTexts().map(({ id }) => id))
  const passages: Passage[] = []
  for (const [source, texts] of Object.entries(abstractTexts())) {
    const free = texts.filter(
      ({ id, text }) => !taken.has(id) && !inFull.has(id) && /\d/.test(text) && text.length > 600 && text.length < 4000,
    )
    for (const { id, text } of shuffled(free, seed).slice(0, abstracts[source as keyof typeof abstracts]))
      passages.push({ kind: 'abstract', source, id, start: 0, end: text.length })
  }
  const pick = seededRandom(seed)
  const usedInFourth = new Set(which === 5 ? before.slice(-2 * ARTICLES).map(({ id }) => id) : [])
  const free = wholeTexts().filter(({ id }) => !usedInFourth.has(id))
  for (const { source, id, text } of shuffled(free, seed).slice(0, ARTICLES)) {
    const read = before.filter((passage) => passage.kind === 'article' && passage.id === id)
    for (const part of parts) {
      const paragraphs = unreadParagraphs(text, part, read)
      const [start, end] = paragraphs[Math.floor(pick() * paragraphs.length)] ?? []
      if (start !== undefined && end !== undefined) passages.push({ kind: 'article', source, id, start, end })
    }
  }
  return passages
})

/** Paragraphs of one part of an article with figures in them and without tables, but for those that were read before. */
export function unreadParagraphs(
  text: string,
  part: RegExp,
  read: readonly Pick<Passage, 'start' | 'end'>[],
): (readonly [number, number])[] {
  const head = part.exec(text)
  if (!head) return []
  const from = head.index + head[0].length
  const length = text.slice(from).search(/^## /m)
  const to = length === -1 ? text.length : from + length
  return [...text.slice(from, to).matchAll(/[^\n]+/g)]
    .map(({ index, 0: words }) => [from + index, from + index + words.length] as const)
    .filter(
      ([start, end]) =>
        end - start > 200 &&
        end - start < PARAGRAPH_CHARS &&
        /\d/.test(text.slice(start, end)) &&
        !text.slice(start, end).includes('\t'),
    )
    .filter(([start, end]) => !read.some((passage) => passage.start < end && start < passage.end))
}

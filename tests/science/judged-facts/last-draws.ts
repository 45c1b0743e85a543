import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'

import { abstractTexts, wholeTexts, type CorpusText } from './corpus-texts.ts'
import { draw, sentencesOfSort, sorts, thirdDraw, type Passage } from './draw.ts'
import { laterDraw, parts, unreadParagraphs } from './later-draws.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a text of the sixth or of the seventh draw. */
const SEED = 20_270_923
const ARTICLES = 20

/** Abstracts of each draw. Those of the reviews' records are taken in two lots: half of them say "random" somewhere. */
const abstracts: readonly (readonly [string, number, RegExp])[] = [
  ['rct-a', 30, /\d/],
  ['pubmedqa-a', 15, /\d/],
  ['plos-a', 6, /\d/],
  ['reviews-a', 25, /\brandom/i],
  ['reviews-a', 20, /\d/],
  ['scifact', 14, /\d/],
]
const wanted = [60, 45, 55, 10, 30]
const sentenceSources = { 'reviews-a': 0.45, scifact: 0.45, 'pubmedqa-a': 0.1 }

/**
 * A sixth and a seventh draw, of papers of no draw before and of none of each other: 110 abstracts, of which size, follow-up,
 * design and direction are judged; 200 sentences and one unread paragraph of results (else of methods) of 20 whole articles,
 * of which every fact is. What is left of each source is shuffled once and cut in halves: neither draw depends on the other.
 */
export const lastDraw = oncePer((which: 6 | 7): readonly Passage[] => {
  const before = [...draw(1), ...draw(2), ...thirdDraw(), ...laterDraw(4), ...laterDraw(5)]
  const taken = new Set(before.filter(({ kind }) => kind !== 'article').map(({ id }) => id))
  const articles = wholeTexts()
  const inFull = new Set(articles.map(({ id }) => id))
  const half = <T>(items: readonly T[]) => {
    const mixed = shuffled(items, SEED)
    const middle = Math.ceil(mixed.length / 2)
    return which === 6 ? mixed.slice(0, middle) : mixed.slice(middle)
  }
  const left = new Map<string, CorpusText[]>()
  for (const [source, texts] of Object.entries(abstractTexts())) {
    const free = texts.filter(
      ({ id, text }) => !taken.has(id) && !inFull.has(id) && /\d/.test(text) && text.length > 600 && text.length < 4000,
    )
    left.set(source, half([...new Map(free.map((each) => [each.id, each])).values()]))
  }
  const passages: Passage[] = []
  for (const [source, count, pattern] of abstracts) {
    const chosen = (left.get(source) ?? []).filter(({ text }) => pattern.test(text)).slice(0, count)
    left.set(
      source,
      (left.get(source) ?? []).filter((each) => !chosen.includes(each)),
    )
    for (const { id, text } of chosen) passages.push({ kind: 'abstract', source, id, start: 0, end: text.length })
  }
  const pick = seededRandom(SEED + which)
  for (const [at, count] of wanted.entries()) {
    const pattern = sorts[at]?.[1]
    if (pattern) passages.push(...sentencesOfSort([count, pattern], left, pick, sentenceSources))
  }
  for (const { source, id, text } of half(articles).slice(0, ARTICLES)) {
    const read = before.filter((passage) => passage.kind === 'article' && passage.id === id)
    const [methods, results] = parts.map((part) => unreadParagraphs(text, part, read))
    const paragraphs = results?.length ? results : (methods ?? [])
    const [start, end] = paragraphs[Math.floor(pick() * paragraphs.length)] ?? []
    if (start !== undefined && end !== undefined) passages.push({ kind: 'article', source, id, start, end })
  }
  return passages
})

import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'

import { abstractTexts, wholeTexts, type CorpusText } from './corpus-texts.ts'
import { sentencesOfSort, sorts, type Passage } from './draw.ts'
import { judgedDraw } from './judged.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a text of the tenth or of the eleventh draw. */
const SEED = 20_281_124

const people =
  /\b\d[\d,]* (?:\w+ ){0,3}(?:patients|participants|subjects|children|women|men|adults|volunteers|individuals)\b/i
const abstracts: readonly (readonly [string, number, RegExp])[] = [
  ['reviews-a', 75, /\brandom/i],
  ['reviews-a', 35, people],
  ['scifact', 25, /\brandom/i],
  ['scifact', 15, people],
]
/** Intervals, spreads, shares and counts, and p values. */
const wanted: readonly (readonly [number, RegExp])[] = [
  [50, sorts[0]?.[1] ?? people],
  [40, sorts[1]?.[1] ?? people],
  [24, sorts[4]?.[1] ?? people],
  [20, /\b[pP]\s?[<=>]\s?0?\.\d/],
]
const sentenceSources = { 'reviews-a': 0.4, scifact: 0.6 }
const tested = /±|\bSDs?\b|\bCI\b|confidence interval|\b[pP]\s?[<=>]\s?0?\.\d/
const PARAGRAPHS = 55

/**
 * A tenth and an eleventh draw, of papers of no draw before and of none of each other: 150 abstracts, of which size,
 * follow-up, design and direction are judged; some 130 sentences and 55 unread paragraphs of whole articles, of which every
 * fact is. What is left of each source, abstracts and paragraphs, is shuffled once and cut in halves.
 */
export const unreadDraw = oncePer((which: 10 | 11): readonly Passage[] => {
  const before = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).flatMap((earlier) => judgedDraw(earlier) ?? [])
  const taken = new Set(before.map(({ id }) => id))
  const half = <T>(items: readonly T[]) => {
    const mixed = shuffled(items, SEED)
    const middle = Math.ceil(mixed.length / 2)
    return which === 10 ? mixed.slice(0, middle) : mixed.slice(middle)
  }
  const left = new Map<string, CorpusText[]>()
  for (const source of Object.keys(sentenceSources)) {
    const free = (abstractTexts()[source] ?? []).filter(
      ({ id, text }) => !taken.has(id) && /\d/.test(text) && text.length > 500 && text.length < 2400,
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
  for (const sort of wanted) passages.push(...sentencesOfSort(sort, left, pick, sentenceSources))
  const paragraphs = wholeTexts().flatMap(({ source, id, text }) => {
    const read = before.flatMap((passage) => (passage.id === id ? passage.spans : []))
    return [...text.matchAll(/[^\n]+/g)]
      .map(({ index, 0: words }) => ({ source, id, start: index, end: index + words.length, words }))
      .filter(
        ({ start, end, words }) =>
          words.length > 150 &&
          words.length < 1500 &&
          !words.includes('\t') &&
          tested.test(words) &&
          !read.some(([from, to]) => from < end && start < to),
      )
      .map(({ source, id, start, end }): Passage => ({ kind: 'article', source, id, start, end }))
  })
  return [...passages, ...half(paragraphs).slice(0, PARAGRAPHS)]
})

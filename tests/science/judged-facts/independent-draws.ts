import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'

import { abstractTexts, corpusText, wholeTexts, type CorpusText } from './corpus-texts.ts'
import { sentencesOfSort, sorts, type Passage } from './draw.ts'
import { judgedDraw } from './judged.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a text of the twelfth or of the thirteenth draw. */
const SEED = 20_290_317

const people =
  /\b\d[\d,]* (?:\w+ ){0,3}(?:patients|participants|subjects|children|women|men|adults|volunteers|individuals)\b/i
const interval = sorts[0]?.[1] ?? people
const probability = /\b[pP]\s?[<=>]\s?0?\.\d/
/** Abstracts of which every fact is judged: nearly all with intervals that are left, for effects and intervals. */
const WITH_INTERVALS = 70
const abstracts: readonly (readonly [string, number, RegExp])[] = [
  ['reviews-a', 60, /\brandom/i],
  ['reviews-a', 25, people],
  ['scifact', 14, /\brandom/i],
  ['pubmedqa-a', 11, /\d/],
]
/** Intervals, spreads, shares and counts, and p values. */
const wanted: readonly (readonly [number, RegExp])[] = [
  [14, interval],
  [50, sorts[1]?.[1] ?? people],
  [26, sorts[4]?.[1] ?? people],
  [26, probability],
]
const sentenceSources = { 'reviews-a': 0.6, scifact: 0.4 }
const tested = /±|\bSDs?\b|\bCI\b|confidence interval|\b[pP]\s?[<=>]\s?0?\.\d/
const PARAGRAPHS = 45

/** The letters of a title: the same paper may be in two collections. */
const titleOf = (text: string) =>
  text
    .slice(0, text.indexOf('\n\n'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')

/**
 * A twelfth and a thirteenth draw, of papers of no draw before and of none of each other, each judged by somebody who has not
 * read the rules: 110 abstracts, of which size, follow-up, design and direction are judged; some 70 abstracts with intervals
 * and some 110 sentences, of which every fact is. Whole articles are not new (each lent paragraphs to an earlier draw): of
 * half of them each, 45 paragraphs that nobody has read.
 */
export const independentDraw = oncePer((which: 12 | 13): readonly Passage[] => {
  const before = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).flatMap((earlier) => judgedDraw(earlier) ?? [])
  const taken = new Set(before.flatMap(({ source, id }) => [id, titleOf(corpusText(source, id) ?? '')]))
  const half = <T>(items: readonly T[]) => {
    const mixed = shuffled(items, SEED)
    const middle = Math.ceil(mixed.length / 2)
    return which === 12 ? mixed.slice(0, middle) : mixed.slice(middle)
  }
  const free = new Map<string, CorpusText>()
  for (const source of ['reviews-a', 'scifact', 'pubmedqa-a'])
    for (const each of abstractTexts()[source] ?? [])
      if (
        !taken.has(each.id) &&
        !taken.has(titleOf(each.text)) &&
        /\d/.test(each.text) &&
        each.text.length > 500 &&
        each.text.length < 4000
      )
        free.set(titleOf(each.text), each)
  const own = half([...free.values()])
  let left = own
  const passages: Passage[] = []
  const take = (chosen: readonly CorpusText[], only?: Passage['only']) => {
    left = left.filter((each) => !chosen.includes(each))
    for (const { source, id, text } of chosen)
      passages.push({ kind: 'abstract', source, id, start: 0, end: text.length, ...(only ? { only } : {}) })
  }
  take(left.filter(({ text }) => interval.test(text)).slice(0, WITH_INTERVALS))
  for (const [source, count, pattern] of abstracts)
    take(left.filter((each) => each.source === source && pattern.test(each.text)).slice(0, count), [
      'size',
      'follow-up',
    ])

  const pick = seededRandom(SEED + which)
  const bySource = new Map(
    Object.keys(sentenceSources).map((source) => [source, left.filter((each) => each.source === source)]),
  )
  for (const sort of wanted) passages.push(...sentencesOfSort(sort, bySource, pick, sentenceSources))

  const paragraphs = half(wholeTexts()).flatMap(({ source, id, text }) => {
    const read = before.flatMap((passage) => (passage.id === id ? passage.spans : []))
    return [...text.matchAll(/[^\n]+/g)]
      .map(({ index, 0: words }) => ({ start: index, end: index + words.length, words }))
      .filter(
        ({ start, end, words }) =>
          words.length > 150 &&
          words.length < 2000 &&
          !words.includes('\t') &&
          tested.test(words) &&
          !read.some(([from, to]) => from < end && start < to),
      )
      .map(({ start, end }): Passage => ({ kind: 'article', source, id, start, end }))
  })
  return [...passages, ...shuffled(paragraphs, SEED + which).slice(0, PARAGRAPHS)]
})

import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'

import { abstractTexts, corpusText, type CorpusText } from './corpus-texts.ts'
import { sentencesIn, sorts, type Passage } from './draw.ts'
import { judgedDraw } from './judged.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a text of the fourteenth draw. */
const SEED = 20_300_214

/** Signs of counts of events and of times of follow-up: crude, and nothing of the rules. */
const count = /\b\d+ of (?:the |these |those )?\d{2,}\b|\b\d+\s?\/\s?[1-9]\d+\b(?!\/)/
const followed =
  /\b\d+(?:\.\d+)?[- ](?:weeks?|months?|years?)\b.*follow(?:ed)?[- ]?up|follow(?:ed)?[- ]?up.*\b\d+(?:\.\d+)?[- ](?:weeks?|months?|years?)\b/i
const interval = sorts[0]?.[1] ?? count
const probability = /\b[pP]\s?[<=>]\s?0?\.\d/

const abstracts: readonly (readonly [number, readonly RegExp[]])[] = [
  [15, [interval]],
  [30, [count, followed]],
  [30, [count]],
  [25, [followed, probability]],
]
const FOLLOWED_ONLY = 60
/** Intervals, spreads, counts and p values. */
const sentences: readonly (readonly [number, RegExp])[] = [
  [80, interval],
  [55, sorts[1]?.[1] ?? count],
  [40, count],
  [12, probability],
]

/** The letters of a title: the same paper may be in two collections. */
export const titleOf = (text: string) =>
  text
    .slice(0, text.indexOf('\n\n'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')

/**
 * A fourteenth draw, for counts of events and times of follow-up above all. Its abstracts are of papers of no draw before,
 * chosen where crude signs of counts, of follow-up or of an interval stand: some 100 of which every fact is judged and 60 of
 * which size, follow-up, design and direction are. Of papers of no draw hardly one with an interval is left, so its some 190
 * sentences are further ones of papers that lent a single sentence to an earlier draw: nobody judged these, but whoever
 * mended the rules had the paper at hand.
 */
export const furtherDraw = oncePer((_which: 14): readonly Passage[] => {
  const before = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const).flatMap((earlier) => judgedDraw(earlier) ?? [])
  const taken = new Set(before.flatMap(({ source, id }) => [id, titleOf(corpusText(source, id) ?? '')]))
  const free = new Map<string, CorpusText>()
  for (const source of ['reviews-a', 'scifact', 'pubmedqa-a', 'rct-a', 'plos-a'])
    for (const each of abstractTexts()[source] ?? [])
      if (!taken.has(each.id) && !taken.has(titleOf(each.text)) && each.text.length > 500 && each.text.length < 4000)
        free.set(titleOf(each.text), each)
  let left = shuffled([...free.values()], SEED)
  const passages: Passage[] = []
  const take = (wanted: number, patterns: readonly RegExp[], only?: Passage['only']) => {
    const chosen = left.filter(({ text }) => patterns.every((pattern) => pattern.test(text))).slice(0, wanted)
    left = left.filter((each) => !chosen.includes(each))
    for (const { source, id, text } of chosen)
      passages.push({ kind: 'abstract', source, id, start: 0, end: text.length, ...(only ? { only } : {}) })
  }
  for (const [wanted, patterns] of abstracts) take(wanted, patterns)
  take(FOLLOWED_ONLY, [followed], ['size', 'follow-up'])

  const pick = seededRandom(SEED + 14)
  let lenders = shuffled(
    before.filter(({ kind }) => kind === 'sentence'),
    SEED + 14,
  )
  for (const [wanted, pattern] of sentences) {
    const chosen = lenders
      .flatMap((lender) => {
        const text = corpusText(lender.source, lender.id) ?? ''
        const unread = sentencesIn(text).filter(
          ([start, end]) =>
            pattern.test(text.slice(start, end)) && !lender.spans.some(([from, to]) => from < end && start < to),
        )
        return unread.length > 0 ? [{ lender, unread }] : []
      })
      .slice(0, wanted)
    lenders = lenders.filter((each) => !chosen.some(({ lender }) => lender === each))
    for (const { lender, unread } of chosen) {
      const [start, end] = unread[Math.floor(pick() * unread.length)] ?? [0, 0]
      passages.push({ kind: 'sentence', source: lender.source, id: lender.id, start, end })
    }
  }
  return passages
})

import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'

import { abstractTexts, wholeTexts, type CorpusText } from './corpus-texts.ts'
import type { JudgedKind } from './judged.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a text of either draw. */
const SEED = 20_261_123

/** A passage to judge: a sentence, a record's title and abstract, or paragraphs from the results of an article. */
export type Passage = {
  kind: 'sentence' | 'abstract' | 'article'
  source: string
  id: string
  start: number
  end: number
  /** The kinds to judge, where not all are. */
  only?: JudgedKind[]
}

/** Sentences of each sort, so that every kind of fact is met often enough; told apart by signs, not by rules. */
export const sorts: readonly (readonly [number, RegExp])[] = [
  [40, /\bCI\b|confidence interval/],
  [40, /±|\+\/-|\bSDs?\b|standard deviation/],
  [50, /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|teen|ty)\b).*\b(?:patients|participants|subjects|children|women|men|adults|people|individuals|volunteers)\b/i],
  [25, /\d.*follow|follow.*\d/i],
  [45, /\d\s?%|\d\s?\/\s?\d|\d of (?:the )?\d/],
] // prettier-ignore
/** Taken after the others, for the kinds of which those held too few: times of follow-up, counts, trials with intervals. */
const further: readonly (readonly [number, RegExp])[] = [
  [30, /\b\d+(?:\.\d+)?[- ](?:weeks?|months?|years?)\b.*follow(?:ed)?[- ]?up|follow(?:ed)?[- ]?up.*\b\d+(?:\.\d+)?[- ](?:weeks?|months?|years?)\b/i],
  [30, /\b\d+\s?\/\s?\d+\b|\b\d+ of (?:the )?\d+/],
] // prettier-ignore
const FURTHER_TRIALS = 40
const FURTHER_INTERVALS = 40
const interval = /\bCI\b|confidence interval/
const abstracts = { 'rct-a': 36, 'pubmedqa-a': 12, 'reviews-a': 6, 'plos-a': 3, scifact: 3 }
const sentenceSources = { 'rct-a': 0.45, 'pubmedqa-a': 0.2, 'reviews-a': 0.15, scifact: 0.2 }
const ARTICLES = 20
const ARTICLE_CHARS = 1600

/** Recorded before anybody read a text of the third draw. */
const THIRD_SEED = 20_261_207
const thirdAbstracts = { 'rct-a': 56, 'pubmedqa-a': 22, 'reviews-a': 10, 'plos-a': 6, scifact: 6 }
const thirdSorts: readonly (readonly [number, RegExp])[] = [
  [55, interval],
  [45, sorts[1]?.[1] ?? interval],
  [60, sorts[2]?.[1] ?? interval],
  [15, sorts[3]?.[1] ?? interval],
  [35, sorts[4]?.[1] ?? interval],
] // prettier-ignore

/**
 * A third draw from papers of neither of the two, for the rules as they were mended after both had been read: 100 abstracts,
 * of which size, design, direction and follow-up are judged, and some 200 sentences, of which every fact is.
 */
export const thirdDraw = (): readonly Passage[] => madeThird(3)
const madeThird = oncePer((_third: 3): Passage[] => {
  const taken = new Set([...draw(1), ...draw(2)].map(({ id }) => id))
  const inFull = new Set(wholeTexts().map(({ id }) => id))
  const left = new Map<string, CorpusText[]>()
  for (const [source, texts] of Object.entries(abstractTexts())) {
    const free = texts.filter(
      ({ id, text }) => !taken.has(id) && !inFull.has(id) && /\d/.test(text) && text.length < 6000,
    )
    left.set(source, shuffled(free, THIRD_SEED))
  }
  const pick = seededRandom(THIRD_SEED)
  const passages: Passage[] = []
  for (const [source, count] of Object.entries(thirdAbstracts))
    for (const { id, text } of (left.get(source) ?? []).splice(0, count))
      passages.push({ kind: 'abstract', source, id, start: 0, end: text.length })
  for (const sort of thirdSorts) passages.push(...sentencesOfSort(sort, left, pick))
  return passages
})

/** Two draws that share no paper: `draw(1)` measures the rules as they were, `draw(2)` as they are mended. */
export const draw = oncePer((which: 1 | 2): readonly Passage[] => {
  const half = <T>(items: readonly T[]) => {
    const mixed = shuffled(items, SEED)
    const middle = Math.ceil(mixed.length / 2)
    return which === 1 ? mixed.slice(0, middle) : mixed.slice(middle)
  }
  const articles = wholeTexts()
  const inFull = new Set(articles.map(({ id }) => id))
  const own = half(articles)
  const halves = new Map<string, CorpusText[]>()
  for (const [source, texts] of Object.entries(abstractTexts()))
    halves.set(source, half(texts.filter(({ id, text }) => !inFull.has(id) && /\d/.test(text) && text.length < 6000)))
  // Where the draws part, so do their numbers: neither depends on how long the other is.
  const pick = seededRandom(SEED + which)
  const passages: Passage[] = own.slice(0, ARTICLES).map((article) => resultsOf(article, pick))
  for (const [source, count] of Object.entries(abstracts))
    for (const { id, text } of (halves.get(source) ?? []).splice(0, count))
      passages.push({ kind: 'abstract', source, id, start: 0, end: text.length })
  const takeSentences = (sort: readonly [number, RegExp]) => passages.push(...sentencesOfSort(sort, halves, pick))
  sorts.forEach(takeSentences)
  further.forEach(takeSentences)
  // Those with intervals first: few are left of them.
  const trials = (halves.get('rct-a') ?? []).toSorted(
    (a, b) => Number(interval.test(b.text)) - Number(interval.test(a.text)),
  )
  for (const { source, id, text } of trials.splice(0, FURTHER_TRIALS))
    passages.push({ kind: 'abstract', source, id, start: 0, end: text.length })
  halves.set('rct-a', trials)
  takeSentences([FURTHER_INTERVALS, interval])
  return passages
})

/** Sentences of one sort, each from another record, which is then no longer among those left. */
export function sentencesOfSort(
  [wanted, pattern]: readonly [number, RegExp],
  left: Map<string, CorpusText[]>,
  pick: () => number,
  sources: Readonly<Record<string, number>> = sentenceSources,
): Passage[] {
  const passages: Passage[] = []
  for (const [source, share] of Object.entries(sources)) {
    const records = left.get(source) ?? []
    for (let taken = 0; taken < Math.round(wanted * share); taken++) {
      const fits = ({ text }: CorpusText) =>
        pattern.test(text) ? sentencesIn(text).filter((at) => pattern.test(text.slice(...at))) : []
      const at = records.findIndex((record) => fits(record).length > 0)
      const [record] = at === -1 ? [] : records.splice(at, 1)
      if (!record) break
      const fitting = fits(record)
      const [start, end] = fitting[Math.floor(pick() * fitting.length)] ?? [0, 0]
      passages.push({ kind: 'sentence', source, id: record.id, start, end })
    }
  }
  return passages
}

/** Plain cuts behind a full stop before a capital; the title's own is left out. */
export function sentencesIn(text: string): [number, number][] {
  const found: [number, number][] = []
  let from = text.indexOf('\n\n') + 2
  for (const { index } of text.matchAll(/[.?!]["')\]]?\s(?=[A-Z0-9([])/g)) {
    if (index < from || /\b(?:vs|i\.e|e\.g|cf|approx|no|[A-Z])$/i.test(text.slice(Math.max(0, index - 6), index)))
      continue
    found.push([from, index + 1])
    from = index + 1 + (/^\s/.exec(text.slice(index + 1))?.[0].length ?? 1)
  }
  found.push([from, text.trimEnd().length])
  return found.filter(([start, end]) => end - start > 40 && end - start < 700 && /\d/.test(text.slice(start, end)))
}

/** Paragraphs of the results, one after another from a drawn one on, up to a bounded length. Tables are left out. */
function resultsOf({ source, id, text }: CorpusText, next: () => number): Passage {
  const head = /^##? ?(?:\d\.? ?)?results\b.*$/im.exec(text)
  const from = head ? head.index + head[0].length : 0
  const length = text.slice(from).search(/^## /m)
  const to = length === -1 ? text.length : from + length
  const paragraphs: [number, number][] = []
  for (const { index, 0: words } of text.slice(from, to).matchAll(/[^\n]+/g))
    if (words.length > 150 && words.length < 3000 && !words.includes('\t') && /\d/.test(words))
      paragraphs.push([from + index, from + index + words.length])
  const first = Math.floor(next() * paragraphs.length)
  let [start, end] = paragraphs[first] ?? [from, to]
  for (const [, paragraphEnd] of paragraphs.slice(first + 1))
    if (paragraphEnd - start <= ARTICLE_CHARS) end = paragraphEnd
  for (const [paragraphStart] of paragraphs.slice(0, first).reverse())
    if (end - paragraphStart <= ARTICLE_CHARS) start = paragraphStart
  return { kind: 'article', source, id, start, end }
}

import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'

import { abstractTexts, wholeTexts, type CorpusText } from './corpus-texts.ts'
import { draw, sentencesOfSort, sorts, thirdDraw, type Passage } from './draw.ts'
import { lastDraw } from './last-draws.ts'
import { laterDraw, parts, unreadParagraphs } from './later-draws.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a text of the eighth or of the ninth draw. */
const SEED = 20_280_229
const ARTICLES = 12

/** Few trials' abstracts are left outside the reviews' records: those that say "random" and those that name people. */
const people =
  /\b\d[\d,]* (?:\w+ ){0,3}(?:patients|participants|subjects|children|women|men|adults|volunteers|individuals)\b/i
const abstracts: readonly (readonly [string, number, RegExp])[] = [
  ['reviews-a', 62, /\brandom/i],
  ['reviews-a', 22, people],
  ['scifact', 14, /\brandom/i],
  ['scifact', 14, people],
]
const wanted = [36, 30, 0, 0, 24]
const sentenceSources = { 'reviews-a': 0.5, scifact: 0.5 }

/**
 * An eighth and a ninth draw, of papers of no draw before and of none of each other: 112 abstracts, of which size, follow-up,
 * design and direction are judged; some 90 sentences with intervals, spreads or shares and an unread paragraph of 12 whole
 * articles, of which every fact is. What is left of each source is shuffled once and cut in halves.
 */
export const newestDraw = oncePer((which: 8 | 9): readonly Passage[] => {
  const before = [
    ...draw(1),
    ...draw(2),
    ...thirdDraw(),
    ...laterDraw(4),
    ...laterDraw(5),
    ...lastDraw(6),
    ...lastDraw(7),
  ]
  const taken = new Set(before.filter(({ kind }) => kind !== 'article').map(({ id }) => id))
  const half = <T>(items: readonly T[]) => {
    const mixed = shuffled(items, SEED)
    const middle = Math.ceil(mixed.length / 2)
    return which === 8 ? mixed.slice(0, middle) : mixed.slice(middle)
  }
  const left = new Map<string, CorpusText[]>()
  for (const source of Object.keys(sentenceSources)) {
    const free = (abstractTexts()[source] ?? []).filter(
      ({ id, text }) => !taken.has(id) && /\d/.test(text) && text.length > 500 && text.length < 2600,
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
  for (const { source, id, text } of half(wholeTexts()).slice(0, ARTICLES)) {
    const read = before.filter((passage) => passage.kind === 'article' && passage.id === id)
    const paragraphs = parts.toReversed().flatMap((part) => unreadParagraphs(text, part, read))
    const [start, end] = paragraphs[Math.floor(pick() * paragraphs.length)] ?? []
    if (start !== undefined && end !== undefined) passages.push({ kind: 'article', source, id, start, end })
  }
  return passages
})

import { seededRandom, shuffled } from '#science/statistics/seeded-random.ts'

import { abstractTexts, corpusText, type CorpusText } from './corpus-texts.ts'
import { sentencesIn, sorts, type Passage } from './draw.ts'
import { titleOf } from './further-draw.ts'
import { judgedDraw, type JudgedPassage } from './judged.ts'
import { oncePer } from './once-per.ts'

/** Recorded before anybody read a text of the fifteenth or of the sixteenth draw. */
const SEED = 20_310_125

const people =
  /\b\d[\d,]* (?:\w+ ){0,3}(?:patients|participants|subjects|children|women|men|adults|volunteers|individuals)\b/i
const interval = sorts[0]?.[1] ?? people
const ABSTRACTS = 200
const SENTENCES = 90

const earlier = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const
/** Abstracts that fit, of papers of which nothing was judged: the same paper may be in two collections. */
function freeOf(before: readonly JudgedPassage[], isFit: (text: CorpusText) => boolean): CorpusText[] {
  const taken = new Set(before.flatMap(({ source, id }) => [id, titleOf(corpusText(source, id) ?? '')]))
  const free = new Map<string, CorpusText>()
  for (const source of ['reviews-a', 'scifact', 'pubmedqa-a', 'rct-a', 'plos-a'])
    for (const each of abstractTexts()[source] ?? [])
      if (!taken.has(each.id) && !taken.has(titleOf(each.text)) && isFit(each)) free.set(titleOf(each.text), each)
  return [...free.values()]
}

/**
 * A fifteenth and a sixteenth draw, for sizes above all: each of 200 abstracts of papers of no draw before that speak of a
 * number of people, of which size, follow-up, design and direction are judged; and of up to 90 further sentences with an
 * interval, of papers that lent single sentences to earlier draws. What is left of each is shuffled once: the sixteenth
 * takes what comes behind the fifteenth, and a seventeenth, of abstracts alone, the rest: of it only size and follow-up.
 */
export const sizeDraw = oncePer((which: 15 | 16 | 17): readonly Passage[] => {
  const part = <T>(items: readonly T[], wanted: number) =>
    shuffled(items, SEED).slice((which - 15) * wanted, (which - 14) * wanted)
  const before = earlier.slice(0, 14).flatMap((draw) => judgedDraw(draw) ?? [])
  const free = freeOf(before, ({ text }) => text.length > 400 && text.length < 2600 && people.test(text))
  const passages: Passage[] = part(free, ABSTRACTS).map(({ source, id, text }) => ({
    kind: which === 17 ? 'sentence' : 'abstract',
    source,
    id,
    start: 0,
    end: text.length,
    only: ['size', 'follow-up'],
  }))
  if (which === 17) return passages

  const pick = seededRandom(SEED)
  const lenders = new Map(
    before.filter(({ kind }) => kind === 'sentence').map(({ source, id }) => [`${source}/${id}`, { source, id }]),
  )
  const further = [...lenders.values()].flatMap(({ source, id }): Passage[] => {
    const text = corpusText(source, id) ?? ''
    const read = before.flatMap((passage) => (passage.id === id ? passage.spans : []))
    const unread = sentencesIn(text).filter(
      ([start, end]) => interval.test(text.slice(start, end)) && !read.some(([from, to]) => from < end && start < to),
    )
    const [start, end] = unread[Math.floor(pick() * unread.length)] ?? [0, 0]
    return unread.length > 0 ? [{ kind: 'sentence', source, id, start, end }] : []
  })
  passages.push(...part(further, SENTENCES))
  return passages
})

/** Recorded before anybody read a text of the eighteenth draw. */
const LAST_SEED = 20_311_125
const inWords =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]\\w+)?|one hundred(?: \\w+){0,3})'
const anybody =
  '(?:patients|participants|subjects|children|women|men|adults|volunteers|individuals|infants|neonates|mothers|girls|boys|students|nurses|physicians|families|couples|cases|people|persons|adolescents|respondents|workers|veterans|rats|mice|dogs|rabbits|pigs|pairs|twins|survivors|inpatients|outpatients|clinicians)'
const counted = new RegExp(`\\b(?:\\d[\\d,]*|${inWords}) (?:[\\w-]+ ){0,5}${anybody}\\b|\\b[nN] ?= ?\\d{2}`, 'i')

/**
 * An eighteenth draw, of sizes and follow-up alone: 160 abstracts of papers of no draw before that count somebody in any way,
 * in words, behind more words or as "n =".
 */
export const countedDraw = oncePer((_which: 18): readonly Passage[] => {
  const before = earlier.flatMap((draw) => judgedDraw(draw) ?? [])
  const free = freeOf(before, ({ text }) => text.length > 300 && text.length < 4000 && counted.test(text))
  return shuffled(free, LAST_SEED)
    .slice(0, 160)
    .map(({ source, id, text }) => ({
      kind: 'sentence',
      source,
      id,
      start: 0,
      end: text.length,
      only: ['size', 'follow-up'],
    }))
})

/** Recorded before anybody read a text of the twentieth draw. */
const REST_SEED = 20_321_125

/** A twentieth draw, of sizes alone: every abstract that counts somebody of a paper of no draw before, shuffled. */
export const restDraw = oncePer((_which: 20): readonly Passage[] => {
  const before = [...earlier, 18 as const].flatMap((draw) => judgedDraw(draw) ?? [])
  const free = freeOf(before, ({ text }) => text.length > 300 && text.length < 4000 && counted.test(text))
  return shuffled(free, REST_SEED).map(({ source, id, text }) => ({
    kind: 'sentence',
    source,
    id,
    start: 0,
    end: text.length,
    only: ['size'],
  }))
})

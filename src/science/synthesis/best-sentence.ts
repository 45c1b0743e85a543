import type { PaperDraft } from '#contract/papers.ts'

import { sentencesOf } from '../evidence/sentences.ts'
import { termSet } from '../search/highlight.ts'
import type { AbstractWords } from '../search/search-index.ts'
import { tokensOf } from '../search/tokens.ts'
import { roleOf } from './sentence-role.ts'

/** What a sentence that says a finding is worth, in words of the question that another must have more. */
const FINDING = 3

type Abstract = Pick<PaperDraft, 'abstract'>

/**
 * How an abstract is cut. `places`: four numbers for each sentence, its ends in the text and its ends among the words.
 * `roles`: what is known of each by now. `sections`: the heading of each, where there are any.
 */
type Cut = {
  text: string
  places: Uint32Array
  roles: Uint8Array
  sections: readonly (string | undefined)[] | undefined
  words: number
}
const SIZE = 4
const UNREAD = 0
const OTHER = 1
const SAYS_FINDING = 2

/** One question takes the sentences of 200 papers, and the next one mostly those of the same. */
const cuts = new WeakMap<Abstract, Cut>()

function cutOf(paper: Abstract): Cut {
  const text = paper.abstract ?? ''
  const known = cuts.get(paper)
  if (known?.text === text) return known
  const words = tokensOf(text)
  const sentences = sentencesOf(text)
  const places = new Uint32Array(sentences.length * SIZE)
  let word = 0
  sentences.forEach(({ start, end }, at) => {
    while (word < words.length && (words[word]?.start ?? 0) < start) word += 1
    const first = word
    while (word < words.length && (words[word]?.end ?? 0) <= end) word += 1
    places.set([start, end, first, word], at * SIZE)
  })
  const made = {
    text,
    places,
    roles: new Uint8Array(sentences.length),
    sections: sentences.some(({ section }) => section !== undefined)
      ? sentences.map(({ section }) => section)
      : undefined,
    words: words.length,
  }
  cuts.set(paper, made)
  return made
}

const sentenceAt = ({ text, places }: Cut, at: number) => text.slice(places[at * SIZE], places[at * SIZE + 1])

/** Whether a sentence says a result or a conclusion. */
function saysFinding(cut: Cut, at: number): boolean {
  const { text, places, roles, sections } = cut
  if (roles[at] === UNREAD) {
    const section = sections?.[at]
    const sentence = { text: sentenceAt(cut, at), ...(section !== undefined && { section }) }
    const role = roleOf(sentence, (places[at * SIZE] ?? 0) / Math.max(1, text.length))
    roles[at] = role === 'result' || role === 'conclusion' ? SAYS_FINDING : OTHER
  }
  return roles[at] === SAYS_FINDING
}

/** For each word of an abstract which of the wanted terms it is, counted from 0; undefined for another. */
function wantedAt(text: string, size: number, wanted: ReadonlySet<string>, index: AbstractWords | undefined) {
  const places = new Map<string | number, number>()
  for (const term of wanted) {
    const name = index?.words.length === size ? index.numberOf(term) : term
    if (name !== undefined) places.set(name, places.size)
  }
  if (index?.words.length === size) return (word: number) => places.get(index.words[word] ?? -1)
  const words = tokensOf(text)
  return (word: number) => places.get(words[word]?.term ?? '')
}

/**
 * The sentence by which a paper answers some words: one that says a result or a conclusion before one that only has more
 * of the words, the earlier of equals; none when no sentence has any. `index`: the words of the abstract, where an index
 * has read them.
 */
export function bestSentence(paper: Abstract, words: readonly string[], index?: AbstractWords): string | undefined {
  const cut = cutOf(paper)
  const wanted = termSet(words)
  const wantedOf = wantedAt(cut.text, cut.words, wanted, index)
  const metIn = new Int32Array(wanted.size).fill(-1)
  const found = Array.from({ length: cut.roles.length }, (_, at) => {
    let count = 0
    for (let word = cut.places[at * SIZE + 2] ?? 0; word < (cut.places[at * SIZE + 3] ?? 0); word += 1) {
      const term = wantedOf(word)
      if (term === undefined || metIn[term] === at) continue
      metIn[term] = at
      count += 1
    }
    return { at, count }
  })
  if (found.every(({ count }) => count === 0)) return undefined
  let best = -1
  let most = 0
  // Those with most of the words first: what a sentence says is read only where that could make it the best.
  for (const { at, count } of found.toSorted((a, b) => b.count - a.count)) {
    if (count + FINDING < most || (count + FINDING === most && at > best)) continue
    const worth = count + (saysFinding(cut, at) ? FINDING : 0)
    if (worth > most || (worth === most && at < best)) {
      best = at
      most = worth
    }
  }
  return best < 0 ? undefined : sentenceAt(cut, best)
}

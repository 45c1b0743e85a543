import { foldWord } from '../search/tokens.ts'
import { claimOf } from './claim-words.ts'
import { determiners, helpers, isClosed, isPureVerb, mayBeParticiple, nounVerbs } from './lexicon.ts'

const subordinators = new Set('when if because while whether although unless than'.split(' '))

type Word = { low: string; start: number }

const wordsIn = (question: string): Word[] =>
  [...question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu)].map(({ 0: raw, index }) => ({
    low: foldWord(raw),
    start: index,
  }))

/**
 * Offsets of the words of an English question that are verbs, and so no part of a name: "cut" in "do statins cut deaths",
 * "ease" before "the burden". A word that may be a noun too counts as one only where the question needs its verb there.
 */
export function verbsIn(question: string): ReadonlySet<number> {
  const all = wordsIn(question)
  const found = new Set<number>()
  const add = (word: Word | undefined) => word && found.add(word.start)
  const helper = all.findIndex(({ low }) => helpers.has(low))
  const isVerb = ({ low }: Word) => isPureVerb(low) || claimOf(low) !== undefined
  const isEdge = (at: number) => all[at] === undefined || isClosed(all[at].low)
  const isBeforeThe = (at: number) =>
    // In a question with a helper its verb has no ending: "patients a …" is none.
    !/[^s]s$/.test(all[at]?.low ?? '') && determiners.has(all[at + 1]?.low ?? '') && !isClosed(all[at]?.low ?? '')
  all.forEach((word, at) => {
    if (isPureVerb(word.low)) add(word)
    // "passed on", "immobilised in": behind a participle that is no adjective of a name stands the end or a small word.
    if (mayBeParticiple(word.low) && isEdge(at + 1)) add(word)
    // "to stop", "to recall the words": behind "to" and before the end or another small word.
    if (all[at - 1]?.low === 'to' && nounVerbs.has(word.low) && isEdge(at + 1)) add(word)
    if (helper !== -1 && at > helper + 1 && isBeforeThe(at) && /^\p{L}+$/u.test(word.low)) add(word)
  }) // prettier-ignore
  if (helper === -1) return found
  const behind = all.map((word, at) => ({ word, at })).filter(({ at }) => at > helper + 1)
  // "Do people move more when they know": the verb of a clause behind is not that of the question.
  const clause = all.findIndex(({ low }, at) => at > helper + 2 && subordinators.has(low))
  const own = clause === -1 ? behind : behind.filter(({ at }) => at < clause)
  const sure = own.find(
    ({ word, at }) => found.has(word.start) || (isVerb(word) && !nounVerbs.has(word.low)) || isBeforeThe(at),
  )
  const possible = own.find(({ word }) => nounVerbs.has(word.low) || isVerb(word))
  if (possible && (!sure || sure.at <= possible.at || sure.word.low.endsWith('ing'))) add(possible.word)
  return found
}

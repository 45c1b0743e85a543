import { foldWord } from '../search/tokens.ts'
import { claimOf } from './claim-words.ts'

const words = (text: string) => new Set(text.split(/\s+/))

const helpers = words('do does did can could will would should might may must shall')
const determiners = words('the a an their its his her our your any these those another each every')
/** They stand before "the" and "a", and are no verbs. */
const others = words(
  `in on at by of for to from with without than as and or nor but if when while whether that because since until after before during
   under over between among against within across through into onto upon about per via versus vs like near towards toward despite
   is are was were be been being am has have had do does did can could will would should might may must not only even all both half
   same such so then too also how what which who whom whose why where there here up down out off likely more most less least very much
   many few several give gives once twice give`,
)
/** Verbs of plain questions that are nouns too: they end a name only where the verb of the question stands. */
const alsoNouns = words(
  `gain spare ease stop move reach recall keep take cut help need use show test study report rank score rate measure trust vote pay cost
   drop rise fall grow jump beat match help reward punish sleep walk run play learn drink smoke eat drive spend work travel shift switch
   swap turn push pull hold hurt heal matter benefit blame sort sink rescue delay limit halt fight tackle curb aid support fuel spark
   signal mark mirror track shape touch trace act pass face chase boost start end finish leave lift win miss return answer cause change
   transfer fade age blur sway dent pace outlast treat result exercise trade guard shield damage harm influence impact order`,
)
/** Verbs that are no nouns of papers. */
const onlyVerbs = words(
  `imitate become becomes achieve achieves attain obtain receive receives avoid avoids let lets allow allows enable enables tend choose
   decide forget forgets remember remembers recognise recognize realise realize solve learn behave perform performs survive survives live
   lives sustain sustains maintain maintains undergo suffer suffers experience experiences develop develops catch get gets getting
   tell tells teach teaches bring send receive outperform outperforms exceed exceeds rely depend depends belong vary varies persist persists
   recover recovers appear appears arise spread spreads deter deters discourage encourage encourages persuade persuades convince paid pays motivate
   motivates cope adhere comply attend attends enrol enroll participate carry carries lead save saves saved saving giving taking using
   wearing doing having making losing gaining eating drinking skipping cutting adding putting going keeping stopping quitting reading hearing`,
)

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
  const isVerb = ({ low }: Word) => onlyVerbs.has(low) || claimOf(low) !== undefined
  const isBeforeThe = (at: number) =>
    // In a question with a helper its verb has no ending: "patients a …" is none.
    !/[^s]s$/.test(all[at]?.low ?? '') &&
    determiners.has(all[at + 1]?.low ?? '') &&
    !others.has(all[at]?.low ?? '') && !determiners.has(all[at]?.low ?? '')
  all.forEach((word, at) => {
    if (onlyVerbs.has(word.low)) add(word)
    // "to stop", "to recall the words": behind "to" and before the end or another small word.
    const next = all[at + 1]?.low
    if (all[at - 1]?.low === 'to' && alsoNouns.has(word.low) && (next === undefined || others.has(next) || determiners.has(next))) add(word)
    if (helper !== -1 && at > helper + 1 && isBeforeThe(at) && /^\p{L}+$/u.test(word.low)) add(word)
  }) // prettier-ignore
  if (helper === -1) return found
  const behind = all.map((word, at) => ({ word, at })).filter(({ at }) => at > helper + 1)
  const sure = behind.find(({ word, at }) => found.has(word.start) || (isVerb(word) && !alsoNouns.has(word.low)) || isBeforeThe(at))
  const possible = behind.find(({ word }) => alsoNouns.has(word.low) || isVerb(word))
  if (possible && (!sure || sure.at <= possible.at || sure.word.low.endsWith('ing'))) add(possible.word)
  return found
} // prettier-ignore

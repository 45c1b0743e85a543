import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { intervalsIn } from '../evidence/intervals.ts'
import { pValuesIn } from '../evidence/p-values.ts'
import { firstPlace, speaksOf, wordText, type TermPlace, type WordText } from '../questions/term-places.ts'
import { spotEntries } from '../questions/vocabulary.ts'
import { comparedDirection } from '../synthesis/compared-direction.ts'
import { directionOf } from '../synthesis/direction.ts'
import type { Direction } from '../synthesis/opposed.ts'
import { outcomeSide } from '../synthesis/outcome-side.ts'
import type { ReadPaper, ReadSentence } from '../synthesis/read-papers.ts'
import { armCountsIn, countsOfArms, isControl, type ArmCounts, type Arms } from './arms.ts'
import { asked, conceptPlaces, triedPlaces } from './asked.ts'
import { inWordsOf } from './paper-words.ts'
import { effectsOf, ratioOfCounts, type FoundEffect, type Way } from './figures-of.ts'

/** A result of a paper on what was asked, before it is weighed against the claim. */
export type OwnResult = {
  sentence: ReadSentence
  /** The passage of the sentence that says it. */
  words: string
  outcome?: string
  subgroup?: string
  role?: 'primary' | 'secondary' | 'concluded'
  effect?: FoundEffect
  counts?: ArmCounts
  way?: Way
  because: string
  score: number
  /** It is told of the other side of the outcome: of deaths where survival is asked for. */
  isOpposite?: boolean
  /** The last sentence of a passage of two: counts, then the effect computed from them. */
  upTo?: ReadSentence
  /** The sentence before it, where that alone names the outcome. */
  leansOn?: string
}

const subgroupOf =
  /\b(?:[Ii]n|[Aa]mong|[Ff]or)\s((?:the\s)?(?:patients|people|those|children|adults|women|men|participants|infants|boys|girls|pupils|students|subgroup)\s(?:on|with|without|who|aged|of|given|in|receiving|younger|older|at)\s[^,;.]{3,70}?)(?=,|\s(?:the|it|there)\s|\s(?:was|were|had|did)\b|;|\.|$)|^((?:Patients|People|Children|Women|Men|Those|Adults)\s(?:on|with|without|who|aged|at)\s[^,;.]{3,60}?)(?=\s(?:had|did|were|was|showed)\b)/
const splits =
  /;\s|,\s(?=(?:and|but|whereas|while|although)\s(?:in|the|among|for|those|that|it)\b)|,\s(?=(?:whereas|while|but)\s)/
const composite =
  /\b(?:death|mortality|infarction|stroke|admission|hospitali[sz]ation|failure|disease|transplant\w*|deterioration)\b[^.;()\d]{0,60}\bor\b[^.;()\d]{0,60}\b(?:death|mortality|infarction|stroke|admission|hospitali[sz]ation|disease|failure|transplant\w*|deterioration)\b|\b(?:primary|composite|combined|main) (?:events?|outcomes?|end ?points?)\b[^.;()\d]{0,30}[,:(][^.;()\d]{3,120}\b(?:and|or)\b[^.;()\d]{0,60}/i
const causes = /\b(?:cardiovascular|cardiac|coronary|vascular|sudden|cancer|stroke|pulmonary|fatal|tuberculosis)\s$/i
const leansBack =
  /\b(?:these counts|that is|this (?:is|was|difference|reduction|effect)|the (?:[\w-]+\s){0,3}(?:ratio|risk|reduction|difference|efficacy|odds|effect|estimate)\s(?:computed|was|is|of|for|in)|the relative|the difference)\b/i
const wholeEffect = /^The (?:pooled|overall|summary|combined) (?:effect|estimate|difference|odds ratio|risk ratio)\b/i
const planned =
  /\b(?:asked (?:whether|if|how)|set out to|aimed to|designed to|to test|will be|criticis\w*|critics|later found|later (?:trial|stud)\w*|(?:earlier|previous|other) (?:trials|studies|meta-analys[ei]s|research|reports)|contradict\w*|opened a long debate)\b/i
/** Of other research, of how well a test tells, or of a difference that an adjustment took away: no result on the question. */
const aside =
  /\b(?:few|only a few|little|several|some|many) (?:reports|studies|data|publications|is known)\b|\b(?:predictive value|sensitivity|specificity|coefficients?)\b/i
const crude = /\b(?:(?:before|without|prior to) adjust\w+|unadjusted|univaria\w+|crude)\b/i
const adjusted = /\b(?:after (?:\w+ ){0,20}?adjust\w+|adjusted|multivaria\w+)\b/i
/** What goes with an outcome is named in the sentence: it is a result on that alone. */
const attributed = /\b(?:predictors?|determinants?|risk factors?|independent factors?)\b/i
const groupsNamed =
  /\b(?:between|in) (?:the )?([\p{L}-]+)(?: [\p{L}-]+)? (?:and|versus|vs\.?|or) (?:the )?([\p{L}-]+) (?:subjects|patients|people|participants|women|men|children|adults|animals|rats|mice|individuals|volunteers)\b/iu

/** "Did not differ between younger and older subjects": a comparison of groups that the question does not compare. */
function comparesOthers(text: string, { exposure, comparator }: Arms): boolean {
  const found = groupsNamed.exec(text)
  if (!found) return false
  const sides = [found[1] ?? '', found[2] ?? '']
  return sides.every(
    (side) =>
      !isArmWord.test(side) &&
      !speaksOf([...exposure, ...comparator], wordText(side)) &&
      ![...exposure].some((term) => wordText(term).roots.includes(wordText(side).roots[0] ?? '')),
  )
}
const isArmWord =
  /^(?:treat\w*|control\w*|interven\w*|experiment\w*|expos\w*|unexpos\w*|untreat\w*|placebo|active|study|trained|untrained|vaccinat\w*|unvaccinat\w*|cases?|groups?)$/i

/** What ends a thing: a result on that is one on its end, and not on the thing. */
const undone =
  /\b(?:eradicat\w{1,4}|eliminat\w{1,4}|clearing|cleared|clearance|cure|cured|cures|curing|resolution|resolved|resolving|remission|disappearance|recovery)\s(?:of\s|from\s)?(?:the\s)?(?:[\p{L}-]{1,24}\s)?$/iu

const absent = /\b(?:no|not|neither|nor|without|little)\b/i

/** Whether a paper is about what the question tries: by its title or keywords, or by what its arms are called. */
export function isAbout(asking: AnswerQuestion, paper: ReadPaper): boolean {
  const question = inWordsOf(paper, asking)
  const exposure = asked(question, 'exposure')
  if (!exposure) return true
  const { title, keywords, abstract = '' } = paper.paper
  const head = wordText(`${title}. ${keywords.filter((word) => !/revaccinat/i.test(word)).join('; ')}`)
  const inTitle = wordText(title)
  if (
    subjectPlaces(exposure.terms, inTitle).length > 0 ||
    (!exposure.known && conceptPlaces(exposure, inTitle, 1).length > 0)
  )
    return asked(question, 'comparator') !== undefined || !isWithinOne(exposure.terms, title)
  if (statesIt(exposure.terms, paper)) return true
  const outcome = asked(question, 'outcome')
  const isBoth = (text: string) =>
    triedPlaces(exposure.terms, wordText(text)).length > 0 && conceptPlaces(outcome, wordText(text)).length > 0
  if (
    !exposure.known &&
    outcome &&
    paper.sentences.some(({ role, text }) => (role === 'result' || role === 'conclusion') && isBoth(text))
  )
    return true
  // What its people had before, or a second dose of it, is another question.
  if (speaksOf(exposure.terms, inTitle)) return false
  const inKeywords = triedPlaces(exposure.terms, head).length > 0
  return inKeywords
    ? triedPlaces(exposure.terms, wordText(abstract)).length > 0
    : triedPlaces(exposure.terms, wordText(abstract)).length > 1
}

const allocates = /\b(?:compar(?:ed|es)|tested|tests|randomi[sz]ed|assigned|allocated|evaluated)\b/i
const beside =
  /\b(?:on top of|added to|in addition to|already on|all of them on|most of them on|background|with or without|previously given)\s(?:\S+\s){0,3}$|\bcompar\w+\s[^.;]{3,90}\s(?:with|to)\s(?:\S+\s){0,2}$/i
const FIRST_SENTENCES = 4

/** The first sentences say that the study allocated or tested it: a title may name its class or its trial alone. */
function statesIt(terms: readonly string[], { sentences }: ReadPaper): boolean {
  return sentences.slice(0, FIRST_SENTENCES).some(({ text }) => {
    if (!allocates.test(text) || planned.test(text)) return false
    return triedPlaces(terms, wordText(text)).some(
      ({ start }) =>
        !beside.test(text.slice(Math.max(0, start - 110), start)) &&
        !against.test(text.slice(Math.max(0, start - 60), start)),
    )
  })
}

const against = /\b(?:versus|vs\.?|compared (?:with|to)|instead of|rather than)\s(?:[\p{L}-]+\s){0,2}$/iu

/** What a title tries: what stands behind "versus" is what it is set against. */
const subjectPlaces = (terms: readonly string[], title: WordText) =>
  triedPlaces(terms, title).filter(({ start }) => !against.test(title.text.slice(Math.max(0, start - 60), start)))

/** Two things of one kind against each other, "carvedilol or metoprolol": that says nothing on the kind. */
function isWithinOne(terms: readonly string[], title: string): boolean {
  if (!/\b(?:comparison|compared|versus|vs)\b/i.test(title)) return false
  const names = new Set(terms.filter((term) => speaksOf([term], wordText(title))).map((term) => term.toLowerCase()))
  const distinct = [...names].filter((name) => ![...names].some((other) => other !== name && name.includes(other)))
  return distinct.length > 1
}

/** Of several places of an outcome the first that stands for itself: "any event (diarrhoea or rash) and of diarrhoea". */
function apartFromLists(text: string, places: readonly TermPlace[]): TermPlace | undefined {
  const isListed = ({ start, end }: TermPlace) => {
    const open = text.lastIndexOf('(', start)
    const close = text.indexOf(')', end)
    return open > text.lastIndexOf(')', start) && close !== -1 && /\bor\b/i.test(text.slice(open, close))
  }
  return places.find((place) => !isListed(place)) ?? places[0]
}

/** "Death or admission" is no result on death. */
function isPartOfComposite(
  text: string,
  { start, end }: { start: number; end: number },
  outcome: readonly string[],
): boolean {
  const found = composite.exec(text)
  return (
    !!found &&
    found.index <= start &&
    end <= found.index + found[0].length &&
    !outcome.some((term) => / or /.test(term))
  )
}

const comparing =
  /\b(?:versus|vs\.?|compar\w+|against|than|randomi[sz]ed|assigned|allocated|received|superior|inferior|better|worse)\b/i

/**
 * Whether a paper sets the two things of a comparison against each other: in its title, or in a sentence that compares or
 * allocates. Placebo, usual care and the like need no name; one thing against placebo says nothing of the other.
 */
function comparesBoth(question: AnswerQuestion, { paper, sentences }: ReadPaper): boolean {
  const [one, other] = [asked(question, 'exposure'), asked(question, 'comparator')]
  if (!one || !other || isControl(other.text)) return true
  const both = (text: string) => {
    const words = wordText(text)
    return conceptPlaces(one, words, 1).length > 0 && conceptPlaces(other, words, 1).length > 0
  }
  return (
    both(paper.title) ||
    sentences.some(({ text, role }) => role !== 'limit' && comparing.test(text) && !planned.test(text) && both(text))
  )
}

type Reading = { words: WordText; sentence: ReadSentence; tells: boolean }

/** "The much larger ISIS-4 found no benefit": the sentence tells of a study by name, and not of this one. */
const tellsOfAnother = (text: string, { paper }: ReadPaper) => {
  const own = `${paper.title} ${(paper.abstract ?? '').slice(0, 60)}`
  return spotEntries(text, ['study']).some(
    ({ entry, start, end }) =>
      entry.kind === 'study' &&
      /\p{Lu}.*\p{Lu}|\d/u.test(text.slice(start, end)) &&
      !own.includes(text.slice(start, end)),
  )
}

/** A paper's own aim is told apart by its role; a figure beside it makes none of it. */
const isAim = ({ role, text }: ReadSentence) =>
  role === 'background' && /\b(?:whether|aim\w*|objective|purpose)\b/i.test(text)

/** Sentences about a paper's own study, in their order, and whether they tell results or only what they are results of. */
const telling = (paper: ReadPaper): Reading[] =>
  paper.sentences
    .filter(
      (sentence) =>
        sentence.role !== 'limit' &&
        !isAim(sentence) &&
        !planned.test(sentence.text) &&
        !tellsOfAnother(sentence.text, paper),
    )
    .map((sentence) => ({
      sentence,
      words: wordText(sentence.text),
      tells: sentence.role !== 'background' || sentence.hasFigures,
    }))

/**
 * What a paper itself found of the outcome that is asked for, best first: an effect with its interval, counts by arm, p, or
 * words; of several the primary outcome, then what the conclusion speaks of. Subgroups stand behind. Empty: nothing was found.
 */
export function ownResults(asking: AnswerQuestion, paper: ReadPaper): OwnResult[] {
  const question = inWordsOf(paper, asking)
  if (!comparesBoth(question, paper)) return []
  const exposure = asked(question, 'exposure')?.terms ?? []
  const comparator = asked(question, 'comparator')?.terms ?? []
  const outcome = asked(question, 'outcome')?.terms ?? []
  const arms: Arms = { exposure, comparator }
  const isNamedComparator = comparator.length > 0 && !isControl(asked(question, 'comparator')?.text ?? '')
  const inTitle = wordText(paper.paper.title)
  const tries = asked(question, 'exposure')
  const isSubject =
    exposure.length === 0 ||
    subjectPlaces(exposure, inTitle).length > 0 ||
    (!tries?.known && conceptPlaces(tries, inTitle, 1).length > 0) ||
    statesIt(exposure, paper)
  const isNamed = isSubject || triedPlaces(exposure, wordText(paper.paper.keywords.join('; '))).length > 0
  const isAdjusted = paper.sentences.some(({ text }) => adjusted.test(text) && !crude.test(text))
  const sizes = sizesIn(paper, arms)
  const results: OwnResult[] = []
  let before: { end: number; outcome: string | undefined; tried: boolean; text: string } | undefined
  for (const { sentence, words, tells } of telling(paper)) {
    const own = conceptPlaces(asked(question, 'outcome'), words)
    // The full text has offsets of its own: nothing there leans on the abstract.
    if (before && sentence.start < before.end) before = undefined
    const gap = before ? sentence.start - before.end : 0
    const leans =
      before && ((leansBack.test(sentence.text) && gap < 4) || (wholeEffect.test(sentence.text) && gap < 200))
    const inherits =
      before && !own.length && (leans || subgroupOf.test(sentence.text)) && sentence.start - before.end < 400
    if (outcome.length > 0 && own.length === 0 && !inherits) {
      if (!leans) before = sentence.start - (before?.end ?? 0) > 400 ? undefined : before
      continue
    }
    const tried =
      exposure.length === 0 ||
      triedPlaces(exposure, words).length > 0 ||
      (!tries?.known && conceptPlaces(tries, words).length > 0)
    if (aside.test(sentence.text) && !outcome.some((term) => aside.test(term))) continue
    if (isAdjusted && crude.test(sentence.text) && !adjusted.test(sentence.text)) continue
    if ((attributed.test(sentence.text) && !tried) || comparesOthers(sentence.text, arms)) continue
    const other = namesAnother(sentence.text, paper, question)
    if (isNamedComparator && /\bplacebo\b/i.test(sentence.text) && !speaksOf(comparator, words)) continue
    if (comparator.length > 0 && !tried && !speaksOf(comparator, words) && !isSubject) continue
    // A paper whose title and keywords name something else speaks of what is asked where a sentence says so.
    if (!isNamed && !tried && !(leans && before?.tried)) continue
    for (const piece of tells ? pieces(sentence.text) : []) {
      const part = wordText(piece)
      const place = apartFromLists(piece, conceptPlaces(asked(question, 'outcome'), part))
      if (place && isPartOfComposite(piece, place, outcome)) continue
      // "Better at eradicating it": the more, the less of it there is, and no rule tells by how much.
      if (place && undone.test(piece.slice(Math.max(0, place.start - 40), place.start)) && !outcome.some((term) => undone.test(`${term} `))) continue // prettier-ignore
      if (outcome.length > 0 && !place && !inherits && piece !== sentence.text && !subgroupOf.test(piece)) continue
      const spoken = place ? piece.slice(place.start, place.end) : before?.outcome
      const found = resultOf(piece, sentence, {
        place,
        outcome: place ? piece.slice(place.start, place.end) : '',
        isOfOther: isOpposite(question, spoken),
        named: ratioNamed(sentence.text),
        question,
        arms,
        sizes,
        isSubject,
        tried,
        other,
      })
      if (found)
        results.push({
          ...found,
          ...named(asked(question, 'outcome'), piece, place, before?.outcome),
          ...(isOpposite(question, spoken) && { isOpposite: true }),
          ...(!place && own.length === 0 && before && { leansOn: before.text }),
          score: found.score + (place ? scoreOfPlace(piece, place.start, place.end, outcome) : 0) + (tried ? 2 : 0),
        })
    }
    before = {
      end: sentence.start + sentence.text.length,
      outcome: own[0] ? sentence.text.slice(own[0].start, own[0].end) : before?.outcome,
      tried,
      text: own[0] || !before ? sentence.text : `${before.text} ${sentence.text}`,
    }
  }
  return joined(results)
    .map((result) => (result.isOpposite && result.way ? { ...result, way: turn(result.way) } : result))
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
}

const isOpposite = ({ outcomeSide: side }: AnswerQuestion, words: string | undefined): boolean => {
  const own = words === undefined || side === undefined ? undefined : outcomeSide(words)
  return own !== undefined && own !== side
}

/**
 * Counts and the effect that the next sentence gives for them are one result: "4 of 123 … 11 of 139. The risk ratio is 0.41".
 * Where a limit of the printed interval is no effect by rounding alone, the counts decide.
 */
function joined(results: readonly OwnResult[]): OwnResult[] {
  return results.map((result) => {
    if (!result.counts || result.subgroup) return result
    const next = results.find(
      (other) =>
        other !== result &&
        !other.counts &&
        !other.subgroup &&
        other.effect?.low !== undefined &&
        !other.effect.isPredictor &&
        other.sentence.start >= result.sentence.start &&
        other.sentence.start - (result.sentence.start + result.sentence.text.length) < 4,
    )
    const effect = result.effect && !result.effect.isComputed ? result.effect : (next?.effect ?? result.effect)
    if (!effect || !sameSide(effect, result)) return result
    const computed = ratioOfCounts(result.counts.counts)
    const none = effect.measure === 'RD' || effect.measure === 'MD' ? 0 : 1
    const isRounded = effect.low === none || effect.high === none
    const way = isRounded && computed ? computed.way : (effect.way ?? result.way)
    const because =
      isRounded && computed
        ? `A limit of its printed interval is no difference by rounding; worked out from its counts the interval ${way === 'same' ? 'holds' : 'excludes'} it.`
        : way === 'same'
          ? 'Its interval holds no difference.'
          : 'Its interval excludes no difference.'
    const passage = next && next.sentence !== result.sentence ? { upTo: next.sentence } : {}
    return {
      ...result,
      effect,
      ...(way && { way }),
      because,
      score: result.score + (next && effect === next.effect ? 4 : 0),
      ...passage,
    }
  })
}

/** Whether an effect may be that of the counts: on one side with them, or near no difference. */
function sameSide(effect: FoundEffect, { counts }: OwnResult): boolean {
  const computed = counts && ratioOfCounts(counts.counts)
  return !computed || Math.abs(Math.log(Math.max(effect.estimate, 1e-6)) - Math.log(computed.estimate)) < 0.35
}

const named = (
  concept: Concept | undefined,
  piece: string,
  place: { start: number; end: number } | undefined,
  inherited: string | undefined,
) => {
  const words = place ? piece.slice(place.start, place.end) : inherited
  const text = words?.includes(' ') ? words : concept?.text
  return text ? { outcome: text } : {}
}

function pieces(text: string): string[] {
  const parts = text.split(splits)
  return parts.length > 1 && parts.filter((part) => /\d/.test(part)).length > 1 ? parts : [text]
}

/** How well a mention fits: "death from any cause" before "cardiovascular death", a single outcome before a composite. */
function scoreOfPlace(text: string, start: number, end: number, outcome: readonly string[]): number {
  const qualified =
    causes.test(text.slice(Math.max(0, start - 20), start)) || /^\sfrom\s(?!any)/.test(text.slice(end, end + 10))
  const isAny = /any cause|all[- ]cause/i.test(text.slice(Math.max(0, start - 14), end + 18))
  const isComposite = composite.test(text) && !outcome.some((term) => / or /.test(term))
  return (
    (isAny ? 3 : 0) -
    (qualified &&
    !outcome.some(
      (term) => /cardiovascular|coronary|cardiac/i.test(term) && text.toLowerCase().includes(term.toLowerCase()),
    )
      ? 5
      : 0) -
    (isComposite ? 6 : 0)
  )
}

/** Another treatment of the same paper in the place of the one that is asked for: "With captopril 2,088 of …". */
function namesAnother(text: string, { paper }: ReadPaper, question: AnswerQuestion): boolean {
  const opening = /^(?:With|On|For)\s(\p{L}[\p{L}\p{N}-]{3,})\s/u.exec(text)?.[1]
  if (!opening) return false
  const exposure = asked(question, 'exposure')
  return (
    !!exposure && !speaksOf(exposure.terms, wordText(opening)) && new RegExp(`\\b${opening}\\b`, 'i').test(paper.title)
  )
}

type Sizes = Pick<ArmCounts['counts'], 'total' | 'controlTotal'>

/** The size of the two arms, where every sentence of a paper that gives it gives the same. */
function sizesIn({ sentences }: ReadPaper, arms: Arms): Sizes | undefined {
  const all = sentences.flatMap(({ text }) => armCountsIn(text, arms, true).map(({ counts }) => counts))
  const [first] = all
  return first && all.every(({ total, controlTotal }) => total === first.total && controlTotal === first.controlTotal)
    ? first
    : undefined
}

type Context = {
  place: { start: number; end: number } | undefined
  outcome: string
  /** The sentence speaks of the other side of the outcome: a ratio is that of deaths where survival is asked for. */
  isOfOther: boolean
  named: 'HR' | 'OR' | 'RR' | 'IRR' | undefined
  question: AnswerQuestion
  arms: Arms
  /** How many each arm had, where the paper gives one number for each. */
  sizes: Sizes | undefined
  isSubject: boolean
  tried: boolean
  other: boolean
}

function resultOf(
  words: string,
  sentence: ReadSentence,
  { place, outcome, isOfOther, named, question, arms, sizes, isSubject, tried, other }: Context,
): Omit<OwnResult, 'outcome'> | undefined {
  if (other) return undefined
  const subgroup = subgroupIn(words, arms)
  const found = effectsOf(words, named).filter((effect) => effect.measure !== 'beta' || effect.low !== undefined)
  const counts = armCountsIn(words, arms, isSubject || tried)[0]
  const effect = effectFor(found, words, place) ?? found[0]
  const base = {
    sentence,
    words,
    ...(subgroup && { subgroup }),
    ...(effect && { effect }),
    ...(counts && { counts }),
    ...roleIn(words, sentence),
  }
  const hasChance = intervalsIn(words).length > 0 || pValuesIn(words).length > 0
  const score =
    (!effect && hasChance ? 2 : 0) +
    (effect?.low !== undefined ? 4 : effect ? 2 : 0) +
    (counts ? 3 : 0) +
    (base.role === 'primary' ? 3 : base.role === 'concluded' ? 1 : 0) -
    (subgroup ? 4 : 0) -
    (effect?.isPredictor ? 1 : 0)
  const turned = isTurned(words, arms)
  const said = linkedWay(words, question) ?? wordsWay(words, outcome, arms, isSubject || tried)
  // "Worse sleep (OR 1.40)": the odds are those of the worse, and what is asked for went down.
  if (
    effect?.way &&
    effect.way !== 'same' &&
    said &&
    said !== 'same' &&
    !isOfOther &&
    isOtherSide(effect.way, said, question)
  )
    return { ...base, way: said, because: 'Its interval excludes no difference, and its words say which way.', score }
  if (effect?.way)
    return {
      ...base,
      way: turned ? turn(effect.way) : effect.way,
      because:
        effect.way === 'same'
          ? effect.low === undefined
            ? 'Its p value leaves chance possible.'
            : 'Its interval holds no difference.'
          : effect.low === undefined
            ? 'By its p value.'
            : 'Its interval excludes no difference.',
      score,
    }
  const computed = counts && ratioOfCounts(counts.counts)
  if (computed)
    return {
      ...base,
      effect: { ...computed, start: 0 },
      way: computed.way,
      because:
        computed.way === 'same'
          ? 'The interval worked out from its counts holds no difference.'
          : 'The interval worked out from its counts excludes no difference.',
      score,
    }
  const bare = !effect && sizes && !subgroup && countsOfArms(words, arms, sizes)
  const worked = bare && ratioOfCounts(bare)
  if (worked)
    return {
      ...base,
      way: worked.way,
      because: `Worked out from its counts and the size of its groups, which the abstract gives in another sentence: the interval ${worked.way === 'same' ? 'holds' : 'excludes'} no difference.`,
      score: score + 2,
    }
  const way = said
  if (!way || (sentence.role === 'method' && !hasChance && !effect && !reported.test(words))) return undefined
  return {
    ...base,
    way,
    because:
      effect?.low !== undefined && way !== 'same'
        ? 'Its interval excludes no difference, and its words say which way.'
        : way === 'same'
          ? 'Its words say that there was no clear difference.'
          : 'By its words alone: no figure of it could be read.',
    score: score + (way === 'same' && effect ? 1 : 0),
  }
}

const namesIt = /\)\s(?:for|in)\s(?:[\p{L}-]+\s){0,3}$/u

/** Of several effects the one of the outcome: "0.87 (…) for death and 0.72 (…) for admission", else the first behind it. */
function effectFor(found: readonly FoundEffect[], words: string, place: Context['place']): FoundEffect | undefined {
  const sized = found.filter(({ low }) => low !== undefined)
  if (sized.length < 2 || !place) return sized[0]
  const named = sized.findLast(({ start }) => start < place.start && namesIt.test(words.slice(start, place.start)))
  return named ?? sized.find(({ start }) => start >= place.end) ?? sized.at(-1)
}

/** "… the rate ratio was 0.64, and in those on oxygen it was 0.82": the measure is named once. */
const ratioNamed = (text: string) => {
  const names = (
    [
      ['HR', /\bhazard ratio/i],
      ['OR', /\bodds ratio/i],
      ['RR', /\b(?:risk ratio|relative risk)/i],
      ['IRR', /\brate ratio/i],
    ] as const
  ).filter(([, name]) => name.test(text))
  return names.length === 1 ? names[0]?.[0] : undefined
}

const turn = (way: Way): Way => (way === 'lower' ? 'higher' : way === 'higher' ? 'lower' : way)

/** Words that report, in a sentence whose place or other words are those of methods. */
const reported =
  /\b(?:seen|found|observed|appeared|showed|shown|occurred|excludes?|did not|had no|better|worse|higher|lower|fewer|reduced|increased|improved|scored|neither)\b/i

/** "placebo versus simvastatin": the ratio is the other way round. */
function isTurned(words: string, { exposure }: Arms): boolean {
  const hinge = /\b(?:versus|vs\.?|against|relative to)\b/i.exec(words)
  if (!hinge || exposure.length === 0) return false
  const left = words.slice(Math.max(0, hinge.index - 50), hinge.index)
  const right = words.slice(hinge.index, hinge.index + 60)
  return (
    /\b(?:placebo|control|unvaccinated|usual care)\b/i.test(left) &&
    speaksOf(exposure, wordText(right)) &&
    !speaksOf(exposure, wordText(left))
  )
}

/** The words say another way than the ratio, of an outcome that is good: the ratio is that of its opposite. */
function isOtherSide(ratio: Way, said: Way, { outcomeSide: side }: AnswerQuestion): boolean {
  if (side !== 'good')
    return (said === 'worse' && ratio === 'lower') || (said === 'better' && ratio === 'higher' && side === 'bad')
  const amount = said === 'better' ? 'higher' : said === 'worse' ? 'lower' : said
  return amount !== ratio
}

const subgroupIn = (words: string, { exposure, comparator }: Arms) => {
  const found = subgroupOf.exec(words)
  const text = (found?.[1] ?? found?.[2])?.trim()
  return text &&
    !speaksOf([...exposure, ...comparator], wordText(text)) &&
    !/\b(?:given|assigned|randomi[sz]ed|treated)\b/i.test(text) &&
    (found?.index ?? 0) < 12
    ? text
    : undefined
}

const roleIn = (words: string, { role }: ReadSentence): Pick<OwnResult, 'role'> =>
  /\bprimary (?:outcome|end ?point|analysis)\b/i.test(words)
    ? { role: 'primary' }
    : /\bsecondary (?:outcome|end ?point)\b/i.test(words)
      ? { role: 'secondary' }
      : role === 'conclusion'
        ? { role: 'concluded' }
        : {}

const denied =
  /\bnot (?:\w+ )?(?:more|less) (?:frequent|common|likely|often)\b|\bno (?:\w+\s){0,3}(?:link|association|relationship|effect|benefit|difference|increase|reduction|evidence|protection|improvement|advantage|change)\b|\b(?:did|does|do|was|were|is|had) (?:not|no)\b[^.;,]{0,50}\b(?:reduc|prevent|improv|increas|lower|differ|link|associat|affect|chang|raise|support|benefit|effective|superior|caus|induc|trigger)\w*|\bneither\b|\bevidence against\b|\bexcludes? (?:even )?(?:a|an|any)\b|\bno clear\b|\blittle (?:effect|difference|benefit)\b|\bnot different from (?:zero|null)\b|\bsimilar in\b|\b(?:was|were|is) (?:not|no) (?:\w+ )?(?:superior|better|worse|different|altered|affected|influenced|greater|higher|lower)\b|\bfail(?:ed|s) to (?:\w+ )?(?:reduc|prevent|improv|increas|lower|affect|chang|show)\w*|\bineffective\b|\bhad (?:little|no) (?:\w+ ){0,3}(?:influence|impact|bearing)\b/i

/** Two sides are said to be alike: "similar in both groups", "did not differ". A "same" or "comparable" alone is said of anything. */
const isEven =
  /\b(?:similar|comparable|equivalent|identical|the same|unchanged)\s(?:in|between|across|among|for|to|with|after|on)\b|\b(?:was|were) (?:about |roughly |almost |nearly |therefore ){0,2}(?:similar|equal|alike|the same)[,;.]|\b(?:did|does|do) not (?:\w+ )?differ\b|\bnot (?:\w+ )?different\b|\bno (?:\w+ ){0,3}difference/i

const steps: readonly (readonly [Direction, RegExp])[] = [
  ['increase', /\b(?:higher|more|greater|increased|longer|faster)\b/i], ['decrease', /\b(?:lower|less|fewer|reduced|shorter|slower)\b/i],
  ['improvement', /\b(?:better|improved)\b/i], ['worsening', /\b(?:worse|poorer)\b/i],
] // prettier-ignore

/** "Pupils in small classes scored higher": what is tried is the subject, and one comparative is said of it. */
function ofItsSubject(words: string, exposure: readonly string[]): Direction | undefined {
  const place = firstPlace(exposure, wordText(words))
  if (!place || place.start > 60) return undefined
  const said = steps.filter(([, step]) => step.test(words.slice(place.end)))
  return said.length === 1 ? said[0]?.[0] : undefined
}

const linked =
  /\b(?:(?:positively |strongly |significantly |independently |closely ){0,4}(?:associated|correlated|linked) with|(?:significant|independent|strong|important) (?:\w+ )?(?:predictors?|determinants?|risk factors?) (?:of|for)|significantly predicted|(?:significant|positive|strong|independent) (?:\w+ )?(?:association|correlation|relationship|relation|link)s?)\b/i
const notLinked =
  /\b(?:no|not|nor|neither|without|never|lack of|fail\w*|inverse\w*|negativ\w*|lower|less|fewer|decreas\w*|reduc\w*|better|improv\w*|protect\w*|disappear\w*|lost|although|however|but)\b/i

/** "Elevated troponin was associated with death": a link in so many words, of both things that the question links, and none taken back. */
function linkedWay(words: string, question: AnswerQuestion): Way | undefined {
  if (question.kind !== 'association' || question.claim !== 'higher' || !linked.test(words) || notLinked.test(words))
    return undefined
  const text = wordText(words)
  const both = (['exposure', 'outcome'] as const).every((role) => conceptPlaces(asked(question, role), text).length > 0)
  return both && !hasPossibleChance(words) ? 'higher' : undefined
}
const hasPossibleChance = (words: string) => pValuesIn(words).some(({ operator, value }) => (operator === '=' && value > 0.05) || operator === '>') // prettier-ignore

/** "A fraction of 35% or less" says whom, and no way. */
const bounds = /\bor (?:less|more|fewer|higher|lower|greater|older|younger|better|worse)\b/gi

/** "…, while scores in the control group did not change": that of the others denies nothing of what was tried. */
const ofControls =
  /,?\s(?:while|whereas|but|and|with)\s(?:[\w-]+\s){0,6}?(?:controls?|placebo|comparison|untreated|usual care)\b(?: (?:groups?|arms?|patients|participants|children|subjects))?[^.;,]{0,20}?\b(?:did not|no|not|unchanged|remained|stayed)\b[^.;,]{0,60}/i

/** "All 30 cases were in the placebo group": none where it was tried. */
const allInControl =
  /\b(?:all|each) (?:of )?(?:the )?(?:[\w-]+ ){0,2}(?:cases?|events?|deaths?|infections?|failures?)\b[^.;,]{0,50}\b(?:was|were|occurred) (?:in|among) (?:the |those (?:on|given) )?(?:placebo|controls?|unvaccinated|untreated)\b/i

function wordsWay(said: string, outcome: string, { exposure, comparator }: Arms, isSubject: boolean): Way | undefined {
  const words = said.replace(bounds, '').replace(ofControls, '')
  if (!isSubject || !/[a-z]/.test(words)) return undefined
  if (denied.test(words) && !/\bnot only\b/i.test(words)) return 'same'
  if (allInControl.test(words)) return 'lower'
  const compared =
    exposure.length > 0 && !absent.test(words)
      ? comparedDirection(
          {
            intervention: exposure.slice(0, 12).join(' '),
            comparator: comparator.slice(0, 8).join(' ') || 'placebo control',
            outcome,
          },
          [words],
        )
      : undefined
  if (compared && (compared !== 'no difference' || isEven.test(words) || pValuesIn(words).length > 0))
    return compared === 'increased' ? 'higher' : compared === 'decreased' ? 'lower' : 'same'
  const way = directionOf(words) ?? ofItsSubject(words, exposure)
  if (
    !way ||
    (way === 'no difference' && !isEven.test(words) && pValuesIn(words).length === 0 && intervalsIn(words).length === 0)
  )
    return undefined
  return way === 'decrease'
    ? 'lower'
    : way === 'increase'
      ? 'higher'
      : way === 'improvement'
        ? 'better'
        : way === 'worsening'
          ? 'worse'
          : 'same'
}

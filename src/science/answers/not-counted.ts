import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { intervalsIn } from '../evidence/intervals.ts'
import { sampleSizeOf } from '../evidence/sample-size.ts'
import { wordText } from '../questions/term-places.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'
import { isControl } from './arms.ts'
import { asked, conceptPlaces, oppositeIn } from './asked.ts'
import { isOfTheTried, isTurnedRound, otherComparison } from './asked-comparison.ts'
import { otherOutcome } from './exact-outcome.ts'
import type { OwnResult } from './own-results.ts'
import { inWordsOf } from './paper-words.ts'
import { otherPeople, partAsked } from './people.ts'

const atStart = /\bat (?:baseline|entry|enrol+ment|study entry|inclusion|the (?:start|outset|beginning))\b/i
const within =
  /\bboth the \w+ and (?:the )?\w+ groups?\b|\b(?:both|all|the two|each) (?:\w+ )?groups?\b[^.;]{0,40}\b(?:improv|increas|decreas|reduc|declin|fell|rose|show)|\b(?:compared (?:with|to)|from|versus|relative to) (?:the )?(?:baseline|before|pre-?\w+)\b|\bbefore and after\b/i
const between =
  /\b(?:between|among|across) (?:the )?(?:\w+ )?(?:groups?|arms?)\b|\b(?:than|compared (?:with|to)|versus|vs\.?|against) (?:in |the |those |with |on |a )*(?:placebo|controls?|usual|sham|standard|unvaccin\w+|\w+ (?:group|arm))/i
const others =
  /\b(?:earlier|previous|prior|later|other|published|subsequent|existing|recent) (?:\w+ )?(?:trials?|stud(?:y|ies)|work|reports?|meta-analys[ei]s|reviews?|data|research|findings|evidence)\b|\bet al\b/i
const possible =
  /\b(?:may|might|could|would|should|seem(?:s|ed)?|potential\w*|promising|possibl\w+|suggest\w*|likely|hypothes\w+|(?<!been )(?<!not )(?<!was )expected|predicted|estimated to|modell?ed|simulat\w+|projected)\b/i
const whoWasTaken = /\b(?:were|was) (?:\w+ ){0,2}(?:identified|selected|eligible|enrol+ed|recruited|excluded)\b/i
const thought = /\b(?:considered|believed|perceived|thought|regarded) (?:to be |as |that )?\w+/i
const doubled =
  /\b(?:did|does|do|could|was|were) not (?:\w+ )?(?:stop|keep|hinder|deter|prevent) (?:[\w-]+ ){1,4}(?:from )?(?:\w+ly )?\w+ing\b/i
const times = /\b(\d{1,3}|one|two|three|four|five|six|twelve)[\s-](days?|weeks?|months?|years?)\b/gi
/** Why a sentence is no result on what is tried at all: its paper is silent rather than near. */
export const NOT_NAMED = 'the sentence does not name'
const byWords = /^(?:By its words alone|Its words say)/

/** Spans of time that a text names: "6 month". */
export const timesIn = (text: string) =>
  new Set(
    [...text.toLowerCase().matchAll(times)].map(([, count = '', unit = '']) => `${count} ${unit.replace(/s$/, '')}`),
  )

/**
 * Why a result of a paper does not enter the count of an answer, in words that go on from "Not counted: "; undefined where
 * what the question names (whom, what is tried, against what, which outcome, when) was each found in the result itself or in
 * the comparison that its paper states. What is not sure is not counted: it is shown with its quote and this reason.
 */
export function notCounted(asking: AnswerQuestion, paper: ReadPaper, result: OwnResult): string | undefined {
  const question = inWordsOf(paper, asking)
  const { words, leansOn = '', effect, counts, because } = result
  const outcome = asked(question, 'outcome')
  const isHere = conceptPlaces(outcome, wordText(words)).length > 0
  const passage = leansOn ? `${leansOn} ${words}` : words
  if (!outcome) return 'the question names no outcome, so which of its results answers it is not known'
  if (others.test(words) && !counts) return 'the sentence tells of other studies'
  if (atStart.test(words) && !between.test(words)) return 'it is how things stood at the start'
  const isMissed = otherOutcome(question, isHere ? words : leansOn)
  if (isMissed !== undefined) return isMissed
  const tried = asked(question, 'exposure')
  const opposite = tried && oppositeIn(tried, passage)
  if (opposite !== undefined) return `it is of ${opposite}`
  if (!isOfTheTried(question, paper, passage)) return `${NOT_NAMED} ${asked(question, 'exposure')?.text ?? 'it'}`
  const unsure = whatElse(question, paper, passage)
  if (unsure !== undefined) return unsure
  const comparison = otherComparison(question, paper, passage)
  if (comparison !== undefined) return comparison
  if (effect && !counts && effect.way !== 'same' && isTurnedRound(question, paper, passage))
    return 'which of the two the figure is of could not be told'
  if (result.subgroup !== undefined && !isAskedPart(question, result.subgroup) && !isMost(paper, result))
    return 'it is of a part of the people alone'
  const people = otherPeople(question, paper, passage)
  if (people !== undefined) return people
  const when = timesIn(question.text)
  if (when.size > 0 && ![...timesIn(passage)].some((time) => when.has(time)))
    return 'it is not said to be of the time that the question names'
  // Of a part of the people the whole says nothing.
  const part = partAsked(asked(question, 'population')?.text ?? '')
  if (
    part !== undefined &&
    !`${paper.paper.title} ${words} ${result.subgroup ?? ''}`.toLowerCase().includes(part) &&
    !inFirst(paper, part)
  )
    return 'it is not said to be of the part of the people that the question names'
  const comparator = asked(question, 'comparator')
  if (
    byWords.test(because) &&
    comparator &&
    !isControl(comparator.text) &&
    conceptPlaces(comparator, wordText(passage)).length === 0
  )
    return `${NOT_NAMED} ${comparator.text}`
  if (byWords.test(because) && !effect) {
    const exposure = asked(question, 'exposure')
    if (
      exposure &&
      conceptPlaces(exposure, wordText(passage)).length === 0 &&
      conceptPlaces(exposure, wordText(paper.paper.title)).length === 0
    )
      return `${NOT_NAMED} ${exposure.text}`
    if (result.way !== 'same' && words.length > MOST_LETTERS)
      return 'the sentence says too much at once to read from its words alone which way this went'
    const clauses = words.split(contrast)
    if (
      saysBoth(words) ||
      (clauses.length > 1 &&
        clauses.some((clause) => clearly.test(clause)) &&
        clauses.some((clause) => alike.test(clause)))
    )
      return 'it names a clear and an unclear difference at once'
    if (whoWasTaken.test(words)) return 'it says who was studied, and not what was found'
    if (thought.test(words)) return 'it is what people think, and not what was found'
    if (doubled.test(words))
      return 'its denial is of something that went on, and the rules do not read which way that is'
    if (possible.test(clauseOf(words, outcome))) return 'it is said as possible, and not as found'
    if (within.test(words) && !between.test(words))
      return 'it is a change within a group, and not a difference between groups'
    if (!isHere) return 'the sentence that says which way does not name the outcome'
  }
  return undefined
}

const predictors = /\b(?:predict\w*|risk factors?|(?:was|were|is|are) (?:\w+ )?associated with|independent(?:ly)?)\b/i
const oneSex = /\b(?:in|among|for) (?:the )?(women|men|boys|girls|males?|females?)\b(?! (?:and|or|as well as) )/i
/** "Hazard ratio for no insurance, 0.43": whose figure it is. */
const ratioOf =
  /\b(?:ratios?|risks?|OR|HR|RR)\b(?: \([A-Z]{2,4}\))? for (?!the (?:primary|secondary|composite)\b)([^,;:()\d]{3,50}?)(?: (?:was|of|is)\b|,|:|\s?=)/
const hinge = /\b(?:against|versus|vs|compared|relative|than|between|groups?|arms?|patients|all|any|overall)\b/i
const contrast = /;\s(?:however|but)|[,;] (?:but|whereas|however)\b/i
const clearly =
  /\bsignificantly (?:\w+ )?(?:higher|lower|more|less|greater|better|worse|longer|shorter|increased|reduced|decreased|improved)\b|\bp ?[<≤] ?0?\.0\d/i
const alike =
  /\b(?:similar|comparable|unchanged|no (?:\w+ )?difference\w*|not (?:\w+ )?(?:significant\w*|differ\w*))\b/i
/** Several figures told apart by their order alone, some clear and some not. */
const isMixedList = (words: string) => {
  const sides = intervalsIn(words).map(({ low, high }) => low <= 1 && high >= 1)
  return /\brespectively\b/i.test(words) && sides.length > 2 && new Set(sides).size > 1
}

/** What else makes a passage one from which the answer to this question cannot be read for sure. */
function whatElse(question: AnswerQuestion, { paper, sentences }: ReadPaper, passage: string): string | undefined {
  const tried = asked(question, 'exposure')
  const outcome = asked(question, 'outcome')
  const words = wordText(passage)
  const isNamed = tried === undefined || conceptPlaces(tried, words).length > 0
  if (!isNamed && predictors.test(passage) && !between.test(passage))
    return 'it is of something else that goes with the outcome'
  const part = oneSex.exec(passage)?.[1]?.replace(/s$/, '')
  const first = sentences
    .slice(0, 2)
    .map(({ text }) => text)
    .filter((text) => !passage.includes(text) && !text.includes(passage))
  const own = `${question.text} ${paper.title} ${first.join(' ')}`.toLowerCase()
  if (part !== undefined && !own.includes(part.toLowerCase())) return 'it is of a part of the people alone'
  const whose = ratioOf.exec(passage)?.[1] ?? /^(?:and )?for ([^,;:()\d]{3,50}?), /.exec(words.text)?.[1]
  if (
    whose !== undefined &&
    !hinge.test(whose) &&
    ![tried, outcome, asked(question, 'comparator')].some(
      (concept) => conceptPlaces(concept, wordText(whose), HALF).length > 0 || sharesRoot(concept?.text, whose),
    )
  )
    return `its figure is that of ${whose.trim()}`
  if (isMixedList(passage))
    return 'it gives several figures, some clear and some not, and which is asked for was not told'
  // Two things are tried together: a result on one of them is none on both.
  const both = tried && !tried.known ? tried.text.split(/ and | combined with | plus /i) : []
  if (both.filter((one) => sharesRoot(one, passage)).length === 1 && both.length === 2)
    return `it is of a part of “${tried?.text ?? ''}” alone`
  return undefined
}

const HALF = 0.5
const sharesRoot = (one: string | undefined, other: string) => {
  const has = new Set(wordText(other).roots)
  return one !== undefined && wordText(one).roots.some((root) => root.length > 3 && has.has(root))
}

const unclear =
  /\b(?:non-?\s?significant|not (?:statistically )?significant|no (?:statistically )?significant|insignificant)\w*/gi

const joint = /,\s(?:and|but|which|while|whereas|suggesting|indicating)\s|;\s/

/** The clause of a passage that names the outcome: what a later one supposes is another thing. */
function clauseOf(words: string, outcome: Concept): string {
  const clauses = words.split(joint)
  return clauses.find((clause) => conceptPlaces(outcome, wordText(clause)).length > 0) ?? words
}

/** "A non-significant reduction in one, and a significant one in the other": which of the two is the outcome's is not read. */
const saysBoth = (words: string) => words.search(unclear) !== -1 && /\bsignifican/i.test(words.replaceAll(unclear, ''))

/** Letters of a sentence from whose words alone it is read which way an outcome went. */
const MOST_LETTERS = 180
const MOST_PEOPLE = 0.7

/** "Among participants without earlier infection": most of the people, of whom a trial counts its main result. */
function isMost({ paper }: ReadPaper, { counts }: OwnResult): boolean {
  const all = sampleSizeOf(paper.abstract ?? '')?.value
  return !!counts && all !== undefined && counts.counts.total + counts.counts.controlTotal >= MOST_PEOPLE * all
}

/** The paper took only those: its first sentences say so. */
const inFirst = ({ sentences }: ReadPaper, part: string) =>
  sentences.slice(0, 2).some(({ text }) => text.toLowerCase().includes(part))

/** A part that the question asks for by its own words. */
function isAskedPart(question: AnswerQuestion, subgroup: string): boolean {
  const population = asked(question, 'population')
  if (!population) return false
  const part = partAsked(population.text)
  if (part !== undefined) return subgroup.toLowerCase().includes(part)
  return conceptPlaces(population, wordText(subgroup)).length > 0
}

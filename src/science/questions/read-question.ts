import type { AnswerQuestion, Claim, Concept, QuestionKind } from '#contract/answer.ts'

import { foreignLanguageOf } from '../search/query-language.ts'
import { outcomeSide } from '../synthesis/outcome-side.ts'
import type { ClaimWord } from './claim-words.ts'
import { conceptOf } from './concepts.ts'
import { isIdle, isLimiting, mayBeParticiple, people } from './lexicon.ts'
import { isModerated, questionParts } from './question-parts.ts'
import { verbsIn } from './question-verbs.ts'
import { runsOf } from './subjects.ts'
import { specialKind } from './special-questions.ts'
import { entryOf, spotEntries } from './vocabulary.ts'

/** Letters of a question that are read; what stands behind is context that somebody pasted. */
const MOST_LETTERS = 600

/** The question itself: what stands behind its sign is a heading or a remark. A sign after one or two words is none. */
function asked(text: string): string {
  const end = text.indexOf('?')
  return end !== -1 && text.slice(0, end).trim().split(' ').length > 2 ? text.slice(0, end + 1) : text
}

/** A thing has no verb in it: where one stands the question was cut in the wrong place, and is read without a yes or no. */
const clause = /\b(?:they|we|should|would|must|think|believe|who|whether|is|are|was|were|has|have|be)\b/i

/**
 * Reads a question by rules: its kind, what is asked of whom as concepts with the names that papers may use, and which way
 * it claims that the outcome goes. Always gives a reading: what has no form that is known is a `description`. Pure, no
 * model, linear in the question's length; under a millisecond but for the first call, which indexes the vocabulary.
 */
export function readQuestion(text: string): AnswerQuestion {
  const question = asked(text.trim().replace(/\s+/g, ' ').slice(0, MOST_LETTERS))
  const base = { text: text.slice(0, 4000) }
  const special = specialKind(question)
  if (special) return { ...base, ...special, concepts: spotted(question) }
  if (isModerated(question)) return { ...base, kind: 'description', concepts: spotted(question) }
  const cut = foreignLanguageOf(question) === undefined ? questionParts(question) : undefined
  const bare = cut && { ...cut, exposure: withoutVerb(question, cut.exposure) }
  const isWhole = (words = '') => !clause.test(words) && !hasVerb(question, words)
  const isRead = [bare?.exposure, bare?.comparator].every(isWhole) && !clause.test(bare?.outcome ?? '')
  const parts = bare && isRead && !isNoThing(bare.outcome) ? bare : undefined
  if (!parts) return { ...base, kind: 'description', ...spottedReading(question) }
  const concepts: Concept[] = [...studiesIn(question)]
  const add = (role: Concept['role'], words: string | undefined) => {
    if (words) concepts.push(conceptOf(role, words))
  }
  add('population', parts.population)
  add('exposure', parts.exposure)
  add('comparator', parts.comparator)
  // Longer life and lives saved are survival.
  const named = parts.outcome?.replace(/^(?:human |patients[’'] |their )?(?:life|lives|life expectancy)$/i, 'survival')
  const prevented = named?.replace(/\s(?:prevention|prophylaxis)$/i, '')
  add('outcome', prevented)
  const claim = prevented === named ? parts.claim : 'lower'
  const side = sideOf(concepts.find(({ role }) => role === 'outcome'))
  const kind = parts.kind === 'association' && parts.isBare && isGiven(parts.exposure) ? 'effect' : parts.kind
  return { ...base, kind, concepts, ...claimed(claim, side, kind), ...(side && { outcomeSide: side }) }
}

const time =
  /^(?:first|second|third|next|last|same|following|previous|\d+|one|two|three|four|five|six|ten|hours?|days?|nights?|weeks?|months?|years?|decades?|time|times)$/i

/** "In the first year", "off", "putting": what stands in the place of an outcome and names none. A result on it is none. */
const isNoThing = (words: string | undefined): boolean =>
  words !== undefined &&
  (words.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => time.test(word) || isIdle(word.toLowerCase()))

/** "Cash transfers keep girls": the verb of a question was taken for a part of what is tried. */
function hasVerb(question: string, words: string): boolean {
  const from = question.indexOf(words)
  if (from === -1 || words === '') return false
  const isNoun = (word: string) => word.endsWith('ing') || mayBeParticiple(word)
  return [...verbsIn(question)].some(
    (at) =>
      at > from && at < from + words.length && !isNoun(/^\p{L}+/u.exec(question.slice(at))?.[0].toLowerCase() ?? ''),
  )
}

/** "Does BCG protect better than placebo": what is compared is BCG. */
function withoutVerb(question: string, words: string): string {
  const from = question.indexOf(words)
  const last = words.lastIndexOf(' ')
  return from !== -1 && last > 0 && verbsIn(question).has(from + last + 1) ? words.slice(0, last) : words
}

/** Whether more of an outcome is good or bad. A disease that the vocabulary knows is bad; so is its rate and its risk. */
function sideOf(outcome: Concept | undefined): 'good' | 'bad' | undefined {
  if (!outcome) return undefined
  if (/\bweight (?:loss|reduction)\b/i.test(outcome.text)) return 'good'
  const own = outcomeSide(outcome.text)
  if (own) return own
  const entry = entryOf(outcome.text)
  if (entry?.kind === 'condition') return 'bad'
  return entry ? outcomeSide(entry.names.slice(0, 4).join(', ')) : undefined
}

/** Medicines are given for something: a question that puts one beside a disease asks for its effect. */
const isGiven = (exposure: string) => spotEntries(exposure, ['medicine']).some(({ entry }) => entry.kind === 'medicine')

/**
 * "Improves" is "lowers" of something bad. Where the question says only that something changes, the good way is assumed;
 * where it says only that two things belong together, that there is more of one with more of the other.
 */
function claimed(
  word: ClaimWord | undefined,
  side: 'good' | 'bad' | undefined,
  kind: QuestionKind,
): { claim?: Claim; isClaimAssumed?: boolean } {
  if (kind === 'association' && (word === 'changes' || word === undefined))
    return { claim: 'higher', isClaimAssumed: true }
  if (word === 'lower' || word === 'higher') return { claim: word }
  const good: Claim = side === 'bad' ? 'lower' : side === 'good' ? 'higher' : 'better'
  const bad: Claim = side === 'bad' ? 'higher' : side === 'good' ? 'lower' : 'worse'
  if (word === 'worse') return { claim: bad }
  return word === 'better' ? { claim: good } : { claim: good, isClaimAssumed: true }
}

/** Named studies: acronyms of the vocabulary, and what is called "the … trial". */
function studiesIn(question: string): Concept[] {
  const known = spotEntries(question, ['study']).filter(({ entry }) => entry.kind === 'study')
  const named = [
    ...question.matchAll(
      /\b(?:the|of|in|from)\s((?:(?!the\b|of\b|in\b|from\b)[\p{L}\p{N}][\p{L}\p{N}'’/.#-]*\s){1,4})(?:trial|study|cohort|experiment|survey)\b/giu,
    ),
  ]
    .map((found) => (found[1] ?? '').trim().replace(/['’]s$/, ''))
    .filter(
      (name) => /[\p{Lu}\d]/u.test(name) && !known.some(({ entry }) => entry.names.some((each) => name.includes(each))),
    )
    // "The Norwegian TV sleep experiment" tells what it was, and bears no name.
    .filter((name) => !/(?:^|\s)\p{Ll}/u.test(name) && !/^(?:UK|US|USA|EU)$/.test(name))
    .filter((name) => !/^(?:first|second|this|that|largest|randomi[sz]ed|clinical|controlled)\b/i.test(name))
  const texts = [...known.map(({ start, end }) => question.slice(start, end)), ...named]
  return [...new Set(texts)].slice(0, 4).map((words) => conceptOf('study', words))
}

/** Whom a question in another language asks of stands behind these: "chez les patients ventilés". */
const foreignWhom =
  /(?<!\p{L})(?:chez|bei|(?:en|em) (?:los |las |os |as )?(?:pacientes|doentes|adultos|niños|crianças|personas|pessoas|mujeres|mulheres)|(?:in|nei|negli) (?:pazienti|adulti|bambini)|hos|bij)(?!\p{L})/iu

/** Where somebody is, and nothing that becomes of them. */
const states = /^(?:haemodialysis|pregnancy|surgery|old age|intensive care|intensive care unit)$/

/** Concepts of a question without hinges: what the vocabulary knows in it, each where it usually stands. */
function spotted(question: string): Concept[] {
  const studies = studiesIn(question)
  const taken = new Set(studies.flatMap(({ terms }) => terms.map((term) => term.toLowerCase())))
  const concepts = [...studies]
  const found = foreignWhom.exec(question)
  const whom = found ? found.index : question.length
  for (const { entry, start, end } of spotEntries(question)) {
    if (entry.kind === 'study' || entry.names.some((name) => taken.has(name.toLowerCase()))) continue
    const role =
      start > whom || states.test(entry.names[0] ?? '')
        ? 'population'
        : entry.kind === 'medicine' || entry.kind === 'exposure'
          ? 'exposure'
          : 'outcome'
    // "Severe COVID-19" is not COVID-19: what limits a thing stays with it.
    const before = /(?<![\p{L}-])([\p{L}-]+)\s$/u.exec(question.slice(0, start))?.[1] ?? ''
    const from = isLimiting(before) ? start - before.length - 1 : start
    if (!concepts.some((concept) => concept.terms.includes(entry.names[0] ?? '')))
      concepts.push(conceptOf(role, question.slice(from, end)))
  }
  return concepts.slice(0, 12)
}

/** Whether a question names something beside its concepts: a word that is no word of asking and no part of one of them. */
function namesMore(question: string, concepts: readonly Concept[]): boolean {
  const read = concepts.flatMap(({ text, terms }) => [text, ...terms]).join(' ').toLowerCase()
  return runsOf(question, foreignLanguageOf(question)).some((run) => run.some(({ text, start }) => text.length > 3 && question[start - 1] !== '-' && !people.has(text.toLowerCase()) && !read.includes(text.toLowerCase())))
} // prettier-ignore

/** Words without a sentence, or in another language: with something done and something that it is done to, a relation. */
function spottedReading(question: string): Pick<AnswerQuestion, 'concepts'> & Partial<AnswerQuestion> {
  const concepts = spotted(question)
  const outcome = concepts.find(({ role }) => role === 'outcome')
  const exposure = concepts.find(({ role }) => role === 'exposure')
  if (!outcome || !exposure || question.split(' ').length > 16) return { concepts }
  // Of an outcome and a disease beside it the disease is whom it is asked of.
  const asks = entryOf(outcome.text, ['outcome'])?.kind === 'outcome'
  const whom = asks
    ? concepts.filter(
        (concept) =>
          concept.role === 'outcome' &&
          concept !== outcome &&
          entryOf(concept.text, ['condition'])?.kind === 'condition',
      )
    : []
  const read = concepts.map((concept): Concept => (concept === whom[0] ? { ...concept, role: 'population' } : concept))
  // "Does olanzapine make patients with depression put on weight": a disease beside a medicine is no outcome where more is named.
  if (!asks && namesMore(question, concepts))
    return {
      concepts: concepts.map((concept): Concept =>
        concept === outcome ? { ...concept, role: 'population' } : concept,
      ),
    }
  const side = sideOf(outcome)
  const kind = isGiven(exposure.text) ? 'effect' : 'association'
  return { kind, concepts: read, ...claimed(undefined, side, kind), ...(side && { outcomeSide: side }) }
}

import type { AnswerQuestion } from '#contract/answer.ts'
import type { Paper } from '#contract/papers.ts'

import { answerFrom } from '../answers/answer.ts'
import { fullTextOf } from '../evidence/full-text.ts'
import { verifyQuote } from '../evidence/verify-quote.ts'
import { absenceSentences } from '../questions/absent-words.ts'
import { isKnownThing, otherNames } from '../questions/other-names.ts'
import { readQuestion } from '../questions/read-question.ts'
import { generalRuns, runsOf } from '../questions/subjects.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import { textSpeaksOf } from '../questions/text-speaks-of.ts'
import { citesOthers } from '../synthesis/body-sentences.ts'
import { chooseSentences } from '../synthesis/choose-sentences.ts'
import { readQuestion as questionTerms } from '../synthesis/question.ts'
import { readPapers, type ReadSentence } from '../synthesis/read-papers.ts'
import { weighRelevance } from '../synthesis/relevance.ts'
import { listed } from '../synthesis/section-draft.ts'
import { askedValues, type Around, type AskedValue } from './asked-value.ts'
import { defining } from './defining.ts'
import { asksDose, givesDose } from './dose-sentences.ts'
import { countedNoun, numbersOf } from './noun-number.ts'
import { narrowing, numberNames, onTheRest } from './number-answer.ts'
import { numbersNeeded } from './number-needed.ts'

/** A sentence of the paper, word for word. Offsets in the text that is shown. */
export type PaperSentence = {
  quote: string
  start: number
  end: number
  /** What the rules read from it of a yes or no: "fewer deaths", "no clear difference". */
  says?: string
}
/** A value that was asked for, what it is of where the text says so, and its sentence. */
export type PaperValue = PaperSentence & { value: string; role?: string }
export type PaperAnswer = {
  /** Sentences of ours, in front of the paper's: what it lacks first. */
  said: string[]
  values: PaperValue[]
  sentences: PaperSentence[]
  /** The sentences do not say what was asked: they only name some of it. */
  isNear?: true
  /** How many sentences were read. */
  read: number
}

/** Longer texts are no abstracts: their parts are told apart by headings. */
const LONGEST_ABSTRACT = 6000
const MOST_VALUES = 4
const MOST_SENTENCES = 4
/** Longer rows of a table are several cells of several lines, and no sentence. */
const LONGEST_ROW = 160
const HALF = 0.5

const decided = new Set<AnswerQuestion['kind']>(['effect', 'association', 'comparison', 'premise'])
/** Words by which a question asks, or that stand for the paper itself: no paper must have them. */
const asking =
  /^(?:(?:primary|secondary|main|outcomes?|end-?points?|hazard|odds|risk|rate|relative|ratios?|efficacy|confidence|interval|mean|median|average|age|old|percentages?|proportion|share|count|number|numbers|p|value|values|dose|doses?|fund\w*|paid|sponsor\w*|sources?|countr\w+|where|when|years?|place|city|duration|length|drugs?|medicines?|substances?|given|gave|used?|follow\w*|sample|size|sizes|participants?|patients?|people|authors?|researchers?|paper|article|study|trial|experiment|review|limitations?|limits|weakness\w*|strengths?|conclu\w+|results?|findings?|aims?|objectives?|purpose|methods?|design|intervention|treatment|therapy|programme|program|control|placebo|groups?|arms?|randomi[sz]\w*|allocat\w*|blind\w*|measure\w*|assess\w*|conduct\w*|done|taken?|took|part|interviewed|surveyed|enrol\w*|recruit\w*|includ\w*|excluded?|died?|deaths?)(?:\s|$))+$/i

type Thing = { text: string; names: readonly (readonly string[])[] }

/** What a question names that the paper must speak of to answer it. */
function thingsIn(question: AnswerQuestion): Thing[] {
  const runs = runsOf(question.text)
  return [...runs, ...generalRuns(question.text, question.concepts, runs)].flatMap((run): Thing[] => {
    const first = run[0]?.start ?? 0
    const text = question.text.slice(first, run.at(-1)?.end ?? first)
    if (asking.test(text)) return []
    return [{ text, names: [run.map(({ term }) => term), ...otherNames(text).map(({ terms }) => terms)] }]
  })
}

const hasThing = (text: string) => (thing: Thing) => textSpeaksOf(text, thing.names)
/** Every word of a thing is somewhere in the text, though not together. */
const hasWords = (text: string) => {
  const { roots } = wordText(text)
  const all = new Set(roots)
  return ({ text: thing }: Thing) => wordText(thing).roots.every((root) => all.has(root))
}

const quotedList = (things: readonly Thing[]) => listed(things.map(({ text }) => `“${text}”`), 'or') // prettier-ignore

/**
 * Answers a question by one paper, read whole: what it lacks is said first and ends the answer; a number is given with its
 * sentence; a yes or no by the rules of the answer, and else by sentences that speak of everything that is asked. No
 * premise of a question is taken for granted. `until`: offset at which the list of references begins.
 */
export function askPaper(paper: Paper, text: string, query: string, { until = text.length } = {}): PaperAnswer {
  const question = readQuestion(query)
  const body = text.slice(0, until)
  const [whole] = readPapers([{ ...paper, abstract: body }])
  const sentences = (whole?.sentences ?? []).filter(({ text: words }) => isProse(words))
  const answer = (said: string[], found: Partial<PaperAnswer> = {}): PaperAnswer => ({ said, values: [], sentences: [], read: whole?.sentences.length ?? 0, ...found }) // prettier-ignore
  if (/\broadrunner\b/i.test(query))
    return answer(['This asks how Roadrunner works. The help answers it; the paper was not asked.'])
  const things = thingsIn(question)
  if (things.length === 0 && question.asked === undefined && questionTerms(query).terms.size === 0 && !asksDose(query))
    return answer(['Name what you want to know, such as a group, an outcome or a measure.'])
  const all = `${paper.title}\n${paper.keywords.join('; ')}\n${body}`
  const lacking = things.filter((thing) => !hasThing(all)(thing))
  const nowhere = lacking.filter((thing) => !hasWords(all)(thing))
  const isWhom = ({ text: thing }: Thing) => question.concepts.some(({ role, text: words }) => (role === 'population' || role === 'comparator') && words.includes(thing)) // prettier-ignore
  const absent =
    nowhere.length === 0
      ? []
      : absenceSentences(
          nowhere.map(({ text: thing }) => ({ text: thing, isKnown: isKnownThing(thing) })),
          'This paper never',
        ).map((sentence) => `${sentence}, in any form of the words.`)
  if (nowhere.some((thing) => !isWhom(thing))) return answer([...absent, 'So it does not answer the question.'])
  const apart = lacking.filter((thing) => hasWords(all)(thing))
  const note = [
    ...absent,
    ...(apart.length > 0
      ? [`The words of ${quotedList(apart)} stand in this paper, and nowhere near one another.`]
      : []),
  ]
  const present = things.filter((thing) => !lacking.includes(thing))
  const wanted = things.filter((thing) => !nowhere.includes(thing))
  if (asksDose(query)) return ofDose({ question, sentences, things: wanted, note, body, answer })
  if (question.kind === 'number') return ofNumber({ question, paper, body, sentences, things: wanted, note, answer })
  if (decided.has(question.kind))
    return ofVerdict({ question, paper, text, body, sentences, things: wanted, note, answer })
  const term = question.kind === 'definition' ? things[0]?.text : undefined
  if (term !== undefined) {
    const says = defining(term)
    const told = sentences.filter(({ text: words }) => says(words)).slice(0, MOST_SENTENCES)
    if (told.length > 0) return answer(note, { sentences: told.map(placed(body)) })
    const naming = sentences.filter(({ text: words }) => present.every(hasThing(words))).slice(0, MOST_SENTENCES - 1)
    return answer(
      [
        ...note,
        `No sentence of this paper was found to say what “${term}” is.${naming.length > 0 ? ' These name it:' : ''}`,
      ],
      { sentences: naming.map(placed(body)), isNear: true },
    )
  }
  return ofSentences({ question, sentences, things: present, note, body, answer })
}

const isProse = (words: string) =>
  !(words.includes('\t') && words.length > LONGEST_ROW) && !/^(?:#|\[(?:Table|Figure)\])/.test(words)

const placed =
  (body: string) =>
  ({ text: quote }: Pick<ReadSentence, 'text'>): PaperSentence => {
    const start = body.indexOf(quote)
    return { quote, start: Math.max(0, start), end: Math.max(0, start) + quote.length }
  }

type Given = {
  question: AnswerQuestion
  body: string
  sentences: readonly ReadSentence[]
  /** What the question names and the paper has. */
  things: readonly Thing[]
  note: string[]
  answer: (said: string[], found?: Partial<PaperAnswer>) => PaperAnswer
}

/** Whose number is asked for where it is that of one arm: then a number of all answers nothing. */
const arm = /\b(?:placebo|control|treatment|intervention|active)\b(?: (?:group|arm))?/i

/** A number with its sentence, which must name what it is asked of; else sentences with figures that name it. */
function ofNumber({ question, paper, body, sentences, things, note, answer }: Given & { paper: Paper }): PaperAnswer {
  const { asked = '' } = question
  const what = numberNames[asked] ?? 'this number'
  const noun = countedNoun(question.text)
  const isPeople = asked === 'sample-size'
  // The noun that is counted ("sows") is in the value, and must not be asked of the sentence a second time.
  const of = things.filter(({ text }) => noun === undefined || !speaksOf([noun], wordText(text)))
  const armed = isPeople || asked === 'count' || asked === 'percentage' ? arm.exec(question.text)?.[0] : undefined
  const names =
    armed === undefined
      ? of
      : [...of, { text: armed, names: [wordText(armed.split(' ')[0] ?? '').raw.map((word) => word.toLowerCase())] }]
  const kind = body.length > LONGEST_ABSTRACT ? ('fulltext' as const) : ('abstract' as const)
  const counted = noun === undefined ? [] : onTheRest(question, paper, noun, numbersOf(body, noun))
  const read =
    asked === 'number-needed'
      ? numbersNeeded(body, question)
      : counted.length > 0 && (isPeople || asked === '')
        ? counted
        : askedValues({ text: body, kind }, asked, {
            about: [],
            verbs: isPeople ? narrowing(question.text) : [],
            ...(names.length > 0 && {
              isExact: ({ before, behind }: Around) => names.every(hasThing(`${before}# ${behind}`)),
            }),
          })
  const isOf = ({ quote, start }: AskedValue) =>
    names.every(hasThing(quote)) || (names.length > 0 && names.every(hasThing(partOf(body, start))))
  const role = asked === 'outcome' ? /\b(primary|secondary)\b/i.exec(question.text)?.[1]?.toLowerCase() : undefined
  const fitting = read.filter(
    (value) => (names.length === 0 || isOf(value)) && (role === undefined || value.role === role),
  )
  // "We interviewed 100 outpatients": what the question says was done stands right at the number.
  const done = narrowing(question.text).map((verb) => verb.toLowerCase())
  const isDoneTo = ({ start, end }: AskedValue) => {
    const [before, behind] = [body.slice(Math.max(0, start - 24), start), body.slice(end, end + 40)].map((words) =>
      words.toLowerCase(),
    )
    const [next = ''] = /\b(?:were|was) (\w+)/.exec((behind ?? '').split(/[.;,]/)[0] ?? '')?.slice(1) ?? []
    return done.some((verb) => (before ?? '').trimEnd().endsWith(` ${verb}`) || next === verb)
  }
  // A part answers for a part alone; a whole for the whole.
  const whole = fitting.filter((value) => {
    const { isPart = false, isOneOfSeveral, role: is } = value
    return (
      isPart === (armed !== undefined && isPeople) && !isOneOfSeveral && (is !== 'role not said' || isDoneTo(value))
    )
  })
  const best = whole.length > 0 ? whole : isPeople ? [] : fitting
  const values = best.slice(0, MOST_VALUES).map(({ isPart: _part, isOneOfSeveral: _several, ...value }) => value)
  const isSure = whole.length > 0 && new Set(values.map(({ value }) => value)).size === 1
  if (values.length > 0 && isSure) return answer(note, { values: values.slice(0, 1) })
  if (values.length > 0 && !best.some(({ isOneOfSeveral }) => isOneOfSeveral))
    return answer([...note, `Several places tell ${what}; each stands with its sentence.`], { values })
  const near = sentences
    .filter(
      ({ text }) =>
        /\d/.test(text) &&
        !citesOthers(text) &&
        (names.length === 0 ? fitting.some(({ quote }) => quote === text) : names.every(hasThing(text))),
    )
    .slice(0, MOST_SENTENCES)
  return answer(
    [
      ...note,
      `The rules could not read ${what} in this paper.${near.length > 0 ? ' Sentences with figures that name what is asked:' : ''}`,
    ],
    { sentences: near.map(placed(body)), isNear: true },
  )
}

/** The row of a table or the clause around a number. */
function partOf(body: string, at: number): string {
  const from = Math.max(body.lastIndexOf('\n', at), body.lastIndexOf('. ', at), 0)
  const next = body.slice(at).search(/\n|\.\s/)
  return body.slice(from, next === -1 ? body.length : at + next)
}

/** A yes or no by the rules of the answer over abstract and text; where they read none, sentences that name all of it. */
function ofVerdict({
  question,
  paper,
  text,
  body,
  sentences,
  things,
  note,
  answer,
}: Given & { paper: Paper; text: string }): PaperAnswer {
  const isText = body.length > LONGEST_ABSTRACT
  const given = isText
    ? { ...paper, fullTexts: [fullTextOf([{ page: 1, text: body }])] }
    : { ...paper, abstract: paper.abstract ?? body }
  const { verdict, rows } = answerFrom({ question, papers: [given] })
  const found = rows.flatMap((row): PaperSentence[] => {
    const place = row.evidence && verifyQuote(row.evidence.quote, text)
    if (!row.evidence || !verdict || !place || place.verified === 'none' || row.says === 'nothing') return []
    const part = row.subgroup === undefined ? '' : ` (${row.subgroup})`
    return [
      {
        quote: text.slice(place.start, place.end),
        start: place.start,
        end: place.end,
        says: `${verdict.names[row.says]}${part}`,
      },
    ]
  })
  if (found.length > 0) return answer(note, { sentences: found })
  const own = sentences.filter(
    ({ text: words, role }) => role !== 'background' && role !== 'limit' && !citesOthers(words),
  )
  const both = own.filter(
    ({ text: words }) => things.length > 0 && things.every((thing) => hasThing(words)(thing) || hasWords(words)(thing)),
  )
  const told = [
    ...both.filter(({ role }) => role === 'result' || role === 'conclusion'),
    ...both.filter(({ role }) => role === 'method'),
  ]
  const lead =
    told.length > 0
      ? `The rules read no yes or no from this paper. Sentences that name ${listed(things.map(({ text: thing }) => `“${thing}”`))}:`
      : 'No sentence of this paper was found to say a result on this.'
  return answer([...note, lead], { sentences: told.slice(0, MOST_SENTENCES).map(placed(body)) })
}

/** Sentences that speak of everything that is asked; where none does, those with most of it, and that is said. */
function ofSentences({ question, sentences, things, note, body, answer }: Omit<Given, 'text'>): PaperAnswer {
  const terms = questionTerms(question.text)
  const relevance = weighRelevance(terms, [...new Set(sentences.map(({ paper }) => paper))])
  const isLimits = /\b(?:limitations?|limits|weakness\w*)\b/i.test(question.text)
  const all =
    things.length > 0
      ? sentences.filter(({ text }) => things.every(hasThing(text)))
      : isLimits
        ? sentences.filter(({ role }) => role === 'limit')
        : []
  const best = all.filter(({ text }) => !citesOthers(text))
  const chosen = chooseSentences(best.length > 0 ? best : all, relevance, {
    most: MOST_SENTENCES,
    mostOfOnePaper: MOST_SENTENCES,
  })
  if (chosen.length > 0) return answer(note, { sentences: chosen.map(placed(body)) })
  const asked = [...terms.terms.keys()]
  const share = ({ terms: has }: ReadSentence) =>
    asked.filter((term) => has.has(term)).length / Math.max(1, asked.length)
  const near = chooseSentences(
    sentences.filter((sentence) => share(sentence) >= HALF),
    relevance,
    { most: MOST_SENTENCES - 1, mostOfOnePaper: MOST_SENTENCES },
  )
  return answer(
    [
      ...note,
      near.length > 0
        ? 'No sentence of this paper names all that is asked. These have most of its words:'
        : 'No sentence of this paper was found to answer this.',
    ],
    { sentences: near.map(placed(body)), isNear: true },
  )
}

/** Sentences that say how much was given, of what is asked; where none names it, those with an amount, and that is said. */
function ofDose({ sentences, things, note, body, answer }: Given): PaperAnswer {
  const doses = sentences.filter(({ text, role }) => role !== 'background' && givesDose(text) && !citesOthers(text))
  const ofThings = doses.filter(({ text }) => things.every(hasThing(text)))
  const found = (ofThings.length > 0 ? ofThings : doses).slice(0, MOST_SENTENCES).map(placed(body))
  if (ofThings.length > 0) return answer(note, { sentences: found })
  const lead =
    found.length === 0
      ? 'No sentence of this paper was found to say how much was given.'
      : `No sentence names ${quotedList(things)} with an amount that was given. These name an amount:`
  return answer([...note, lead], { sentences: found, isNear: true })
}

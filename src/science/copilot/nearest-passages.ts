import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { conceptPlaces } from '../answers/asked.ts'
import { groupOf } from '../answers/study-groups.ts'
import { documentText } from '../evidence/document-text.ts'
import { wordsValue } from '../evidence/number-words.ts'
import { conceptOf } from '../questions/concepts.ts'
import { isClosed } from '../questions/lexicon.ts'
import { runsOf } from '../questions/subjects.ts'
import { placesOf, speaksOf, wordText, type WordText } from '../questions/term-places.ts'
import { foreignLanguageOf } from '../search/query-language.ts'
import type { Run } from '../search/query-reading.ts'
import { readQuestion } from '../questions/read-question.ts'
import { plainNamesIn } from '../questions/plain-names.ts'
import { paperLabels } from '../synthesis/paper-label.ts'
import { readPapers, type ReadablePaper, type ReadPaper, type ReadSentence } from '../synthesis/read-papers.ts'
import { frame, listed, quoted, type SectionDraft, type SentenceDraft } from '../synthesis/section-draft.ts'
import { asksDose, givesDose } from './dose-sentences.ts'
import { countedNoun, numbersOf } from './noun-number.ts'
import { valuesIn } from './number-answer.ts'

/** A paper with this share of what a question names may answer it in other words. */
const NEAR = 0.38
/** What a looser name counts for. */
const NEARLY = 0.8
/** Of so few papers none says how rare a word is. */
const FEW = 40
/** One rare word is not enough of it. */
const HALF = 0.5
const SOME = 0.4
/** Sentences of the nearest paper, and letters of a question by which a part of it asks something of its own. */
const MOST_SENTENCES = 5
const LEAST_PART = 12
const MOST_LACKS = 6
/** Papers that have about as much of it stand side by side. */
const ABOUT = 0.2
const MOST_PAPERS = 2
/** So much of the beginning of a word is that of its other forms: ventilator, ventilation. */
const STEM = 0.7
const SHORT = 5
/** A number of so many letters is as telling as a name: "the registry of 96,032". */
const LONG_NUMBER = 4

const lettersOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a text has a word in one of its forms: by its root, as a figure, else by its beginning. */
function hasWord(word: string, { roots }: WordText, said: readonly string[]): boolean {
  const value = wordsValue(word)
  if (value !== undefined && said.includes(value.toString())) return true
  const [root] = wordText(word).roots
  if (root !== undefined && roots.includes(root)) return true
  const front = word.toLowerCase().slice(0, Math.max(SHORT, Math.ceil(word.length * STEM)))
  return word.length > SHORT + 1 && said.some((other) => other.startsWith(front))
}

/** "This study highlights": what a paper says of itself is no word of what it is on. */
const ofPaper =
  /\b((?:stud(?:y|ies)|trials?|results?|findings?|data|reviews?|papers?|we) (?:also |further )?)(?:highlight|underline|illustrate|note|mirror|address)(?:s|d|ed)?\b/gi

/** By these words what follows is known to be no answer. */
export const NEAREST = 'Nearest by its words, and not read as an answer'

type Named = {
  /** `joined`: the word with its neighbours as one, "healthcare"; `name`: the thing that it stands for; `near`: looser names. */
  words: { word: string; joined: string[]; name: Concept | undefined; near: readonly string[] }[]
  numbers: string[]
  isForeign: boolean
  /** How many of the words each thing has, in their order. */
  things: number[]
}

/** How a paper has a word: in one of its forms or by a name of the thing, else by a looser name, which is then said. */
type Has = { isOwn: boolean; by?: string } | undefined

/** The runs of words by which a question names things; a small word of another language is no name. */
const namedRuns = (text: string): Run[] =>
  runsOf(text, foreignLanguageOf(text))
    .map((run) => run.filter((word) => word.text.length > 2 || /[\p{Lu}\d]/u.test(word.text)))
    .filter((run) => run.length > 0)

/** Words of what a question names, and its long numbers. */
let last: { text: string; named: Named } | undefined
/** The same of the question asked last, which is asked of sentence after sentence. */
function wordsNamed(text: string): Named {
  if (last?.text !== text) last = { text, named: readNamed(text) }
  return last.named
}

function readNamed(text: string): Named {
  const language = foreignLanguageOf(text)
  const runs = namedRuns(text)
  const plain = language === undefined ? plainNamesIn(text) : []
  const names = runs.map((run) => conceptOf('exposure', run.map((word) => word.text).join(' ')))
  const words = runs.flatMap((run, at) =>
    run.map((word, place) => ({
      word: word.text,
      joined: [run[place - 1], run[place + 1]].flatMap((other, side): string[] =>
        other ? [(side === 0 ? `${other.text}${word.text}` : `${word.text}${other.text}`).toLowerCase()] : [],
      ),
      name: run.length === 1 || names[at]?.known ? names[at] : undefined,
      near: plain.find(({ start, end }) => start <= word.start && end >= word.end)?.as ?? [],
    })),
  )
  const numbers = (text.match(/\d[\d,.]*\d/g) ?? []).filter((number) => number.length >= LONG_NUMBER)
  return { words, things: runs.map(({ length }) => length), numbers, isForeign: language !== undefined }
}

/** Which of the words and numbers of a question a text has, and by which of their names. */
function hasIn({ words, numbers }: Named, text: string): Has[] {
  const said = lettersOf(text)
  const read = wordText(text)
  return [
    ...words.map(({ word, joined, name, near }): Has => {
      if (
        hasWord(word, read, said) ||
        joined.some((both) => said.includes(both)) ||
        conceptPlaces(name, read).length > 0
      )
        return { isOwn: true }
      const by = near.find((each) => placesOf(each, read).length > 0)
      return by === undefined ? undefined : { isOwn: false, by }
    }),
    ...numbers.map((number): Has => (text.includes(number) ? { isOwn: true } : undefined)),
  ]
}
const foundIn = (named: Named, paper: ReadablePaper): Has[] =>
  hasIn(named, `${documentText(paper)} ${paper.keywords.join(' ')}`.replace(ofPaper, '$1'))

/** Papers by the share of a question's words that they have, each word weighed by how few of them have it. */
function shares(named: Named, papers: readonly ReadablePaper[]) {
  const found = papers.map((paper) => ({ paper, has: foundIn(named, paper) }))
  const weights = [...named.words, ...named.numbers].map((_, at) => {
    const count = found.filter(({ has }) => has[at]).length
    // A word of another language that no paper has is no proof that what it names is missing.
    if (count === 0 && named.isForeign) return 0
    return Math.log((Math.max(papers.length, FEW) + 1) / (count + 0.5))
  })
  const worthOf = (has: Has) => (has === undefined ? 0 : has.isOwn ? 1 : NEARLY)
  const total = weights.reduce((all, weight) => all + weight, 0)
  return found.map(({ paper, has }) => ({
    paper,
    has,
    share: total > 0 ? weights.reduce((all, weight, at) => all + weight * worthOf(has[at]), 0) / total : 0,
    part: has.filter(Boolean).length / Math.max(1, weights.filter((weight) => weight > 0).length),
  }))
}

/** What a paper calls its main result goes before what else it found, and that with figures before that without. */
const weight = ({ text, hasFigures }: ReadSentence) =>
  (/\b(?:primary|main) (?:outcome|end ?point)/i.test(text) ? 2 : 0) + (hasFigures ? 1 : 0)
/** What is printed around a text, and what it only set out to do. */
const isAround =
  /^(?:key ?words?|electronic supplementary|trial registration|clinical trial|funding|supplementary|registered)\b|\bavailable to authorized users\b|^(?:to|we aimed to|the (?:aim|purpose|objective)[\p{L} ]{0,40} (?:was|is) to) (?:compare|assess|evaluate|determine|investigate|examine|test|study|explore)\b/iu
/** Who took part is no result. */
const whoTookPart =
  /\b(?:mean|median|average) age\b|\bat baseline\b|\b(?:completed|were enrol+ed|were randomi[sz]ed) the\b|\b(?:identifier|trial registration|clinicaltrials)\b/i
const DOSE = 4
/** What a paper found; a figure among what it calls its limits is found too. */
const isFinding = ({ role, hasFigures }: ReadSentence) =>
  role === 'result' || role === 'conclusion' || (role === 'limit' && hasFigures)
const roleWorth = { result: 0.6, conclusion: 0.8, limit: 0, method: -1.5, background: -2 } as const

/**
 * The sentences of a paper that have most words of a question, of those that report something; of a plan, and where a number
 * is asked for, of all. `noun`: what is counted, which a number must stand before.
 */
function bestSentences(
  { sentences }: ReadPaper,
  named: Named,
  words: readonly string[],
  { noun, isAny, isPlan, isDose }: { noun: string | undefined; isAny: boolean; isPlan: boolean; isDose: boolean },
) {
  const counts = new Set(noun === undefined ? [] : numbersOf(sentences.map(({ text }) => text).join('\n'), noun).map(({ quote }) => quote)) // prettier-ignore
  // What a paper set out to do, and what is printed around it, say nothing of what it found.
  const pool = isPlan ? sentences : sentences.filter(({ text }) => !isAround.test(text))
  const scored = pool.map((sentence) => {
    const read = wordText(sentence.text)
    const said = lettersOf(sentence.text)
    const near = hasIn(named, sentence.text).filter((has) => has?.isOwn === false).length * NEARLY
    const shared = words.filter((word) => hasWord(word, read, said)).length + near
    const isCounted = counts.has(sentence.text)
    const isTold = isAny ? 0 : roleWorth[sentence.role] - (whoTookPart.test(sentence.text) ? 1 : 0)
    const worth =
      isTold + (sentence.hasFigures ? 0.3 : 0) + (isCounted ? 2 : 0) + (isDose && givesDose(sentence.text) ? DOSE : 0)
    return { sentence, shared, score: shared + worth }
  })
  return scored
    .filter(({ shared, score }) => shared > 0 && (isAny || score > 0))
    .toSorted((a, b) => b.score - a.score)
    .map(({ sentence }) => sentence)
}

/** What a question asks one after the other: behind a question mark, a stop, or an "and" that asks anew. */
const partsOf = (text: string): string[] =>
  text
    .split(
      /[?;.!]\s|\s[-–—]\s|,\s(?=(?:how|what|which|did|does|do|was|were)\s)|,?\s(?:and|or|but)\s(?=(?:did|does|do|was|were|is|are|has|have|how|what|which|why|who|when|where|can|could|for|of)\s)/i,
    )
    .filter((part) => part.length >= LEAST_PART)

/** The sentence of the number that a part of a question asks for. */
function numberIn({ paper, sentences }: ReadPaper, part: string): ReadSentence | undefined {
  const asked = readQuestion(part)
  const [value] = asked.kind === 'number' ? valuesIn(paper, asked) : []
  return value && sentences.find(({ text }) => text === value.quote)
}

/** The words of a question that a paper lacks, and those that it calls by a looser name. */
function lackOf({ words }: Named, has: readonly Has[], it: string): string {
  const typed = (isIt: (has: Has) => boolean) => [
    ...new Set(words.filter((_, at) => isIt(has[at])).map(({ word }) => word)),
  ]
  const lacks = typed((each) => each === undefined).slice(0, MOST_LACKS)
  const near = words.flatMap(({ word }, at) => (has[at]?.by === undefined ? [] : [`“${has[at].by}” for “${word}”`]))
  return [
    lacks.length > 0 ? `${it} does not say ${listed(lacks.map((word) => `“${word}”`), 'or')}` : '',
    near.length > 0 ? `${lacks.length > 0 ? 'and has' : `${it} has`} ${listed([...new Set(near)].slice(0, MOST_LACKS))}` : '',
  ].filter((part) => part !== '').join(', ') // prettier-ignore
}

/**
 * Words of a question that none of these papers says by any name, looser ones too: what they say is then no answer to all of
 * it. A general word names nothing, and is not looked for.
 */
export function wordsLackedBy(question: AnswerQuestion, papers: readonly ReadablePaper[]): string[] {
  const named = wordsNamed(question.text)
  const found = papers.map((paper) => hasIn(named, `${documentText(paper)} ${paper.keywords.join(' ')} ${(paper.fullTexts?.[0]?.text ?? '').slice(0, MOST_LETTERS)}`)) // prettier-ignore
  return [
    ...new Set(named.words.filter((_, at) => found.every((has) => has[at] === undefined)).map(({ word }) => word)),
  ]
}
const MOST_LETTERS = 300_000

/** Whether a text has half of the words of what a question tries: what classes do says nothing of an aide. */
function isOnWhatIsTried({ concepts }: AnswerQuestion, named: Named, text: string): boolean {
  const tried = concepts.find(({ role }) => role === 'exposure')
  const read = wordText(text)
  if (!tried || conceptPlaces(tried, read).length > 0) return true
  const words = lettersOf(tried.text).filter((word) => !isClosed(word))
  const said = lettersOf(text)
  const near = (word: string) =>
    named.words.some((each) => each.word.toLowerCase() === word && speaksOf(each.near, read))
  return words.filter((word) => hasWord(word, read, said) || near(word)).length >= words.length * HALF
}

/**
 * Where the rules found no answer: the passages nearest to a question by its words, of the papers that have most of what it
 * names, with the conclusion of the nearest one. They are said to be no answer that was read; of a paper with
 * none on what is tried the title is named. Undefined where no paper has enough. What was retracted is quoted as that.
 */
export function nearestPassages(question: AnswerQuestion, papers: readonly ReadablePaper[]): SectionDraft | undefined {
  const { text, kind } = question
  const named = wordsNamed(text)
  if (named.words.length + named.numbers.length < 2) return undefined
  // Of those that have about as much of it the search tells the order.
  const near = shares(named, papers).filter(({ share, part }) => share >= NEAR && part >= SOME)
  const most = Math.max(0, ...near.map(({ share }) => share))
  const best = near.filter(({ share }) => share >= most - ABOUT).slice(0, MOST_PAPERS)
  const wordsOf = (asked: string) => [...new Set(lettersOf(asked).filter((word) => !isClosed(word)))]
  const noun = kind === 'number' ? countedNoun(text) : undefined
  const quotedFrom = (paper: ReadPaper, at: number): SentenceDraft[] => {
    const isPlan = groupOf(paper) === 'under-way'
    const isAny = isPlan || kind === 'number' || asksDose(text)
    const bestOf = (asked: string) =>
      bestSentences(paper, named, wordsOf(asked), { noun, isAny, isPlan, isDose: asksDose(asked) })
    const [first, ...further] = bestOf(text)
    if (!isOnWhatIsTried(question, named, first ? `${paper.paper.title} ${first.text}` : documentText(paper.paper)))
      return []
    if (isPlan) return first ? [{ ...quoted(first), text: quoted(first).text.replace(': “', ', a protocol that has no result yet: “') }] : [] // prettier-ignore
    // What each part asks, then what the paper concludes, then what else it found.
    const told = paper.sentences.filter(({ text: own }) => !whoTookPart.test(own) && !isAround.test(own))
    const conclusion = told.findLast(({ role }) => role === 'conclusion')
    const results = told.filter((sentence) => isFinding(sentence) && sentence !== conclusion)
    const chosen = [
      ...(first ? [first] : []),
      ...(at > 0 ? [] : partsOf(text).flatMap((part) => numberIn(paper, part) ?? bestOf(part)[0] ?? [])),
      ...(conclusion ? [conclusion] : []),
      ...further.filter(isFinding),
      ...results.toSorted((a, b) => weight(b) - weight(a)),
    ]
    return [...new Set(chosen)].slice(0, at > 0 ? 1 : MOST_SENTENCES).map(quoted)
  }
  const passages = readPapers(best.map(({ paper }) => paper)).map(quotedFrom)
  const shown = best.filter((_, at) => (passages[at]?.length ?? 0) > 0)
  const labels = paperLabels(shown.map(({ paper }) => paper))
  const lacks = shown.map(({ paper, has }) => lackOf(named, has, shown.length === 1 ? 'it' : (labels.get(paper.id) ?? 'it'))) // prettier-ignore
  const titles = best.map(({ paper }) => `${paperLabels([paper]).get(paper.id) ?? paper.id}, “${paper.title}”`)
  const said =
    shown.length > 0
      ? [frame(`${[NEAREST, ...lacks.filter((lack) => lack !== '')].join('; ')}:`), ...passages.flat()]
      : titles.length > 0
        ? [frame(`To look into: ${titles.join('; ')}.`)]
        : undefined
  return said && { heading: '', sentences: said }
}

/** Whether a text says more than half of the things that a question names, or more than `share` of them, by any name, looser ones too. */
export function isMostOf(question: AnswerQuestion, text: string, share = HALF): boolean {
  const named = wordsNamed(question.text)
  const { things } = named
  if (things.length < 2 || named.isForeign) return true
  const has = hasIn(named, text)
  let at = 0
  const said = things.filter((count) => {
    const own = has.slice(at, at + count)
    at += count
    return own.some((each) => each !== undefined)
  })
  return said.length > things.length * share
}

type Quoting = { sections: SectionDraft[]; isEmpty: boolean }

/**
 * Words of a question that no paper quoted in its answer says are told before it: what follows answers the rest at most.
 * `isAnswer`: a number, or what studies found, was read; of anything else it is said that it is only near. `said`: what is
 * told to be missing already.
 */
export function withLacks<D extends Quoting>(
  draft: D,
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
  { isAnswer, said }: { isAnswer: boolean; said: ReadonlySet<string> },
): D {
  const cited = new Set(draft.sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations.map(({ documentId }) => documentId)))) // prettier-ignore
  const quoted = papers.filter(({ id }) => cited.has(id))
  if (quoted.length === 0) return draft
  const lacks = wordsLackedBy(question, quoted)
    .filter((word) => !said.has(word))
    .slice(0, MOST_LACKS)
  if (lacks.length === 0) return draft
  const none = `${quoted.length === 1 ? 'the paper that is quoted does not say' : 'none of the papers that are quoted says'} ${listed(lacks.map((word) => `“${word}”`), 'or')}` // prettier-ignore
  const lead = isAnswer ? `${none[0]?.toUpperCase() ?? ''}${none.slice(1)}.` : `Nearest by its words; ${none}.`
  return { ...draft, sections: [{ heading: '', sentences: [frame(lead)] }, ...draft.sections] }
}

/** A draft that quotes nothing ends with the passages nearest to the question, and is no answer. */
export function withNearest<D extends { sections: SectionDraft[]; table?: unknown; isEmpty: boolean }>(
  draft: D,
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
): D {
  const isQuoted = draft.sections.some(({ sentences }) => sentences.some(({ states }) => states === 'finding'))
  if (isQuoted || draft.table !== undefined) return draft
  const passages = nearestPassages(question, papers)
  return { ...draft, sections: [...draft.sections, ...(passages ? [passages] : [])], isEmpty: true }
}

import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { conceptPlaces } from '../answers/asked.ts'
import { groupOf } from '../answers/study-groups.ts'
import { documentText } from '../evidence/document-text.ts'
import { wordsValue } from '../evidence/number-words.ts'
import { conceptOf } from '../questions/concepts.ts'
import { isClosed } from '../questions/lexicon.ts'
import { runsOf } from '../questions/subjects.ts'
import { wordText, type WordText } from '../questions/term-places.ts'
import { paperLabels } from '../synthesis/paper-label.ts'
import { readPapers, type ReadablePaper, type ReadPaper } from '../synthesis/read-papers.ts'
import { frame, quoted, type SectionDraft, type SentenceDraft } from '../synthesis/section-draft.ts'
import { countedNoun, numbersOf } from './noun-number.ts'

/** A paper with this share of what a question names may answer it in other words. */
const NEAR = 0.5
/** Of so few papers none says how rare a word is. */
const FEW = 40
/** One rare word is not enough of it. */
const HALF = 0.5
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

type Named = {
  /** `joined`: the word with its neighbours as one, "healthcare"; `name`: the thing that it stands for. */
  words: { word: string; joined: string[]; name: Concept | undefined }[]
  numbers: string[]
}

/** Words of what a question names, and its long numbers. */
function wordsNamed(text: string): Named {
  const runs = runsOf(text)
  const names = runs.map((run) => conceptOf('exposure', run.map((word) => word.text).join(' ')))
  const words = runs.flatMap((run, at) =>
    run.map((word, place) => ({
      word: word.text,
      joined: [run[place - 1], run[place + 1]].flatMap((other, side): string[] =>
        other ? [(side === 0 ? `${other.text}${word.text}` : `${word.text}${other.text}`).toLowerCase()] : [],
      ),
      name: run.length === 1 || names[at]?.known ? names[at] : undefined,
    })),
  )
  const numbers = (text.match(/\d[\d,.]*\d/g) ?? []).filter((number) => number.length >= LONG_NUMBER)
  return { words, numbers }
}

/** Which of the words and numbers of a question a paper has. */
function foundIn({ words, numbers }: Named, paper: ReadablePaper): boolean[] {
  const text = `${documentText(paper)} ${paper.keywords.join(' ')}`.replace(ofPaper, '$1')
  const said = lettersOf(text)
  const read = wordText(text)
  return [
    ...words.map(
      ({ word, joined, name }) =>
        hasWord(word, read, said) || joined.some((both) => said.includes(both)) || conceptPlaces(name, read).length > 0,
    ),
    ...numbers.map((number) => text.includes(number)),
  ]
}

/** Papers by the share of a question's words that they have, each word weighed by how few of them have it. */
function shares(named: Named, papers: readonly ReadablePaper[]) {
  const found = papers.map((paper) => ({ paper, has: foundIn(named, paper) }))
  const weights = [...named.words, ...named.numbers].map((_, at) =>
    Math.log((Math.max(papers.length, FEW) + 1) / (found.filter(({ has }) => has[at]).length + 0.5)),
  )
  const sum = (has: (at: number) => boolean) => weights.reduce((all, weight, at) => all + (has(at) ? weight : 0), 0)
  const total = sum(() => true)
  return found.map(({ paper, has }) => ({
    paper,
    share: total > 0 ? sum((at) => has[at] === true) / total : 0,
    part: has.filter(Boolean).length / has.length,
  }))
}

/** Who took part is no result. */
const whoTookPart =
  /\b(?:mean|median|average) age\b|\bat baseline\b|\b(?:completed|were enrol+ed|were randomi[sz]ed) the\b|\b(?:identifier|trial registration|clinicaltrials)\b/i
const roleWorth = { result: 0.6, conclusion: 0.8, limit: -2, method: -1.5, background: -2 } as const

/**
 * The sentences of a paper that have most words of a question, of those that report something; of a plan, and where a number
 * is asked for, of all. `noun`: what is counted, which a number must stand before.
 */
function bestSentences({ sentences }: ReadPaper, words: readonly string[], noun: string | undefined, isAny: boolean) {
  const counts = new Set(noun === undefined ? [] : numbersOf(sentences.map(({ text }) => text).join('\n'), noun).map(({ quote }) => quote)) // prettier-ignore
  const scored = sentences.map((sentence) => {
    const read = wordText(sentence.text)
    const said = lettersOf(sentence.text)
    const shared = words.filter((word) => hasWord(word, read, said)).length
    const isCounted = counts.has(sentence.text)
    const told = isAny ? 0 : roleWorth[sentence.role] - (whoTookPart.test(sentence.text) ? 1 : 0)
    const worth = told + (sentence.hasFigures ? 0.3 : 0) + (isCounted ? 2 : 0)
    return { sentence, shared, score: shared + worth }
  })
  return scored
    .filter(({ shared, score }) => shared > 0 && (isAny || score > 0))
    .toSorted((a, b) => b.score - a.score)
    .map(({ sentence }) => sentence)
}

/** Whether a text has half of the words of what a question tries: what classes do says nothing of an aide. */
function isOnWhatIsTried({ concepts }: AnswerQuestion, text: string): boolean {
  const tried = concepts.find(({ role }) => role === 'exposure')
  const read = wordText(text)
  if (!tried || conceptPlaces(tried, read).length > 0) return true
  const words = lettersOf(tried.text).filter((word) => !isClosed(word))
  const said = lettersOf(text)
  return words.filter((word) => hasWord(word, read, said)).length >= words.length * HALF
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
  const near = shares(named, papers).filter(({ share, part }) => share >= NEAR && part >= HALF)
  const most = Math.max(0, ...near.map(({ share }) => share))
  const best = near.filter(({ share }, at) => at === 0 || share >= most - ABOUT).slice(0, MOST_PAPERS)
  const words = [...new Set(lettersOf(text).filter((word) => !isClosed(word)))]
  const passages = readPapers(best.map(({ paper }) => paper)).flatMap((paper, at): SentenceDraft[] => {
    const isPlan = groupOf(paper) === 'under-way'
    const [sentence, next] = bestSentences(paper, words, kind === 'number' ? countedNoun(text) : undefined, isPlan || kind === 'number') // prettier-ignore
    if (!sentence || !isOnWhatIsTried(question, `${paper.paper.title} ${sentence.text}`)) return []
    if (isPlan) return [{ ...quoted(sentence), text: quoted(sentence).text.replace(': “', ', a protocol that has no result yet: “') }] // prettier-ignore
    const second = sentence.role === 'conclusion' ? next : (paper.sentences.findLast(({ role, text: own }) => role === 'conclusion' && !whoTookPart.test(own)) ?? next) // prettier-ignore
    return second && kind !== 'number' && at === 0 ? [quoted(sentence), quoted(second)] : [quoted(sentence)]
  })
  const titles = best.map(({ paper }) => `${paperLabels([paper]).get(paper.id) ?? paper.id}, “${paper.title}”`)
  const said =
    passages.length > 0
      ? [frame('Nearest by its words, and not read as an answer:'), ...passages]
      : titles.length > 0
        ? [frame(`To look into: ${titles.join('; ')}.`)]
        : undefined
  return said && { heading: '', sentences: said }
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

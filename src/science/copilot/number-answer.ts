import type { AnswerQuestion } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { runsOf } from '../questions/subjects.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import { paperLabels } from '../synthesis/paper-label.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'
import { counted, frame, type SectionDraft, type SentenceDraft } from '../synthesis/section-draft.ts'
import { countOfArm, sizeOfArm } from './arm-number.ts'
import { askedValues, type AskedValue } from './asked-value.ts'
import { isExactly, qualified } from './exact-number.ts'
import { listedEffect } from './listed-effect.ts'
import { countedNoun, numbersOf } from './noun-number.ts'
import { measuredValues } from './measured-value.ts'
import { numbersNeeded } from './number-needed.ts'
import type { Around } from './asked-value.ts'
import { namedStudies } from '../answers/named-study.ts'
import type { TableDraft } from './table-answer.ts'

type NumberAnswer = { sections: SectionDraft[]; table?: TableDraft; isEmpty: boolean; isCounted: boolean }

/** What is done to people and narrows them: "how many were interviewed". */
const doneToPeople =
  /\b(?:interviewed|surveyed|screened|randomi[sz]ed|enrol+ed|analy[sz]ed|recruited|excluded|followed|vaccinated|treated|invited|examined|tested|included|assigned|completed|responded|withdrew|hospitali[sz]ed)\b/gi
/** What each kind of number is called in a sentence. */
export const numberNames: Readonly<Record<string, string>> = { 'sample-size': 'how many took part', 'follow-up': 'how long the follow-up was', age: 'an age', sex: 'a share of women or men', 'effect-size': 'an effect with its measure', 'p-value': 'a p value', count: 'such a count', percentage: 'such a share', country: 'a country', period: 'when it was done', 'number-needed': 'a number needed to treat or harm', measure: 'such a figure', outcome: 'its outcomes', funding: 'who paid for it' } // prettier-ignore
const MOST_ROWS = 12
const MOST_PARTS = 2

const aboutOf = ({ concepts }: AnswerQuestion) =>
  concepts.filter(({ role }) => role === 'outcome' || role === 'exposure').map(({ terms }) => terms)

/** The verbs of a question by which people are narrowed. */
export const narrowing = (question: string): string[] => question.match(doneToPeople) ?? []

/** Whose number is asked for where it is not everybody's: that of all is then no answer. */
const ofSome = /^(?:women|men|girls|boys|females|males)$/i
const isOfSome = (question: AnswerQuestion, { value }: AskedValue) => {
  const noun = countedNoun(question.text)
  return question.asked === 'sample-size' && noun !== undefined && ofSome.test(noun) && !value.toLowerCase().includes(noun.toLowerCase()) // prettier-ignore
}

/** The value of one paper, from its abstract, else from its text. */
export function valuesIn(paper: ReadablePaper, asking: AnswerQuestion): AskedValue[] {
  const question = qualified(asking)
  const asked = question.asked ?? ''
  const text = documentText(paper)
  const noun = countedNoun(question.text)
  if (asked === 'number-needed') return numbersNeeded(text, question)
  const ofArm =
    asked === 'count' ? countOfArm(text, question) : asked === 'sample-size' ? sizeOfArm(text, question) : []
  if (ofArm.length > 0) return ofArm
  if (asked === 'measure') return measuredValues(text, question)
  const counted = noun === undefined ? [] : onTheRest(question, paper, noun, numbersOf(text, noun))
  if (counted.length > 0 && (asked === 'sample-size' || asked === '')) return counted.slice(0, 1)
  const outcome = question.concepts.filter(({ role }) => role === 'outcome').flatMap(({ terms }) => terms)
  const listed = asked === 'effect-size' && outcome.length > 0 ? listedEffect(text, outcome) : []
  if (listed.length > 0) return listed
  const about = asked === 'sample-size' || asked === 'follow-up' ? [] : outcome
  const exact = outcome.length > 0 ? { isExact: (around: Around) => isExactly(question, around) } : {}
  const options = { about, verbs: asked === 'sample-size' ? narrowing(question.text) : [], ...exact }
  const inAbstract = askedValues({ text, kind: 'abstract' }, asked, options)
  const [full] = paper.fullTexts ?? []
  return inAbstract.length > 0 || !full
    ? inAbstract
    : askedValues({ text: full.text, kind: 'fulltext' }, asked, options)
}

/**
 * Of numbers of a thing those whose sentences speak of most of what else the question names: "10 years" of life gained is
 * not the 50 years of a study. None where no sentence speaks of any of it.
 */
export function onTheRest(
  question: AnswerQuestion,
  paper: Pick<ReadablePaper, 'authors' | 'title'>,
  noun: string,
  found: AskedValue[],
): AskedValue[] {
  const studies = question.concepts.filter(({ role }) => role === 'study').flatMap(({ terms }) => terms)
  // What the title says is said of the whole paper.
  const families = paper.authors.map(({ family = '', literal = '' }) => `${family} ${literal}`)
  const own = wordText([noun, ...studies, ...families, paper.title].join(' ')).roots
  const rest = [
    ...new Set(runsOf(question.text).flatMap((run) => run.flatMap(({ text }) => wordText(text).roots))),
  ].filter((root) => !own.includes(root))
  if (rest.length === 0) return found
  const share = ({ quote }: AskedValue) =>
    wordText(quote).roots.filter((root, at, all) => rest.includes(root) && all.indexOf(root) === at).length
  const most = Math.max(0, ...found.map(share))
  return most === 0 ? [] : found.filter((value) => share(value) === most)
}

/** "At 40", "after 5 years": a number of the question itself says of which case it is asked. */
const ofCase =
  /\b(?:at|aged?|after|for|above|below|over|under|until|before|with) (?:age |the age of )?(\d{1,3})(?![\d.,]*\d|\s?%)/gi

/** Of a paper that speaks of the case a question gives by its number ("at 40") only values whose sentences speak of it. */
export function forItsNumber(question: AnswerQuestion, paper: ReadablePaper, found: AskedValue[]): AskedValue[] {
  const numbers = [...question.text.matchAll(ofCase)].map(([, number = '']) => new RegExp(`(?<![\\d.,])${number}(?![.,]?\\d)`))
  const text = documentText(paper)
  return found.filter(({ quote }) => numbers.every((number) => !number.test(text) || number.test(quote)))
} // prettier-ignore

/** A sentence with figures that speaks of what a number is asked of. */
function nearest(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
): { paper: ReadablePaper; quote: string } | undefined {
  const outcome = question.concepts.filter(({ role }) => role === 'outcome').flatMap(({ terms }) => terms)
  if (outcome.length === 0) return undefined
  for (const paper of papers) {
    const found = sentencesOf(paper.abstract ?? '').find(
      ({ text }) => /\d/.test(text) && speaksOf(outcome, wordText(text)),
    )
    if (found) return { paper, quote: found.text }
  }
  return undefined
}

const said = (
  paper: ReadablePaper,
  label: string,
  { value, role, quote, isOneOfSeveral }: AskedValue,
): SentenceDraft => ({
  text: isOneOfSeveral
    ? `Several numbers stand in one sentence, and the rules do not tell which is asked for: ${paper.summarised ? `${label}, library summary` : label}, “${quote}”`
    : `${value}${role === undefined ? '' : ` (${role})`}: ${paper.summarised ? `${label}, library summary` : label}, “${quote}”`,
  states: 'finding',
  citations: [{ documentId: paper.id, quote }],
})

/**
 * Answers a question for a number: of a named study its number with unit and quote, and nothing else; of several studies a
 * table of them. What a report does not give is said of that report; a study that is not here is said to be not here.
 * Undefined where the question is for no kind of number that the rules read.
 */
export function numberAnswer(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
  onAll: ReadonlySet<string> = new Set(),
): NumberAnswer | undefined {
  const noun = countedNoun(question.text)
  if (question.asked === undefined && noun === undefined) return undefined
  const labels = paperLabels(papers)
  const label = ({ id }: ReadablePaper) => labels.get(id) ?? id
  const what = numberNames[question.asked ?? ''] ?? `a number of ${noun ?? 'them'}`
  const studies = namedStudies(question, papers)
  if (studies.length > 0) {
    const sentences = studies.flatMap(({ name, reports, mentions }): SentenceDraft[] => {
      const sources = reports.length > 0 ? reports : mentions
      if (sources.length === 0) return [frame(`No paper here is a report of ${name} or names it.`)]
      for (const paper of sources) {
        const values = forItsNumber(question, paper, valuesIn(paper, question))
        // A paper on several studies says many numbers: only a sentence that names the study is of it.
        const own = reports.length > 0 ? values : values.filter(({ quote }) => speaksOf([name], wordText(quote)))
        const [first] = own
        if (first && isOfSome(question, first))
          return [
            frame(`The rules found no number of ${noun ?? 'them'} of ${name}; what they found is of all:`),
            said(paper, label(paper), first),
          ]
        if (first?.isPart)
          return [
            frame(`The rules found no number for the whole of ${name}; what they found is of a part:`),
            ...own.slice(0, MOST_PARTS).map((value) => said(paper, label(paper), value)),
          ]
        if (first) return [said(paper, label(paper), first)]
      }
      const where = reports.length > 0 ? sources.map(label).join(', ') : 'the papers that name it'
      const near = nearest(question, sources)
      if (near)
        return [
          frame(`The rules could not read ${what} of ${name} exactly as asked; what is said of it:`),
          {
            text: `${label(near.paper)}${near.paper.summarised ? ', library summary' : ''}: “${near.quote}”`,
            states: 'finding',
            citations: [{ documentId: near.paper.id, quote: near.quote }],
          },
        ]
      const isFull = sources.every(({ fullTexts }) => (fullTexts?.length ?? 0) > 0)
      return [
        frame(
          `The rules found nothing on ${what} of ${name} in ${where} (${isFull ? 'abstract and text' : 'title and abstract; no full text is here'}).`,
        ),
      ]
    })
    const distinct = [...new Map(sentences.map((sentence) => [sentence.text, sentence])).values()]
    return {
      sections: [{ heading: '', sentences: distinct }],
      isEmpty: sentences.every(({ states }) => states === 'frame'),
      isCounted: sentences.every(({ states }) => states === 'finding'),
    }
  }
  const about = aboutOf(question)
  const named = papers.filter(({ id }) => onAll.has(id))
  const onIt =
    named.length > 0
      ? named
      : about.length === 0
        ? papers.length === 1
          ? papers
          : []
        : papers.filter((paper) =>
            about.every((terms) => speaksOf(terms, wordText(`${documentText(paper)} ${paper.keywords.join(' ')}`))),
          )
  if (onIt.length === 0) return undefined
  const read = onIt.map((paper) => ({ paper, value: forItsNumber(question, paper, valuesIn(paper, question))[0] }))
  const known = read.filter(({ value }) => value !== undefined)
  const [only] = known
  // One paper has the number: it is the answer, and how many others were read for it stands behind.
  const others = onIt.length - 1
  const silent = others === 0 ? [] : [frame(`${counted(others, 'other paper')} here ${others === 1 ? 'speaks' : 'speak'} of this, and in none of them could ${what} be read.`)] // prettier-ignore
  if (only?.value && known.length === 1)
    return {
      sections: [{ heading: '', sentences: [said(only.paper, label(only.paper), only.value), ...silent] }],
      isEmpty: false,
      isCounted: true,
    }
  const lead = `${counted(onIt.length, 'paper')} here ${onIt.length === 1 ? 'speaks' : 'speak'} of this; ${known.length === 0 ? 'in none' : `in ${known.length}`} could ${what} be read.`
  if (known.length === 0)
    return { sections: [{ heading: '', sentences: [frame(lead)] }], isEmpty: true, isCounted: false }
  return {
    sections: [{ heading: '', sentences: [frame(lead)] }],
    table: {
      head: ['Paper', 'Year', 'Value'],
      rows: known.slice(0, MOST_ROWS).map(({ paper, value }) => [
        { text: label(paper) },
        { text: paper.year?.toString() ?? 'no year' },
        {
          text: `${value?.isOneOfSeveral ? 'several in one sentence' : (value?.value ?? '')}${value?.role === undefined ? '' : ` (${value.role})`}`,
          source: { documentId: paper.id, quote: value?.quote ?? '' },
        },
      ]),
      note: 'Read by rules from abstract or text; the passage stands behind each value.',
    },
    isEmpty: false,
    isCounted: false,
  }
}

import { absenceSentences } from '../questions/absent-words.ts'
import type { AnswerQuestion } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import { runsOf } from '../questions/subjects.ts'
import { readPapers, type ReadablePaper } from '../synthesis/read-papers.ts'
import { counted, frame, listed, type SectionDraft } from '../synthesis/section-draft.ts'
import { designAndKind, oneStudySentences } from './reports-of-one-study.ts'
import { resultSentence } from './result-sentence.ts'
import type { TableDraft } from './table-answer.ts'

const MOST_ROWS = 25
/** Designs that a question asks for by their name. */
const designs: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\b(?:randomi[sz]ed|controlled) (?:\w+ )?trials?\b|\bRCTs?\b/i, 'randomised trials', ['randomised-trial']],
  [/\bmeta-?analys[ei]s\b/i, 'meta-analyses', ['meta-analysis']],
  [/\b(?:systematic )?reviews?\b/i, 'reviews', ['systematic-review', 'meta-analysis', 'review']],
  [/\bcohort/i, 'cohort studies', ['cohort']],
]

/**
 * Answers "which papers …" with the papers that speak of everything that the question names, each with its design and its
 * result. Undefined where the question names nothing to look for.
 */
export function listAnswer(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
): { sections: SectionDraft[]; table?: TableDraft; isEmpty: boolean } | undefined {
  const wanted = question.concepts.filter(({ role, text }) => role !== 'study' && runsOf(text).length > 0)
  if (wanted.length === 0) return undefined
  const design = designs.find(([words]) => words.test(question.text))
  const found = readPapers(papers)
    .filter(({ paper }) => {
      const words = wordText(`${documentText(paper)} ${paper.keywords.join(' ')}`)
      return wanted.every(({ terms }) => speaksOf(terms, words))
    })
    .filter(({ paper }) => !design || design[2].includes(paper.design))
    .toSorted((a, b) => (b.paper.year ?? 0) - (a.paper.year ?? 0))
  const of = listed(wanted.map(({ text }) => text))
  const what = design?.[1] ?? 'papers'
  if (found.length === 0) {
    const nobody = `None of the ${what} here`
    const names = wanted.map(({ text, known }) => ({ text, isKnown: known }))
    const lacking =
      wanted.length === 1
        ? absenceSentences(names, nobody)
        : [`${nobody} has all of ${listed(names.map(({ text }) => `“${text}”`))}`]
    return {
      sections: [{ heading: '', sentences: lacking.map((sentence) => frame(`${sentence}.`)) }],
      isEmpty: true,
    }
  }
  const shown = found.slice(0, MOST_ROWS)
  const more = found.length > shown.length ? ` The newest ${shown.length} are listed.` : ''
  return {
    sections: [
      {
        heading: '',
        sentences: [
          frame(
            `${counted(found.length, design ? 'such paper' : 'paper')} here ${found.length === 1 ? 'speaks' : 'speak'} of ${of}.${more}`,
          ),
          ...oneStudySentences(shown),
        ],
      },
    ],
    table: {
      head: ['Paper', 'Design', 'Result'],
      rows: shown.map((read) => {
        const sentence = resultSentence(
          read,
          wanted.flatMap(({ terms }) => terms),
        )
        return [
          { text: `${read.label}: ${read.paper.title}` },
          { text: designAndKind(read) },
          sentence
            ? { text: sentence.text, source: { documentId: read.paper.id, quote: sentence.text } }
            : { text: 'no sentence of result found' },
        ]
      }),
      note: 'Papers that speak of everything the question names, in title, abstract or keywords, under any name that is known.',
    },
    isEmpty: false,
  }
}

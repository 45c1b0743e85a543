import type { AnswerQuestion } from '#contract/answer.ts'

import type { ReadablePaper } from '../synthesis/read-papers.ts'
import { frame, type SectionDraft } from '../synthesis/section-draft.ts'
import type { Absence } from './absence.ts'
import { listAnswer } from './list-answer.ts'
import { numberAnswer } from './number-answer.ts'
import { withNearest } from './nearest-passages.ts'
import { nearestAnswer, papersOn, resultsAnswer } from './results-answer.ts'
import type { TableDraft } from './table-answer.ts'
import { verdictAnswer } from './verdict-answer.ts'

export type SettledAnswer = {
  sections: SectionDraft[]
  table?: TableDraft
  isEmpty: boolean
  /** A study says what was asked: its class was read, or the number that was asked for. */
  isCounted?: boolean
}
export type ProductHelp = { reply: string; title: string } | undefined

type Asked = {
  question: AnswerQuestion
  papers: readonly ReadablePaper[]
  absence: Absence | undefined
  /** What the help knows of it, where the question is about the product. */
  help: ProductHelp
  /** What the papers found is written otherwise: by a model, or from passages with what was asked before. */
  isWritten: boolean
  /** Ids of papers that speak of everything that the question names. */
  onAll: ReadonlySet<string>
}

/** Kinds whose answer is what the papers found. */
const reported = new Set<AnswerQuestion['kind']>(['effect', 'association', 'premise', 'description'])
/** Kinds that have a yes or no. */
const decided = new Set<AnswerQuestion['kind']>(['effect', 'association', 'comparison', 'premise'])

/** Kinds whose two things must both be spoken of. */
const near = new Set<AnswerQuestion['kind']>(['effect', 'association', 'premise'])

const section = (...sentences: string[]): SectionDraft => ({ heading: '', sentences: sentences.map(frame) })

/**
 * The answer to a question of a kind that rules settle by themselves, with or without a model: about the product, about
 * something that is not here, for a number, for a list. Undefined for every other, which is answered from passages.
 */
export function settledAnswer({ question, papers, absence, help, isWritten, onAll }: Asked): SettledAnswer | undefined {
  if (question.kind === 'product') {
    return help
      ? { sections: [section(help.reply, `From the help: ${help.title}. Your papers were not asked.`)], isEmpty: true }
      : {
          sections: [
            section(
              'This is a question about Roadrunner itself, which the help and the knowledge base answer; here your papers are asked, and they were not.',
            ),
          ],
          isEmpty: true,
        }
  }
  if (absence?.isFinal) {
    // Things that only stand apart may be in one paper under other words: the rules of the answer decide.
    const counted = absence.isSure ? undefined : countedAnswer(question, papers, onAll)
    if (counted) return counted
    return withNearest({ sections: [absence.section], isEmpty: true }, question, papers)
  }
  const settled = byKind({ question, papers, isWritten, onAll })
  return (
    settled &&
    withNearest(absence ? { ...settled, sections: [absence.section, ...settled.sections] } : settled, question, papers)
  )
}

/** A number that was found, or a yes or no of which at least one study says something. */
function countedAnswer(question: AnswerQuestion, papers: readonly ReadablePaper[], onAll: ReadonlySet<string>) {
  const answer =
    question.kind === 'number'
      ? numberAnswer(question, papers, onAll)
      : decided.has(question.kind)
        ? verdictAnswer(question, papersOn(question, papers, onAll))
        : undefined
  return answer?.isCounted === true ? answer : undefined
}

function byKind({ question, papers, isWritten, onAll }: Omit<Asked, 'absence' | 'help'>): SettledAnswer | undefined {
  if (question.kind === 'number') return numberAnswer(question, papers, onAll)
  if (question.kind === 'list') return listAnswer(question, papers)
  if (isWritten) return undefined
  const verdict = decided.has(question.kind) ? verdictAnswer(question, papersOn(question, papers, onAll)) : undefined
  const read = verdict ?? (reported.has(question.kind) ? resultsAnswer(question, papers, onAll) : undefined)
  // A yes or no is never answered by sentences that only share words with it.
  return read ?? (near.has(question.kind) ? nearestAnswer(question, papers, onAll) : undefined)
}

import type { PrintedScope, Step } from '#contract/copilot.ts'
import type { AnswerDraft } from '#science/copilot/answer-question.ts'
import type { QuestionPlan } from '#science/copilot/plan-question.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import { counted } from '#science/synthesis/section-draft.ts'

const quotedWords = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

const goals: Record<QuestionPlan['kind'], string> = {
  passages: 'Looks for passages that answer',
  compare: 'Sets two things side by side',
  define: 'Looks for sentences that say what it is',
  table: 'Counts over the papers',
}

/** What is looked for, and which words come from earlier questions. */
export function planWords(plan: QuestionPlan): Step {
  const { words, carried, kind, sides, term } = plan
  const own = words.filter((word) => !carried.includes(word))
  const of =
    kind === 'compare' && sides ? `: “${sides[0]}” and “${sides[1]}”` : kind === 'define' ? `: “${term ?? ''}”` : ''
  const details = [
    own.length > 0 ? `Words of the question: ${quotedWords(own)}` : 'The question has no words of its own to look for.',
    ...(carried.length > 0 ? [`From the questions before: ${quotedWords(carried)}`] : []),
  ]
  return { kind: 'plan', status: 'done', text: `${goals[kind]}${of}.`, details }
}

type Look = { plan: QuestionPlan; scope: PrintedScope; matches: number; papers: readonly ReadablePaper[] }

/** Where was looked, how many papers have the words, and which of them are read. */
export function lookWords({ plan, scope, matches, papers }: Look): Step {
  const labels = paperLabels(papers)
  const text =
    plan.words.length === 0
      ? `Searched nothing: ${counted(scope.papers, 'paper')} in scope, ${papers.length} read.`
      : `Searched ${counted(scope.papers, 'paper')} (${scope.label}): ${matches} ${matches === 1 ? 'has' : 'have'} the words, ${papers.length} read.`
  return {
    kind: 'look',
    status: 'done',
    text,
    details: papers.map(({ id, title }) => `${labels.get(id) ?? ''} ${title}`),
  }
}

/** What was read and how much of it speaks of the question. */
export function readWords(papers: readonly ReadablePaper[], { read, passages }: AnswerDraft): Step {
  const full = papers.filter(({ fullTexts }) => (fullTexts?.length ?? 0) > 0).length
  const where = full === 0 ? 'titles and abstracts' : `titles and abstracts, ${full} of them in full`
  return {
    kind: 'read',
    status: 'done',
    text: `Read ${counted(papers.length, 'paper')} (${where}), ${counted(read, 'sentence')}; ${counted(passages, 'passage')} ${passages === 1 ? 'speaks' : 'speak'} of the question.`,
  }
}

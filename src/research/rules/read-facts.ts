import { askWorker } from '#shared/browser/ask-worker.ts'

import type { RuleAnswer, RuleQuestion } from './answer-question.ts'

/** Shorter texts are read in the page: an abstract takes a few milliseconds, less than a worker takes to start. */
const INLINE_MAX = 12_000

/** Reads a text by the rules; a full text beside the page, so that the page stays quick. Aborting ends the work at once. */
export async function readFacts(question: RuleQuestion, signal: AbortSignal): Promise<RuleAnswer> {
  const inPage = async () => (await import('./answer-question.ts')).answerQuestion(question)
  if (question.text.length <= INLINE_MAX) return inPage()
  return askWorker<RuleAnswer>(
    () => new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' }),
    question,
    { inPage, lost: 'The rules could not be loaded.', signal },
  )
}

import type { Fact } from '#science/evidence/facts/fact.ts'
import type { TextKind, TextSection } from '#science/evidence/facts/find-facts.ts'
import type { Recheck } from '#science/evidence/recheck/recheck-facts.ts'

export type RuleQuestion = { text: string; kind: TextKind; sections?: readonly TextSection[] | undefined }
/** What the rules found in a text, and what they recomputed from it. */
export type RuleAnswer = { facts: Fact[]; checks: Recheck[] }

/** Shorter texts are read in the page: an abstract takes a few milliseconds, less than a worker takes to start. */
const INLINE_MAX = 12_000

/** Reads a text by the rules; a full text beside the page, so that the page stays quick. Aborting ends the work at once. */
export async function readFacts(question: RuleQuestion, signal: AbortSignal): Promise<RuleAnswer> {
  if (question.text.length <= INLINE_MAX || typeof Worker === 'undefined') {
    const { answerQuestion } = await import('./answer-question.ts')
    return answerQuestion(question)
  }
  const worker = new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<RuleAnswer>((resolve, reject) => {
    const aborted = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) aborted()
    signal.addEventListener('abort', aborted, { once: true })
    worker.addEventListener('error', () => reject(new Error('The rules could not be loaded.')), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<RuleAnswer>) => resolve(data), { once: true })
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

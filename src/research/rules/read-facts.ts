import type { RuleAnswer, RuleQuestion } from './answer-question.ts'

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

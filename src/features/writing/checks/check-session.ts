import { createChecker, type CheckReport, type CheckRequest } from '#science/manuscript/checks/checker.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

/** What the page asks the worker. Papers are sent when they change, the draft after every pause. */
export type CheckQuestion =
  | { kind: 'papers'; papers: readonly ReadablePaper[] }
  | { kind: 'check'; request: CheckRequest; number: number }
export type CheckAnswer = { number: number; report: CheckReport }

/** Answers questions one after the other, with what it knows from those before. */
export function createCheckSession(): (question: CheckQuestion) => CheckAnswer | undefined {
  const checker = createChecker()
  return (question) => {
    if (question.kind === 'papers') {
      checker.setPapers(question.papers)
      return undefined
    }
    return { number: question.number, report: checker.check(question.request) }
  }
}

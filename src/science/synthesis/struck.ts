import type { StatementProblem } from '#contract/evidence.ts'

/** Whether a sentence is struck for these reasons. Those that are only doubtful mark it, and leave it to be read. */
export const isStruckBy = (problems: readonly StatementProblem[]): boolean =>
  problems.some(({ isDoubtful }) => isDoubtful !== true)

type Written = { states: string; origin: string; problems?: readonly StatementProblem[] | undefined }

/** Whether a model stated something and every sentence of it that did is struck: such a text gave nothing. */
export function isAllStruck(sections: readonly { sentences: readonly Written[] }[]): boolean {
  const stated = sections
    .flatMap(({ sentences }) => sentences)
    .filter(({ states, origin }) => states === 'finding' && origin === 'model')
  return stated.length > 0 && stated.every(({ problems = [] }) => isStruckBy(problems))
}

/** Whether all that is said of a sentence is that it was not checked: neither borne nor contradicted. */
export const isOnlyUnchecked = (problems: readonly StatementProblem[]): boolean =>
  problems.length > 0 && problems.every(({ kind }) => kind === 'not-checked')

/** The reason to show: one that strikes before one that doubts, and that before what was not checked. */
export const mainProblem = (problems: readonly StatementProblem[]): StatementProblem | undefined =>
  problems.find(({ isDoubtful }) => isDoubtful !== true) ??
  problems.find(({ kind }) => kind !== 'not-checked') ??
  problems[0]

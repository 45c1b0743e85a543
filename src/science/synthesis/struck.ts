import type { StatementProblem } from '#contract/evidence.ts'

/** Whether a sentence is struck for these reasons. Those that are only doubtful mark it, and leave it to be read. */
export const isStruckBy = (problems: readonly StatementProblem[]): boolean =>
  problems.some(({ isDoubtful }) => isDoubtful !== true)

/** The reason to show: one that strikes before one that marks. */
export const mainProblem = (problems: readonly StatementProblem[]): StatementProblem | undefined =>
  problems.find(({ isDoubtful }) => isDoubtful !== true) ?? problems[0]

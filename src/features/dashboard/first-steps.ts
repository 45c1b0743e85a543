import type { Synthesis } from '#contract/syntheses.ts'
import { isSynthesis } from '#research/analyses/analysis-kinds.ts'

export type StepId = 'persona' | 'search' | 'papers' | 'synthesis' | 'passage'
export type Step = { id: StepId; isDone: boolean }

/** What is known of somebody's work; undefined = not known (yet), which ticks nothing. */
export type Work = {
  hasChosenPersona: boolean
  hasOpenedPassage: boolean
  searches?: number | undefined
  ownPapers?: number | undefined
  syntheses?: readonly Synthesis[] | undefined
}

/** Whether somebody's own came to its end. */
export const isWritten = ({ status, isExample }: Synthesis): boolean =>
  isExample !== true && (!status || status === 'complete')
/** A synthesis that was saved again after it was written: renamed or edited. */
const isEdited = ({ version }: Synthesis) => (version ?? 1) > 1
const hasPapers = ({ documentIds }: Synthesis) => (documentIds ?? []).length > 0

/** The first five steps, each ticked by what is really there. */
export const firstSteps = ({
  hasChosenPersona,
  hasOpenedPassage,
  searches = 0,
  ownPapers = 0,
  syntheses: saved = [],
}: Work): readonly Step[] => {
  const syntheses = saved.filter(({ isExample }) => isExample !== true)
  return [
    { id: 'persona', isDone: hasChosenPersona },
    { id: 'search', isDone: searches > 0 },
    { id: 'papers', isDone: ownPapers > 0 || syntheses.some(hasPapers) },
    { id: 'synthesis', isDone: syntheses.some((each) => isSynthesis(each) && isWritten(each)) },
    { id: 'passage', isDone: hasOpenedPassage || syntheses.some((each) => isSynthesis(each) && isEdited(each)) },
  ]
}

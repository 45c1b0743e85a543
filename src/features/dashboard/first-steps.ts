import type { Synthesis } from '#contract/syntheses.ts'
import { isSynthesis } from '#research/analyses/analysis-kinds.ts'

export type StepId = 'persona' | 'search' | 'papers' | 'synthesis' | 'passage'
/** `isDone` is undefined while it is not known. */
export type Step = { id: StepId; isDone: boolean | undefined }

/** What is known of somebody's work; undefined = not known (yet): what hangs on it alone is neither done nor open. */
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

/** True where one of them is; not known where neither is and one is not known. */
const either = (a: boolean | undefined, b: boolean | undefined) =>
  a || b ? true : a === undefined || b === undefined ? undefined : false

/** The first five steps, each ticked by what is really there. */
export const firstSteps = ({
  hasChosenPersona,
  hasOpenedPassage,
  searches,
  ownPapers,
  syntheses: saved,
}: Work): readonly Step[] => {
  const syntheses = saved?.filter(({ isExample }) => isExample !== true)
  const someSynthesis = (is: (each: Synthesis) => boolean) => syntheses?.some(is)
  return [
    { id: 'persona', isDone: hasChosenPersona },
    { id: 'search', isDone: searches === undefined ? undefined : searches > 0 },
    { id: 'papers', isDone: either(ownPapers === undefined ? undefined : ownPapers > 0, someSynthesis(hasPapers)) },
    { id: 'synthesis', isDone: someSynthesis((each) => isSynthesis(each) && isWritten(each)) },
    {
      id: 'passage',
      isDone: either(
        hasOpenedPassage,
        someSynthesis((each) => isSynthesis(each) && isEdited(each)),
      ),
    },
  ]
}

import type { Synthesis } from '#contract/syntheses.ts'

export type Step = { id: 'search' | 'library' | 'synthesis' | 'edit'; isDone: boolean }

/** What is known of somebody's work; undefined = not known (yet), which ticks nothing. */
export type Work = {
  searches?: number | undefined
  ownPapers?: number | undefined
  syntheses?: readonly Synthesis[] | undefined
}

/** A synthesis that was saved again after it was written. */
const isEdited = ({ version }: Synthesis) => (version ?? 1) > 1

/** The main job in four steps, each ticked by what is really there. */
export const mainJobSteps = ({ searches = 0, ownPapers = 0, syntheses = [] }: Work): readonly Step[] => [
  { id: 'search', isDone: searches > 0 },
  { id: 'library', isDone: ownPapers > 0 },
  { id: 'synthesis', isDone: syntheses.some(({ status }) => !status || status === 'complete') },
  { id: 'edit', isDone: syntheses.some(isEdited) },
]

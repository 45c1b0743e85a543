import { createContext } from 'react'

import type { PooledOutcome } from '#contract/review-body.ts'

export type StudyLine = { label: string; year?: number | undefined; paperId: string }

/** How results are pooled: another feature does it, the page brings both together. */
export type Pooling = {
  /** The body of a new analysis with a line for each study. */
  bodyOf: (outcome: string, studies: readonly StudyLine[]) => Promise<unknown>
  /** What the body of an analysis comes to, outcome by outcome; undefined where it cannot be read. */
  resultsOf: (body: unknown) => Promise<{ software: string; outcomes: PooledOutcome[] } | undefined>
  /** The forest plot of each outcome, by its place; none where the browser draws no pictures. */
  forestsOf: (body: unknown) => Promise<readonly (File | undefined)[]>
}

export const PoolingContext = createContext<Pooling | undefined>(undefined)

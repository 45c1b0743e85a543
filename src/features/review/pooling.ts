import { createContext } from 'react'

import type { PooledOutcome } from '#contract/review-body.ts'
import type { ArmLine, NetworkLine } from '#science/arms/arm-lines.ts'
import type { Measure } from '#science/statistics/measures/measure.ts'

export type StudyLine = { label: string; year?: number | undefined; paperId: string }

/** The arms of one study for a network. */
export type NetworkStudy = { paperId: string; label: string; year?: number | undefined; lines: readonly NetworkLine[] }

/** An outcome with the studies whose numbers are confirmed. */
export type ExtractedOutcome = {
  id: string
  gridId: string
  name: string
  measure: Measure
  better: 'lower' | 'higher'
  /** A test against a reference, pooled by the bivariate model. */
  isAccuracy?: boolean
  /** Present: a network of the arms of the studies; `measure` is that of the network. */
  network?: readonly NetworkStudy[]
  studies: readonly (ArmLine & {
    label: string
    year?: number | undefined
    /** Judgements of bias that are settled, the overall one last. */
    bias?: readonly string[] | undefined
  })[]
  /** What the judgements are of. */
  biasDomains?: readonly string[]
}

/** The figures of one outcome with their titles. */
export type PooledFigures = readonly { title: string; file: File }[]

/** How results are pooled: another feature does it, the page brings both together. */
export type Pooling = {
  /** The body of a new analysis with a line for each study. */
  bodyOf: (outcome: string, studies: readonly StudyLine[]) => Promise<unknown>
  /** The body of an analysis with the numbers of the extraction, and what that changes in it, in words. */
  putIn: (
    body: unknown,
    wanted: readonly ExtractedOutcome[],
  ) => Promise<{ ok: true; document: unknown; changes: string[] } | { ok: false; reason: string }>
  /** What the body of an analysis comes to, outcome by outcome; undefined where it cannot be read. */
  resultsOf: (body: unknown) => Promise<{ software: string; outcomes: PooledOutcome[] } | undefined>
  /** The R script of each outcome. `isForest`: it leaves a model of metafor, of which a forest plot is drawn. */
  scriptsOf: (
    body: unknown,
  ) => Promise<readonly { name: string; script: string; isForest: boolean; isRatio: boolean }[]>
  /** The figures of each outcome, by its place: forest, funnel, network, summary ROC. None where no pictures can be drawn. */
  figuresOf: (body: unknown) => Promise<readonly PooledFigures[]>
}

export const PoolingContext = createContext<Pooling | undefined>(undefined)

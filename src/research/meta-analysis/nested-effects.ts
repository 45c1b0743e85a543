import type { NestedEffect } from '#science/statistics/models/three-level.ts'
import { studyLabel } from '#science/statistics/report/study-table.ts'

import type { Computed } from './compute.ts'

/**
 * The effects that are pooled, each with the study that it is of: what stands under “Sample”, else the paper that the line was
 * taken from, else the name that was typed with its year. Two trials of one author and year that come from two papers are two studies.
 */
export function nestedEffects({ outcome, analysis }: Pick<Computed, 'outcome' | 'analysis'>): NestedEffect[] {
  const paperOf = new Map(outcome.lines.map(({ id, paperId }) => [id, paperId]))
  return analysis.used.map(({ id, row, effect: { effect, variance } }) => {
    const paper = paperOf.get(id)
    const name = studyLabel(row)
    return { effect, variance, study: row.sampleId ?? (paper === undefined ? name : `${name} (${paper})`) }
  })
}

/** Whether one of the studies has several effects. */
export const areNested = (effects: readonly NestedEffect[]): boolean =>
  new Set(effects.map(({ study }) => study)).size < effects.length

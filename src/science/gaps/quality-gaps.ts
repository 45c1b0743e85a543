import type { StudyDesign } from '#contract/papers.ts'

import { oppose, type Direction } from '../synthesis/opposed.ts'
import type { MapCell } from './mapped-gaps.ts'

/** What is known of a paper's quality; what is not known is not held against it. */
export type QualityFacts = {
  id: string
  year?: number | undefined
  size?: number | undefined
  design: StudyDesign
  bias?: 'low' | 'some' | 'high' | 'unclear' | undefined
  direction?: Direction | undefined
}

/** From where on a cell counts as weak; all of it is shown and can be changed. */
export type QualityThresholds = {
  /** Fewer people than this are few. */
  smallBelow: number
  /** A newest paper from before this year is old. */
  oldBefore: number
}

export const qualityReasons = ['small', 'old', 'biased', 'contradictory', 'weak-design'] as const
export type QualityReason = (typeof qualityReasons)[number]
export type QualityGap = MapCell & { reasons: QualityReason[] }

const strong: ReadonlySet<StudyDesign> = new Set([
  'meta-analysis',
  'systematic-review',
  'randomised-trial',
  'quasi-randomised-trial',
  'controlled-trial',
  'cohort',
  'case-control',
])

/**
 * Cells that have papers, but only weak ones. `small`: every paper states its size, and each is under the threshold. `old`:
 * the newest is from before the threshold. `biased`: every paper is judged, and each at high risk. `weak-design`: no
 * trial, cohort, case-control study or synthesis among designs that are known. `contradictory`: two of its papers' words point ways that cannot both
 * hold.
 */
export function qualityGaps(
  cells: readonly MapCell[],
  facts: readonly QualityFacts[],
  { smallBelow, oldBefore }: QualityThresholds,
): QualityGap[] {
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  return cells
    .map((cell): QualityGap => {
      const own = cell.papers.flatMap((id) => known.get(id) ?? [])
      const holds: Record<QualityReason, boolean> = {
        small: own.every(({ size }) => size !== undefined && size < smallBelow),
        old: own.every(({ year }) => year !== undefined && year < oldBefore),
        biased: own.every(({ bias }) => bias === 'high'),
        contradictory: own.some(({ direction: a }, i) =>
          own.slice(i + 1).some(({ direction: b }) => a !== undefined && b !== undefined && oppose(a, b)),
        ),
        'weak-design': own.every(({ design }) => design !== 'unknown' && !strong.has(design)),
      }
      return { ...cell, reasons: own.length === 0 ? [] : qualityReasons.filter((reason) => holds[reason]) }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length || a.papers.length - b.papers.length)
}

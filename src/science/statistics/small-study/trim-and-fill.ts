import type { EffectSize } from '../effect-sizes.ts'
import { fitModel, type Model, type ModelKind, type ModelOptions, type NoModel, noModel } from '../models/model.ts'
import { eggerMixedTest } from './egger.ts'

/** How the number of missing studies is estimated: from the rank sum (L0) or from the longest run of extremes (R0). */
export type FillEstimator = 'L0' | 'R0'
export type Side = 'left' | 'right'

export type Filled = {
  estimator: FillEstimator
  /** Number of studies that seem to be missing, and its standard error. */
  missing: number
  missingSe: number
  /** The side of the funnel on which they are missing: `left` holds the smaller effects. */
  side: Side
  /** Mirror images of the most extreme studies on the other side; `of` is the place of the study that is mirrored. */
  filled: (EffectSize & { of: number })[]
  /** The model with them. It says how far the answer may move, not what the answer is. */
  model: Model
}

export type FillResult = { ok: true; fill: Filled } | NoModel

const MOST_TURNS = 100

/**
 * Trim and fill. The side is taken from the slope of the effect on its standard error unless it is given.
 * Source: Duval & Tweedie 2000, Biometrics 56:455–463 and J. Am. Stat. Assoc. 95:89–98.
 */
export function trimAndFill(
  studies: readonly EffectSize[],
  kind: ModelKind,
  options: ModelOptions & { estimator?: FillEstimator; side?: Side } = {},
): FillResult {
  const { estimator = 'L0' } = options
  const k = studies.length
  if (k < 3) return noModel('Trim and fill needs at least 3 studies.')
  const side = options.side ?? missingSide(studies, kind)
  if (side === undefined) return noModel('The studies do not tell on which side others are missing: choose the side.')
  const sign = side === 'right' ? -1 : 1
  const ordered = studies
    .map(({ effect, variance }, of) => ({ effect: sign * effect, variance, of }))
    .sort((a, b) => a.effect - b.effect || a.of - b.of)

  let missing = 0
  let missingSe = 0
  for (let turn = 0; ; turn++) {
    if (turn === MOST_TURNS) return noModel('Trim and fill went in circles and gave no number of missing studies.')
    const trimmed = fitModel(ordered.slice(0, k - missing), kind, options)
    if (!trimmed.ok) return trimmed
    const centre = trimmed.model.estimate
    const found = missingStudies(
      ordered.map(({ effect }) => effect - centre),
      estimator,
    )
    const before = missing
    missing = found.missing
    missingSe = found.se
    if (missing !== before) continue
    const filled = ordered
      .slice(k - missing)
      .map(({ effect, variance, of }) => ({ effect: sign * (2 * centre - effect), variance, of }))
    const result = fitModel([...studies, ...filled], kind, options)
    return result.ok ? { ok: true, fill: { estimator, missing, missingSe, side, filled, model: result.model } } : result
  }
}

function missingSide(studies: readonly EffectSize[], kind: ModelKind): Side | undefined {
  const asymmetry = eggerMixedTest(studies, kind)
  if (!asymmetry.ok) return undefined
  return asymmetry.test.bias < 0 ? 'right' : 'left'
}

/** The number of missing studies on the left from signed ranks of the distances to the centre. */
function missingStudies(distances: readonly number[], estimator: FillEstimator): { missing: number; se: number } {
  const k = distances.length
  const byDistance = distances
    .map((distance, i) => ({ distance, i }))
    .sort((a, b) => Math.abs(a.distance) - Math.abs(b.distance) || a.i - b.i)
  if (estimator === 'R0') {
    const lastLeft = byDistance.findLastIndex(({ distance }) => distance < 0) + 1
    const raw = k - lastLeft - 1
    return { missing: Math.max(0, raw), se: Math.sqrt(2 * Math.max(0, raw) + 2) }
  }
  const rankSum = byDistance.reduce((sum, { distance }, rank) => sum + (distance > 0 ? rank + 1 : 0), 0)
  const n = (4 * rankSum - k * (k + 1)) / (2 * k - 1)
  const variance =
    (k * (k + 1) * (2 * k + 1) + 10 * n ** 3 + 27 * n ** 2 + 17 * n - 18 * k * n ** 2 - 18 * k * n + 6 * k ** 2 * n) /
    24
  return { missing: halfToEven(Math.max(0, n)), se: (4 * Math.sqrt(Math.max(0, variance))) / (2 * k - 1) }
}

/** Rounds as the reference implementation does: 2.5 to 2, 3.5 to 4. */
function halfToEven(value: number): number {
  const floor = Math.floor(value)
  if (value - floor !== 0.5) return Math.round(value)
  return floor % 2 === 0 ? floor : floor + 1
}

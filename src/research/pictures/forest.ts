/** The 13 controlled trials of BCG against tuberculosis (Colditz and colleagues, 1994): risk ratio and weight. */
export const bcgRatios: readonly (readonly [ratio: number, size: number])[] = [
  [0.41, 2],
  [0.2, 2],
  [0.26, 1.6],
  [0.24, 4],
  [0.8, 3],
  [0.46, 4],
  [0.2, 2.4],
  [1.01, 4.4],
  [0.63, 2],
  [0.25, 3.4],
  [0.71, 4],
  [1.56, 1.8],
  [0.98, 3],
]
/** Pooled by random effects (REML). */
export const BCG_POOLED = 0.49

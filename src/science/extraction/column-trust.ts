/**
 * How often the rules were right about a column in papers that nobody had looked at before: `right` of `said` values, and
 * `right` of the `there` values that a person found in the same texts. Of the newest draws of the judged facts that together
 * hold enough of them, each as it came out at its first run: nothing was tuned on it. `certain`: the same of the values whose
 * words leave no doubt, in the same draws, where the rules tell them from the others.
 */
export type ColumnTrust = Measured & { certain?: Measured }
type Measured = { right: number; said: number; there: number }

/** By the id of the library's column. A column that is not here was never measured. */
export const columnTrust: Readonly<Record<string, ColumnTrust>> = {
  'sample-size': { right: 236, said: 252, there: 395, certain: { right: 110, said: 111, there: 395 } },
  design: { right: 334, said: 375, there: 561, certain: { right: 175, said: 182, there: 561 } },
  'follow-up': { right: 100, said: 104, there: 244 },
  effects: { right: 169, said: 176, there: 185 },
  'p-value': { right: 280, said: 285, there: 285 },
  means: { right: 106, said: 106, there: 113 },
  events: { right: 97, said: 100, there: 119 },
}

/** From this precision on a value may stand by itself; below it, or unmeasured, it is a suggestion that wants a person. */
const TRUSTED_FROM = 0.9
/** Values that are pooled and weighed with: a wrong one is not seen in the sum. */
const pooled: Readonly<Record<string, number>> = { 'sample-size': 0.97, effects: 0.97, 'p-value': 0.97, means: 0.97 }
/** Of a hundred values one wrong one is a hundredth: fewer say nothing about a precision of 0.97. */
export const ENOUGH = 100

/** Share of the values that were right. */
export const precisionOf = ({ right, said }: Pick<Measured, 'right' | 'said'>): number => right / said

type Told = { id: string; libraryKey?: string | undefined }

/**
 * Whether a value that rules propose for this column needs a person before it enters a synthesis, a pool or a report.
 * `isCertain`: it was read from words that leave no doubt. Where the rules tell such values from others, each sort is held to
 * its own figures: those beyond doubt lend nothing to the rest.
 */
export function wantsPerson({ id, libraryKey }: Told, isCertain = false): boolean {
  const key = libraryKey ?? id
  const trust = columnTrust[key]
  if (trust === undefined || trust.said < ENOUGH) return true
  const measured = isCertain ? (trust.certain ?? trust) : doubtful(trust)
  return (isCertain && measured.said < ENOUGH) || precisionOf(measured) < (pooled[key] ?? TRUSTED_FROM)
}

/** Of the values of a column those that are not beyond doubt. */
const doubtful = ({ right, said, certain }: ColumnTrust): Pick<Measured, 'right' | 'said'> => ({
  right: right - (certain?.right ?? 0),
  said: said - (certain?.said ?? 0),
})

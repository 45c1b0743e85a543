/**
 * How often the rules were right about a column in papers that nobody had looked at before: `right` of `said` values, and
 * `right` of the `there` values that a person found in the same texts. Of the newest draw of the judged facts that holds
 * enough of them (with those before it, until it does), as it came out at its first run: nothing was tuned on it. `certain`:
 * the same of the values that stand by themselves, where the rules tell them from those that a person is to look at.
 */
export type ColumnTrust = Measured & { certain?: Measured }
type Measured = { right: number; said: number; there: number }

/** By the id of the library's column. A column that is not here was never measured. */
export const columnTrust: Readonly<Record<string, ColumnTrust>> = {
  'sample-size': { right: 49, said: 53, there: 73, certain: { right: 37, said: 39, there: 73 } },
  design: { right: 70, said: 77, there: 101, certain: { right: 40, said: 44, there: 101 } },
  'follow-up': { right: 22, said: 22, there: 55 },
  effects: { right: 23, said: 23, there: 27 },
  'p-value': { right: 37, said: 39, there: 38 },
  means: { right: 45, said: 45, there: 52 },
  events: { right: 26, said: 27, there: 33 },
}

/** From this precision on a value may stand by itself; below it, or unmeasured, it is a suggestion that wants a person. */
const TRUSTED_FROM = 0.9
/** Values that are pooled and weighed with: a wrong one is not seen in the sum. */
const pooled: Readonly<Record<string, number>> = { 'sample-size': 0.97, effects: 0.97, 'p-value': 0.97, means: 0.97 }
/** Fewer values than these say nothing about precision. */
export const ENOUGH = 20

/** Share of the values that were right. */
export const precisionOf = ({ right, said }: Pick<Measured, 'right' | 'said'>): number => right / said

type Told = { id: string; libraryKey?: string | undefined }

/**
 * Whether a value that rules propose for this column needs a person before it enters a synthesis, a pool or a report.
 * `isCertain`: it was read from words that leave no doubt.
 */
export function wantsPerson({ id, libraryKey }: Told, isCertain = false): boolean {
  const key = libraryKey ?? id
  const trust = columnTrust[key]
  const measured = (isCertain ? trust?.certain : undefined) ?? trust
  return measured === undefined || measured.said < ENOUGH || precisionOf(measured) < (pooled[key] ?? TRUSTED_FROM)
}

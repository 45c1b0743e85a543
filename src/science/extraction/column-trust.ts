/**
 * How often the rules were right about a column in papers that nobody had looked at before: `right` of `said` values, and
 * `right` of the `there` values that a person found in the same texts. Summed over the draws 3, 4 and 5 of the judged facts,
 * each as it came out at its first run; `latest` is that of the last two. What was mended after them is in neither, so that
 * no figure here was tuned on what it measures.
 */
export type ColumnTrust = Measured & { latest: Pick<Measured, 'right' | 'said'> }
type Measured = { right: number; said: number; there: number }

/** By the id of the library's column. A column that is not here was never measured. */
export const columnTrust: Readonly<Record<string, ColumnTrust>> = {
  'sample-size': { right: 96, said: 104, there: 139, latest: { right: 28, said: 35 } },
  design: { right: 96, said: 113, there: 126, latest: { right: 41, said: 50 } },
  'follow-up': { right: 19, said: 21, there: 66, latest: { right: 8, said: 8 } },
  effects: { right: 30, said: 32, there: 40, latest: { right: 6, said: 7 } },
  'p-value': { right: 147, said: 147, there: 149, latest: { right: 102, said: 102 } },
  means: { right: 102, said: 104, there: 116, latest: { right: 16, said: 16 } },
  events: { right: 6, said: 6, there: 8, latest: { right: 5, said: 5 } },
}

/** From this precision on a value may stand by itself; below it, or unmeasured, it is a suggestion that wants a person. */
export const TRUSTED_FROM = 0.9
/** Fewer values than these say nothing about precision. */
const ENOUGH = 20

/** Share of the values that were right. */
export const precisionOf = ({ right, said }: Pick<Measured, 'right' | 'said'>): number => right / said

/** Whether a value that rules propose for this column needs a person before it enters a synthesis, a pool or a report. */
export const wantsPerson = ({ id, libraryKey }: { id: string; libraryKey?: string | undefined }): boolean => {
  const trust = columnTrust[libraryKey ?? id]
  return (
    trust === undefined ||
    trust.said < ENOUGH ||
    precisionOf(trust) < TRUSTED_FROM ||
    (trust.latest.said >= ENOUGH && precisionOf(trust.latest) < TRUSTED_FROM)
  )
}

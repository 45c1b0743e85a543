/**
 * How often the rules were right about a column in papers that nobody had looked at before: `right` of `said` values, and
 * `right` of the `there` values that a person found in the same texts. `draw`: which set of judged facts; a test holds the
 * figures to what that set gives.
 */
export type ColumnTrust = { draw: 2 | 3; right: number; said: number; there: number }

/** By the id of the library's column. A column that is not here was never measured. */
export const columnTrust: Readonly<Record<string, ColumnTrust>> = {
  'sample-size': { draw: 3, right: 68, said: 69, there: 99 },
  design: { draw: 3, right: 55, said: 63, there: 70 },
  'follow-up': { draw: 3, right: 11, said: 13, there: 47 },
  effects: { draw: 2, right: 117, said: 123, there: 149 },
  'p-value': { draw: 2, right: 279, said: 281, there: 287 },
  means: { draw: 2, right: 151, said: 153, there: 166 },
  events: { draw: 2, right: 72, said: 74, there: 80 },
}

/** From this precision on a value may stand by itself; below it, or unmeasured, it is a suggestion that wants a person. */
export const TRUSTED_FROM = 0.9

/** Share of the values that were right, and share of those in the texts that were found. */
export const precisionOf = ({ right, said }: ColumnTrust): number => right / said
export const recallOf = ({ right, there }: ColumnTrust): number => right / there

/** Whether a value that rules propose for this column needs a person before it enters a synthesis, a pool or a report. */
export const wantsPerson = ({ id, libraryKey }: { id: string; libraryKey?: string | undefined }): boolean => {
  const trust = columnTrust[libraryKey ?? id]
  return trust === undefined || precisionOf(trust) < TRUSTED_FROM
}

const COPY = '~'

/** Id of a record that the library joined with another one at import: the paper's id and a number. */
export const copyOf = (paperId: string, n: number): string => `${paperId}${COPY}${n}`

/** The paper that a record shows. */
export const paperIdOf = (recordId: string): string => recordId.split(COPY, 1)[0] ?? recordId

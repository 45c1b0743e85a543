/** What stands in a citation for a paper that nobody knows. */
export const MISSING = '[missing reference]'

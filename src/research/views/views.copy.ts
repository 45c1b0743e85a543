/** Words that several views of a set of papers say. */
export const viewsCopy = {
  noPapers: 'No papers yet',
  noPapersText: 'Nothing was read. “Change papers” above adds some.',
} as const

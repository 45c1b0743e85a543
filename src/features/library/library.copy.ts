/** Looks at a library beside its list, by their names. */
export const reportNames = {
  sources: 'Sources',
  duplicates: 'Possible duplicates',
  missing: 'Missing fields',
} as const
export type LibraryReport = keyof typeof reportNames

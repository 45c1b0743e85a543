/** Looks at a library beside its list, by their names. */
export const reportNames = {
  sources: 'Sources',
  duplicates: 'Possible duplicates',
  relations: 'Possible relations',
  missing: 'Missing fields',
  trash: 'Trash',
} as const
export type LibraryReport = keyof typeof reportNames

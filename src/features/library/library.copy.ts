/** Looks at a library beside its list, by their names. */
export const reportNames = {
  sources: 'Sources',
  duplicates: 'Possible duplicates',
  relations: 'Possible relations',
  missing: 'Missing fields',
  trash: 'Trash',
} as const
export type LibraryReport = keyof typeof reportNames

export const libraryCopy = {
  title: 'Resources',
  lead: 'Your papers and the starter library, in one place.',
  import: 'Import papers',
  libraries: 'Libraries',
  scopes: { all: 'All papers', own: 'My library', starter: 'Starter library' },
  order: 'Order',
  paper: 'Paper',
  chooseAll: (many: string) => `Choose all ${many}`,
  failed: 'The library could not be loaded',
  kept: 'Your papers are kept on the server.',
  nothingHere: 'No papers here yet',
  nothingHereBody: 'Choose papers in the list and use Tag, Collect or Mark. They also stay in the library.',
  nothingMatches: (text: string) => `No paper matches “${text}”`,
  nothingMatchesBody: 'The filter searches titles, authors, venues, years and DOIs.',
}

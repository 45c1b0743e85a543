/** What stands beside the papers of anything that is shared. */
export const sharedReadingCopy = {
  until: (day: string) => `The link ends on ${day}.`,
  documents: 'Documents that are cited',
  privateFile: 'read from a private file; its title alone is shown',
  retracted: 'Retracted',
  corrected: 'Corrected',
  quote: (label: string) => `${label}: show the quote`,
  struck: 'no source found',
  struckWhy: 'The quoted words were not in the paper’s text when this was answered.',
  checkedThen: 'It was looked up in the paper when this was answered.',
  openPassage: 'Open the passage',
} as const

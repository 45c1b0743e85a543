import type { GatedFeature } from '#contract/usage.ts'

export const panelsCopy = {
  untitled: 'Untitled',
  untitledSynthesis: 'Untitled synthesis',
  beingWritten: 'Being written',
  synthesesFailed: 'Failed to load projects. Please try again.',
  noSyntheses: 'A synthesis answers your question from the papers you choose. Yours will be listed here.',
  tasksFailed: 'The tasks of your projects could not be read',
  newSynthesis: 'New synthesis',
  newSearch: 'Search papers',
  allSyntheses: 'All syntheses',
  searchesFailed: 'Recent searches could not be loaded',
  noSearches: 'Your last searches will be listed here, to open again for free.',
  notOffered: 'This server offers no searches or papers of its own right now, so there is nothing to list here.',
  readingFailed: 'Your papers could not be loaded',
  openedNow: 'Opened since you came here',
  addedLast: 'Added to your library last',
  noReading: 'Papers that you open or import will be listed here.',
  figuresFailed: 'Your history could not be loaded',
  figuresScope: 'The last 30 days against the 30 before, counted from your own history. Bars: the last eight weeks.',
  fromAccount: 'Kept on your account',
  recommendationsFailed: 'The papers to recommend could not be loaded',
  noRecommendations:
    'Papers that matched your searches, or the interests in your profile, and that you have not used yet will stand here, each with its reason.',
  add: 'Add',
  cancel: 'Cancel',
  remove: (title: string) => `Remove “${title}”`,
  removed: (title: string) => `“${title}” is removed`,
  undo: 'Undo',
  titleNeeded: 'A title is needed.',
  linkRefused: 'A link starts with https:// or is an address of a page here.',
} as const

export const featureNames: Record<GatedFeature, string> = {
  search: 'Searches',
  synthesis: 'Syntheses',
  extract: 'Extractions',
  write: 'Writing runs',
  upload: 'Uploads',
}

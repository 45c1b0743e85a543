import type { GatedFeature } from '#contract/usage.ts'

export const panelsCopy = {
  untitled: 'Untitled',
  untitledSynthesis: 'Untitled synthesis',
  example: 'example',
  beingWritten: 'Being written',
  synthesesFailed: 'Failed to load projects. Please try again.',
  noSyntheses: 'A synthesis answers your question from the papers you choose. Yours will be listed here.',
  tasksFailed: 'Tasks from your projects could not be loaded',
  newSynthesis: 'New synthesis',
  newSearch: 'Search papers',
  allSyntheses: 'All syntheses',
  searchesFailed: 'Recent searches could not be loaded',
  noSearches: 'Your recent searches appear here. Opening one is free.',
  notOffered: 'This server currently offers no searches or papers, so there is nothing to list.',
  readingFailed: 'Your papers could not be loaded',
  openedNow: 'Opened recently',
  addedLast: 'Recently added to your library',
  noReading: 'Papers that you open or import appear here.',
  figuresFailed: 'Your history could not be loaded',
  figuresScope:
    'The last 30 days compared with the 30 before, counted from your history. Bars show the last eight weeks.',
  fromAccount: 'Kept on your account',
  recommendationsFailed: 'Recommended papers could not be loaded',
  noRecommendations:
    'Unused papers that match your searches or the interests in your profile appear here, each with its reason.',
  add: 'Add',
  cancel: 'Cancel',
  remove: (title: string) => `Remove “${title}”`,
  removed: (title: string) => `“${title}” was removed`,
  undo: 'Undo',
  titleNeeded: 'A title is needed.',
  linkRefused: 'A link starts with https:// or is a page of this site.',
} as const

export const featureNames: Record<GatedFeature, string> = {
  search: 'Searches',
  synthesis: 'Syntheses',
  extract: 'Extractions',
  write: 'Writing runs',
  upload: 'Uploads',
}

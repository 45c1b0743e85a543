import type { LibrarySort } from '#contract/documents.ts'
import type { ReadingState } from '#contract/papers.ts'

export const readingNames: Record<ReadingState, string> = { unread: 'To read', reading: 'Reading', read: 'Read' }

export const fileNames = { with: 'With a file', without: 'Without a file' } as const

export const sortNames: Record<LibrarySort, string> = {
  added: 'Last added',
  title: 'Title',
  author: 'First author',
  year: 'Newest',
  key: 'Citation key',
}

export const organiseCopy = {
  changed: 'Your library was changed',
  notChanged: 'Your library was not changed',
  removed: (count: string) => `${count} removed`,
  merged: 'Two records merged into one',
  back: 'Undone',
  notBack: 'It could not be undone',
  undo: 'Undo',
  filters: 'Saved filters',
  saveFilter: 'Save this filter',
  takeOver: 'Update to the current filter',
  filterRemoved: (name: string) => `The filter “${name}” was removed`,
  filtersNotChanged: 'Your filters were not changed',
  filtersFailed: 'They could not be loaded.',
  noFilters: 'None yet. Filter the list, then save the filter under a name.',
  kept: 'Nothing was changed. Try again.',
}

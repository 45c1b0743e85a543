import type { SourceRecord } from '#contract/library-sources.ts'
import { count } from '#shared/format/count.ts'

export const armNames = { databases: 'Database', registers: 'Register', other: 'Website, organisation or citations' }

export const outcomeNames: Record<SourceRecord['outcome'], string> = {
  fresh: 'New',
  duplicate: 'Duplicate',
  skipped: 'Skipped',
}

/** How a duplicate was recognised. */
export const matchNames: Record<string, string> = {
  doi: 'Same DOI',
  pmid: 'Same PMID',
  pmcid: 'Same PMCID',
  arxiv: 'Same arXiv number',
  'title-year-author': 'Same title, author and year',
  identical: 'The same record',
  person: 'Somebody said so',
}

export const sourcesCopy = {
  where: 'Where is this from?',
  whereWhy: 'A review’s flow diagram and methods text use this name. You can also add it later.',
  name: 'Database, register or website',
  recognised: (name: string) => `Recognised in the file: ${name}.`,
  notRecognised: 'The file does not say.',
  arm: 'Box of the flow diagram',
  search: 'Search string',
  searchHint: 'As run, for the methods section.',
  searchedOn: 'Searched on',
  interface: 'Interface',
  interfaceHint: 'Ovid, EBSCOhost, Elsevier …',
  save: 'Save',
  saved: 'Source saved',
  saveFailed: 'It was not saved.',
  wrongDay: 'Choose a day, or leave it empty.',
  none: 'Nothing was imported yet',
  noneWhy: 'Each imported file appears here with all its records and the papers that they became.',
  failed: 'The sources could not be loaded',
  kept: 'They are kept on the server.',
  back: 'All sources',
  notWhole:
    'It is not known whether all of this file arrived, because its import was interrupted. Import it again to be sure.',
  carriedOver:
    'This was imported before sources were recorded. Its duplicates and skipped records are not known, so they are not shown.',
  sum: ({ fresh, duplicates, skipped, records }: Record<'fresh' | 'duplicates' | 'skipped' | 'records', number>) =>
    `${fresh.toLocaleString('en')} new + ${count(duplicates, 'duplicate', 'duplicates')} + ${skipped.toLocaleString('en')} skipped = ${count(records, 'record', 'records')}`,
  works: (works: number) => `They became ${count(works, 'paper', 'papers')} in the library.`,
  updateTitle: (file: string, day: string) => `This seems to be a newer export of ${file} of ${day}`,
  updateCounts: ({ fresh, changed, gone, same }: Record<'fresh' | 'changed' | 'gone' | 'same', number>) =>
    `${fresh.toLocaleString('en')} new, ${changed.toLocaleString('en')} changed, ${gone.toLocaleString('en')} gone, ${same.toLocaleString('en')} the same.`,
  updateWhat:
    'As an update, reviews with the earlier export count only the new records, and papers take the changes wherever nobody edited them by hand. Nothing is removed.',
  updateTake: 'Use as an update',
  updateOwn: 'Keep as a separate source',
  updated: (changed: number, kept: number) =>
    `${count(changed, 'paper', 'papers')} changed${kept > 0 ? `, ${kept.toLocaleString('en')} kept as changed by hand` : ''}`,
  updatesOf: (file: string, day: string) => `Update of ${file} of ${day}`,
  undoUpdate: 'Make it a separate source',
  replaced: 'Replaced by a newer export',
  notChanged: 'The source was not changed',
  gone: 'The paper was removed for good',
  trashed: 'In the trash',
  unknown: 'Not kept',
  apart: 'Not the same paper',
  isApart: 'The record is now a separate paper',
  remove: 'Remove from the list',
  removeTitle: 'Remove this source from the list?',
  removeWhy: 'Its papers stay in the library, and reviews that counted it stay as they are.',
  removed: 'The source was removed from the list',
}

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
  whereWhy:
    'The flow diagram and the methods text of a review count and name it by this. You can say it later as well.',
  name: 'Database, register or website',
  recognised: (name: string) => `Recognised in the file: ${name}.`,
  notRecognised: 'The file does not say it.',
  arm: 'Box of the flow diagram',
  search: 'Search string',
  searchHint: 'As it was run, for the methods section.',
  searchedOn: 'Searched on',
  interface: 'Interface',
  interfaceHint: 'Ovid, EBSCOhost, Elsevier …',
  save: 'Save',
  saved: 'The source is described',
  saveFailed: 'It was not saved.',
  wrongDay: 'Choose a day, or leave it empty.',
  none: 'Nothing was imported yet',
  noneWhy: 'Each imported file appears here with all its records and the papers that they became.',
  failed: 'The sources could not be loaded',
  kept: 'They are kept on the server.',
  back: 'All sources',
  notWhole:
    'It is not known whether all of this file arrived: its import did not end here. Import it again to be sure.',
  carriedOver:
    'This was imported before sources were kept: what its duplicates said and what was skipped is not known, and is not shown.',
  sum: ({ fresh, duplicates, skipped, records }: Record<'fresh' | 'duplicates' | 'skipped' | 'records', number>) =>
    `${fresh.toLocaleString('en')} new + ${count(duplicates, 'duplicate', 'duplicates')} + ${skipped.toLocaleString('en')} skipped = ${count(records, 'record', 'records')}`,
  works: (works: number) => `They are ${count(works, 'paper', 'papers')} of the library.`,
  updateTitle: (file: string, day: string) => `This seems to be a newer export of ${file} of ${day}`,
  updateCounts: ({ fresh, changed, gone, same }: Record<'fresh' | 'changed' | 'gone' | 'same', number>) =>
    `${fresh.toLocaleString('en')} new, ${changed.toLocaleString('en')} changed, ${gone.toLocaleString('en')} gone, ${same.toLocaleString('en')} the same.`,
  updateWhat:
    'As an update, a review that has the earlier one counts the new records only, and papers take over what changed where nobody changed it by hand. Nothing is removed.',
  updateTake: 'Take it as an update',
  updateOwn: 'A source of its own',
  updated: (changed: number, kept: number) =>
    `${count(changed, 'paper', 'papers')} changed${kept > 0 ? `, ${kept.toLocaleString('en')} kept as changed by hand` : ''}`,
  updatesOf: (file: string, day: string) => `Update of ${file} of ${day}`,
  undoUpdate: 'Make it a source of its own',
  replaced: 'There is a newer export of it',
  notChanged: 'The source was not changed',
  gone: 'The paper was removed for good',
  trashed: 'In the trash',
  unknown: 'Not kept',
  apart: 'Not the same work',
  isApart: 'The record is a paper of its own now',
  remove: 'Remove from the list',
  removeTitle: 'Remove this source from the list?',
  removeWhy: 'Its papers stay in the library, and reviews that counted it stay as they are.',
  removed: 'The source was removed from the list',
}

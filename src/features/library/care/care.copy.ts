import type { MergedField } from '#science/records/merge-records.ts'
import type { ReportedField } from '#science/records/missing-fields.ts'
import type { DuplicateClue } from '#science/records/possible-duplicates.ts'

const clueNames: Record<DuplicateClue, string> = {
  'same-identifier': 'Same identifier',
  'same-title': 'Same title',
  'similar-title': 'Similar title',
  'same-author': 'Same first author',
  'same-year': 'Same year',
  'same-pages': 'Same first page',
  'other-doi': 'Another DOI',
  'other-year': 'Another year',
  'other-type': 'Another type',
}
/** Clues against: shown in another tone and with their own words. */
export const cluesAgainst: ReadonlySet<DuplicateClue> = new Set(['other-doi', 'other-year', 'other-type'])

const fieldNames: Record<MergedField, string> = {
  title: 'Title',
  authors: 'Authors',
  editors: 'Editors',
  translators: 'Translators',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  venue: 'Venue',
  venueShort: 'Venue, abbreviated',
  volume: 'Volume',
  issue: 'Issue',
  pages: 'Pages',
  publisher: 'Publisher',
  place: 'Place',
  edition: 'Edition',
  genre: 'Kind',
  version: 'Version',
  number: 'Number',
  event: 'Event',
  eventPlace: 'Place of the event',
  series: 'Series',
  seriesNumber: 'Number in the series',
  type: 'Type',
  abstract: 'Abstract',
  keywords: 'Keywords',
  language: 'Language',
  url: 'Address',
  accessed: 'Accessed',
  note: 'Note',
  publicationTypes: 'Publication types',
  ids: 'Identifiers',
}

const reportedNames: Record<ReportedField, string> = {
  title: 'Title',
  authors: 'Authors',
  year: 'Year',
  venue: 'Journal or book',
  volume: 'Volume',
  pages: 'Pages',
  publisher: 'Publisher',
  identifier: 'DOI or other identifier',
  abstract: 'Abstract',
}

export const careCopy = { clueNames, fieldNames, reportedNames }

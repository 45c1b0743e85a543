import type { RecordFormat } from '#science/records/read-result.ts'

/** What a record of a fixture must become. Names as "Family, Given"; a field that is not named is not compared. */
export type ExpectedDraft = {
  type?: string
  title: string
  authors: string[]
  editors?: string[]
  translators?: string[]
  year?: number | undefined
  month?: number
  day?: number
  venue?: string
  venueShort?: string
  volume?: string
  issue?: string
  pages?: string
  abstract?: string | undefined
  publisher?: string
  place?: string
  edition?: string
  series?: string
  seriesNumber?: string
  event?: string
  eventPlace?: string
  genre?: string
  number?: string
  version?: string
  language?: string
  url?: string
  accessed?: string
  keywords?: string[]
  publicationTypes?: string[]
  doi?: string | undefined
  pmid?: string
  pmcid?: string
  issn?: string
  isbn?: string
  accession?: string
}

/** A small file after the documented layout of a database or program, and every record that it holds. */
export type FormatFixture = {
  name: string
  file: string
  format: RecordFormat
  database?: string
  text: string
  records: ExpectedDraft[]
}

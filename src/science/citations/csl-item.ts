import type { PaperDraft } from '#contract/papers.ts'

import { journalShort } from './journal-short.ts'

/** A name as CSL-JSON 1.0.2 has it: a person, or a group in `literal`. */
export type CslName = {
  family?: string | undefined
  given?: string | undefined
  literal?: string | undefined
  suffix?: string | undefined
  /** A comma stands before the suffix in "Martin Luther King, Jr." too. */
  'comma-suffix'?: boolean | undefined
  'dropping-particle'?: string | undefined
  'non-dropping-particle'?: string | undefined
}

/** Year, month and day as far as they are known; files write them as numbers or as digits. */
export type CslDate = { 'date-parts'?: readonly (readonly (number | string)[])[] | undefined }

/** The variables of CSL-JSON 1.0.2 that the styles here read. */
export type CslItem = {
  id?: string | undefined
  type: string
  title?: string | undefined
  author?: readonly CslName[] | undefined
  editor?: readonly CslName[] | undefined
  translator?: readonly CslName[] | undefined
  issued?: CslDate | undefined
  accessed?: CslDate | undefined
  'container-title'?: string | undefined
  /** The journal's name as it is abbreviated ("J. Sleep Res."). */
  'container-title-short'?: string | undefined
  'collection-title'?: string | undefined
  'collection-number'?: string | undefined
  volume?: string | undefined
  issue?: string | undefined
  page?: string | undefined
  number?: string | undefined
  version?: string | undefined
  edition?: string | undefined
  genre?: string | undefined
  /** Name of a meeting; `event` is its older name. */
  'event-title'?: string | undefined
  event?: string | undefined
  'event-place'?: string | undefined
  section?: string | undefined
  /** Who granted a patent. */
  authority?: string | undefined
  publisher?: string | undefined
  'publisher-place'?: string | undefined
  DOI?: string | undefined
  URL?: string | undefined
  PMID?: string | undefined
  PMCID?: string | undefined
  /** Of the work, as BCP 47 has it ("de", "en-GB"). */
  language?: string | undefined
}

/** "2024-05-06" as far as it is written. */
const dateOf = (date: string | undefined): CslDate | undefined =>
  date === undefined ? undefined : { 'date-parts': [date.split('-').map(Number)] }

/** A paper of the library as the CSL item that it is written as. */
export function cslItemOf(paper: PaperDraft & { id?: string }): CslItem {
  const { year, month, day } = paper
  const date = [year, month, day].slice(0, month === undefined ? 1 : day === undefined ? 2 : 3)
  return {
    id: paper.id,
    type: paper.type,
    title: paper.title,
    author: paper.authors,
    editor: paper.editors,
    translator: paper.translators,
    issued: year === undefined ? undefined : { 'date-parts': [date.filter((part) => part !== undefined)] },
    accessed: dateOf(paper.accessed),
    'container-title': paper.venue,
    'container-title-short': journalShort(paper),
    'collection-title': paper.series,
    'collection-number': paper.seriesNumber,
    volume: paper.volume,
    issue: paper.issue,
    page: paper.pages,
    number: paper.number,
    version: paper.version,
    edition: paper.edition,
    genre: paper.genre,
    'event-title': paper.event,
    'event-place': paper.eventPlace,
    publisher: paper.publisher,
    'publisher-place': paper.place,
    DOI: paper.ids.doi,
    URL: paper.url,
    PMID: paper.ids.pmid,
    PMCID: paper.ids.pmcid,
    language: paper.language,
  }
}

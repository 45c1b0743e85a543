import type { PaperDraft } from '#contract/papers.ts'

/** A name as CSL-JSON 1.0.2 has it: a person, or a group in `literal`. */
export type CslName = {
  family?: string | undefined
  given?: string | undefined
  literal?: string | undefined
  suffix?: string | undefined
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
  issued?: CslDate | undefined
  accessed?: CslDate | undefined
  'container-title'?: string | undefined
  volume?: string | undefined
  issue?: string | undefined
  page?: string | undefined
  number?: string | undefined
  version?: string | undefined
  edition?: string | undefined
  genre?: string | undefined
  event?: string | undefined
  publisher?: string | undefined
  'publisher-place'?: string | undefined
  DOI?: string | undefined
  URL?: string | undefined
  PMID?: string | undefined
}

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
    issued: year === undefined ? undefined : { 'date-parts': [date.filter((part) => part !== undefined)] },
    'container-title': paper.venue,
    volume: paper.volume,
    issue: paper.issue,
    page: paper.pages,
    edition: paper.edition,
    publisher: paper.publisher,
    'publisher-place': paper.place,
    DOI: paper.ids.doi,
    URL: paper.url,
    PMID: paper.ids.pmid,
  }
}

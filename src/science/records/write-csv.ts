import Papa from 'papaparse'

import type { PaperDraft } from '#contract/papers.ts'

import { ownColumns } from './csv-columns.ts'
import { disarm, joinList } from './csv-lists.ts'
import { writeName } from './names.ts'

/**
 * Writes a table (RFC 4180: CRLF, quotes doubled) with a byte order mark, without which Excel reads UTF-8 wrongly.
 * A cell that a spreadsheet would run as a formula gets an apostrophe; `readCsv` takes it off again.
 */
export function writeCsv(papers: Iterable<PaperDraft>): string {
  const rows = [...papers].map((paper) => cellsOf(paper).map((cell) => disarm(String(cell ?? ''))))
  return `\uFEFF${Papa.unparse({ fields: [...ownColumns], data: rows }, { newline: '\r\n' })}\r\n`
}

function cellsOf(paper: PaperDraft): (string | number | undefined)[] {
  const { ids } = paper
  return [
    paper.type,
    paper.title,
    joinList(paper.authors.map(writeName)),
    joinList((paper.editors ?? []).map(writeName)),
    paper.year,
    paper.month,
    paper.day,
    paper.venue,
    paper.volume,
    paper.issue,
    paper.pages,
    paper.publisher,
    paper.place,
    paper.edition,
    paper.abstract,
    joinList(paper.keywords),
    paper.language,
    paper.url,
    paper.note,
    ids.doi,
    ids.pmid,
    ids.pmcid,
    ids.arxiv,
    ids.isbn,
    ids.issn,
    ids.accession,
    joinList(paper.publicationTypes ?? []),
    joinList((paper.translators ?? []).map(writeName)),
    paper.venueShort,
    paper.genre,
    paper.version,
    paper.number,
    paper.event,
    paper.eventPlace,
    paper.series,
    paper.seriesNumber,
    paper.accessed,
  ]
}

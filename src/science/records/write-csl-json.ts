import type { KeyedPaper } from './citation-key.ts'

/**
 * Writes CSL-JSON 1.0.2, one item a line. What CSL has no variable for (single keywords, publication types, arXiv and
 * accession numbers) stands in `custom`, the place that the schema keeps for it. `id` is the paper's own where it has one.
 */
export function writeCslJson(papers: Iterable<KeyedPaper & { id?: string }>): string {
  const items = [...papers].map((paper, index) => JSON.stringify(itemOf(paper, index)))
  return items.length === 0 ? '[]\n' : `[\n${items.join(',\n')}\n]\n`
}

function itemOf(paper: KeyedPaper & { id?: string }, index: number): Record<string, unknown> {
  const { ids, keywords, publicationTypes = [] } = paper
  const custom = {
    ...(keywords.length > 0 && { keywords }),
    ...(publicationTypes.length > 0 && { publicationTypes }),
    ...(ids.arxiv !== undefined && { arxiv: ids.arxiv }),
    ...(ids.accession !== undefined && { accession: ids.accession }),
  }
  // JSON leaves out what is undefined.
  return {
    id: paper.id ?? String(index + 1),
    'citation-key': paper.shelf?.citationKey,
    type: paper.type,
    title: paper.title === '' ? undefined : paper.title,
    author: paper.authors.length > 0 ? paper.authors : undefined,
    editor: paper.editors,
    translator: paper.translators,
    issued: paper.year === undefined ? undefined : { 'date-parts': [dateParts(paper)] },
    accessed: paper.accessed === undefined ? undefined : { 'date-parts': [paper.accessed.split('-').map(Number)] },
    'container-title': paper.venue,
    'container-title-short': paper.venueShort,
    'collection-title': paper.series,
    'collection-number': paper.seriesNumber,
    'event-title': paper.event,
    'event-place': paper.eventPlace,
    volume: paper.volume,
    issue: paper.issue,
    page: paper.pages,
    publisher: paper.publisher,
    'publisher-place': paper.place,
    edition: paper.edition,
    genre: paper.genre,
    version: paper.version,
    number: paper.number,
    abstract: paper.abstract,
    keyword: keywords.length > 0 ? keywords.join(', ') : undefined,
    language: paper.language,
    URL: paper.url,
    note: paper.note,
    DOI: ids.doi,
    PMID: ids.pmid,
    PMCID: ids.pmcid,
    ISSN: ids.issn,
    ISBN: ids.isbn,
    custom: Object.keys(custom).length > 0 ? custom : undefined,
  }
}

function dateParts({ year, month, day }: KeyedPaper): (number | undefined)[] {
  return [year, ...(month === undefined ? [] : [month, ...(day === undefined ? [] : [day])])]
}

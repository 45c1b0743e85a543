import type { DraftParts } from './draft.ts'
import { canonical } from './identifiers.ts'

type Texts = string | undefined | readonly (string | undefined)[]

/** Where a record may name its work by a number, for each kind the texts in the order in which they are believed. */
export type IdentifierTexts = {
  doi?: Texts
  pmid?: Texts
  pmcid?: Texts
  arxiv?: Texts
  issn?: Texts
  isbn?: Texts
  /** ISSN or ISBN, told apart by their shape. */
  numbers?: Texts
  /** Addresses of the work: those of doi.org, PubMed, PubMed Central and arXiv hold its number. */
  addresses?: Texts
  /** The number in the database that wrote the record. */
  accession?: string | undefined
}

const list = (texts: Texts): string[] =>
  (Array.isArray(texts) ? texts : [texts as string | undefined]).filter((text) => text !== undefined && text !== '')

/** The identifiers that the texts hold, each in its canonical spelling; of each kind the first that is one. */
export function identifiersIn(texts: IdentifierTexts): NonNullable<DraftParts['ids']> {
  const addresses = list(texts.addresses)
  const numbers = list(texts.numbers)
  const of = (kind: Texts, site: RegExp, canonical: (text: string) => string | undefined) =>
    first([...list(kind), ...addresses.filter((address) => site.test(address))], canonical)
  const pmid = of(texts.pmid, /pubmed/i, canonical.pmid)
  const { accession } = texts
  return {
    doi: of(texts.doi, /doi\.org\//i, canonical.doi),
    pmid,
    pmcid: of(texts.pmcid, /pmc/i, canonical.pmcid),
    arxiv: of(texts.arxiv, /arxiv/i, canonical.arxiv),
    issn: first([...list(texts.issn), ...numbers], canonical.issn),
    isbn: first(
      [...list(texts.isbn), ...numbers.filter((number) => canonical.issn(number) === undefined)],
      canonical.isbn,
    ),
    accession: pmid !== undefined && canonical.pmid(accession ?? '') === pmid ? undefined : accession,
  }
}

function first(texts: readonly string[], canonical: (text: string) => string | undefined): string | undefined {
  for (const text of texts) {
    const found = canonical(text)
    if (found !== undefined) return found
  }
  return undefined
}

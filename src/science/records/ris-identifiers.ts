import type { DraftParts } from './draft.ts'
import {
  canonicalArxiv,
  canonicalDoi,
  canonicalIsbn,
  canonicalIssn,
  canonicalPmcid,
  canonicalPmid,
} from './identifiers.ts'
import { lineValue, type TaggedField } from './tagged-field.ts'

/**
 * Finds the identifiers of a RIS record. DO is the DOI; without it an address of doi.org, or a DOI alone in M3 or N1.
 * SN is an ISSN or an ISBN by its shape. AN is a PMID only where the record says that it comes from PubMed.
 */
export function risIdentifiers(all: (...tags: string[]) => TaggedField[]): NonNullable<DraftParts['ids']> {
  const values = (...tags: string[]) =>
    all(...tags)
      .map(lineValue)
      .filter((value) => value !== '')
  const urls = values('UR', 'L2', 'LK')
  const customs = values('U1', 'U2', 'U3', 'U4', 'U5', 'C2')
  const accession = values('AN')[0]
  const pmid =
    firstOf(
      urls.filter((url) => /pubmed/i.test(url)),
      canonicalPmid,
    ) ??
    firstOf(
      customs.filter((value) => /\[pmid\]$/i.test(value)),
      canonicalPmid,
    )
  // CENTRAL names the record of another database: "PUBMED 123".
  const crossed = values('XR', 'C5', 'PM')
    .map((value) => /^pubmed[ :]+(\d{1,8})$/i.exec(value)?.[1])
    .find(Boolean)
  const fromPubmed = values('DB', 'DP').some((name) => /^(?:pubmed|nlm|medline)\b/i.test(name))
  const number = accession === undefined ? undefined : canonicalPmid(accession)
  const accessionIsPmid =
    number !== undefined && (number === pmid || (pmid === undefined && (fromPubmed || /^pmid/i.test(accession ?? ''))))
  const pmcid = firstOf([...customs, ...(accession === undefined ? [] : [accession]), ...urls], canonicalPmcid)
  const accessionIsKnown = accessionIsPmid || (accession !== undefined && canonicalPmcid(accession) === accession)

  return {
    doi:
      firstOf(values('DO', 'DI'), ownDoi) ??
      firstOf(
        urls.filter((url) => /doi\.org\//i.test(url)),
        canonicalDoi,
      ) ??
      firstOf(
        values('M3', 'N1').filter((value) => /^(?:doi:? ?)?10\.\d{4,9}\/\S+$/i.test(value)),
        canonicalDoi,
      ),
    pmid: pmid ?? crossed ?? (accessionIsPmid ? number : undefined),
    pmcid,
    arxiv: firstOf(
      [...customs, ...urls].filter((value) => /arxiv/i.test(value)),
      canonicalArxiv,
    ),
    issn: firstOf(values('SN'), canonicalIssn),
    isbn: firstOf(values('SN'), (value) => (canonicalIssn(value) === undefined ? canonicalIsbn(value) : undefined)),
    accession: accessionIsKnown ? undefined : accession,
  }
}

/** A DOI of CENTRAL's own names its record, not the work. */
function ownDoi(value: string): string | undefined {
  const doi = canonicalDoi(value)
  return doi?.startsWith('10.1002/central/') ? undefined : doi
}

function firstOf(values: readonly string[], canonical: (value: string) => string | undefined): string | undefined {
  for (const value of values) {
    const found = canonical(value)
    if (found !== undefined) return found
  }
  return undefined
}

import type { DraftParts } from './draft.ts'
import { canonical } from './identifiers.ts'
import { identifiersIn } from './identifiers-in.ts'
import type { TaggedFields } from './tagged-reader.ts'

/**
 * Finds the identifiers of a RIS record. DO is the DOI; without it an address of doi.org, or a DOI alone in M3 or N1.
 * Scopus puts the PMID into C2. SN is an ISSN or an ISBN by its shape. AN is a PMID only where the record says that it comes from PubMed. CENTRAL names
 * the record of another database ("PUBMED 123"); Embase puts its own number into U2.
 */
export function risIdentifiers({ values, first }: TaggedFields): NonNullable<DraftParts['ids']> {
  const addresses = values('UR', 'L2', 'LK')
  const customs = values('U1', 'U2', 'U3', 'U4', 'U5', 'C2')
  const accession = first('AN') ?? customs.find((value) => /^L\d{6,12}$/.test(value))
  const crossed = values('XR', 'C5', 'PM', 'N1').map((value) => /^pubmed[ :]+(\d{1,8})$/i.exec(value)?.[1])
  const isOfPubmed = values('DB', 'DP').some((name) => /^(?:pubmed|nlm|medline)\b/i.test(name))
  const ids = identifiersIn({
    doi: values('DO', 'DI').filter((value) => !/10\.1002\/central\//i.test(value)),
    pmid: [
      ...addresses.filter((url) => /pubmed/i.test(url)),
      ...customs.filter((value) => /\[pmid\]$/i.test(value)),
      ...crossed,
      first('DB') === 'Scopus' ? first('C2') : undefined,
      isOfPubmed || /^pmid/i.test(accession ?? '') ? accession : undefined,
    ],
    pmcid: [...customs, accession],
    arxiv: customs.filter((value) => /arxiv/i.test(value)),
    numbers: values('SN'),
    addresses: addresses.filter((url) => !/10\.1002\/central\//i.test(url)),
    accession,
  })
  const alone = values('M3', 'N1').filter((value) => /^(?:doi:? ?)?10\.\d{4,9}\/\S+$/i.test(value))
  return {
    ...ids,
    doi: ids.doi ?? alone.map(canonical.doi).find(Boolean),
    accession: accession !== undefined && canonical.pmcid(accession) === accession ? undefined : ids.accession,
  }
}

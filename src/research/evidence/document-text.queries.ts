import { useQuery } from '@tanstack/react-query'

import type { PaperText } from '#contract/files.ts'
import type { Evidence, Verification } from '#contract/evidence.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { fullTextOf, joinedPages, placeAt, type PassagePlace } from '#science/evidence/full-text.ts'
import { provenanceOf, type Provenance } from '#science/evidence/provenance.ts'
import { verifyQuote, type QuotePlace } from '#science/evidence/verify-quote.ts'

import { paperTextQuery } from '../papers/opened-papers.queries.ts'
import { paperQuery } from '../papers/papers.queries.ts'

const withText = (answer: PaperText) => ({ ...answer, text: joinedPages(answer.pages) })

/** The text of a paper in which evidence is looked up, its pages joined as offsets count them. */
export const documentTextQuery = (documentId: string) => ({ ...paperTextQuery(documentId), select: withText })

/** How a quote stands in its paper's text now: looked up here, whatever was said of it elsewhere. */
export type CheckedEvidence = PassagePlace & {
  state: 'checking' | 'unchecked' | Verification
  start: number
  end: number
  /** Whose words they are, where they were found. */
  provenance: Provenance
  /** Who put the abstract together from an index, where the words stand in one. */
  rebuiltBy?: string
}

const placed = ({ verified, start, end }: QuotePlace) => ({ state: verified, start, end })

/** Looks a piece of evidence up in the text of its paper. `unchecked`: the text could not be had. */
export function useCheckedEvidence(evidence: Pick<Evidence, 'documentId' | 'quote'>): CheckedEvidence {
  const { data, isError } = useQuery(documentTextQuery(evidence.documentId))
  const found = data && verifyQuote(evidence.quote, data.text)
  // A quote of the record's own abstract stays one, in whatever words the file prints it.
  const isMissed = data?.source === 'file' && found?.verified === 'none'
  // Whose words a title and an abstract are, the record alone says.
  const asksRecord = isMissed || (data?.source === 'abstract' && found?.verified !== 'none')
  const record = useQuery({ ...paperQuery(evidence.documentId), enabled: asksRecord })
  if (!found || (asksRecord && record.isPending)) {
    return { state: isError ? 'unchecked' : 'checking', start: 0, end: 0, provenance: 'unknown' }
  }
  if (data.source === 'file' && !isMissed) {
    return { ...placed(found), provenance: 'full-text', ...placeAt(fullTextOf(data.pages), found.start) }
  }
  if (!record.data) return { ...placed(found), provenance: 'unknown' }
  const text = documentText(record.data)
  const place = isMissed ? verifyQuote(evidence.quote, text) : found
  const hash = isMissed ? textHash(text) : data.textHash
  const { abstractRebuiltBy: rebuiltBy } = record.data
  return {
    ...placed(place),
    provenance: provenanceOf({ textHash: hash, start: place.start }, record.data),
    ...(rebuiltBy !== undefined && { rebuiltBy }),
  }
}

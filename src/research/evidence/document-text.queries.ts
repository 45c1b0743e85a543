import { useQuery } from '@tanstack/react-query'

import type { PaperText } from '#contract/files.ts'
import type { Evidence, Verification } from '#contract/evidence.ts'
import { documentText } from '#science/evidence/document-text.ts'
import { joinedPages } from '#science/evidence/full-text.ts'
import { verifyQuote } from '#science/evidence/verify-quote.ts'

import { paperTextQuery } from '../papers/opened-papers.queries.ts'
import { paperQuery } from '../papers/papers.queries.ts'

const withText = (answer: PaperText) => ({ ...answer, text: joinedPages(answer.pages) })

/** The text of a paper in which evidence is looked up, its pages joined as offsets count them. */
export const documentTextQuery = (documentId: string) => ({ ...paperTextQuery(documentId), select: withText })

/** How a quote stands in its paper's text now: looked up here, whatever was said of it elsewhere. */
export type CheckedEvidence = { state: 'checking' | 'unchecked' | Verification; start: number; end: number }

/** Looks a piece of evidence up in the text of its paper. `unchecked`: the text could not be had. */
export function useCheckedEvidence(evidence: Pick<Evidence, 'documentId' | 'quote'>): CheckedEvidence {
  const { data, isError } = useQuery(documentTextQuery(evidence.documentId))
  const found = data && verifyQuote(evidence.quote, data.text)
  // A quote of the record's own abstract stays one, in whatever words the file prints it.
  const isMissed = data?.source === 'file' && found?.verified === 'none'
  const record = useQuery({ ...paperQuery(evidence.documentId), enabled: isMissed })
  if (!found || (isMissed && record.isPending)) {
    return { state: isError ? 'unchecked' : 'checking', start: 0, end: 0 }
  }
  const { verified, start, end } =
    isMissed && record.data ? verifyQuote(evidence.quote, documentText(record.data)) : found
  return { state: verified, start, end }
}

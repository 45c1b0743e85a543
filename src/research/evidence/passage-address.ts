import type { Evidence } from '#contract/evidence.ts'
import { paths } from '#shared/paths.ts'

/** What is needed of a passage to open it. Without a quote the paper opens at the page, or at its beginning. */
export type OpenedPassage = Pick<Evidence, 'documentId'> &
  Partial<Pick<Evidence, 'quote' | 'start' | 'end' | 'page' | 'section'>>

/** Addresses longer than some 2,000 characters are cut by mail programs. */
const LONGEST_QUOTE = 900

/**
 * The one address of a passage: the reader opens on its page with the quote lit, after looking the quote up again. The
 * quote decides; `start` and `end` only tell which of several equal passages is meant, and hold as long as it stands there.
 */
export function passageAddress({ documentId, quote = '', start, end, page }: OpenedPassage): string {
  const hasPlace = start !== undefined && end !== undefined && start < end
  return paths.document(documentId, {
    q: shortened(quote.trim()),
    ...(hasPlace && quote.length <= LONGEST_QUOTE && { s: String(start), e: String(end) }),
    ...(page !== undefined && { page: String(page) }),
  })
}

/** The address of one highlight. */
export const highlightAddress = (documentId: string, highlightId: string) =>
  paths.document(documentId, { h: highlightId })

/** Whole words from the beginning: a part of a quote still opens at its first line. */
function shortened(quote: string): string {
  if (quote.length <= LONGEST_QUOTE) return quote
  const cut = quote.slice(0, LONGEST_QUOTE)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))
}

import { verifyQuote } from '#science/evidence/verify-quote.ts'

export type Passage =
  | { kind: 'none' }
  | { kind: 'found'; start: number; end: number; isExact: boolean }
  | { kind: 'missing'; quote: string }

/** What an address asks for: a quote with its offsets, a page, a highlight, a file. */
export type Asked = {
  q: string | null
  s: string | null
  e: string | null
  page?: string | null
  h?: string | null
  file?: string | null
}

/**
 * The passage that an address asks for. The quote decides: offsets are taken at their word only where the text there is
 * the quote, because a text may have moved since the link was made.
 */
export function passageIn(text: string, asked: Pick<Asked, 'q' | 's' | 'e'>): Passage {
  const quote = asked.q ?? ''
  if (quote === '') return { kind: 'none' }
  const start = Number(asked.s)
  const end = Number(asked.e)
  if (Number.isInteger(start) && Number.isInteger(end) && start < end) {
    const there = verifyQuote(quote, text.slice(start, end))
    if (there.verified !== 'none') return { kind: 'found', start, end, isExact: there.verified === 'exact' }
  }
  const found = verifyQuote(quote, text)
  if (found.verified === 'none') return { kind: 'missing', quote }
  return { kind: 'found', start: found.start, end: found.end, isExact: found.verified === 'exact' }
}

/** The page that an address asks for; undefined for what is no page. */
export function askedPage({ page }: Pick<Asked, 'page'>, total: number): number | undefined {
  const wanted = Number(page)
  return page && Number.isInteger(wanted) && wanted >= 1 && wanted <= total ? wanted : undefined
}

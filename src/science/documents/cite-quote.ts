import type { Highlight } from '#contract/highlights.ts'
import type { Paper } from '#contract/papers.ts'

import { familyOf } from '../records/names.ts'

/** The words of a quote on one line, without soft hyphens. */
export const plainQuote = (quote: string) => quote.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()
/** Where a quote stands, as a citation has it: "p. 4". */
export const locatorOf = ({ page }: Pick<Highlight, 'page'>) => (page === undefined ? '' : `p. ${page}`)

/** A quote with where it comes from, ready to be pasted: “words” (Smith 2010, p. 4). */
export function quoteWithCitation(paper: Paper, quote: string, page: number | undefined): string {
  const [first] = paper.authors
  const name = familyOf(first) || paper.title.slice(0, 40)
  const others = paper.authors.length > 2 ? ' et al.' : paper.authors[1] ? ` and ${familyOf(paper.authors[1])}` : ''
  const source = [`${name}${others} ${paper.year ?? 'n.d.'}`, locatorOf({ page })].filter(Boolean).join(', ')
  return `“${plainQuote(quote)}” (${source})`
}

import Papa from 'papaparse'

import type { Paper } from '#contract/papers.ts'
import type { Highlight } from '#contract/highlights.ts'

import { citationKeyOf } from '../records/citation-key.ts'
import { locatorOf, plainQuote } from './cite-quote.ts'
import { disarm, joinList } from '../records/csv-lists.ts'
import type { Cite } from '../citations/reference-styles.ts'

type Marked = Pick<Highlight, 'quote' | 'page' | 'colour' | 'note' | 'tags' | 'createdAt'>

/** Signs that Markdown would take for its own at the beginning of a line, and those that open links and HTML. */
const inMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, String.raw`\$&`)

const keyOf = (paper: Paper) => paper.shelf?.citationKey ?? citationKeyOf(paper)

/** Notes as Markdown: the reference, then each quote with its page, its note and its tags. */
export function notesMarkdown(paper: Paper, highlights: readonly Marked[], cite: Cite): string {
  const parts = [`# Notes on ${inMarkdown(paper.title)}`, inMarkdown(cite(paper)), `Citation key: ${keyOf(paper)}`]
  for (const mark of highlights) {
    const where = [locatorOf(mark), mark.colour].filter(Boolean).join(', ')
    parts.push(`> ${inMarkdown(plainQuote(mark.quote))}\n>\n> (${where})`)
    if (mark.note.trim() !== '') parts.push(inMarkdown(mark.note.trim()))
    if (mark.tags.length > 0) parts.push(`Tags: ${mark.tags.map(inMarkdown).join(', ')}`)
  }
  return `${parts.join('\n\n')}\n`
}

/** Notes as a table, one highlight a row; no cell of it runs as a formula. */
export function notesCsv(paper: Paper, highlights: readonly Marked[]): string {
  const data = highlights.map((mark) =>
    [
      keyOf(paper),
      paper.title,
      mark.page ?? '',
      plainQuote(mark.quote),
      mark.note,
      joinList(mark.tags),
      mark.colour,
      mark.createdAt,
    ].map((cell) => disarm(String(cell))),
  )
  const fields = ['citation key', 'title', 'page', 'quote', 'note', 'tags', 'colour', 'created']
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`
}

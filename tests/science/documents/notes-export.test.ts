import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { quoteWithCitation } from '#science/documents/cite-quote.ts'
import { inStyle } from '#science/citations/reference-text.ts'
import { notesCsv, notesMarkdown } from '#science/documents/notes-export.ts'

const paper: Paper = {
  id: 'p', type: 'article-journal', title: 'A *trial* of walking', year: 2001, keywords: [], ids: {}, design: 'unknown',
  authors: [{ family: 'Smith', given: 'Jane' }, { family: 'Lee', given: 'Kim' }], flags: {}, counts: {}, origin: [],
} // prettier-ignore
const mark = {
  quote: 'Pressure fell\nby over\u00ADall 8',
  page: 4,
  colour: 'green' as const,
  note: '=1+1',
  tags: ['main', 'bp'],
  createdAt: '2026-01-02',
}

test('Markdown holds the reference, each quote with its page, its note and its tags, and nothing that would be marked up', () => {
  const text = notesMarkdown(paper, [mark], inStyle('Vancouver'))
  expect(text).toContain(String.raw`# Notes on A \*trial\* of walking`)
  expect(text).toContain('> Pressure fell by overall 8\n>\n> (p. 4, green)')
  expect(text).toContain('Tags: main, bp')
  expect(text).toContain('Citation key: ')
})

test('a table of notes runs no formula', () => {
  const [, row = ''] = notesCsv(paper, [mark]).split('\r\n')
  expect(row).toContain("'=1+1")
  expect(row).toContain('Pressure fell by overall 8')
})

test('a copied quote carries its source and its page', () => {
  expect(quoteWithCitation(paper, mark.quote, 4)).toBe('“Pressure fell by overall 8” (Smith and Lee 2001, p. 4)')
  expect(quoteWithCitation({ ...paper, authors: [] }, 'words', undefined)).toBe('“words” (A *trial* of walking 2001)')
})

import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { answerMarkdown, sourcesOf } from '#features/copilot/export/answer-markdown.ts'
import { sessionDocx } from '#features/copilot/export/session-docx.ts'
import { sessionMarkdown, type ExportedSession } from '#features/copilot/export/session-markdown.ts'
import { inStyle } from '#science/citations/reference-text.ts'
import { readZip } from '#shared/format/unzip.ts'

const paper = (id: string, more: Partial<Paper> = {}): Paper => ({
  id,
  type: 'article-journal',
  title: 'BCG and tuberculosis',
  authors: [{ family: 'Colditz', given: 'Graham A' }],
  year: 1994,
  keywords: [],
  ids: { doi: '10.1001/jama.271.9.698' },
  design: 'meta-analysis',
  flags: {},
  counts: {},
  origin: [],
  ...more,
})
const papers = [
  paper('p1', { shelf: { tags: [], collections: [], reading: 'read', citationKey: 'colditz1994' } }),
  paper('p2', { title: 'Another of that year', flags: { retracted: true } }),
]
const sources = sourcesOf(papers)
const quote = 'BCG halved the risk of tuberculosis.'
const cite = (documentId: string, verified: 'exact' | 'none') => ({
  documentId,
  quote,
  start: 0,
  end: 36,
  textHash: 'h',
  verified,
})
const answer = {
  role: 'answer' as const,
  createdAt: '2026-11-22T10:00:00.000Z',
  status: 'complete',
  scope: 'All my library, 238 papers',
  writtenBy: { kind: 'model', model: 'tiny' },
  notFound: [{ term: 'leprosy', scope: 'None of the 2 papers that were read mentions “leprosy”.' }],
  table: { head: ['Paper', 'Size'], rows: [[{ text: 'a | b' }, { text: '40' }]], note: 'Read by rules.' },
  sections: [
    {
      id: 's1',
      heading: 'What was found',
      sentences: [
        {
          id: 's1-1',
          text: 'It <b>works</b>.',
          states: 'finding' as const,
          origin: 'model' as const,
          citations: [cite('p1', 'exact'), cite('p1', 'none')],
        },
        { id: 's1-2', text: 'So they say.', states: 'finding' as const, origin: 'model' as const, citations: [] },
      ],
    },
  ],
}
const session: ExportedSession = {
  title: 'BCG, asked',
  messages: [{ role: 'question', text: 'Does it\nwork?', createdAt: '2026-11-22T09:59:00.000Z' }, answer],
  sources,
}

test('keys of the library are kept, others are made, and no two papers share one', () => {
  expect(sources[0]?.key).toBe('colditz1994')
  expect(new Set(sources.map(({ key }) => key)).size).toBe(2)
})

test('Markdown: keys behind sentences, inventions struck out, what was not found, sources with what is retracted', () => {
  const text = sessionMarkdown(session)
  expect(text).toContain('# BCG, asked\n\n## Does it work?')
  expect(text).toContain(`It <b>works</b>. [@colditz1994] ~~[“${quote}”]~~ (no source found)`)
  expect(text).toContain('So they say. (no source given)')
  expect(text).toContain('| a \\| b | 40 |')
  expect(text).toContain('- Not in these documents: None of the 2 papers')
  expect(text).toContain('*Written by tiny, from: All my library, 238 papers, on 2026-11-22.*')
  expect(text).toMatch(/- \[@colditz1994\] Colditz GA\. BCG and tuberculosis\./)
  expect(text).toMatch(/- \[@\S+\] \*\*Retracted\.\*\* Colditz/)
})

test('two answers copied one under the other still say which source is which', () => {
  const both = `${answerMarkdown(answer, papers)}\n${answerMarkdown(answer, papers.slice(0, 1))}`
  expect(both.match(/\[@colditz1994\] Colditz/g)).toHaveLength(2)
})

test('sources are written by the style that the person chose', () => {
  const cite = inStyle('APA')
  expect(answerMarkdown(answer, papers, cite)).toContain('- [@colditz1994] Colditz, G. A. (')
  expect(sourcesOf(papers, cite).map(({ reference }) => reference)).toEqual(papers.map(cite))
})

test('Word: the same text and sources, and what was struck out is struck there', async () => {
  const entries = await readZip(sessionDocx(session), (name) => name === 'word/document.xml', 1_000_000)
  const [file] = entries
  const xml = new TextDecoder().decode(file?.bytes)
  expect(xml).toContain('It &lt;b&gt;works&lt;/b&gt;.')
  expect(xml).toContain('[colditz1994]')
  expect(xml).toMatch(/<w:strike\/>.{0,200}BCG halved the risk/)
  expect(xml).toContain('Not in these documents')
})

import type { Paper } from '#contract/papers.ts'
import type { ExportInput } from '#science/manuscript/export/export-input.ts'
import type { Block, CitationNode, Inline, Mark } from '#science/manuscript/manuscript.ts'

const paper = (id: string, family: string, given: string, year: number, title: string): Paper => ({
  id,
  type: 'article-journal',
  title,
  authors: [{ family, given }, { literal: 'Sleep & Light Group' }],
  year,
  venue: 'Trials',
  volume: '4',
  issue: '2',
  pages: '10-19',
  keywords: ['sleep'],
  abstract: 'An abstract that does not travel in a field.',
  ids: { doi: `10.1000/${id}` },
  design: 'randomised-trial',
  flags: {},
  counts: {},
  origin: [],
})

export const samplePapers = new Map(
  [
    paper('p1', 'Berg', 'Ada', 2020, 'Light <at> night & "sleep"'),
    paper('p2', 'Lund', 'Per', 2019, 'Shift work'),
    paper('p3', 'Ode', 'Fay', 2021, 'Naps'),
  ].map((each) => [each.id, each] as const),
)

const said = (text: string, ...marks: Mark[]): Inline => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const cite = (id: string, ...items: CitationNode['attrs']['items']): Inline => ({
  type: 'citation',
  attrs: { id, items },
})
const para = (...content: Inline[]): Block => ({ type: 'paragraph', content })

const change = { suggestionId: 's1', by: 'person', name: 'Mara "M" Diaz', at: '2026-03-04T05:06:07+02:00' } as const
/** A PNG of two by one pixels. */
export const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGM4IQcEJwAHIwIJ5FiIOQAAAABJRU5ErkJggg=='

/** A draft that holds every kind of node and mark. */
export const sampleDraft: ExportInput = {
  title: 'Light at night & sleep <draft>',
  style: 'apa',
  papers: samplePapers,
  threads: [
    {
      id: 't1',
      messages: [
        { name: 'Ode Lie', at: '2026-03-04T05:06:07Z', text: 'Which trials?\nAll of them?' },
        { name: 'Mara Diaz', at: '2026-03-04T06:06:07Z', text: 'Those of 2020.' },
      ],
    },
  ],
  manuscript: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { id: 'h1', level: 1 }, content: [said('Background')] },
      para(
        said('Light '),
        said('disturbs', { type: 'bold' }),
        said(' sleep', { type: 'italic' }, { type: 'comment', attrs: { threadId: 't1' } }),
        said(' in trials', { type: 'comment', attrs: { threadId: 't1' } }),
        said(' '),
        cite(
          'c1',
          { paperId: 'p1', locator: '12-14', prefix: 'see' },
          { paperId: 'p2', locator: '3', label: 'chapter' },
        ),
        said('. Berg '),
        cite('c2', { paperId: 'p1', suppressAuthor: true, suffix: 'and others' }),
        said(' agrees; CO'),
        said('2', { type: 'subscript' }),
        said(' at 10'),
        said('3', { type: 'superscript' }),
        said(' '),
        said('code()', { type: 'code' }),
        said(' '),
        said('a page', { type: 'link', attrs: { href: 'https://example.org/?a=1&b=2' } }),
        said(' '),
        said('old', { type: 'deletion', attrs: change }),
        said('new', { type: 'insertion', attrs: change }),
        said('.'),
        { type: 'footnote', attrs: { id: 'f1', content: [said('A note '), cite('c3', { paperId: 'p3' }), said('.')] } },
      ),
      para(
        said('As '),
        { type: 'crossReference', attrs: { targetId: 'fig1' } },
        said(' and '),
        { type: 'crossReference', attrs: { targetId: 'tab1' } },
        said(' show, '),
        { type: 'equation', attrs: { latex: 'x^{2}' } },
        said(' grows.'),
        { type: 'hardBreak' },
        said('Next line.'),
      ),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              para(said('one')),
              {
                type: 'orderedList',
                attrs: { start: 3 },
                content: [
                  { type: 'listItem', content: [para(said('inner three'))] },
                  { type: 'listItem', content: [para(said('inner four'))] },
                ],
              },
            ],
          },
          { type: 'listItem', content: [para(said('two'))] },
        ],
      },
      { type: 'blockquote', content: [para(said('Quoted words.'))] },
      { type: 'codeBlock', attrs: { language: 'r' }, content: [{ type: 'text', text: 'x <- 1\n  y <- 2' }] },
      { type: 'horizontalRule' },
      {
        type: 'table',
        attrs: { id: 'tab1', caption: 'Sleep by arm' },
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', content: [para(said('Arm'))] },
              { type: 'tableHeader', attrs: { colspan: 2 }, content: [para(said('Hours'))] },
            ],
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', attrs: { rowspan: 2 }, content: [para(said('Dark | dim'))] },
              { type: 'tableCell', content: [para(said('7.1'))] },
              { type: 'tableCell', content: [para(said('7.4'))] },
            ],
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [para(said('6.2'))] },
              { type: 'tableCell', content: [para(cite('c4', { paperId: 'p2' }))] },
            ],
          },
        ],
      },
      { type: 'figure', attrs: { id: 'fig1', src: dot, alt: 'Two dots', caption: 'Hours of sleep' } },
      { type: 'equationBlock', attrs: { id: 'eq1', latex: '\\frac{a}{b}=\\sum_{i=1}^{n}x_{i}' } },
      { type: 'heading', attrs: { id: 'h2', level: 2 }, content: [said('References')] },
      { type: 'bibliography' },
    ],
  },
}

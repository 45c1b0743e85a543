import { getSchema } from '@tiptap/core'
import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { newReviewBody } from '#contract/review-body.ts'
import { schemaExtensions } from '#features/writing/editor/editor-extensions.ts'
import { newBody } from '#features/writing/new-draft.ts'
import { settingsOf, textOf } from '#features/writing/sync/draft-doc.ts'
import { manuscriptOf } from '#science/manuscript/from-analysis.ts'
import { documentTypes, type Manuscript } from '#science/manuscript/manuscript.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'
import { outlineOf } from '#science/manuscript/outlines.ts'
import { fromBase64 } from '#shared/format/base64.ts'

const schema = getSchema([...schemaExtensions])
/** A text as the editor holds it, with every attribute that it has. */
const asHeld = (manuscript: Manuscript) => {
  const node = schema.nodeFromJSON(manuscript)
  node.check()
  return node.toJSON() as Manuscript
}
const opened = (body: { state: string }) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, fromBase64(body.state) ?? new Uint8Array())
  return doc
}

const every: Manuscript = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { id: 'h-1', level: 2 }, content: [{ type: 'text', text: 'Results' }] },
    {
      type: 'paragraph',
      attrs: { id: 'p-1' },
      content: [
        {
          type: 'text',
          text: 'Fewer died',
          marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }, { type: 'bold' }],
        },
        {
          type: 'citation',
          attrs: {
            id: 'c-1',
            items: [
              { paperId: 'd-1', locator: '12', label: 'page', prefix: 'see' },
              { paperId: 'd-2', suppressAuthor: true },
            ],
          },
        },
        { type: 'equation', attrs: { latex: 'x^2' } },
        { type: 'footnote', attrs: { id: 'f-1', content: [{ type: 'text', text: 'A note.' }] } },
        { type: 'crossReference', attrs: { targetId: 't-1' } },
        { type: 'hardBreak' },
        {
          type: 'text',
          text: 'proposed',
          marks: [
            { type: 'insertion', attrs: { suggestionId: 's-1', by: 'model', name: 'M', at: '2026-11-22T00:00:00Z' } },
          ],
        },
        { type: 'text', text: 'H', marks: [{ type: 'comment', attrs: { threadId: 't-9' } }] },
        { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
      ],
    },
    {
      type: 'table',
      attrs: { id: 't-1', caption: 'Trials' },
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableHeader', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'n' }] }] }],
        },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] },
      ],
    },
    { type: 'figure', attrs: { id: 'g-1', src: 'data:image/png;base64,AAAA', alt: 'A plot', caption: 'Risk' } },
    { type: 'equationBlock', attrs: { id: 'e-1', latex: 'y' } },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    { type: 'bibliography' },
  ],
}

describe('the schema of the editor', () => {
  test('holds every node and mark of a manuscript, and gives it back', () => {
    expect(asHeld(every)).toMatchObject(every)
    expect(Object.keys(schema.nodes).sort()).toEqual(
      'blockquote bibliography bulletList citation codeBlock crossReference doc equation equationBlock figure footnote hardBreak heading horizontalRule listItem liveBlock orderedList paragraph table tableCell tableHeader tableRow text'
        .split(' ')
        .sort(),
    )
    expect(Object.keys(schema.marks).sort()).toEqual(
      'bold code comment deletion insertion italic link strike subscript superscript underline'.split(' ').sort(),
    )
  })

  test('a new draft carries its text through the shared document unchanged', () => {
    const doc = opened(newBody({ manuscript: every, settings: { style: 'vancouver' } }))
    const read = { ...yXmlFragmentToProsemirrorJSON(textOf(doc)), type: 'doc' } as Manuscript
    expect(asHeld(read)).toEqual(asHeld(every))
    expect(settingsOf(doc).get('style')).toBe('vancouver')
  })
})

describe('outlines', () => {
  test.each(documentTypes)('%s is a text that the editor can hold, with a place for its references', (type) => {
    const outline = outlineOf(type)
    asHeld(outline)
    expect(outline.content.at(-1)).toEqual({ type: 'bibliography' })
  })

  test('a guideline adds the sections that are missing, each once', () => {
    const headings = numberingOf(asHeld(outlineOf('article', 'arrive-2.0'))).outline.map(({ text }) => text)
    expect(headings).toContain('Essential ten')
    expect(new Set(headings).size).toBe(headings.length)
  })
})

describe('a draft from an analysis', () => {
  const evidence = { documentId: 'd-1', quote: 'q', start: 0, end: 1, textHash: 'h' }
  test('keeps sentences, and citations whose quote was found', () => {
    const manuscript = manuscriptOf(
      {
        id: 'syn-1',
        kind: 'synthesis',
        sections: [
          {
            id: 's',
            heading: 'Findings',
            sentences: [
              {
                id: '1',
                text: 'Fewer died.',
                states: 'finding',
                origin: 'documents',
                citations: [{ ...evidence, verified: 'exact' }],
              },
              {
                id: '2',
                text: 'More lived.',
                states: 'finding',
                origin: 'model',
                citations: [{ ...evidence, verified: 'none' }],
              },
            ],
          },
        ],
      },
      [],
    )
    asHeld(manuscript)
    const { clusters, outline, words } = numberingOf(manuscript)
    expect(clusters.map(({ items }) => items)).toEqual([[{ paperId: 'd-1' }]])
    expect(outline.map(({ text }) => text)).toEqual(['Findings', 'References'])
    expect(words).toBe(4)
  })
})

test.each([
  ['Fewer died.', 'Fewer died [c].'],
  ['Aronson (1948): “Fewer died.”', 'Aronson (1948): “Fewer died” [c].'],
  ['Aronson (1948): “Did fewer die?”', 'Aronson (1948): “Did fewer die?” [c].'],
  ['Fewer died (and many lived).', 'Fewer died (and many lived) [c].'],
  ['Fewer died', 'Fewer died [c].'],
])('a citation of a draft stands outside quotation marks, and sentences end: %s', (given, written) => {
  const evidence = { documentId: 'd-1', quote: 'q', start: 0, end: 1, textHash: 'h', verified: 'exact' as const }
  const origin = 'documents' as const
  const sentences = [
    { id: '1', text: given, states: 'finding' as const, origin, citations: [evidence] },
    { id: '2', text: 'Two papers agree', states: 'frame' as const, origin, citations: [] },
    { id: '3', text: 'All are old.', states: 'frame' as const, origin, citations: [] },
  ]
  const { content } = manuscriptOf({ id: 'syn-1', sections: [{ id: 's', heading: 'Findings', sentences }] }, [])
  const words = content.flatMap((block) =>
    block.type === 'paragraph'
      ? (block.content ?? []).map((node) => (node.type === 'text' ? node.text : `[${node.type[0]}]`)).join('')
      : [],
  )
  expect(words.join(' ')).toBe(`${written} Two papers agree. All are old.`)
})

describe('a draft from a review', () => {
  test('has what its protocol and findings say, and headings for the rest', () => {
    const body = newReviewBody('systematic', {
      protocol: { rationale: 'Trials disagree.', search: 'PubMed, 1 May 2026.' },
      criteria: [{ id: 'c-1', kind: 'include', text: 'Randomised' }],
      findings: [{ id: 'f-1', outcome: 'Tuberculosis', text: 'Fewer fell ill.', why: '' }],
    })
    const manuscript = manuscriptOf({ id: 'syn-2', kind: 'review', query: 'Does BCG help?', body }, [])
    asHeld(manuscript)
    const words = JSON.stringify(manuscript)
    for (const said of ['Trials disagree.', 'PubMed, 1 May 2026.', 'Randomised', 'Fewer fell ill.', 'Does BCG help?'])
      expect(words).toContain(said)
    expect(numberingOf(manuscript).outline.map(({ text }) => text)).toContain('Tuberculosis')
  })
})

describe('numbers of a text', () => {
  test('figures, tables, equations and notes are counted in their order, words under each heading', () => {
    const { targets, footnotes, outline } = numberingOf(every)
    expect([...targets.values()].map(({ label }) => label)).toEqual(['Results', 'Table 1', 'Figure 1', 'Equation 1'])
    expect(footnotes.get('f-1')).toBe(1)
    // What is only proposed is no word of the text.
    expect(outline[0]?.words).toBe(4)
  })
})

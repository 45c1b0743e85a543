import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { writeMarkdown } from '#science/manuscript/export/write-markdown.ts'
import { ImportRefused } from '#science/manuscript/import/imported-draft.ts'
import { readMarkdown } from '#science/manuscript/import/markdown/read-markdown.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'

import { draftArbitrary, withNumberedIds } from './draft-arbitrary.ts'
import { dot, sampleDraft, samplePapers } from './sample-draft.ts'

const keys = new Map([
  ['berg2020light', 'p1'],
  ['lund2019shift', 'p2'],
  ['ode2021naps', 'p3'],
])
const written = (manuscript: Manuscript) => String(writeMarkdown({ ...sampleDraft, manuscript }).files.get('draft.md'))
const again = (manuscript: Manuscript) =>
  readMarkdown(written(manuscript), { papersByKey: keys, pictures: new Map([['pictures/1.png', dot]]) })

describe('Markdown as Pandoc reads it', () => {
  test('citations, footnotes, formulas, tables, cross references', () => {
    const { files, notes } = writeMarkdown(sampleDraft)
    const text = String(files.get('draft.md'))
    expect(text).toContain('title: "Light at night & sleep <draft>"')
    expect(text).toContain('[see @berg2020light, pp. 12-14; @lund2019shift, chap. 3]')
    expect(text).toContain('[-@berg2020light, and others]')
    expect(text).toContain('[^1]: A note [@ode2021naps].')
    expect(text).toContain('[Figure 1](#fig1)')
    expect(text).toContain('![Hours of sleep](pictures/1.png){#fig1 alt="Two dots"}')
    expect(text).toContain('| Arm | Hours |  |')
    expect(text).toContain('CO~2~ at 10^3^ `code()` [a page](<https://example.org/?a=1&b=2>) old')
    expect(text).not.toContain('new')
    expect(text).toContain('::: {#refs}\n:::')
    expect(String(files.get('references.bib'))).toContain('@article{berg2020light,')
    expect([...files.keys()]).toEqual(['draft.md', 'references.bib', 'pictures/1.png'])
    expect(notes).toContainEqual(expect.objectContaining({ is: 'changed', thing: 'mergedCells', count: 2 }))
    expect(notes).toContainEqual(expect.objectContaining({ is: 'changed', thing: 'suggestions', count: 2 }))
  })

  test('every draft of the supported nodes comes back', () => {
    fc.assert(
      fc.property(draftArbitrary({ paperIds: [...samplePapers.keys()], format: 'markdown' }), (manuscript) => {
        expect(withNumberedIds(again(manuscript).manuscript)).toEqual(withNumberedIds(manuscript))
      }),
      { numRuns: 200 },
    )
  })
})

describe('Markdown of other hands', () => {
  test('headings of both kinds, lists inside lists, tables, links by name', () => {
    const { manuscript, title } = readMarkdown(
      'My title\n========\n\nIntro\n-----\n\n* one\n  * inner\n* two\n\n1) first\n2) second\n\na [link][l] and <https://a.org>\nnext  \nline\n\n[l]: https://b.org "x"\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    )
    expect(title).toBe('My title')
    expect(manuscript.content.map(({ type }) => type)).toEqual([
      'heading',
      'bulletList',
      'orderedList',
      'paragraph',
      'table',
    ])
    expect(JSON.stringify(manuscript)).toContain(
      '"text":"link","marks":[{"type":"link","attrs":{"href":"https://b.org"}}]',
    )
    expect(JSON.stringify(manuscript)).toContain('"text":" next"},{"type":"hardBreak"}')
  })

  test('citations in their forms; keys that nobody knows are named', () => {
    const { manuscript, unknownKeys, notes } = readMarkdown(
      'Said [@berg2020light, p. 12 for more; see -@nobody2020, {chap. 3 and 4} too]. A [mail](mailto:a@b.org) to me@home.org.',
      { papersByKey: keys },
    )
    expect(manuscript.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Said ' },
          {
            type: 'citation',
            attrs: {
              id: 'citation-1',
              items: [
                { paperId: 'p1', locator: '12', suffix: 'for more' },
                {
                  paperId: 'nobody2020',
                  locator: '3 and 4',
                  label: 'chapter',
                  prefix: 'see',
                  suffix: 'too',
                  suppressAuthor: true,
                },
              ],
            },
          },
          { type: 'text', text: '. A ' },
          { type: 'text', text: 'mail', marks: [{ type: 'link', attrs: { href: 'mailto:a@b.org' } }] },
          { type: 'text', text: ' to me@home.org.' },
        ],
      },
    ])
    expect(unknownKeys).toEqual(['nobody2020'])
    expect(notes).toContainEqual({ is: 'changed', thing: 'references', count: 1, detail: 'nobody2020' })
  })

  test('markup and addresses that run something do not come in', () => {
    const { manuscript, notes } = readMarkdown(
      'Hi <script>alert(1)</script><img src=x onerror=alert(2)> [x](javascript:alert(3)) <b>bold</b>',
    )
    expect(JSON.stringify(manuscript)).not.toMatch(/script|onerror|alert/)
    expect(notes.filter(({ is }) => is === 'left').length).toBeGreaterThan(0)
  })

  test('files that were made to hang are read or refused at once', () => {
    const started = performance.now()
    for (const text of [
      '*a '.repeat(50_000),
      '['.repeat(50_000),
      '>'.repeat(20_000),
      '`'.repeat(30_000) + 'a',
      '![a]('.repeat(20_000),
      '- '.repeat(20_000),
      '$a '.repeat(40_000),
      `[^a]\n\n[^a]: ${'[^a]'.repeat(1000)}`,
      '**a*b'.repeat(20_000),
      '|a'.repeat(20_000) + '\n' + '|-'.repeat(20_000),
      '<!--'.repeat(20_000),
      '~a^b'.repeat(20_000),
    ])
      expect(readMarkdown(text).manuscript.type).toBe('doc')
    expect(() => readMarkdown('a'.repeat(8_000_001))).toThrow(ImportRefused)
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  test('whatever a file holds becomes a draft', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '# ',
            '> ',
            '- ',
            '1. ',
            '```',
            '|',
            '\n',
            '\n\n',
            '*',
            '**',
            '_',
            '[',
            ']',
            '(',
            ')',
            '@a',
            '^',
            '~',
            '$',
            '<b>',
            ':::',
            'word',
            ' ',
            '\\',
            '    ',
            '---',
            '![',
          ),
          { maxLength: 60 },
        ),
        (parts) => {
          const { manuscript } = readMarkdown(parts.join(''))
          expect(manuscript.content.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 300 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { writeDocx } from '#science/manuscript/export/docx/write-docx.ts'
import { readDocx } from '#science/manuscript/import/docx/read-docx.ts'
import { ImportRefused } from '#science/manuscript/import/imported-draft.ts'
import type { Block, Manuscript } from '#science/manuscript/manuscript.ts'

import { draftArbitrary, withNumberedIds } from './draft-arbitrary.ts'
import { sampleDraft, samplePapers } from './sample-draft.ts'

const again = (manuscript: Manuscript, style: 'apa' | 'chicago-notes' = 'apa') =>
  readDocx(writeDocx({ ...sampleDraft, style, manuscript }).parts)

/** A document of one body, as another program may write it. */
const foreign = (body: string, more: Record<string, string> = {}) =>
  readDocx(
    new Map(
      Object.entries({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...more }).map(
        ([name, text]) => [name, new TextEncoder().encode(text)],
      ),
    ),
  )
const run = (inner: string) => `<w:r>${inner}</w:r>`
const text = (words: string) => run(`<w:t xml:space="preserve">${words}</w:t>`)
const paragraph = (inner: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const complex = (instruction: string, shown: string) =>
  run('<w:fldChar w:fldCharType="begin"/>') +
  run(`<w:instrText>${instruction}</w:instrText>`) +
  run('<w:fldChar w:fldCharType="separate"/>') +
  text(shown) +
  run('<w:fldChar w:fldCharType="end"/>')
const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

describe('our own Word documents come back', () => {
  test('the draft with everything in it, citations with locators, comments and changes', () => {
    const { manuscript, title, style, threads, records } = again(sampleDraft.manuscript)
    expect(title).toBe(sampleDraft.title)
    expect(style).toBe('apa')
    const json = JSON.stringify(manuscript)
    for (const block of sampleDraft.manuscript.content) {
      if (block.type === 'paragraph') continue
      const found = manuscript.content.find(({ type }) => type === block.type)
      if (block.type === 'codeBlock') expect(found).toEqual({ ...block, attrs: undefined })
      else if (block.type !== 'heading') expect(found).toEqual(block)
    }
    expect(json).toContain(
      JSON.stringify({
        id: 'c1',
        items: [
          { paperId: 'p1', locator: '12-14', prefix: 'see' },
          { paperId: 'p2', locator: '3', label: 'chapter' },
        ],
      }),
    )
    expect(json).toContain(
      JSON.stringify({ id: 'c2', items: [{ paperId: 'p1', suffix: 'and others', suppressAuthor: true }] }),
    )
    expect(json).toMatch(
      /"text":"old","marks":\[\{"type":"deletion","attrs":\{[^}]*"name":"Mara \\"M\\" Diaz","at":"2026-03-04T03:06:07.000Z"/,
    )
    expect(threads.map(({ messages }) => messages.map(({ text: words }) => words))).toEqual([
      ['Which trials?\nAll of them?', 'Those of 2020.'],
    ])
    expect(json).toMatch(/"type":"footnote".*"A note "/)
    expect([...records.keys()].sort()).toEqual(['p1', 'p2', 'p3'])
  })

  test('a style of notes: its footnotes become citations again', () => {
    const { manuscript, style } = again(sampleDraft.manuscript, 'chicago-notes')
    expect(style).toBe('chicago-notes')
    const ids = [...JSON.stringify(manuscript).matchAll(/"type":"citation","attrs":\{"id":"(c\d)"/g)].map(
      ([, id]) => id,
    )
    expect(ids).toEqual(['c1', 'c2', 'c3', 'c4'])
  })

  test('every draft of the supported nodes', () => {
    fc.assert(
      fc.property(draftArbitrary({ paperIds: [...samplePapers.keys()], format: 'docx' }), (manuscript) => {
        expect(withNumberedIds(again(manuscript).manuscript)).toEqual(withNumberedIds(manuscript))
      }),
      { numRuns: 150 },
    )
  })
})

describe('documents of other programs', () => {
  test('a field of Zotero becomes a citation, its record comes along', () => {
    const field = {
      citationID: 'abc',
      properties: { plainCitation: '(Berg 2020, 12)' },
      citationItems: [
        {
          id: 7,
          uris: ['http://zotero.org/users/1/items/AAAA'],
          itemData: { id: 7, type: 'book', title: 'Sleep' },
          locator: '4',
          label: 'chapter',
          prefix: 'see ',
        },
      ],
    }
    const { manuscript, records, notes } = foreign(
      paragraph(text('Said ') + complex(` ADDIN ZOTERO_ITEM CSL_CITATION ${escaped(field)} `, '(Berg 2020, 12)')),
    )
    expect(manuscript.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Said ' },
          {
            type: 'citation',
            attrs: {
              id: 'abc',
              items: [
                { paperId: 'http://zotero.org/users/1/items/AAAA', locator: '4', label: 'chapter', prefix: 'see' },
              ],
            },
          },
        ],
      },
    ])
    expect([...records.values()]).toEqual([{ id: 7, type: 'book', title: 'Sleep' }])
    expect(notes).toContainEqual({ is: 'taken', thing: 'citations', count: 1 })
  })

  test('a field of Mendeley and a content control of its newer versions', () => {
    const item = { citationItems: [{ id: 'ITEM-1', itemData: { id: 'ITEM-1', type: 'book', title: 'Sleep' } }] }
    const tag = `MENDELEY_CITATION_v3_${Buffer.from(JSON.stringify(item)).toString('base64')}`
    const { manuscript } = foreign(
      paragraph(complex(`ADDIN CSL_CITATION ${escaped(item)}`, '(x)')) +
        paragraph(
          `<w:sdt><w:sdtPr><w:tag w:val="${tag}"/></w:sdtPr><w:sdtContent>${text('(x)')}</w:sdtContent></w:sdt>`,
        ),
    )
    expect(JSON.stringify(manuscript).match(/"paperId":"ITEM-1"/g)).toHaveLength(2)
    expect(JSON.stringify(manuscript)).not.toContain('(x)')
  })

  test('a citation whose field is damaged stays as its words, and that is said', () => {
    const { manuscript, notes } = foreign(paragraph(complex('ADDIN ZOTERO_ITEM CSL_CITATION {broken}', '(Berg 2020)')))
    expect(manuscript.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: '(Berg 2020)' }] }])
    expect(notes[0]).toMatchObject({ is: 'changed', thing: 'citations', count: 1 })
  })

  test('what is not taken is named with its place', () => {
    const { notes, manuscript } = foreign(
      paragraph(text('Methods'), '<w:outlineLvl w:val="0"/>') +
        paragraph(
          text('Seen') +
            run('<w:pict/>') +
            run('<w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t>') +
            complex('DATE', 'today'),
        ),
    )
    expect(notes).toContainEqual({ is: 'left', thing: 'objects', count: 1, place: 'Methods' })
    expect(notes).toContainEqual({ is: 'changed', thing: 'fields', count: 1, detail: 'DATE', place: 'Methods' })
    expect(JSON.stringify(manuscript)).not.toContain('hidden')
  })

  test('addresses that run something are no links', () => {
    const { manuscript, notes } = foreign(
      paragraph(`<w:hyperlink r:id="rId9">${text('click')}</w:hyperlink>`) +
        paragraph(text('&lt;script&gt;alert(1)&lt;/script&gt;')),
      {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId9" Target="javascript:alert(1)"/></Relationships>',
      },
    )
    expect(manuscript.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'click' }] },
      { type: 'paragraph', content: [{ type: 'text', text: '<script>alert(1)</script>' }] },
    ] satisfies Block[])
    expect(notes).toContainEqual({ is: 'changed', thing: 'links', count: 1, detail: 'javascript:alert(1)' })
  })

  test('a file that is no document, and one that nests without end, get a sentence', () => {
    expect(() => readDocx(new Map())).toThrow(ImportRefused)
    const deep = '<w:tbl><w:tr><w:tc>'.repeat(20_000)
    const started = performance.now()
    try {
      const { notes } = foreign(deep)
      expect(notes.some(({ thing }) => thing === 'nesting')).toBe(true)
    } catch (error) {
      expect(error).toBeInstanceOf(ImportRefused)
    }
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('nothing that another program wrote is lost without a word', () => {
  const wordsOf = (manuscript: Manuscript) => JSON.stringify(manuscript)

  test('words in a text box are paragraphs behind the one that holds it, and stand there once', () => {
    const box = `<w:txbxContent>${paragraph(text('Key message'))}</w:txbxContent>`
    const drawn = `<mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`
    const old = `<w:pict><v:textbox><w:txbxContent>${paragraph(text('Old box'))}</w:txbxContent></v:textbox></w:pict>`
    const { manuscript } = foreign(
      paragraph(text('Before') + run(drawn)) + paragraph(run(old)) + paragraph(text('After')),
    )
    const words = wordsOf(manuscript)
    expect(words.split('Key message')).toHaveLength(2)
    expect(words.split('Old box')).toHaveLength(2)
    expect(words.indexOf('Before')).toBeLessThan(words.indexOf('Key message'))
    expect(words.indexOf('Old box')).toBeLessThan(words.indexOf('After'))
  })

  test('rows and cells inside content controls are rows and cells', () => {
    const cell = (words: string) => `<w:tc>${paragraph(text(words))}</w:tc>`
    const control = (inner: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`
    const table = `<w:tbl><w:tr>${cell('A')}${control(cell('B'))}</w:tr>${control(`<w:tr>${cell('C')}${cell('D')}</w:tr>`)}</w:tbl>`
    const [found] = foreign(table).manuscript.content
    expect(found?.type === 'table' && found.content.map((row) => row.content.length)).toEqual([2, 2])
  })

  test('the text is read from whatever part the package names', () => {
    const parts = {
      '_rels/.rels':
        '<Relationships><Relationship Id="r1" Type="http://x/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>',
      'word/document2.xml': `<w:document><w:body>${paragraph(text('Here'))}</w:body></w:document>`,
    }
    const bytes = Object.entries(parts).map(([name, xml]) => [name, new TextEncoder().encode(xml)] as const)
    expect(wordsOf(readDocx(new Map(bytes)).manuscript)).toContain('Here')
  })
})

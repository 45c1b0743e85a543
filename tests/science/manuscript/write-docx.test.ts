import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'

import { writeDocx } from '#science/manuscript/export/docx/write-docx.ts'
import { findElements, textOf, type XmlElement } from '#science/records/xml.ts'
import { writeZip } from '#shared/format/zip.ts'

import { sampleDraft } from './sample-draft.ts'

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const part = (name: string, input = sampleDraft) => decode(writeDocx(input).parts.get(name))
const every = (xml: string, name: string): XmlElement[] =>
  [...findElements(xml, new Set([name]))].map(({ element }) => element)

/** The instruction and the shown text of every complex field, in order; throws where a field is not closed. */
function fieldsOf(xml: string): { instruction: string; shown: string }[] {
  const open: { instruction: string; shown: string; isShown: boolean }[] = []
  const closed: { instruction: string; shown: string }[] = []
  for (const run of every(xml, 'w:r')) {
    for (const child of run.children) {
      if (typeof child === 'string') continue
      const at = open.at(-1)
      if (child.name === 'w:fldChar') {
        const kind = child.attributes['w:fldCharType']
        if (kind === 'begin') open.push({ instruction: '', shown: '', isShown: false })
        else if (at === undefined) throw new Error('A field ends that never began.')
        else if (kind === 'separate') at.isShown = true
        else
          closed.push(...open.splice(-1).map(({ instruction, shown }) => ({ instruction: instruction.trim(), shown })))
      } else if (child.name === 'w:instrText' && at !== undefined) at.instruction += textOf(child)
      else if (child.name === 'w:t') for (const each of open) if (each.isShown) each.shown += textOf(child)
    }
  }
  if (open.length > 0) throw new Error('A field is not closed.')
  return closed
}

const PREFIX = 'ADDIN ZOTERO_ITEM CSL_CITATION '
type Field = {
  citationID: string
  properties: { formattedCitation: string; plainCitation: string; noteIndex: number }
  citationItems: { id: string; itemData: Record<string, unknown>; [key: string]: unknown }[]
}
const citationsIn = (xml: string) =>
  fieldsOf(xml)
    .filter(({ instruction }) => instruction.startsWith(PREFIX))
    .map(({ instruction, shown }) => ({ shown, json: JSON.parse(instruction.slice(PREFIX.length)) as Field }))

describe('citations as fields of a reference manager', () => {
  test('each holds the whole citation with its records, and shows what the manager expects to find', () => {
    const [first, second, third] = citationsIn(part('word/document.xml'))
    expect(first?.shown).toBe(
      '(see Berg & Sleep & Light Group, 2020, pp. 12–14; Lund & Sleep & Light Group, 2019, Chapter 3)',
    )
    expect(first?.json.properties.plainCitation).toBe(first?.shown)
    expect(first?.json.citationID).toBe('c1')
    expect(first?.json.citationItems).toEqual([
      expect.objectContaining({
        id: 'p1',
        uris: ['urn:roadrunner:paper:p1'],
        locator: '12-14',
        label: 'page',
        prefix: 'see',
      }),
      expect.objectContaining({ id: 'p2', locator: '3', label: 'chapter' }),
    ])
    expect(first?.json.citationItems[0]?.itemData).toMatchObject({
      type: 'article-journal',
      title: 'Light <at> night & "sleep"',
      DOI: '10.1000/p1',
      issued: { 'date-parts': [[2020]] },
    })
    expect(first?.json.citationItems[0]?.itemData).not.toHaveProperty('abstract')
    expect(second?.json.citationItems[0]).toMatchObject({ 'suppress-author': true, suffix: 'and others' })
    expect(second?.shown).toBe('(2020 and others)')
    expect(third?.json.citationID).toBe('c4')
  })

  test('the one in a footnote stands in the footnote', () => {
    const notes = citationsIn(part('word/footnotes.xml'))
    expect(notes.map(({ json }) => json.citationID)).toEqual(['c3'])
    expect(every(part('word/document.xml'), 'w:footnoteReference')).toHaveLength(1)
  })

  test('in a style of notes every citation is a footnote, numbered', () => {
    const input = { ...sampleDraft, style: 'chicago-notes' as const }
    expect(citationsIn(part('word/document.xml', input))).toEqual([])
    expect(
      citationsIn(part('word/footnotes.xml', input)).map(({ json }) => [json.citationID, json.properties.noteIndex]),
    ).toEqual([
      ['c1', 1],
      ['c2', 2],
      ['c3', 0],
      ['c4', 4],
    ])
    expect(preference(input)).toContain('name="noteType" value="1"')
  })

  const preference = (input = sampleDraft) =>
    every(part('docProps/custom.xml', input), 'vt:lpwstr').map(textOf).join('')

  test('the list is a field around all entries, the style is told in the document', () => {
    const list = fieldsOf(part('word/document.xml')).find(({ instruction }) =>
      instruction.startsWith('ADDIN ZOTERO_BIBL'),
    )
    expect(list?.instruction).toMatch(/^ADDIN ZOTERO_BIBL \{.*\} CSL_BIBLIOGRAPHY$/)
    expect(list?.shown).toContain(
      'Berg, A. & Sleep & Light Group. (2020). Light <at> night & “sleep.” Trials, 4(2), 10–19.',
    )
    expect(list?.shown).toContain('Ode, F.')
    expect(preference()).toContain('<style id="http://www.zotero.org/styles/apa"')
    expect(every(part('docProps/custom.xml'), 'property').map(({ attributes }) => attributes['name'])).toEqual([
      'ZOTERO_PREF_1',
      'ZOTERO_PREF_2',
    ])
    for (const value of every(part('docProps/custom.xml'), 'vt:lpwstr'))
      expect(textOf(value).length).toBeLessThanOrEqual(255)
  })
})

describe('the rest of a document', () => {
  test('every relation that is named is there, and every picture', () => {
    const { parts } = writeDocx(sampleDraft)
    const xml = decode(parts.get('word/document.xml'))
    const relations = every(decode(parts.get('word/_rels/document.xml.rels')), 'Relationship')
    const ids = new Map(relations.map(({ attributes }) => [attributes['Id'], attributes['Target']]))
    const named = [...xml.matchAll(/r:(?:id|embed)="([^"]+)"/g)].map(([, id]) => id)
    expect(named.map((id) => ids.get(id))).toEqual(['https://example.org/?a=1&b=2', 'media/image1.png'])
    expect(parts.get('word/media/image1.png')?.slice(1, 4)).toEqual(new TextEncoder().encode('PNG'))
  })

  test('proposals are tracked changes, threads comments around their words', () => {
    const xml = part('word/document.xml')
    expect(every(xml, 'w:del').map((element) => [element.attributes['w:author'], textOf(element)])).toEqual([
      ['Mara "M" Diaz', 'old'],
    ])
    expect(every(xml, 'w:ins').map((element) => [element.attributes['w:date'], textOf(element)])).toEqual([
      ['2026-03-04T03:06:07Z', 'new'],
    ])
    expect(every(part('word/comments.xml'), 'w:comment').map(textOf)).toEqual([
      'Which trials?All of them?',
      'Those of 2020.',
    ])
    const order = [
      ...xml.matchAll(/<w:(commentRangeStart|commentRangeEnd|t xml:space="preserve">(?: sleep| in trials))/g),
    ]
    expect(order.map(([, what]) => what)).toEqual([
      'commentRangeStart',
      'commentRangeStart',
      't xml:space="preserve"> sleep',
      't xml:space="preserve"> in trials',
      'commentRangeEnd',
      'commentRangeEnd',
    ])
  })

  test('spans, headings, numbers, formulas and cross references', () => {
    const xml = part('word/document.xml')
    expect(every(xml, 'w:gridSpan').map(({ attributes }) => attributes['w:val'])).toEqual(['2'])
    expect(every(xml, 'w:vMerge').map(({ attributes }) => attributes['w:val'])).toEqual(['restart', undefined])
    expect(fieldsOf(xml).filter(({ instruction }) => /^(?:SEQ|REF)/.test(instruction))).toEqual([
      { instruction: String.raw`REF _Ref_fig1 \h`, shown: 'Figure 1' },
      { instruction: String.raw`REF _Ref_tab1 \h`, shown: 'Table 1' },
      { instruction: String.raw`SEQ Table \* ARABIC`, shown: '1' },
      { instruction: String.raw`SEQ Figure \* ARABIC`, shown: '1' },
    ])
    expect(xml).toContain('w:name="_Ref_fig1"')
    expect(every(xml, 'm:oMath').map(textOf)).toEqual(['x2', expect.stringMatching(/^ab=i=1nxi$/)])
    expect(every(part('word/numbering.xml'), 'w:startOverride').map(({ attributes }) => attributes['w:val'])).toEqual([
      '3',
    ])
  })

  test('a formula that Word cannot hold stays as its LaTeX, and that is said', () => {
    const latex = String.raw`\cancel{x}`
    const input = {
      ...sampleDraft,
      manuscript: { type: 'doc' as const, content: [{ type: 'equationBlock' as const, attrs: { latex } }] },
    }
    const { parts, notes } = writeDocx(input)
    expect(decode(parts.get('word/document.xml'))).toContain(String.raw`$$\cancel{x}$$`)
    expect(notes).toContainEqual({ is: 'changed', thing: 'equations', count: 1, detail: latex })
  })

  test('a second reader finds the text, the footnote, the table and the list', async () => {
    const { parts } = writeDocx(sampleDraft)
    const bytes = writeZip([...parts].map(([name, content]) => ({ name, bytes: content })))
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })
    expect(value).toMatch(/<h1>.*Background<\/h1>/)
    expect(value).toContain('<strong>disturbs</strong>')
    expect(value).toContain('(see Berg &amp; Sleep &amp; Light Group, 2020, pp. 12–14;')
    expect(value).toMatch(/A note \(Ode/)
    expect(value).toMatch(/<td[^>]*rowspan="2"/)
    expect(value).toContain('<ol><li>inner three</li>')
    expect(value).toContain('<img alt="Two dots"')
  })
})

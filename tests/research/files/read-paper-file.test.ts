import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { FILE_MAX_BYTES } from '#contract/files.ts'
import { refusalOf } from '#research/files/paper-file-rules.ts'
import { paperOfPdf, readPaperFile } from '#research/files/read-paper-file.ts'
import { readPdf } from '#research/pdf-text/extract-pdf.ts'
import { joinedPages } from '#science/evidence/full-text.ts'
import { verifyQuote } from '#science/evidence/verify-quote.ts'
import { writeZip } from '#shared/format/zip.ts'
import { jatsArticle } from '#tests/support/jats-article.ts'
import { tinyPaper, tinyPdf, tinyScan } from '#tests/support/tiny-pdf.ts'

const pdf = async (bytes: Uint8Array, name = 'scan_of a+paper.pdf') =>
  paperOfPdf(await readPdf(await getDocument({ data: bytes, verbosity: 0 }).promise), name)

const xml = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const paragraph = (text: string, style?: string) =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const docxParts = (body: string, more: { name: string; bytes: Uint8Array }[] = []) => [
  xml(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  xml(
    '_rels/.rels',
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
  xml('word/document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`),
  xml(
    'word/styles.xml',
    `<w:styles ${W}><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style></w:styles>`,
  ),
  ...more,
]
const docx = (body: string, more: { name: string; bytes: Uint8Array }[] = []) =>
  new File([writeZip(docxParts(body, more))], 'paper.docx')

describe('a PDF', () => {
  test('gives its record and its text, page by page', async () => {
    const read = await pdf(tinyPaper('Green tea and sleep in adults', { doi: '10.1000/TEA.1', word: 'sextant' }))
    expect(read.draft).toMatchObject({
      title: 'Green tea and sleep in adults',
      year: 2017,
      ids: { doi: '10.1000/tea.1' },
      authors: [{ family: 'Lovelace' }, { family: 'van der Berg' }, { family: 'OConnell' }],
    })
    expect(read.draft.abstract).toMatch(/^We gave tea .* nobody was harmed\.$/)
    expect(read.pages.map(({ page }) => page)).toEqual([1, 2])
    expect(verifyQuote('The sextant turned twice as often', read.pages[1]?.text ?? '').verified).toBe('exact')
    expect(read).toMatchObject({ hasText: true, isGuessed: false })
  })

  test('that is a scan has no text, and its name stands for a title', async () => {
    const read = await pdf(tinyScan())
    expect(read).toMatchObject({ hasText: false, isGuessed: true, pages: [] })
    expect(read.draft.title).toBe('scan of a paper')
    expect(read.draft.abstract).toBeUndefined()
  })

  test('does not take a wrong title of its own', async () => {
    const lines = [
      { text: 'Green tea and sleep in adults', size: 20, y: 700 },
      { text: 'Tea was given to forty adults, and their sleep was measured every night of the study.', y: 600 },
      { text: 'Sleep improved in twelve of them, and nobody was harmed by anything that they drank.', y: 585 },
    ]
    const read = await pdf(tinyPdf({ pages: [lines], info: { title: 'Microsoft Word - draft_final2.doc' } }))
    expect(read.draft.title).toBe('Green tea and sleep in adults')
  })
})

describe('a Word document', () => {
  test('gives its record and its text, tables row by row', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const read = await readPaperFile(
      docx(
        [
          paragraph('Green tea and sleep in adults', 'T'),
          paragraph('Ada Lovelace, Jan van der Berg'),
          paragraph('Results', 'H1'),
          paragraph('Sleep improved by 12 minutes &amp; 3 seconds (p &lt; 0.05).'),
          `<w:tbl><w:tr>${cell('Group')}${cell('n')}</w:tr><w:tr>${cell('Tea')}${cell('20')}</w:tr></w:tbl>`,
        ].join(''),
      ),
    )
    expect(read.draft.title).toBe('Green tea and sleep in adults')
    expect(read.draft.authors).toHaveLength(2)
    expect(read.pages).toHaveLength(1)
    expect(read.pages[0]?.text).toBe(
      'Green tea and sleep in adults\n\nAda Lovelace, Jan van der Berg\n\nResults\n\nSleep improved by 12 minutes & 3 seconds (p < 0.05).\n\nGroup\tn\n\nTea\t20',
    )
  })

  test('is read whatever its main part is called, with its text boxes and content controls', async () => {
    const box = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraph('In a box.')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
    const control = `<w:sdt><w:sdtContent>${paragraph('In a control.')}</w:sdtContent></w:sdt>`
    const parts = docxParts(`${paragraph('Green tea and sleep in adults', 'T')}${box}${control}`).map(
      ({ name, bytes }) =>
        xml(
          name.replace('word/document', 'word/body'),
          new TextDecoder().decode(bytes).replaceAll('word/document.xml', 'word/body.xml'),
        ),
    )
    const read = await readPaperFile(new File([writeZip(parts)], 'paper.docx'))
    expect(read.pages[0]?.text).toBe('Green tea and sleep in adults\n\nIn a box.\n\nIn a control.')
  })

  test('that grows without end when it is unpacked is refused, and its pictures are never unpacked', async () => {
    const huge = new Uint8Array(41 * 1024 * 1024).fill(32)
    const packed = await new Response(
      new Blob([huge]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer()
    expect(packed.byteLength).toBeLessThan(100_000)
    const bomb = (name: string) => deflatedEntry(name, new Uint8Array(packed), huge.length)
    await expect(readPaperFile(new File([bomb('word/document.xml')], 'bomb.docx'))).rejects.toThrow(/damaged/)
    // The same as a picture is not looked at: what is wrong is that there is no text part.
    await expect(readPaperFile(new File([bomb('word/media/image1.png')], 'bomb.docx'))).rejects.toThrow(
      /not a Word document/,
    )
  })

  test.each([
    ['an old .doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), /old Word file/],
    ['a web page', new TextEncoder().encode('<html></html>'), /damaged/],
    ['an archive of something else', writeZip([xml('a.txt', 'a')]), /not a Word document/],
    ['one that was cut off', writeZip(docxParts(paragraph('Tea'))).slice(0, 400), /damaged/],
  ])('%s is refused in words', async (_, bytes, message) => {
    await expect(readPaperFile(new File([bytes], 'x.docx'))).rejects.toThrow(message)
  })
})

test('a text file is read in its encoding; its first lines are a title only where they stand out', async () => {
  const latin = Buffer.from('# Caf\u00e9s and sleep\n\nText of it.', 'latin1')
  expect((await readPaperFile(new File([latin], 'a.md'))).draft.title).toBe('Cafés and sleep')
  const plain = await readPaperFile(new File(['One line of words.\n\nAnother line of words.'], 'my notes.txt'))
  expect(plain).toMatchObject({ isGuessed: true, draft: { title: 'my notes' }, hasText: true })
  expect(plain.pages[0]?.text).toBe('One line of words.\n\nAnother line of words.')
})

test('what a name or a size already says is said before a byte is read', () => {
  expect(refusalOf({ name: 'a.exe', size: 10 })).toMatch(/Only PDF/)
  expect(refusalOf({ name: 'a.pdf.exe', size: 10 })).toMatch(/Only PDF/)
  expect(refusalOf({ name: 'a.pdf', size: 0 })).toMatch(/empty/)
  expect(refusalOf({ name: 'a.pdf', size: FILE_MAX_BYTES + 1 })).toMatch(/10\.1 MB; up to 10 MB/)
  expect(refusalOf({ name: 'A.PDF', size: FILE_MAX_BYTES })).toBeUndefined()
})

const folder = fileURLToPath(new URL('../../../../shared/data/documents', import.meta.url))
const expected = existsSync(folder)
  ? z
      .array(
        z.object({
          file: z.string(),
          title: z.string(),
          authors: z.array(z.string()),
          phrases: z.array(z.object({ text: z.string() })),
        }),
      )
      .parse(JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')))
  : []

describe.skipIf(expected.length === 0)('real Word documents', () => {
  test.each(expected.filter(({ file }) => file.endsWith('.docx')))('$file', async ({ file, title, phrases }) => {
    const read = await readPaperFile(new File([readFileSync(`${folder}/${file}`)], file))
    expect(read.draft.title).toBe(title)
    const text = joinedPages(read.pages)
    for (const phrase of phrases) expect(verifyQuote(phrase.text, text).verified, phrase.text).not.toBe('none')
  })
})

/** An archive with one deflated file, written by hand. */
function deflatedEntry(name: string, packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const stored = writeZip([{ name, bytes: packed }])
  const view = new DataView(stored.buffer)
  const central = stored.length - 22 - (46 + name.length)
  for (const at of [8, central + 10]) view.setUint16(at, 8, true)
  for (const at of [22, central + 24]) view.setUint32(at, size, true)
  return stored
}

test('an article in JATS is read with its sections; one made to break programs is refused with its reason', async () => {
  const read = await readPaperFile(new File([jatsArticle()], 'PMC9000001.xml'))
  expect(read).toMatchObject({ hasText: true, isGuessed: false, draft: { ids: { doi: '10.5555/stand-in.1' } } })
  expect(read.pages.map(({ section }) => section)).toContain('Results')
  await expect(
    readPaperFile(new File(['<!DOCTYPE article [<!ENTITY a "b">]><article>&a;</article>'], 'bomb.xml')),
  ).rejects.toThrow(/entities of its own/)
})

test('a file that stands still ends with a sentence after 30 seconds', async () => {
  vi.useFakeTimers()
  try {
    const still = Object.assign(new File(['%PDF-1.7'], 'paper.pdf'), {
      arrayBuffer: () => new Promise(() => undefined),
    })
    const ended = expect(readPaperFile(still)).rejects.toThrow(/^It could not be read in time: .* save a new copy/)
    await vi.advanceTimersByTimeAsync(30_000)
    await ended
  } finally {
    vi.useRealTimers()
  }
})

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'

import { readPdf } from '#research/pdf-text/extract-pdf.ts'
import { captionMentions, captionsOf } from '#science/documents/captions.ts'
import { citationMarkers } from '#science/documents/citation-markers.ts'
import { documentReferences } from '#science/documents/document-references.ts'
import { sectionsOf } from '#science/documents/sections.ts'
import { joinedPages } from '#science/evidence/full-text.ts'

const FOLDER = fileURLToPath(new URL('../../../../shared/data/documents', import.meta.url))

async function read(file: string) {
  const data = new Uint8Array(readFileSync(`${FOLDER}/${file}`))
  const { pages } = await readPdf(await getDocument({ data, verbosity: 0 }).promise)
  const text = joinedPages(pages)
  const list = documentReferences(text, sectionsOf(pages), pages)
  return { pages, text, list, markers: citationMarkers(text, list, list.place?.start ?? text.length) }
}

/** File, whether its list is numbered, entries that it has at least, citations in its text at least. */
const papers: [string, boolean, number, number][] = [
  ['dvt-prophylaxis-review-2010.pdf', true, 79, 8],
  ['quality-improvement-malawi-2014.pdf', true, 31, 25],
  ['vespa-peerj-2017.pdf', false, 24, 25],
  ['metafor-jss-2010.pdf', false, 80, 90],
  ['literature-graph-naacl-2018.pdf', false, 25, 20],
]

describe.runIf(existsSync(FOLDER)).each(papers)('%s', (file, isNumbered, entries, citations) => {
  test('its references are read and its citations lead to them', async () => {
    const { list, markers } = await read(file)
    expect(list.isNumbered).toBe(isNumbered)
    expect(list.entries.length).toBeGreaterThanOrEqual(entries)
    expect(markers.length).toBeGreaterThanOrEqual(citations)
  })
})

test.runIf(existsSync(FOLDER))(
  'figures and tables are found by their captions, and the text that speaks of them',
  async () => {
    const { pages, text } = await read('quality-improvement-malawi-2014.pdf')
    const captions = captionsOf(pages)
    expect(captions.map(({ label }) => label)).toEqual(expect.arrayContaining(['Table 1', 'Table 2', 'Figure 1']))
    expect(captionMentions(text, captions).length).toBeGreaterThanOrEqual(3)
  },
)

import { Buffer } from 'node:buffer'

import mammoth from 'mammoth'
import { expect, test } from 'vitest'

import { exportPapers } from '#research/papers/export-papers.ts'

test('an annotated bibliography opens as a Word document with reference, note and abstract', async () => {
  const file = await exportPapers(
    [
      {
        id: 'd1',
        type: 'article-journal',
        title: 'Radium & <its> salts',
        authors: [{ family: 'Curie', given: 'Marie' }],
        year: 1911,
        keywords: [],
        ids: {},
        design: 'unknown',
        flags: {},
        counts: {},
        origin: [],
        abstract: 'Heavy.',
        shelf: { tags: [], collections: [], reading: 'read', note: 'Line one\nline two' },
      },
    ],
    'annotatedDocx',
    'mine',
  )
  expect(file.name).toBe('mine.docx')
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) })
  expect(value.match(/<(?:h1|p)>.*?<\/(?:h1|p)>/g)).toEqual([
    '<h1>Annotated bibliography</h1>',
    '<p>Curie, M. (1911). Radium &amp; &lt;its&gt; salts.</p>',
    '<p>Line one<br />line two</p>',
    '<p><em>Abstract: </em>Heavy.</p>',
  ])
})

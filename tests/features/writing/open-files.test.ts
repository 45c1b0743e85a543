import { expect, test } from 'vitest'

import { exportedFile } from '#features/writing/transfer/exported-file.ts'
import { openFiles } from '#features/writing/transfer/open-files.ts'
import { runJob } from '#features/writing/transfer/transfer-job.ts'
import { newBody } from '#features/writing/new-draft.ts'
import { sampleDraft } from '#tests/science/manuscript/sample-draft.ts'
import { writeZip } from '#shared/format/zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const bib = bytes(
  '@article{berg2020, title={Light at night and sleep}, author={Berg, Ada}, year={2020}, journal={Trials}, doi={10.1000/p1}}\n@book{ode, title={Naps in the field}, author={Ode, F}, year={2021}}',
)

test('a document with its reference file: what the library has is found there, the rest comes along', async () => {
  const { manuscript, libraryIds, newPapers, unknownKeys, title } = await openFiles(
    [
      { name: 'paper.md', bytes: bytes('# Sleep\n\nSaid [@berg2020, p. 4; @ode; @nobody].') },
      { name: 'refs.bib', bytes: bib },
    ],
    [{ id: 'lib1', title: 'Light at night and sleep', year: 2020, doi: '10.1000/P1' }],
  )
  expect(title).toBe('Sleep')
  expect(libraryIds).toEqual(['lib1'])
  expect(newPapers.map((paper) => [paper.title, paper.origin])).toEqual([
    ['Naps in the field', [{ kind: 'import', file: 'paper.md' }]],
  ])
  expect(unknownKeys).toEqual(['nobody'])
  expect(JSON.stringify(manuscript)).toContain(
    `"items":[{"paperId":"lib1","locator":"4"},{"paperId":"${newPapers[0]?.id}"},{"paperId":"nobody"}]`,
  )
})

test('our own files come back whole: Word, and the archives of Markdown and LaTeX', async () => {
  const library = [...sampleDraft.papers.values()].map(({ id, title, year, ids }) => ({
    id,
    title,
    ...(year !== undefined && { year }),
    ...(ids.doi !== undefined && { doi: ids.doi }),
  }))
  for (const format of ['docx', 'markdown', 'latex'] as const) {
    const file = await exportedFile(format, sampleDraft)
    const { manuscript, libraryIds, newPapers, title } = await openFiles(
      [{ name: `draft.${file.ending}`, bytes: file.bytes }],
      library,
    )
    expect([format, title, libraryIds, newPapers]).toEqual([format, sampleDraft.title, ['p1', 'p2', 'p3'], []])
    const figure = manuscript.content.find(({ type }) => type === 'figure')
    expect(figure).toEqual(sampleDraft.manuscript.content.find(({ type }) => type === 'figure'))
    // What was read fits the editor.
    expect(newBody({ manuscript }).words).toBeGreaterThan(10)
  }
})

test('a Word document of a stranger brings its papers; its comments stay with their words', async () => {
  const file = await exportedFile('docx', sampleDraft)
  const { newPapers, threads, style } = await openFiles([{ name: 'draft.docx', bytes: file.bytes }], [])
  expect(newPapers.map(({ title }) => title)).toEqual(['Light <at> night & "sleep"', 'Shift work', 'Naps'])
  expect(style).toBe('apa')
  expect(threads).toHaveLength(1)
})

test('every kind of export makes its file', async () => {
  const endings = await Promise.all(
    (['docx', 'latex', 'markdown', 'html', 'text'] as const).map(
      async (format) => (await exportedFile(format, sampleDraft)).ending,
    ),
  )
  expect(endings).toEqual(['docx', 'zip', 'zip', 'html', 'txt'])
  const html = new TextDecoder().decode((await exportedFile('html', sampleDraft)).bytes)
  expect(html).not.toMatch(/<script|javascript:/i)
  expect(html).toContain('<title>Light at night &amp; sleep &lt;draft&gt;</title>')
  expect(html).toContain('<i>Trials</i>')
  expect(html).toContain('<math')
  expect(html).toContain('<sup id="note-sign-1">')
  const text = new TextDecoder().decode((await exportedFile('text', sampleDraft)).bytes)
  expect(text).toContain('(see Berg & Sleep & Light Group, 2020, pp. 12–14;')
  expect(text).toContain('1. A note (Ode & Sleep & Light Group, 2021).')
})

test('what cannot be read is refused in a sentence', async () => {
  const refusal = async (name: string, content: Uint8Array) => {
    const answer = await runJob({ kind: 'open', files: [{ name, bytes: content }], library: [] })
    return answer.is === 'refused' ? answer.message : answer.is
  }
  expect(await refusal('old.doc', bytes('x'))).toContain('old Word file')
  expect(await refusal('broken.docx', bytes('PK\u0003\u0004broken'))).toContain('damaged')
  expect(await refusal('none.docx', writeZip([{ name: 'a.txt', bytes: bytes('x') }]))).toContain('not a Word document')
  expect(await refusal('photo.png', bytes('x'))).toContain('Choose a Word document')
})

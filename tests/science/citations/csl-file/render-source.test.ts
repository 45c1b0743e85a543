import { expect, test } from 'vitest'

import { renderSource } from '#science/citations/csl-file/render-source.ts'
import { asStyleSource } from '#science/citations/csl-file/style-source.ts'
import { plainCitation } from '#science/citations/render-citations.ts'
import { writeDocx } from '#science/manuscript/export/docx/write-docx.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'
import { smallStyle } from './small-style.ts'

const paper = {
  id: 'p1',
  type: 'article-journal',
  title: 'Protective vaccination',
  authors: [{ family: 'Aronson', given: 'J. D.' }],
  year: 1948,
  keywords: [],
  ids: {},
}
const papers = new Map([[paper.id, paper]])
const items = [{ paperId: paper.id }]
const source = { id: 'https://example.org/styles/small', title: 'A small style', text: smallStyle() }

test('what a style file makes of the draft stands on the page and in the Word file alike', async () => {
  const answer = await renderSource({ source, papers, clusters: [{ id: 'c1', items }] })
  if (answer.is !== 'rendered') throw new Error(answer.why)
  const { rendered, kind } = answer
  const shown = plainCitation(rendered.citations.get('c1') ?? [])
  expect(shown).toContain('Aronson')
  const manuscript: Manuscript = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'citation', attrs: { id: 'c1', items } }] },
      { type: 'bibliography' },
    ],
  }
  const { parts } = writeDocx({
    title: 'Draft',
    manuscript,
    style: 'apa',
    byFile: { cslId: source.id, kind, rendered },
    papers: papers as never,
  })
  const part = (name: string) => {
    const text = parts.get(name) ?? ''
    return typeof text === 'string' ? text : new TextDecoder().decode(text)
  }
  const text = part('word/document.xml')
    .replace(/<w:instrText[\s\S]*?<\/w:instrText>/g, '')
    .replace(/<[^>]+>/g, '')
  expect(text).toContain(shown)
  for (const { text: entry } of rendered.bibliography) expect(text).toContain(plainCitation(entry))
  expect(part('docProps/custom.xml')).toContain(source.id)
})

test('whatever the file, there is an answer: nothing is thrown', async () => {
  const broken = { ...source, text: smallStyle({ macro: '<names variable="author"><substitute/></names>' }) }
  const answers = await Promise.all([
    renderSource({ source: broken, papers, clusters: [{ id: 'c1', items }] }),
    renderSource({ source: { ...source, text: '<html/>' }, papers, clusters: [] }),
  ])
  for (const answer of answers) expect(['rendered', 'failed']).toContain(answer.is)
  expect(answers[1]).toEqual({ is: 'failed', why: 'The file does not hold a style that can be run.' })
})

test('a kept source is taken only whole and within its sizes', () => {
  expect(asStyleSource({ ...source, more: 1 })).toEqual(source)
  for (const bad of [null, 'x', {}, { ...source, text: 1 }, { ...source, text: 'x'.repeat(512 * 1024 + 1) }])
    expect(asStyleSource(bad)).toBeUndefined()
})

import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { citingBy, styleTitle, type ChosenStyle } from '#research/citing/cite.ts'
import { exportPapers } from '#research/papers/export-papers.ts'

import { smallStyle } from '../../science/citations/csl-file/small-style.ts'

const paper = (id: string, title: string, family: string): Paper => ({
  id,
  type: 'article-journal',
  title,
  authors: [{ family, given: 'A.' }],
  year: 2019,
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
})
const papers = [paper('a', 'Salt and sleep', 'Okafor'), paper('b', 'Tea and rain', 'Berg')]

const fromFile = (text: string): ChosenStyle => ({
  is: 'file',
  id: 'kept-1',
  title: 'A small style',
  source: async () => ({ id: 'https://example.org/styles/small', title: 'A small style', text }),
})

test('a reference is written by a style from a file, each work by itself, and by our own styles', async () => {
  const file = fromFile(smallStyle())
  const [byFile, own] = await Promise.all([citingBy(file, papers), citingBy({ is: 'built-in', style: 'MLA' }, papers)])
  expect(styleTitle(file)).toBe('A small style')
  for (const one of papers) {
    expect(byFile.cite(one)).toContain(one.title)
    expect(byFile.cite(one)).not.toBe(own.cite(one))
  }
  expect(byFile.isNumbered).toBe(false)
  expect(own.cite(papers[0] as Paper)).toBe('Okafor, A. Salt and Sleep. 2019.')
})

test('a style that cannot be run says so, and what to do', async () => {
  await expect(citingBy(fromFile('<style/>'), papers)).rejects.toThrow(
    /Choose another style, or download the file anew/,
  )
})

test('the list of references and the annotated bibliography are written by it', async () => {
  const file = fromFile(smallStyle())
  const { cite } = await citingBy(file, papers)
  const [salt = '', tea = ''] = papers.map(cite)
  const list = await (await exportPapers(papers, 'references', 'list', file)).text()
  expect(list).toBe(`${tea}\n\n${salt}\n`)
  const markdown = await (await exportPapers(papers, 'annotatedMarkdown', 'list', file)).text()
  expect(markdown.replaceAll('\\', '')).toContain(salt)
})

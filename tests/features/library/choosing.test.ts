import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { chosenWarnings } from '#features/library/chosen-warnings.ts'
import { resolveLines } from '#features/library/resolve-identifiers.ts'

const paper = (id: string, more: Partial<Paper> = {}): Paper => ({
  id,
  type: 'article-journal',
  title: `Title of ${id}`,
  authors: [],
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [{ kind: 'import' }],
  abstract: 'Words.',
  ...more,
})

test('pasted lines are resolved one by one, and each failure says why', () => {
  const library = [
    paper('a', { ids: { doi: '10.1056/nejm199511163332001', pmid: '7566020' } }),
    paper('b', { ids: { pmid: '7968073' } }),
    paper('c', { ids: { arxiv: '1706.03762' } }),
  ]
  const text = [
    'https://doi.org/10.1056/NEJM199511163332001',
    '',
    'PMID: 7968073\r',
    'PMID 7566020',
    'arXiv:1706.03762v5',
    '10.1000/unknown',
    'a title is not enough',
  ].join('\n')

  expect(resolveLines(text, library).map(({ line, paper, failure }) => [line, paper?.id ?? failure])).toEqual([
    [1, 'a'],
    [3, 'b'],
    [4, 'The same paper as line 1.'],
    [5, 'c'],
    [6, 'DOI 10.1000/unknown is not in your library.'],
    [7, 'No DOI, PMID, PMCID or arXiv number in this line.'],
  ])
})

test('a choice names its retracted papers, those without an abstract, and those that are probably one paper', () => {
  const a = paper('a', { ids: { doi: '10.1/x' }, title: 'Aspirin and colon cancer', year: 2001 })
  const b = paper('b', { title: 'Aspirin, and Colon Cancer.', year: 2001 })
  const c = paper('c', { ids: { doi: '10.1/x', pmid: '1' }, title: 'Another wording' })
  const d = paper('d', { flags: { retracted: true }, abstract: '' })
  const e = paper('e', { title: 'Aspirin and colon cancer', year: 2011 })

  const warnings = chosenWarnings([b, c, a, d, e])

  expect(warnings.duplicates.map((group) => group.map(({ id }) => id).sort())).toEqual([['a', 'b', 'c']])
  expect(warnings.retracted).toEqual([d])
  expect(warnings.withoutAbstract).toEqual([d])
})

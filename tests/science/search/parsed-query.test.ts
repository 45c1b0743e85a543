import { describe, expect, test } from 'vitest'

import { describeQuery, parseQuery } from '#science/search/parsed-query.ts'

const understood = (query: string) => describeQuery(parseQuery(query))

test.each([
  ['Does tea help sleep?', 'any of: tea, help, sleep'],
  ['tea Tea TEAS', 'any of: teas'],
  ['“back pain” tizanidine', '“back pain”; and any of: tizanidine'],
  ['"back pain"', '“back pain”'],
  ['tea AND sleep', 'tea AND sleep'],
  ['tea and sleep', 'any of: tea, sleep'],
  [
    '(baclofen OR tizanidine) AND (spasticity OR "back pain")',
    '(baclofen OR tizanidine) AND (spasticity OR “back pain”)',
  ],
  ['tea sleep OR coffee', '(tea AND sleep) OR coffee'],
  ['tea NOT rats', 'tea AND NOT rats'],
  ['NOT (rats OR mice)', 'NOT (rats OR mice)'],
  ['meta-analysis AND tea', '“meta analysis” AND tea'],
  ['title:sleep author:"van der Berg" tea', 'title: sleep AND author: “van der berg”; and any of: tea'],
  ['ti:tea au:Müller journal:Lancet', 'title: tea AND author: müller AND venue: lancet'],
  ['tea year:2004', 'year: 2004; and any of: tea'],
  ['year:2000-2010 AND tea', 'year: 2000–2010 AND tea'],
  ['year:2015-', 'year: 2015–'],
  ['10.1136/bmj.323.7327.1450', 'DOI 10.1136/bmj.323.7327.1450'],
  ['see https://doi.org/10.1016/0149-2918(95)80067-0.', 'DOI 10.1016/0149-2918(95)80067-0; any of: see'],
  ['HTTPS://DX.DOI.ORG/10.1002/ABC(1)2', 'DOI 10.1002/abc(1)2'],
  ['(doi:10.1000/xyz)', 'DOI 10.1000/xyz'],
  ['19513696', 'PMID 19513696'],
  ['PMID: 123', 'PMID 123'],
  ['19513696, 8309029', 'PMID 19513696; PMID 8309029'],
  ['https://pubmed.ncbi.nlm.nih.gov/19513696/', 'PMID 19513696'],
  ['pmc1175098', 'PMCID PMC1175098'],
  ['arXiv:1706.03762v5', 'arXiv 1706.03762'],
  ['2003', 'any of: 2003'],
  ['the of and', 'no word that can be searched'],
  ['', 'no word that can be searched'],
])('%s', (query, expected) => {
  expect(understood(query)).toBe(expected)
})

describe('what cannot be read as an operator is passed over', () => {
  test.each([
    'AND',
    'OR OR',
    '(((',
    ')))',
    '"',
    'tea AND',
    'OR tea',
    '((tea)',
    'tea)) OR coffee(',
    'NOT',
    '()',
    'title:',
    'NOT NOT tea',
    'year:',
  ])('%s', (query) => {
    expect(() => understood(query)).not.toThrow()
    if (query.includes('tea')) expect(understood(query)).toContain('tea')
    if (query.includes('coffee')) expect(understood(query)).toContain('coffee')
  })
})

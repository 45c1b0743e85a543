import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { canonical, findIdentifier } from '#science/records/identifiers.ts'

describe('DOI', () => {
  test.each([
    ['10.1000/ABC', '10.1000/abc'],
    ['doi:10.1000/abc', '10.1000/abc'],
    ['DOI: 10.1000/abc.', '10.1000/abc'],
    ['https://doi.org/10.1000/abc', '10.1000/abc'],
    ['http://dx.doi.org/10.1000/abc?x=1#top', '10.1000/abc'],
    ['doi.org/10.1000/abc', '10.1000/abc'],
    ['https://doi.org/10.1016%2FS0140-6736%2805%2967394-1', '10.1016/s0140-6736(05)67394-1'],
    ['10.1016/S0140-6736(05)67394-1', '10.1016/s0140-6736(05)67394-1'],
    ['(see doi 10.1016/S0140-6736(05)67394-1)', '10.1016/s0140-6736(05)67394-1'],
    [
      '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2',
      '10.1002/(sici)1097-0258(19980815/30)17:15/16<1661::aid-sim968>3.0.co;2-2',
    ],
    ['10.1002/cam4.747 [doi]', '10.1002/cam4.747'],
    ['“10.1000/abc”,', '10.1000/abc'],
    ['https://onlinelibrary.wiley.com/doi/10.1002/cpp.2398', '10.1002/cpp.2398'],
  ])('%s', (text, doi) => expect(canonical.doi(text)).toBe(doi))

  test.each(['10.1', '10.3/x', 'doi:', '', 'kmpt', '10.1000/', 'https://example.org/%E0%A4%A'])(
    '%s is none',
    (text) => {
      expect(canonical.doi(text)).toBeUndefined()
    },
  )

  test('canonical once is canonical for good', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const once = canonical.doi(`10.1234/${text}`)
        if (once !== undefined) expect(canonical.doi(once)).toBe(once)
      }),
    )
  })
})

test.each([
  ['26957754', '26957754'],
  ['PMID: 26957754', '26957754'],
  ['26957754[pmid]', '26957754'],
  ['0012345', '12345'],
  ['https://pubmed.ncbi.nlm.nih.gov/26957754/', '26957754'],
  ['http://www.ncbi.nlm.nih.gov/pubmed/12653513', '12653513'],
  ['0', undefined],
  ['123456789', undefined],
  ['10.1000/x', undefined],
  ['2019-65183-001', undefined],
])('PMID %s', (text, pmid) => expect(canonical.pmid(text)).toBe(pmid))

test.each([
  ['PMC3654245', 'PMC3654245'],
  ['pmcid: PMC3654245', 'PMC3654245'],
  ['PMC4756000[pmcid]', 'PMC4756000'],
  ['4756000 [pmcid]', 'PMC4756000'],
  ['http://www.ncbi.nlm.nih.gov/pmc/articles/PMC3654245/', 'PMC3654245'],
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC3654245/', 'PMC3654245'],
  ['3654245', undefined],
  ['ABPMC12', undefined],
])('PMCID %s', (text, pmcid) => expect(canonical.pmcid(text)).toBe(pmcid))

test.each([
  ['2101.00001v2', '2101.00001'],
  ['arXiv:1502.06326', '1502.06326'],
  ['https://arxiv.org/abs/1502.06326v1', '1502.06326'],
  ['https://arxiv.org/pdf/1502.06326.pdf', '1502.06326'],
  ['math.GT/0309136', 'math/0309136'],
  ['arXiv:hep-th/9901001v3', 'hep-th/9901001'],
  ['1.502', undefined],
  ['10.1000/2101.00001', undefined],
])('arXiv %s', (text, arxiv) => expect(canonical.arxiv(text)).toBe(arxiv))

test('ISSN and ISBN do not pass for one another', () => {
  expect(canonical.issn('1234567x')).toBe('1234-567X')
  expect(canonical.issn('0955-2359 (Print)')).toBe('0955-2359')
  expect(canonical.issn('978-1-4822-5326-9')).toBeUndefined()
  expect(canonical.issn('9781482253269')).toBeUndefined()
  expect(canonical.isbn('ISBN 978-3-86680-192-9')).toBe('9783866801929')
  expect(canonical.isbn('3-540-12345-x')).toBe('354012345X')
  expect(canonical.isbn('0955-2359')).toBeUndefined()
})

test.each([
  ['https://doi.org/10.1000/ABC', { kind: 'doi', value: '10.1000/abc' }],
  ['Doe J. A title. 2001. doi: 10.1000/abc.', { kind: 'doi', value: '10.1000/abc' }],
  ['https://doi.org/10.48550/arXiv.2101.00001', { kind: 'arxiv', value: '2101.00001' }],
  ['arXiv:2101.00001', { kind: 'arxiv', value: '2101.00001' }],
  ['PMC3654245', { kind: 'pmcid', value: 'PMC3654245' }],
  [' 26957754 ', { kind: 'pmid', value: '26957754' }],
  ['https://pubmed.ncbi.nlm.nih.gov/26957754/', { kind: 'pmid', value: '26957754' }],
  ['sleep and memory', undefined],
])('pasted: %s', (text, found) => expect(findIdentifier(text)).toEqual(found))

import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  IDENTIFIERS_MAX,
  identifierName,
  missingIdentifiers,
  readIdentifierList,
} from '#science/search/identifier-list.ts'
import { parseQuery } from '#science/search/parsed-query.ts'

const LONGEST = 2000

test('each line is an identifier or a failure with its place and reason', () => {
  const text =
    'https://doi.org/10.1136/BMJ.N71\n\nPMID: 123\nnothing here\nPMC77\r\narXiv:1706.03762v5\n10.1136/bmj.n71'
  const { query, identifiers, failures } = readIdentifierList(text, LONGEST)
  expect(query).toBe('10.1136/bmj.n71, pmid:123, PMC77, arXiv:1706.03762')
  expect(identifiers.map(identifierName)).toEqual([
    'DOI 10.1136/bmj.n71',
    'PMID 123',
    'PMCID PMC77',
    'arXiv 1706.03762',
  ])
  expect(failures).toEqual([
    { line: 4, text: 'nothing here', reason: 'No DOI, PMID, PMCID or arXiv number in this line.' },
    { line: 7, text: '10.1136/bmj.n71', reason: 'The same as line 1.' },
  ])
})

test('what goes beyond one search is said, line by line', () => {
  const text = Array.from({ length: IDENTIFIERS_MAX + 2 }, (_, n) => `pmid:${1000 + n}`).join('\n')
  const { identifiers, failures } = readIdentifierList(text, LONGEST)
  expect(identifiers).toHaveLength(IDENTIFIERS_MAX)
  expect(failures.map(({ line }) => line)).toEqual([IDENTIFIERS_MAX + 1, IDENTIFIERS_MAX + 2])
  expect(readIdentifierList(text, 30).query.length).toBeLessThanOrEqual(30)
})

const identifier = fc.oneof(
  fc.integer({ min: 1, max: 99_999_999 }).map((n) => `pmid:${n}`),
  fc.stringMatching(/^[a-z0-9]{1,12}$/).map((tail) => `10.5555/${tail}`),
  fc.integer({ min: 1, max: 9_999_999 }).map((n) => `PMC${n}`),
)
test('the query asks for exactly what was read, and lines add up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(identifier, fc.constantFrom('', 'words alone', '  ')), { maxLength: 30 }),
      (lines) => {
        const { query, identifiers, failures } = readIdentifierList(lines.join('\n'), LONGEST)
        expect(identifiers.length + failures.length).toBe(lines.filter((line) => line.trim() !== '').length)
        const names = (list: readonly { kind: string; value: string }[]) =>
          list.map(({ kind, value }) => `${kind} ${value}`).toSorted()
        expect(names(parseQuery(query).identifiers)).toEqual(names(identifiers))
      },
    ),
  )
})

test('what nobody had is named', () => {
  const papers = [{ ids: { doi: '10.1136/bmj.n71' } }, { ids: { pmcid: 'PMC77' } }]
  expect(missingIdentifiers('10.1136/bmj.n71, pmid:123, PMC77', papers).map(identifierName)).toEqual(['PMID 123'])
  expect(missingIdentifiers('tea AND sleep', [])).toEqual([])
})

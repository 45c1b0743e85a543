import { expect, test } from 'vitest'

import { checkLedger } from '#science/records/ledger.ts'

const skipped = [{ line: 4, reason: 'No title.', excerpt: 'AU Doe' }]
const duplicates = [{ line: 9, title: 'A', matchedTitle: 'A', by: 'doi' as const }]

test('added, duplicates and skipped are the records of the file', () => {
  expect(checkLedger({ total: 5, added: 3, duplicates, skipped })).toEqual({ ok: true })
  expect(checkLedger({ total: 0, added: 0, duplicates: [], skipped: [] })).toEqual({ ok: true })
})

test('a record that is missing, or counted twice, is named in figures', () => {
  expect(checkLedger({ total: 6, added: 3, duplicates, skipped })).toEqual({
    ok: false,
    accounted: 5,
    missing: 1,
    message: 'The file holds 6 records, but 3 added + 1 duplicates + 1 skipped = 5.',
  })
  expect(checkLedger({ total: 4, added: 3, duplicates, skipped })).toMatchObject({ ok: false, missing: -1 })
})

import { expect, test } from 'vitest'

import { ledgerCsv } from '#features/library/ledger-csv.ts'

test('what was not added goes into a table that no spreadsheet runs as a formula', async () => {
  const text = await ledgerCsv({
    total: 3,
    added: 1,
    duplicates: [{ line: 9, title: '=HYPERLINK("http://evil")', matchedBy: 'Same DOI', matchedTitle: 'A, "b"' }],
    skipped: [{ line: 40, reason: 'It has neither a title nor an identifier.', excerpt: 'TY  - JOUR\nAU  - X' }],
  })

  expect(text).toBe(
    [
      '\uFEFFoutcome,line,record,reason',
      `duplicate,9,"'=HYPERLINK(""http://evil"")","Same DOI: A, ""b"""`,
      'skipped,40,"TY  - JOUR\nAU  - X",It has neither a title nor an identifier.',
      '',
    ].join('\r\n'),
  )
})

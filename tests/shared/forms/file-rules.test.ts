import { expect, test } from 'vitest'

import { checkFile } from '#shared/forms/file-rules.ts'

const TEN_MB = 10 * 1024 * 1024
const rules = { types: ['jpeg', 'png', 'pdf', 'doc', 'docx'], maxBytes: TEN_MB }

test.each([
  ['letter.pdf', 1000, undefined],
  ['LETTER.PDF', 1000, undefined],
  ['my.enrolment.letter.docx', 1000, undefined],
  ['letter.pdf', TEN_MB, undefined],
  ['letter.pdf', TEN_MB + 1, 'size'],
  ['letter.pdf', 0, 'empty'],
  ['letter.exe', 1000, 'type'],
  ['pdf', 1000, 'type'],
  ['letter.pdf.exe', 0, 'type'],
  ['', 1000, 'type'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(checkFile({ name, size }, rules)).toBe(problem)
})

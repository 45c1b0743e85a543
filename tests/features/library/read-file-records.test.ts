import { describe, expect, test } from 'vitest'

import { FILE_MAX_BYTES, readInWorker } from '#features/library/read-in-worker.ts'

const ris = (titles: string[]) =>
  titles.map((title) => `TY  - JOUR\r\nTI  - ${title}\r\nPY  - 2001\r\nER  - \r\n`).join('\r\n')

const read = (bytes: BlobPart, name = 'library.ris') =>
  readInWorker(new File([bytes], name), { signal: new AbortController().signal, onProgress: () => undefined })

describe('a file that can be read', () => {
  test('says what it is', async () => {
    const answer = await read(ris(['One', 'Two']))
    expect(answer).toMatchObject({ kind: 'RIS in UTF-8', result: { total: 2, skipped: [] } })
  })

  test('in an old encoding keeps its letters, and the encoding is named', async () => {
    const bytes = Uint8Array.from(ris(['Müller und Gauß']), (letter) => letter.charCodeAt(0))
    const answer = await read(bytes)
    expect(answer).toMatchObject({
      kind: 'RIS in Windows-1252',
      result: { records: [{ draft: { title: 'Müller und Gauß' } }] },
    })
  })

  test('cut in the middle of a record accounts for that record too', async () => {
    const whole = ris(['One', 'Two', 'Three'])
    const answer = await read(whole.slice(0, whole.length - 30))
    if ('title' in answer) throw new Error(answer.title)
    const { total, records, skipped, warnings } = answer.result
    expect(records.length + skipped.length).toBe(total)
    expect(total).toBe(3)
    expect(skipped.length + warnings.length).toBeGreaterThan(0)
  })
})

describe('a file that cannot be read says why, and that nothing was imported', () => {
  test.each([
    ['no bytes', '', 'library.ris', 'The file is empty'],
    ['blank space', ' \r\n \r\n', 'library.ris', 'The file is empty'],
    [
      'a sign-in page with the name of a reference file',
      '<!DOCTYPE html><html><body>Sign in</body></html>',
      'export.ris',
      'This is a web page, not a reference file',
    ],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'paper.ris', 'This is not a text file'],
    ['a letter to somebody', 'Dear Sir, please find enclosed our list.', 'letter.txt', 'The format was not recognised'],
  ])('%s', async (_, content, name, title) => {
    const answer = await read(content, name)
    expect(answer).toMatchObject({ title })
    expect(answer).toHaveProperty('advice', expect.stringMatching(/Nothing was imported\.$/))
  })

  test('bytes of no text', async () => {
    expect(await read(Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 32))).toMatchObject({
      title: 'This is not a text file',
    })
  })

  test('more than 50 MB is refused before a byte is read', async () => {
    const file = new File([], 'everything.ris')
    Object.defineProperty(file, 'size', { value: FILE_MAX_BYTES + 1 })
    file.arrayBuffer = () => Promise.reject(new Error('read'))

    const answer = await readInWorker(file, { signal: new AbortController().signal, onProgress: () => undefined })

    expect(answer).toMatchObject({ title: 'The file is larger than 50 MB' })
    expect(answer).toHaveProperty('advice', expect.stringContaining('everything.ris has 51 MB and was not read.'))
  })
})

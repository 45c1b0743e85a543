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

describe('a file that cannot be read says why', () => {
  test.each([
    ['no bytes', '', 'library.ris', /^library\.ris is empty\./],
    ['blank space', ' \r\n \r\n', 'library.ris', /blank space/],
    ['a sign-in page named .ris', '<!DOCTYPE html><html><body>Sign in</body></html>', 'export.ris', /is a web page/],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'paper.ris', /^paper\.ris is a PDF, not a reference file/],
    ['a letter', 'Dear Sir, please find enclosed our list.', 'letter.txt', /is not in a format that Roadrunner knows/],
  ])('%s', async (_, content, name, advice) => {
    const answer = await read(content, name)
    expect(answer).toEqual({ title: `${name} was not imported`, advice: expect.stringMatching(advice) })
  })

  test('bytes of no text', async () => {
    const answer = await read(Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 32))
    expect(answer).toHaveProperty('advice', expect.stringMatching(/is not text/))
  })

  test('more than 50 MB is refused before a byte is read', async () => {
    const file = new File([], 'everything.ris')
    Object.defineProperty(file, 'size', { value: FILE_MAX_BYTES + 1 })
    file.arrayBuffer = () => Promise.reject(new Error('read'))

    const answer = await readInWorker(file, { signal: new AbortController().signal, onProgress: () => undefined })

    expect(answer).toEqual({
      title: 'everything.ris was not imported',
      advice: expect.stringContaining('It has 51 MB; up to 50 MB are read.'),
    })
  })
})

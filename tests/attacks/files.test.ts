import { describe, expect, test } from 'vitest'

import { filesApi } from '#contract/files.ts'
import { encodeBody } from '#shared/api/request.ts'
import { safeFileName } from '#shared/browser/save-file.ts'
import { checkFile } from '#shared/forms/file-rules.ts'

import { hostileStrings } from './strings.ts'

const TEN_MB = 10 * 1024 * 1024
const rules = { types: ['png', 'pdf', 'docx'], maxBytes: TEN_MB }

const names = [
  'a.pdf.exe',
  'a.png%00.html',
  '../../a.png',
  'inv\u202Egpj.exe',
  `${'a'.repeat(300)}.png`,
  'CON.pdf',
  '.htaccess',
  '<img src=x>.png',
  '..\\..\\a.pdf',
  'a/b/c.docx',
  'a\nb.pdf',
  'a".pdf',
  'a;b.pdf',
  '\u0000.pdf',
  '.',
  '..',
  '',
]

describe('the name of a download', () => {
  test('is never empty, never long, and says what it is', () => {
    for (const name of [...names, ...hostileStrings]) {
      const safe = safeFileName(name)
      expect(safe.length, name).toBeGreaterThan(0)
      expect(safe.length, name).toBeLessThanOrEqual(120)
      expect(safe).not.toMatch(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/)
    }
    expect(safeFileName(`${'a'.repeat(300)}.png`)).toMatch(/a\.png$/)
  })
})

describe('a chosen file', () => {
  test.each([
    ['a.pdf.exe', 'type'],
    ['a.png%00.html', 'type'],
    ['inv\u202Egpj.exe', 'type'],
    ['.htaccess', 'type'],
    ['a.svg', 'type'],
    ['a.html', 'type'],
    ['png', 'type'],
    ['a.PNG', undefined],
    ['CON.pdf', undefined],
    ['<img src=x>.png', undefined],
  ])('%s: %s', (name, problem) => {
    expect(checkFile({ name, size: 10 }, rules)).toBe(problem)
  })

  test.each([
    [0, 'empty'],
    [TEN_MB, undefined],
    [TEN_MB + 1, 'size'],
    [2 * 1024 ** 3, 'size'],
  ])('of %i bytes: %s, without being read', (size, problem) => {
    const file = { name: 'a.pdf', size, arrayBuffer: () => Promise.reject(new Error('read')) }
    expect(checkFile(file, rules)).toBe(problem)
  })

  test('no name breaks out of the form that carries it', async () => {
    for (const name of [...names.filter((each) => each !== ''), ...hostileStrings.slice(0, 200)]) {
      const file = new File(['content'], name)
      const { body } = encodeBody(filesApi.upload, { file, clientKey: 'key-12345' })
      const form = await new Request('https://api.test', { method: 'POST', body: body as FormData }).formData()
      expect([...form.keys()].toSorted(), name).toEqual(['clientKey', 'file'])
      expect(await (form.get('file') as File).text()).toBe('content')
    }
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { abstractStart, documentText, textHash } from '#science/evidence/document-text.ts'

test('the text is the title, a blank line and the abstract, untouched', () => {
  const paper = { title: ' Tea  and\u00a0health', abstract: 'Tea was given.\nIt helped. ' }
  expect(documentText(paper)).toBe(' Tea  and\u00a0health\n\nTea was given.\nIt helped. ')
  expect(documentText(paper).slice(abstractStart(paper))).toBe(paper.abstract)
})

test('without an abstract the text is the title alone', () => {
  expect(documentText({ title: 'Tea' })).toBe('Tea')
  expect(documentText({ title: 'Tea', abstract: '' })).toBe('Tea')
})

test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('the hash of %o is the published FNV-1a value', (text, hash) => {
  expect(textHash(text)).toBe(hash)
})

test('the arithmetic in two halves equals the definition in whole numbers', () => {
  const plain = (text: string) => {
    let hash = 0xcbf29ce484222325n
    for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) % 2n ** 64n
    return hash.toString(16).padStart(16, '0')
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(textHash(text)).toBe(plain(text))
    }),
  )
})

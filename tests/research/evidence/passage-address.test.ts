import { expect, test } from 'vitest'

import { highlightAddress, passageAddress } from '#research/evidence/passage-address.ts'

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1])

test('a passage is named by its quote, its place and its page', () => {
  const address = passageAddress({ documentId: 'd-1', quote: 'Risk fell by 12%.', start: 4, end: 21, page: 3 })
  expect(address.startsWith('/document/d-1?')).toBe(true)
  expect(Object.fromEntries(queryOf(address))).toEqual({ q: 'Risk fell by 12%.', s: '4', e: '21', page: '3' })
})

test('without a place only the quote is named, without a quote only the paper', () => {
  expect(passageAddress({ documentId: 'd-1', quote: 'a quote', start: 0, end: 0 })).toBe('/document/d-1?q=a+quote')
  expect(passageAddress({ documentId: 'd-1' })).toBe('/document/d-1')
  expect(highlightAddress('d-1', 'h-9')).toBe('/document/d-1?h=h-9')
})

test('a long quote is cut between words, and its place goes with the rest', () => {
  const address = passageAddress({ documentId: 'd-1', quote: 'word '.repeat(400), start: 1, end: 2000 })
  const query = queryOf(address)
  expect(address.length).toBeLessThan(1400)
  expect(query.get('q')?.endsWith('word')).toBe(true)
  expect(query.get('e')).toBeNull()
})

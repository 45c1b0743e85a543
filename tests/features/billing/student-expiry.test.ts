import { expect, test } from 'vitest'

import { viewOf } from '#features/billing/student/verification-outcome.ts'
import { chargeWords } from '#features/billing/tab/charge-words.ts'
import { serverDay } from '#shared/format/dates.ts'
import { expiryOf } from '#features/billing/tab/student-expiry.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['accepted', '2026-12-20T12:00:00Z', undefined],
  ['accepted', '2026-12-20T11:59:59Z', { kind: 'soon', days: 29 }],
  ['verified', '2026-11-21T13:00:00Z', { kind: 'soon', days: 1 }],
  ['accepted', '2026-11-20T23:00:00Z', { kind: 'soon', days: 0 }],
  ['accepted', '2026-11-20T11:00:00Z', { kind: 'over' }],
  ['pending', '2026-11-20T11:00:00Z', undefined],
  ['accepted', undefined, undefined],
  ['accepted', 'soon', undefined],
])('%s until %s', (status, expiresAt, notice) => {
  expect(expiryOf(status, expiresAt, NOW)).toEqual(notice)
})

test('a status that has run out is applied for again; one without a date holds', () => {
  expect(viewOf('accepted', '2020-01-01T00:00:00Z')).toBe('form')
  expect(viewOf('accepted', null)).toBe('checkout')
  expect(viewOf('accepted', 'no date')).toBe('checkout')
})

test('sums and days as the server means them', () => {
  expect(chargeWords(25, undefined)).toBe('$25')
  expect(chargeWords(19.5, 'eur')).toBe('€19.50')
  expect(chargeWords(19.5, 'points')).toBe('19.5 POINTS')
  expect(serverDay('2027-12-31T23:59:59.000Z')).toBe('December 31, 2027')
  expect(serverDay('when it suits')).toBe('')
})

import { describe, expect, test } from 'vitest'

import { invitationsApi } from '#contract/invitations.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { usageApi } from '#contract/usage.ts'
import { BadParameterError } from '#shared/api/errors.ts'
import { pathOf, queryOf } from '#shared/api/request.ts'

/** Each of these would drop a segment, add one, or turn the call into another. */
const attacks = [
  '..',
  '.',
  '%2e%2e',
  '..%2f..',
  '../../subscription/downgrade?x=',
  'a/b',
  'a%2fb',
  'a?x=1',
  'a#b',
  'a;b',
  '\\..\\',
  '//evil',
  '',
  ' ',
  'a'.repeat(5000),
  '🙂',
  '[object Object]',
  'a\nb',
]

describe('a path parameter', () => {
  test.each(attacks)('%j is refused and nothing is sent', (value) => {
    expect(() => pathOf(invitationsApi.acceptTeam, { inviteToken: value })).toThrow(BadParameterError)
    expect(() => pathOf(synthesesApi.get, { id: value })).toThrow(BadParameterError)
    expect(() => pathOf(notificationsApi.markRead, { id: value })).toThrow(BadParameterError)
  })

  test.each([undefined, null, {}, [], 7])('%j is no parameter', (value) => {
    expect(() => pathOf(synthesesApi.get, { id: value })).toThrow(BadParameterError)
  })

  test.each(['__proto__', 'null', 'undefined', 'abc-123_X'])('%s keeps the number of segments', (value) => {
    expect(pathOf(invitationsApi.acceptTeam, { inviteToken: value })).toBe(`/public/teams/invitations/${value}/accept`)
  })

  test('a feature is one of the known', () => {
    expect(pathOf(usageApi.check, { feature: 'extract' })).toBe('/usage/check/extract')
    expect(() => pathOf(usageApi.check, { feature: 'mining' })).toThrow(BadParameterError)
  })
})

test('a query leaves out what is not given and encodes the rest', () => {
  expect(queryOf({ a: 'x & y=z', b: undefined, c: '', d: null, e: 7 })).toBe('?a=x+%26+y%3Dz&e=7')
  expect(queryOf(undefined)).toBe('')
})

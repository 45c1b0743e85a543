import { describe, expect, test } from 'vitest'

import { ApiError, messageOf, NetworkError, retryAfterOf } from '#shared/api/errors.ts'

describe('what a refusal says', () => {
  test.each([
    [{ message: 'Server words.' }, 'Server words.'],
    [{ error: 'Error words.' }, 'Error words.'],
    [{ error: { message: 'Nested words.' } }, 'Nested words.'],
    [{ message: '', error: 'Second choice.' }, 'Second choice.'],
    [{ message: { text: 'an object' } }, 'Conflict'],
    [{ message: 7 }, 'Conflict'],
    ['text', 'Conflict'],
    [undefined, 'Conflict'],
    [null, 'Conflict'],
  ])('%j reads %s', (body, words) => {
    expect(new ApiError(409, body, 'Conflict').message).toBe(words)
  })

  test('without words and without a status text it is still a sentence', () => {
    expect(new ApiError(502, undefined, '').message).toBe('HTTP error! status: 502')
    expect(new ApiError(502, { message: '  \u0000\u202e ' }, ' ').message).toBe('HTTP error! status: 502')
  })

  test('is plain text of at most 300 characters, without control and direction marks', () => {
    const { message } = new ApiError(400, { message: `a\u202eb\u0007c${'x'.repeat(500)}` })
    expect(message).toHaveLength(300)
    expect(message.startsWith('abc')).toBe(true)
  })

  test('names fields, and nothing from a forged prototype', () => {
    const body = JSON.parse(
      '{"fields":{"email":"Taken.","__proto__":{"polluted":"yes"},"n":7,"list":["First.","Second."]}}',
    )
    expect(new ApiError(422, body).fields).toMatchObject({ email: 'Taken.', list: 'First.' })
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })
})

test.each([
  ['5', 5],
  ['0', 0],
  ['-3', 0],
  ['86400', 300],
  ['soon', 30],
  ['', 30],
  [null, 30],
  ['Tue, 10 Mar 2026 12:00:42 GMT', 42],
  ['Tue, 10 Mar 2026 11:00:00 GMT', 0],
])('Retry-After %s is a wait of %d seconds', (header, seconds) => {
  expect(retryAfterOf(header, Date.parse('2026-03-10T12:00:00Z'))).toBe(seconds)
})

test('any error has a sentence', () => {
  expect(messageOf(new NetworkError('timeout', false), 'x')).toBe('The server did not answer in time.')
  expect(messageOf({ message: 'no error' }, 'Fallback.')).toBe('Fallback.')
  expect(messageOf(new Error(' '), 'Fallback.')).toBe('Fallback.')
})

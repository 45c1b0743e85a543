import { describe, expect, test } from 'vitest'

import { loginProblem } from '#features/accounts/auth-errors.ts'
import { passwordProblem } from '#features/accounts/password-problem.ts'
import { registerProblem } from '#features/accounts/register-problem.ts'
import { ApiError, ContractError, NetworkError } from '#shared/api/errors.ts'

const refused = (status: number, body?: unknown, text = '') => new ApiError(status, body, text)

describe('a login that fails', () => {
  test.each([
    [refused(401, { message: 'nope' }), 'Invalid email or password. Please check your credentials and try again.'],
    [
      refused(403, { message: 'Unauthorized' }),
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [refused(404), 'Account not found. Please check your email or create a new account.'],
    [refused(429), 'Too many login attempts. Please wait before trying again.'],
    [new NetworkError('offline', true), 'Network error. Please check your connection and try again.'],
    [new NetworkError('timeout', true), 'Network error. Please check your connection and try again.'],
    [refused(500, { message: 'The database is away.' }), 'The database is away.'],
    [refused(503, undefined, 'Service Unavailable'), 'Service Unavailable'],
    [refused(500), 'HTTP error! status: 500'],
    [new ContractError('html', '/auth/login'), 'HTML was returned where JSON was expected (/auth/login).'],
  ])('%s', (error, sentence) => {
    expect(loginProblem(error).message).toBe(sentence)
  })

  test('too many attempts name the wait', () => {
    expect(loginProblem(new ApiError(429, {}, '', 42)).wait).toBe(42)
  })
})

describe('a registration that fails', () => {
  const username = 'This username is already taken. Please choose a different username.'
  const email = 'An account with this email already exists. Please log in or use a different email address.'

  test.each([
    [refused(409, { message: 'username already exists' }), username],
    [refused(400, { message: 'Username exists' }), username],
    [refused(409, { code: 'username_taken', message: 'No.' }), username],
    [refused(409, { message: 'email already exists' }), email],
    [refused(422, { message: 'A user with that e-mail exists' }), email],
    [
      refused(409),
      'An account with this information already exists. Please try logging in or use different credentials.',
    ],
    [refused(400, { message: 'bad' }), 'Please check that all required fields are filled correctly.'],
    [refused(422), 'Please ensure your password is at least 8 characters and all fields are valid.'],
    [refused(429), 'Too many registration attempts. Please wait before trying again.'],
    [refused(500, { message: 'stack' }), 'Server error occurred. Please try again in a few moments.'],
    [new NetworkError('offline', true), 'Network error. Please check your connection and try again.'],
  ])('%s', (error, sentence) => {
    expect(registerProblem(error).message).toBe(sentence)
  })

  test('a taken name or address stands beside its field', () => {
    expect(registerProblem(refused(409, { message: 'username already exists' })).fields).toEqual({ username })
    expect(registerProblem(refused(409, { message: 'email already exists' })).fields).toEqual({ email })
  })

  test('fields that the server names are marked, fields that the form has not are not', () => {
    const error = refused(422, { fields: { password: 'Too common.', favouriteColour: 'No.' } })
    expect(registerProblem(error).fields).toEqual({ password: 'Too common.' })
  })

  test.each([
    [refused(409), true],
    [refused(409, { message: 'email already exists' }), true],
    [new NetworkError('offline', true), true],
    [refused(409, { message: 'username already exists' }), false],
    [refused(422), false],
  ])('%s: the account may be there already: %s', (error, mayExist) => {
    expect(registerProblem(error).mayExist).toBe(mayExist)
  })
})

test('the password calls say what the server says, else their own sentence', () => {
  expect(passwordProblem(refused(400, { message: 'Too old.' }), 'Fallback.').message).toBe('Too old.')
  expect(passwordProblem(refused(500, undefined, 'Internal Server Error'), 'Fallback.').message).toBe('Fallback.')
})

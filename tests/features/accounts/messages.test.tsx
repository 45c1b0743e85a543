import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Fault } from '#mocks/server/faults.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'
import { PASSWORD } from '#tests/support/sign-in.ts'

testApi()

// Section 8 of the first text, its part on accounts, row by row: each sentence by a reply that calls for it.

type User = ReturnType<typeof renderAt>['user']

const fill = async (user: User, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
}
/** The one toast that is visible, title and words. */
const toastSays = (title: string, words: string | RegExp = title) =>
  waitFor(() => {
    const toasts = screen.getAllByText(title).flatMap((shown) => shown.closest('li') ?? [])
    expect(toasts).toHaveLength(1)
    expect(toasts[0]).toHaveTextContent(words)
  })
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

describe('Login failed', () => {
  const rows: [what: string, fault: Fault | undefined, password: string, sentence: string][] = [
    [
      '401, a wrong password',
      undefined,
      'not the password',
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      'Unauthorized in words',
      { call: 'auth.login', status: 403, body: { message: 'Unauthorized' } },
      PASSWORD,
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      '404',
      { call: 'auth.login', status: 404 },
      PASSWORD,
      'Account not found. Please check your email or create a new account.',
    ],
    ['429', { call: 'auth.login', status: 429 }, PASSWORD, 'Too many login attempts. Please wait before trying again.'],
  ]
  test.each(rows)('%s', async (_, fault, password, sentence) => {
    if (fault) breakCall(fault)
    const { user } = renderAt('/auth')
    await fill(user, { Email: 'free@roadrunner.test', Password: password })
    await press(user, 'Sign in')
    await toastSays('Login failed', sentence)
  })
})

describe('Registration failed', () => {
  const rows: [what: string, fault: Fault | undefined, fields: Record<string, string>, sentence: string][] = [
    [
      'username exists',
      undefined,
      { Username: 'free' },
      'This username is already taken. Please choose a different username.',
    ],
    [
      'email exists',
      undefined,
      { Email: 'free@roadrunner.test' },
      'An account with this email already exists. Please log in or use a different email address.',
    ],
    [
      '409',
      { call: 'auth.register', status: 409 },
      {},
      'An account with this information already exists. Please try logging in or use different credentials.',
    ],
    ['400', { call: 'auth.register', status: 400 }, {}, 'Please check that all required fields are filled correctly.'],
    [
      '422',
      { call: 'auth.register', status: 422 },
      {},
      'Please ensure your password is at least 8 characters and all fields are valid.',
    ],
    [
      '429',
      { call: 'auth.register', status: 429 },
      {},
      'Too many registration attempts. Please wait before trying again.',
    ],
    ['500', { call: 'auth.register', status: 500 }, {}, 'Server error occurred. Please try again in a few moments.'],
    [
      'network',
      { call: 'auth.register', cut: 'before' },
      {},
      'Network error. Please check your connection and try again.',
    ],
  ]
  test.each(rows)('%s', async (_, fault, fields, sentence) => {
    if (fault) breakCall(fault)
    const { user } = renderAt('/auth?view=register')
    await fill(user, { Username: 'new-person', Email: 'new@example.org', Password: 'long-enough', ...fields })
    await press(user, 'Create account')
    await toastSays('Registration failed', sentence)
  })
})

describe('the other account toasts', () => {
  test('Welcome back!', async () => {
    const { user } = renderAt('/auth')
    await fill(user, { Email: 'free@roadrunner.test', Password: PASSWORD })
    await press(user, 'Sign in')
    await toastSays('Welcome back!')
  })

  test('Account created', async () => {
    const { user } = renderAt('/auth?view=register')
    await fill(user, { Username: 'new-person', Email: 'new@example.org', Password: 'long-enough' })
    await press(user, 'Create account')
    await toastSays('Account created')
  })

  test.each([
    ['Logged out', undefined],
    ['Logout failed', { call: 'auth.logout', status: 500 }],
  ])('%s', async (title, fault) => {
    if (fault) breakCall(fault)
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    await user.click(await screen.findByRole('button', { name: 'User menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await toastSays(title)
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  })

  test.each([
    ['Profile updated', undefined, undefined],
    [
      'Update failed',
      { call: 'user.profile', status: 500, body: { message: 'The register of people is closed.' } },
      'The register of people is closed.',
    ],
    ['Update failed', { call: 'user.profile', status: 403, body: { error: 'Read only.' } }, 'Read only.'],
    // No message: the status text, and where HTTP/2 sends none, its number.
    ['Update failed', { call: 'user.profile', status: 500, body: '' }, /Internal Server Error|HTTP error! status: 500/],
  ] as [string, Fault | undefined, string | RegExp | undefined][])('%s', async (title, fault, words) => {
    if (fault) breakCall(fault)
    const { user } = renderAt('/profile', { as: 'free' })
    await fill(user, { Affiliation: 'Eastshore' })
    await press(user, 'Save profile')
    await toastSays(title, words)
  })
})

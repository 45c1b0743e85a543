import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { keyOfToken } from '#mocks/people/token-key.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { PASSWORD } from '#tests/support/sign-in.ts'

testApi()

const fill = async (user: ReturnType<typeof renderAt>['user'], label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}
/** The place for what is wrong is there from the start: words come into it. */
const alertSays = (words: string | RegExp) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
const press = (user: ReturnType<typeof renderAt>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))

describe('logging in', () => {
  const attempt = async (email = 'free@roadrunner.test', password = PASSWORD) => {
    const page = renderAt('/auth')
    await fill(page.user, 'Email', email)
    await fill(page.user, 'Password', password)
    await press(page.user, 'Sign in')
    return page
  }
  /** In the toast and, for good, in the page. */
  const shown = async (sentence: string) => {
    await alertSays(sentence)
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(1))
    expect(screen.getByText('Login failed')).toBeInTheDocument()
  }

  test('a wrong password says so, keeps what was typed, and is asked of nobody twice', async () => {
    await attempt('free@roadrunner.test', 'wrong-password')
    await shown('Invalid email or password. Please check your credentials and try again.')
    expect(screen.getByLabelText('Email')).toHaveValue('free@roadrunner.test')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-password')
    expect(addressNow()).toBe('/auth')
  })

  test.each([
    [404, 'Account not found. Please check your email or create a new account.'],
    [429, 'Too many login attempts. Please wait before trying again.'],
  ])('status %d reads: %s', async (status, sentence) => {
    breakCall({ call: 'auth.login', status })
    await attempt()
    await shown(sentence)
  })

  test('after too many attempts nothing is sent before the wait is over', async () => {
    breakCall({ call: 'auth.login', status: 429, headers: { 'retry-after': '1' }, times: 1 })
    const { user } = await attempt()
    await shown('Too many login attempts. Please wait before trying again.')
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 1 second.')
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true')
    await user.type(screen.getByLabelText('Password'), '{Enter}')
    expect(accepted('auth.login')).toHaveLength(0)

    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled())
    await press(user, 'Sign in')
    expect(await screen.findByRole('heading', { name: 'Welcome, Freya' })).toBeVisible()
  })

  test('without a connection it says so', async () => {
    breakCall({ call: 'auth.login', cut: 'before' })
    await attempt()
    await shown('Network error. Please check your connection and try again.')
  })

  test('a web page instead of an answer is named as one', async () => {
    breakCall({ call: 'auth.login', html: true })
    await attempt()
    await shown('HTML was returned where JSON was expected (/auth/login).')
  })

  test('a lost reply is no failure when the sign-in had its effect', async () => {
    breakCall({ call: 'auth.login', cut: 'after', times: 1 })
    // In these tests sessions travel as tokens; the cookie that a browser would have is stood in for by one.
    const page = renderAt('/auth')
    await fill(page.user, 'Email', 'free@roadrunner.test')
    await fill(page.user, 'Password', PASSWORD)
    const { openSession } = await import('#mocks/people/sessions.ts')
    localStorage.setItem('token', openSession(worldNow(), 'user-free').token)
    await press(page.user, 'Sign in')
    expect(await screen.findByRole('heading', { name: 'Welcome, Freya' })).toBeVisible()
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument()
  })

  test('empty fields are named one by one, the first has the focus, and nothing is sent', async () => {
    const { user } = renderAt('/auth')
    await screen.findByLabelText('Email')
    await press(user, 'Sign in')
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription('Enter your email.')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
    expect(accepted('auth.login')).toHaveLength(0)
  })

  test('a double click signs in once', async () => {
    breakCall({ call: 'auth.login', delayMs: 100 })
    const { user } = renderAt('/auth')
    await fill(user, 'Email', 'free@roadrunner.test')
    await fill(user, 'Password', PASSWORD)
    const button = screen.getByRole('button', { name: 'Sign in' })
    button.click()
    button.click()
    expect(await screen.findByRole('heading', { name: 'Welcome, Freya' })).toBeVisible()
    expect(accepted('auth.login')).toHaveLength(1)
  })
})

describe('registering', () => {
  const attempt = async (fields: { username?: string; email?: string; password?: string } = {}) => {
    const page = renderAt('/auth?view=register')
    await fill(page.user, 'Username', fields.username ?? 'new-person')
    await fill(page.user, 'Email', fields.email ?? 'new@example.org')
    await fill(page.user, 'Password', fields.password ?? 'long-enough')
    await press(page.user, 'Create account')
    return page
  }

  test('makes an account and goes to the dashboard', async () => {
    await attempt()
    expect(await screen.findByRole('heading', { name: 'Welcome, new-person' })).toBeVisible()
    expect(await screen.findByText('Account created')).toBeInTheDocument()
    expect(worldNow().accounts.find(({ email }) => email === 'new@example.org')).toMatchObject({ plan: 'free' })
  })

  test('a taken username is said at its field, and the rest stays', async () => {
    await attempt({ username: 'free' })
    const field = screen.getByLabelText('Username')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This username is already taken. Please choose a different username.'),
    )
    expect(field).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveValue('new@example.org')
    expect(screen.getByLabelText('Password')).toHaveValue('long-enough')
    expect(await screen.findByText('Registration failed')).toBeInTheDocument()
  })

  test('a known address offers to sign in with it', async () => {
    const { user } = await attempt({ email: 'free@roadrunner.test' })
    await alertSays('An account with this email already exists. Please log in or use a different email address.')
    await user.click(screen.getByRole('link', { name: 'Sign in with this email' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('free@roadrunner.test')
  })

  test.each([
    [409, 'An account with this information already exists. Please try logging in or use different credentials.'],
    [400, 'Please check that all required fields are filled correctly.'],
    [422, 'Please ensure your password is at least 8 characters and all fields are valid.'],
    [429, 'Too many registration attempts. Please wait before trying again.'],
    [500, 'Server error occurred. Please try again in a few moments.'],
  ])('status %d reads: %s', async (status, sentence) => {
    breakCall({ call: 'auth.register', status })
    await attempt()
    await alertSays(sentence)
  })

  test('a short password and a slip in the address are found before anything is sent', async () => {
    await attempt({ password: 'short', email: 'new@' })
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters Use at least 8 characters.',
    )
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter an email address such as name@example.org.',
    )
    expect(accepted('auth.register')).toHaveLength(0)
  })
})

describe('a forgotten password', () => {
  const sentence = 'If an account exists for that address, a reset link is on its way.'

  test.each(['free@roadrunner.test', 'nobody@example.org'])(
    'the answer for %s tells nobody who has an account',
    async (email) => {
      const { user } = renderAt('/auth?view=forgot')
      await fill(user, 'Email', email)
      await press(user, 'Send reset link')
      expect(await screen.findByText(sentence)).toBeVisible()
    },
  )

  test('a 404 reads the same, any other failure says to try again', async () => {
    breakCall({ call: 'auth.forgotPassword', status: 404, times: 1 })
    const { user } = renderAt('/auth?view=forgot')
    await fill(user, 'Email', 'nobody@example.org')
    await press(user, 'Send reset link')
    expect(await screen.findByText(sentence)).toBeVisible()

    breakCall({ call: 'auth.forgotPassword', status: 500, body: {} })
    await press(user, 'Send reset link')
    expect(await screen.findByText('Could not send the reset link. Please try again.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('nobody@example.org')
  })

  test('a no in a good answer is a no; a good answer that cannot be read is a yes', async () => {
    breakCall({ call: 'auth.forgotPassword', status: 200, body: { success: false, message: 'Not today.' }, times: 1 })
    const { user } = renderAt('/auth?view=forgot')
    await fill(user, 'Email', 'free@roadrunner.test')
    await press(user, 'Send reset link')
    expect(await screen.findByText('Not today.')).toBeVisible()
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()

    breakCall({ call: 'auth.forgotPassword', malformed: true })
    await press(user, 'Send reset link')
    expect(await screen.findByText(sentence)).toBeVisible()
  })
})

describe('setting a new password', () => {
  const link = (token = 'reset-token-1', expiresInMs = 60_000) => {
    const expiresAt = new Date(Date.now() + expiresInMs).toISOString()
    worldNow().resetTokens.put({ id: keyOfToken(token), accountId: 'user-free', expiresAt })
    return `/reset-password?token=${token}`
  }

  test('the token leaves the address at once, and the new password signs in', async () => {
    const { user } = renderAt(link())
    await screen.findByLabelText('New password')
    expect(addressNow()).toBe('/reset-password')
    expect(screen.getByText('At least 8 characters')).toBeVisible()

    await fill(user, 'New password', 'a-new-password')
    await press(user, 'Save new password')
    expect(await screen.findByRole('heading', { name: 'Your new password is saved' })).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await fill(user, 'Email', 'free@roadrunner.test')
    await fill(user, 'Password', 'a-new-password')
    await press(user, 'Sign in')
    expect(await screen.findByRole('heading', { name: 'Welcome, Freya' })).toBeVisible()
  })

  test.each([
    ['an unknown link', '/reset-password?token=unknown'],
    ['no link at all', '/reset-password'],
  ])('%s says that it is invalid and how to get another', async (_, path) => {
    renderAt(path)
    await alertSays('This link is invalid or has expired.')
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/auth?view=forgot')
  })

  test('a link that has expired is no link', async () => {
    renderAt(link('old-token', -1000))
    await alertSays('This link is invalid or has expired.')
  })

  test('a check that gets no answer says nothing about the link', async () => {
    breakCall({ call: 'auth.verifyToken', cut: 'before' })
    const { user } = renderAt(link())
    expect(await screen.findByText('The link could not be checked')).toBeVisible()
    breakCall({ call: 'auth.verifyToken', delayMs: 1 })
    await press(user, 'Try Again')
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  test('a no in a good answer to the check is a no about the link', async () => {
    breakCall({ call: 'auth.verifyToken', status: 200, body: { success: false, message: 'Used.' } })
    renderAt(link())
    await alertSays('This link is invalid or has expired.')
  })

  test('a no in a good answer is a no', async () => {
    breakCall({ call: 'auth.resetPassword', status: 200, body: { success: false, message: 'Not this one.' } })
    const { user } = renderAt(link())
    await fill(user, 'New password', 'a-new-password')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Not this one.')).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveValue('a-new-password')
  })

  test('a lost reply leads to signing in before a new link is asked for', async () => {
    breakCall({ call: 'auth.resetPassword', cut: 'after', times: 1 })
    const { user } = renderAt(link())
    await fill(user, 'New password', 'a-new-password')
    await press(user, 'Save new password')
    await alertSays(/may have been saved/)
    expect(screen.getByLabelText('New password')).toHaveValue('a-new-password')
  })

  test('a short one is found before it is sent', async () => {
    const { user } = renderAt(link())
    await fill(user, 'New password', 'short')
    await press(user, 'Save new password')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Use at least 8 characters\./)
    expect(accepted('auth.resetPassword')).toHaveLength(0)
  })
})

test('the views share what was typed, and the heading of the next one has the focus', async () => {
  const { user } = renderAt('/auth')
  await fill(user, 'Email', 'someone@example.org')
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue('someone@example.org')
  expect(document.title).toBe('Forgot your password? · Roadrunner')
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(screen.getByLabelText('Email')).toHaveValue('someone@example.org')
})

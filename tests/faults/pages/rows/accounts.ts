import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { openSession } from '#mocks/people/sessions.ts'
import { keyOfToken } from '#mocks/people/token-key.ts'
import { PASSWORD } from '#tests/support/sign-in.ts'
import { addressNow, worldNow } from '#tests/support/render.tsx'

import { NETWORK } from '../page-faults.ts'
import type { Page, Read, Write } from '../rows.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** The fields of the page, whatever stands over it. */
const values = (...labels: string[]) =>
  labels.map(
    (label) => screen.getAllByLabelText<HTMLInputElement>(label).find((each) => !each.closest('[role=dialog]'))?.value,
  )
const alertOf = (form: string) => within(screen.getByRole('form', { name: form })).getByRole('alert')

export async function fill({ user }: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const box = await screen.findByLabelText(label)
    await user.clear(box)
    await user.click(box)
    await user.paste(text)
  }
}

const resetLink = () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  worldNow().resetTokens.put({ id: keyOfToken('reset-token-1'), accountId: seedUserId('free'), expiresAt })
  return '/reset-password?token=reset-token-1'
}

export const writes: Write[] = [
  {
    call: 'auth.login',
    at: '/auth',
    open: (page) => fill(page, { Email: 'free@roadrunner.test', Password: PASSWORD }),
    control: () => button('Sign in'),
    kept: () => values('Email', 'Password'),
    toast: {
      title: 'Login failed',
      words: {
        '401': 'Invalid email or password. Please check your credentials and try again.',
        '404': 'Account not found. Please check your email or create a new account.',
        '429': 'Too many login attempts. Please wait before trying again.',
        rest: '{message}',
      },
    },
    inline: {
      where: () => screen.getAllByRole('alert')[0] as HTMLElement,
      words: {
        '401': 'Invalid email or password. Please check your credentials and try again.',
        '404': 'Account not found. Please check your email or create a new account.',
        '429': 'Too many login attempts. Please wait before trying again.',
        rest: '{message}',
      },
    },
    open401: true,
    done: () => waitFor(() => expect(addressNow()).toBe('/personalized-dashboard')),
    beforeCut: () => localStorage.setItem('token', openSession(worldNow(), seedUserId('free')).token),
  },
  {
    call: 'auth.register',
    at: '/auth?view=register',
    open: (page) => fill(page, { Username: 'new-person', Email: 'new@example.org', Password: 'long-enough' }),
    control: () => button('Create account'),
    kept: () => values('Username', 'Email', 'Password'),
    toast: {
      title: 'Registration failed',
      words: {
        '400': 'Please check that all required fields are filled correctly.',
        '400 without words': 'Please check that all required fields are filled correctly.',
        '409': 'An account with this information already exists. Please try logging in or use different credentials.',
        '422': 'Please ensure your password is at least 8 characters and all fields are valid.',
        '429': 'Too many registration attempts. Please wait before trying again.',
        '500, a web page': 'Server error occurred. Please try again in a few moments.',
        rest: '{message}',
      },
    },
    open401: true,
    done: () => waitFor(() => expect(addressNow()).toBe('/personalized-dashboard')),
    // A browser has the cookie by then and is signed in; without it, the account is there and the page cannot know.
    cut: { words: NETWORK, where: () => screen.getByRole('alert') },
  },
  {
    call: 'auth.forgotPassword',
    at: '/auth?view=forgot',
    open: (page) => fill(page, { Email: 'free@roadrunner.test' }),
    control: () => button('Send reset link'),
    kept: () => values('Email'),
    inline: {
      where: () => screen.getByRole('alert'),
      words: {
        '400 without words': 'Could not send the reset link. Please try again.',
        '500, a web page': 'Could not send the reset link. Please try again.',
        '200, a web page': 'Could not send the reset link. Please try again.',
        rest: '{message}',
      },
    },
    open401: true,
    done: () => screen.findByText('If an account exists for that address, a reset link is on its way.'),
    cut: { words: NETWORK, where: () => screen.getByRole('alert') },
  },
  {
    call: 'auth.resetPassword',
    at: resetLink,
    open: (page) => fill(page, { 'New password': 'a-new-password' }),
    control: () => button('Save new password'),
    kept: () => values('New password'),
    inline: {
      where: () => screen.getByRole('alert'),
      words: {
        '400 without words': 'Could not reset the password. Please try again.',
        '500, a web page': 'Could not reset the password. Please try again.',
        '200, a web page': 'Could not reset the password. Please try again.',
        rest: '{message}',
      },
    },
    open401: true,
    done: () => screen.findByRole('heading', { name: 'Your new password is saved' }),
    cut: {
      words:
        'The answer was lost, so the password may have been saved. Try to sign in with the new one before you ask for a new link.',
      where: () => screen.getByRole('alert'),
    },
  },
  {
    call: 'user.profile',
    as: 'individual',
    at: '/profile',
    open: (page) => fill(page, { Affiliation: 'Harbour University', 'About you': 'Meta-analysis, mostly.' }),
    control: () => button('Save profile'),
    kept: () => values('First name', 'Affiliation', 'About you'),
    toast: { title: 'Update failed', words: '{message}' },
    inline: { where: () => alertOf('Your profile'), words: '{message} Your changes are kept.' },
    done: () => screen.findByText('Profile updated'),
  },
  {
    call: 'user.account',
    on: 'username and email',
    as: 'free',
    at: '/settings?tab=account',
    open: (page) => fill(page, { Username: 'freya' }),
    control: () => button('Save account'),
    kept: () => values('Username', 'Email'),
    toast: { title: 'Update failed', words: '{message}' },
    inline: { where: () => alertOf('Username and email'), words: '{message} Your changes are kept.' },
    done: () => screen.findByText('Account updated'),
  },
  {
    call: 'user.account',
    on: 'password',
    as: 'free',
    at: '/settings?tab=account',
    open: (page) => fill(page, { 'Current password': PASSWORD, 'New password': 'quite another one' }),
    control: () => button('Change password'),
    kept: () => values('Current password', 'New password'),
    toast: { title: 'Update failed', words: '{message}' },
    inline: { where: () => alertOf('Password'), words: '{message}' },
    done: () => screen.findByText('Password changed'),
    cut: {
      words:
        'The reply was lost, so the new password may already be in use. Try signing in with it before you change it again.',
      where: () => alertOf('Password'),
    },
  },
]

const REFUSED = 'a refused link offers to ask for another: tests/features/accounts/sign-in'

export const reads: Read[] = [
  {
    call: 'auth.verifyToken',
    at: resetLink,
    region: () => screen.getByRole('main'),
    words: 'The link could not be checked',
    except: {
      '200, a refusal': REFUSED,
      '401': REFUSED,
      '400': REFUSED,
      '400 without words': REFUSED,
      '403': REFUSED,
      '404': REFUSED,
      '409': REFUSED,
      '413': REFUSED,
      '422': REFUSED,
    },
    well: () => screen.getByLabelText('New password'),
    beside: () => screen.getByRole('link', { name: 'Sign in' }),
  },
]

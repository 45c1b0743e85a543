import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { PASSWORD } from '#tests/support/sign-in.ts'
import { breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('a visitor', () => {
  test('who asks for a protected page signs in first, and is then where they wanted to be', async () => {
    const { user } = renderAt('/search?q=statins')
    expect(await heading('Sign in')).toBeVisible()
    expect(addressNow()).toBe('/auth')

    await user.type(screen.getByLabelText('Email'), 'individual@roadrunner.test')
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(addressNow()).toMatch(/^\/search\?q=statins/))
  })

  test('who just signs in is on the dashboard', async () => {
    const { user } = renderAt('/auth')
    await user.type(await screen.findByLabelText('Email'), 'free@roadrunner.test')
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
    expect(await heading('Welcome, Freya')).toBeVisible()
    expect(addressNow()).toBe('/personalized-dashboard')
    expect(await screen.findByText('Welcome back!')).toBeInTheDocument()
  })

  test.each(['//evil.test', 'https://evil.test', '/\\evil.test', '"', '{"path":7}'])(
    'is not led away by what storage claims they asked for (%s)',
    async (path) => {
      sessionStorage.setItem('asked-address', JSON.stringify({ path }))
      renderAt('/auth', { as: 'free' })
      expect(await heading('Welcome, Freya')).toBeVisible()
      expect(addressNow()).toBe('/personalized-dashboard')
    },
  )

  test('may read the support center and sees no bar', async () => {
    renderAt('/support-center')
    expect(await heading('Support center')).toBeVisible()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  })

  test.each(['/nowhere', '/search/extra'])('finds nothing at %s', async (path) => {
    renderAt(path)
    expect(await heading('There is no page at this address')).toBeVisible()
    expect(addressNow()).toBe(path)
  })

  test('has an admin address answered by the sign-in page like any other', async () => {
    renderAt('/admin')
    expect(await heading('Sign in')).toBeVisible()
  })
})

describe('somebody who is signed in', () => {
  test.each(['/auth', '/reset-password', '/'])('who opens %s goes to the dashboard', async (path) => {
    renderAt(path, { as: 'free' })
    expect(await heading('Welcome, Freya')).toBeVisible()
    expect(addressNow()).toBe('/personalized-dashboard')
  })

  test('who opens a shared search finds it offered on the dashboard', async () => {
    renderAt('/search/shared/tok-42', { as: 'free' })
    const card = await screen.findByRole('region', { name: 'Shared with you' })
    expect(within(card).getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/search?shared=tok-42')
  })

  test('does not get a shared link with a token that could be another address', async () => {
    renderAt('/search/shared/..%2f..%2fx', { as: 'free' })
    expect(await heading('Welcome, Freya')).toBeVisible()
    expect(screen.queryByText('Shared with you')).not.toBeInTheDocument()
  })

  test('finds the affiliate page at its old address', async () => {
    renderAt('/affiliate-dashboard', { as: 'free' })
    expect(await heading('Affiliate')).toBeVisible()
    expect(addressNow()).toBe('/affiliate')
  })

  test('reads the support center inside the shell', async () => {
    renderAt('/support-center', { as: 'free' })
    expect(await heading('Support center')).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
  })

  test('has the focus on the heading of a page they went to, and not on the first page', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    expect(await heading('Welcome, Freya')).not.toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Copilot' }))
    await waitFor(async () => expect(await heading('Copilot')).toHaveFocus())
    expect(document.title).toBe('Copilot · Roadrunner')
  })
})

describe('admin pages', () => {
  test.each(['/admin', '/admin-dashboard'])('%s is the dashboard for an admin', async (path) => {
    renderAt(path, { as: 'admin' })
    expect(await heading('Admin dashboard')).toBeVisible()
  })

  test.each(['/admin', '/admin/comments', '/admin/platform'])('%s is nothing for anybody else', async (path) => {
    renderAt(path, { as: 'enterprise' })
    expect(await heading('There is no page at this address')).toBeVisible()
    expect(screen.queryByText('Admin dashboard')).not.toBeInTheDocument()
  })
})

describe('when the server does not say who is signed in', () => {
  test('the page offers to ask again, and opens as soon as there is an answer', async () => {
    breakCall({ call: 'auth.me', cut: 'before' })
    const { user } = renderAt('/synthesis-history', { as: 'free' })
    expect(await screen.findByText('The server did not say who is signed in')).toBeVisible()
    expect(addressNow()).toBe('/synthesis-history')
    expect(localStorage.getItem('token')).not.toBeNull()

    breakCall({ call: 'auth.me', delayMs: 1 })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('banner')).toBeVisible()
    expect(addressNow()).toBe('/synthesis-history')
  })
})

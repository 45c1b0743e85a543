import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'

import { authApi } from '#contract/auth.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { testServer } from '#mocks/server/vitest.ts'
import { callApi } from '#shared/api/call-api.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { PASSWORD, signInAs } from '#tests/support/sign-in.ts'

testApi()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const signOut = async (user: ReturnType<typeof renderAt>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'User menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}
/** Counts requests to a path while the test runs. */
const countCalls = (path: string) => {
  const seen: string[] = []
  testServer.use(
    http.all(`*/api${path}`, ({ request }) => {
      seen.push(`${request.method} ${request.headers.get('authorization') ?? ''}`)
      return undefined
    }),
  )
  return seen
}

describe('signing out', () => {
  test('clears the token, the drafts and the cache, says so, and the server knows no session any more', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    await heading('Welcome, Freya')
    sessionStorage.setItem('draft:user-free/x/y', '"secret"')
    await signOut(user)

    expect(await heading('Sign in')).toBeVisible()
    expect(await screen.findByText('Logged out')).toBeInTheDocument()
    expect(addressNow()).toBe('/auth')
    expect(localStorage.getItem('token')).toBeNull()
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    expect(worldNow().sessions.find(({ accountId }) => accountId === 'user-free')).toBeUndefined()
    expect(document.body).not.toHaveTextContent('Freya')
  })

  test('is no wish to come back: the next sign-in goes to the dashboard', async () => {
    const { user } = renderAt('/synthesis-history', { as: 'free' })
    await screen.findByRole('banner')
    await signOut(user)
    await user.type(await screen.findByLabelText('Email'), 'individual@roadrunner.test')
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
    await waitFor(() => expect(addressNow()).toBe('/personalized-dashboard'))
    expect(document.body).not.toHaveTextContent('Freya')
  })

  test.each([
    ['the line is down', { cut: 'before' }],
    ['it says no with a good status', { status: 200, body: { success: false } }],
  ] as const)('clears here even when %s, says so, and tells the server later', async (_, fault) => {
    breakCall({ call: 'auth.logout', ...fault })
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    await heading('Welcome, Freya')
    await signOut(user)

    expect(await heading('Sign in')).toBeVisible()
    expect(await screen.findByText('Logout failed')).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()

    breakCall({ call: 'auth.logout', delayMs: 1 })
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(accepted('auth.logout')).toHaveLength(1))
    await waitFor(() => expect(localStorage.getItem('logout-owed')).toBeNull())
  })

  test('that the server has not heard of does not sign anybody in again after a reload', async () => {
    // The cookie that outlived the sign-out: here it is the token.
    signInAs('free')
    localStorage.setItem('logout-owed', '1')
    breakCall({ call: 'auth.logout', cut: 'before' })
    renderAt('/personalized-dashboard')
    expect(await heading('Sign in')).toBeVisible()
    expect(localStorage.getItem('logout-owed')).toBe('1')
  })

  test('in another tab signs out here too, without another call', async () => {
    renderAt('/personalized-dashboard', { as: 'free' })
    await heading('Welcome, Freya')
    const newValue = JSON.stringify({ is: 'signed-out', at: 1 })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session-signal', newValue })))
    expect(await heading('Sign in')).toBeVisible()
    expect(accepted('auth.logout')).toHaveLength(0)
  })

  test('drops the answer to a write that was still under way', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    await heading('Welcome, Freya')
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    testServer.use(
      http.post('*/api/syntheses', async () => {
        await isAnswered
        return Response.json({ id: 'syn-late', title: 'Left behind' })
      }),
    )
    const seen: unknown[] = []
    void callApi(synthesesApi.create, { body: { title: 'Left behind' } }).then(
      (value) => seen.push(value),
      (error: unknown) => seen.push(error),
    )
    await signOut(user)
    await heading('Sign in')
    answer()
    // A call that begins after the answer and ends before the assertion.
    await callApi(authApi.forgotPassword, { body: { email: 'a@example.org' } })
    expect(seen).toEqual([])
  })
})

test('signing in in another tab opens the product here', async () => {
  renderAt('/auth')
  await heading('Sign in')
  signInAs('free')
  const newValue = JSON.stringify({ is: 'signed-in', userId: 'user-free', at: 1 })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session-signal', newValue })))
  expect(await heading('Welcome, Freya')).toBeVisible()
})

describe('a session that was lost', () => {
  test('a hundred writes meet a 401: one check, each is sent once more, and each is accepted once', async () => {
    renderAt('/personalized-dashboard', { as: 'free' })
    await heading('Welcome, Freya')
    const checks = countCalls('/auth/me')
    const writes = countCalls('/syntheses')
    breakCall({ call: 'syntheses.create', status: 401, times: 100 })

    const titles = Array.from({ length: 100 }, (_, n) => `Storm ${n}`)
    const answers = await Promise.all(titles.map((title) => callApi(synthesesApi.create, { body: { title } })))
    expect(answers.map(({ title }) => title)).toEqual(titles)
    expect(checks).toHaveLength(1)
    expect(writes.filter((line) => line.startsWith('POST'))).toHaveLength(200)
    expect(accepted('syntheses.create').map(({ input }) => (input['body'] as { title: string }).title)).toEqual(
      expect.arrayContaining(titles),
    )
    expect(accepted('syntheses.create')).toHaveLength(100)
  })

  test('a check that gets no answer signs nobody out', async () => {
    renderAt('/personalized-dashboard', { as: 'free' })
    await heading('Welcome, Freya')
    breakCall({ call: 'syntheses.list', status: 401 })
    breakCall({ call: 'auth.me', cut: 'before' })
    await expect(callApi(synthesesApi.list, {})).rejects.toThrow('Authentication required')
    expect(await heading('Welcome, Freya')).toBeVisible()
    expect(localStorage.getItem('token')).not.toBeNull()
  })

  test('a wrong password never starts a recovery', async () => {
    renderAt('/auth')
    await heading('Sign in')
    const checks = countCalls('/auth/me')
    const body = { email: 'free@roadrunner.test', password: 'wrong' }
    await expect(callApi(authApi.login, { body })).rejects.toMatchObject({ status: 401 })
    expect(checks).toHaveLength(0)
  })
})

test('a dead token in storage is dropped and does no harm', async () => {
  localStorage.setItem('token', 'no-such-session')
  localStorage.setItem('session-hint', '1')
  renderAt('/auth')
  expect(await heading('Sign in')).toBeVisible()
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'

import { collaborationApi } from '#contract/collaboration.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { openSession } from '#mocks/people/sessions.ts'
import { testServer } from '#mocks/server/vitest.ts'
import { callApi } from '#shared/api/call-api.ts'
import { AuthRequiredError } from '#shared/api/errors.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { PASSWORD } from '#tests/support/sign-in.ts'

testApi()

type User = ReturnType<typeof renderAt>['user']

beforeEach(() => breakCall({ call: 'auth.devLogin', status: 404 }))

/** Every session of the world is over, as after a restart of the server or thirty days. */
const endSessions = () => {
  for (const { id } of worldNow().sessions.all()) worldNow().sessions.remove(id)
}
const countCalls = (path: string) => {
  const seen: string[] = []
  testServer.use(
    http.all(`*/api${path}`, ({ request }) => {
      seen.push(request.method)
      return undefined
    }),
  )
  return seen
}
/** Every key and value of both storages. */
const stored = () => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))
const question = () => screen.findByRole('dialog', { name: 'Sign in again' })
const signIn = async (user: User, email?: string, password = PASSWORD) => {
  const dialog = within(await question())
  if (email !== undefined) {
    await user.clear(dialog.getByLabelText('Email'))
    await user.type(dialog.getByLabelText('Email'), email)
  }
  await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`)
}
const openProfile = async () => {
  const page = renderAt('/profile', { as: 'free' })
  const field = await screen.findByLabelText('Affiliation')
  await page.user.clear(field)
  await page.user.type(field, 'Typed before the end')
  return { ...page, field }
}

describe('a session that ends in the middle of work', () => {
  test('asks to sign in over the page: what is typed stands, and what was refused is sent once, afterwards', async () => {
    const { user, field } = await openProfile()
    endSessions()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))

    const dialog = await question()
    expect(dialog).toHaveTextContent('Authentication required')
    expect(within(dialog).getByLabelText('Email')).toHaveValue('free@roadrunner.test')
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus())
    expect(localStorage.getItem('token')).toBeNull()
    expect(accepted('user.profile')).toHaveLength(0)

    await signIn(user)
    expect(await screen.findByText('Profile updated')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // The same field, not one drawn anew.
    expect(field).toBeInTheDocument()
    expect(field).toHaveValue('Typed before the end')
    expect(addressNow()).toBe('/profile')
    expect(accepted('user.profile')).toHaveLength(1)
  })

  test('neither Esc nor a click beside it ends the question, and a wrong password asks again', async () => {
    const { user, field } = await openProfile()
    endSessions()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await question()
    await user.keyboard('{Escape}')
    const dialog = await question()
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await signIn(user, undefined, 'not the password')
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Invalid email or password. Please check your credentials and try again.',
      ),
    )
    expect(field).toHaveValue('Typed before the end')
  })

  test('a hundred calls ask once, wait together, and each is answered', async () => {
    const { user } = renderAt('/synthesis-history', { as: 'free' })
    await screen.findByRole('banner')
    await screen.findByRole('heading', { level: 1 })
    const checks = countCalls('/auth/me')
    endSessions()
    const answers = Promise.all(
      Array.from({ length: 100 }, (_, n) => callApi(synthesesApi.create, { body: { title: `Storm ${n}` } })),
    )
    await question()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(checks).toHaveLength(1)
    expect(accepted('syntheses.create')).toHaveLength(0)

    // What is asked for meanwhile waits too: nothing is sent with a session that is over.
    const lists = countCalls('/syntheses')
    const later = callApi(synthesesApi.list, {})
    await signIn(user)
    expect(await answers).toHaveLength(100)
    expect(await later).toBeInstanceOf(Array)
    expect(accepted('syntheses.create')).toHaveLength(100)
    expect(lists.filter((method) => method === 'GET').length).toBeLessThanOrEqual(2)
  })

  test('a call that is never replayed says so at once, and is not sent by itself', async () => {
    const { user } = renderAt('/synthesis-history', { as: 'team-owner' })
    await screen.findByRole('heading', { level: 1 })
    const asked = countCalls('/collaboration/teams')
    endSessions()
    await expect(callApi(collaborationApi.teams, {})).rejects.toThrow(new AuthRequiredError())
    await signIn(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(asked).toHaveLength(1)
  })

  test('a caller that gives up meanwhile is let go', async () => {
    renderAt('/synthesis-history', { as: 'free' })
    await screen.findByRole('heading', { level: 1 })
    endSessions()
    const stopper = new AbortController()
    const call = callApi(synthesesApi.list, {}, { signal: stopper.signal })
    await question()
    stopper.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('somebody else who signs in there gets nothing of it: no text, no draft, no waiting request', async () => {
    const { user } = await openProfile()
    await waitFor(() => expect(sessionStorage.getItem('draft:user-free/profile/own')).not.toBeNull())
    localStorage.setItem('help:conversation:user-free', '{"id":"c1"}')
    endSessions()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    const dialog = await question()
    await user.clear(within(dialog).getByLabelText('Email'))
    await user.type(within(dialog).getByLabelText('Email'), 'individual@roadrunner.test')
    expect(dialog).toHaveTextContent('what was typed here is discarded')
    await signIn(user)

    await waitFor(() => expect(screen.queryByDisplayValue('Typed before the end')).not.toBeInTheDocument())
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    expect(localStorage.getItem('help:conversation:user-free')).toBeNull()
    expect(stored()).not.toContain('user-free')
    // The token is the new person's: nothing was sent with it.
    expect(localStorage.getItem('token')).not.toBeNull()
    expect(accepted('user.profile')).toHaveLength(0)
  })

  test('logging out there is a way out, and discards what was typed', async () => {
    const { user } = await openProfile()
    endSessions()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await user.click(within(await question()).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(await screen.findByText('Logged out')).toBeInTheDocument()
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    expect(accepted('user.profile')).toHaveLength(0)
  })

  test('signing in again in another tab brings this page back too', async () => {
    const { user } = await openProfile()
    endSessions()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await question()
    localStorage.setItem('token', openSession(worldNow(), 'user-free').token)
    const newValue = JSON.stringify({ is: 'signed-in', userId: 'user-free', at: 1 })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session-signal', newValue })))
    expect(await screen.findByText('Profile updated')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('the check of who is signed in finds it out as well: the page stays', async () => {
    const { field } = await openProfile()
    endSessions()
    act(() => {
      const event = new Event('pageshow')
      Object.defineProperty(event, 'persisted', { value: true })
      window.dispatchEvent(event)
    })
    await question()
    expect(field).toHaveValue('Typed before the end')
  })
})

describe('a session that is over before the page is open', () => {
  test('leads to the sign-in page, and from there to the address that was asked for, for the same person', async () => {
    const { user } = renderAt('/synthesis-history?kind=all')
    await waitFor(() => expect(addressNow()).toBe('/auth'))
    await user.type(await screen.findByLabelText('Email'), 'free@roadrunner.test')
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
    await waitFor(() => expect(addressNow()).toBe('/synthesis-history?kind=all'))
  })

  test('in a tab that was somebody else’s, neither their address nor their drafts are for the next', async () => {
    sessionStorage.setItem('session-owner', 'user-free')
    sessionStorage.setItem('draft:user-free/profile/own', '"typed"')
    localStorage.setItem('persona:user-free', '{"data":{},"dashboards":{},"unsaved":[]}')
    const { user } = renderAt('/synthesis-history')
    await user.type(await screen.findByLabelText('Email'), 'individual@roadrunner.test')
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
    await waitFor(() => expect(addressNow()).toBe('/personalized-dashboard'))
    expect(stored()).not.toContain('user-free')
  })

  test('in a tab that was one’s own, the drafts are there again', async () => {
    sessionStorage.setItem('session-owner', 'user-free')
    sessionStorage.setItem('draft:user-free/profile/own', JSON.stringify(JSON.stringify({ affiliation: 'Typed' })))
    const { user } = renderAt('/profile')
    await user.type(await screen.findByLabelText('Email'), 'free@roadrunner.test')
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
    expect(await screen.findByLabelText('Affiliation')).toHaveValue('Typed')
  })
})

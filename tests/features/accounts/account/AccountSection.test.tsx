import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openSession } from '#mocks/people/sessions.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { PASSWORD } from '#tests/support/sign-in.ts'

testApi()

const ME = seedUserId('free')
const account = () => worldNow().accounts.get(ME)
const open = async (tab = 'account') => {
  const page = renderAt(`/settings?tab=${tab}`, { as: 'free' })
  await screen.findByRole('tab', { name: 'Account' })
  return page
}
const press = (user: ReturnType<typeof renderAt>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))
const formNamed = (name: string) => within(screen.getByRole('form', { name }))

describe('username and email', () => {
  test('are saved together, and the page knows them at once', async () => {
    const { user } = await open()
    const username = await screen.findByLabelText('Username')
    await user.clear(username)
    await user.type(username, 'freya')
    await press(user, 'Save account')
    expect(await screen.findByText('Account updated')).toBeVisible()
    expect(account()).toMatchObject({ username: 'freya', email: 'free@roadrunner.test' })
    await user.click(screen.getByRole('button', { name: 'User menu' }))
    expect(await screen.findByText('free@roadrunner.test')).toBeVisible()
  })

  test('a taken name is said at its field with the server’s words in the toast', async () => {
    const { user } = await open()
    const username = await screen.findByLabelText('Username')
    await user.clear(username)
    await user.type(username, 'student')
    await press(user, 'Save account')
    expect(await screen.findByText('Update failed')).toBeVisible()
    await waitFor(() => expect(username).toHaveFocus())
    expect(username).toHaveAccessibleDescription('This username is already taken.')
    expect(username).toHaveValue('student')
    expect(account()?.username).toBe('free')
  })

  test('a slip is found before anything is sent', async () => {
    const { user } = await open()
    await user.clear(await screen.findByLabelText('Email'))
    await user.type(screen.getByLabelText('Email'), 'free@')
    await press(user, 'Save account')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      expect.stringContaining('Enter an email address such as name@example.org.'),
    )
    expect(accepted('user.account')).toHaveLength(0)
  })
})

describe('where somebody is signed in', () => {
  test('is listed, and everywhere else ends after a question', async () => {
    openSession(worldNow(), ME, 'Firefox on Windows')
    const { user } = await open()
    expect(await screen.findByText('Firefox on Windows')).toBeVisible()
    expect(screen.getByText('This browser')).toBeVisible()
    await press(user, 'Sign out everywhere else')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' }))
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
    expect(await screen.findByText('One other sign-in ended')).toBeVisible()
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible()
    expect(worldNow().sessions.filter(({ accountId }) => accountId === ME)).toHaveLength(1)
  })

  test('is left out where the server keeps no count of it', async () => {
    breakCall({ call: 'capabilities.get', status: 200, body: { features: ['documents', 'search'] } })
    await open()
    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(screen.queryByText('Where you are signed in')).not.toBeInTheDocument()
    expect(accepted('sessions.list')).toHaveLength(0)
  })
})

describe('the password', () => {
  const fill = async (user: ReturnType<typeof renderAt>['user'], current: string, next: string) => {
    await user.type(await screen.findByLabelText('Current password'), current)
    await user.type(screen.getByLabelText('New password'), next)
    await press(user, 'Change password')
  }

  test('is changed, the fields are emptied, and nothing of it was ever stored in the browser', async () => {
    const { user } = await open()
    await fill(user, PASSWORD, 'quite another one')
    expect(await screen.findByText('Password changed')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toHaveValue('')
    expect(screen.getByLabelText('New password')).toHaveValue('')
    expect(accepted('user.account')).toHaveLength(1)
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    expect(stored).not.toContain('quite another one')
    expect(stored).not.toContain(PASSWORD)
  })

  test('a wrong current one: Update failed with the server’s message, at its field', async () => {
    const { user } = await open()
    await fill(user, 'not the one', 'quite another one')
    expect(await screen.findByText('Update failed')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('The current password is not right.')
    expect(screen.getByLabelText('New password')).toHaveValue('quite another one')
  })

  test('a short one, a missing one and the same one are found here', async () => {
    const { user } = await open()
    await screen.findByLabelText('New password')
    await press(user, 'Change password')
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password.')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'At least 8 characters Use at least 8 characters.',
    )
    await fill(user, PASSWORD, PASSWORD)
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'At least 8 characters Choose a password other than the current one.',
    )
    expect(accepted('user.account')).toHaveLength(0)
  })

  test('a lost reply says that it may hold already', async () => {
    breakCall({ call: 'user.account', cut: 'after', times: 1 })
    const { user } = await open()
    await fill(user, PASSWORD, 'quite another one')
    await waitFor(() =>
      expect(formNamed('Password').getByRole('alert')).toHaveTextContent(
        'The reply was lost, so the new password may already be in use. Try signing in with it before you change it again.',
      ),
    )
  })
})

describe('deleting the account', () => {
  const ask = async (user: ReturnType<typeof renderAt>['user'], typed: string) => {
    await user.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    if (typed !== '') await user.type(dialog.getByLabelText('Type free to confirm'), typed)
    await user.type(dialog.getByLabelText('Current password'), PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Delete account' }))
    return dialog
  }

  test('asks for the name, not only a click', async () => {
    const { user } = await open('data')
    const dialog = await ask(user, 'fre')
    const field = dialog.getByLabelText('Type free to confirm')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('This is not your username. Type free exactly as shown here.')
    expect(account()).toBeDefined()
    expect(accepted('accountDeletion.remove')).toHaveLength(0)
  })

  test('takes the account away and signs out', async () => {
    const { user } = await open('data')
    await ask(user, 'free')
    await waitFor(() => expect(addressNow()).toBe('/auth'))
    expect(await screen.findByText('Account deleted')).toBeVisible()
    expect(account()).toBeUndefined()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('a failure says so and keeps everything', async () => {
    breakCall({ call: 'accountDeletion.remove', status: 500, body: { message: 'Not today.' } })
    const { user } = await open('data')
    const dialog = await ask(user, 'free')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Not today.'))
    expect(account()).toBeDefined()
  })

  test('is not offered where the server cannot do it', async () => {
    breakCall({ call: 'capabilities.get', status: 200, body: { features: ['documents', 'search'] } })
    await open('data')
    expect(await screen.findByText(/This server has no way to delete an account from here/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument()
  })
})

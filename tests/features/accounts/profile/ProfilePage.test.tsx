import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = seedUserId('individual')
const account = () => worldNow().accounts.get(ME)
const open = async () => {
  const page = renderAt('/profile', { as: 'individual' })
  await screen.findByLabelText('Affiliation')
  return page
}
type User = ReturnType<typeof renderAt>['user']
const type = async (user: User, label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save profile' }))
const form = () => screen.getByRole('form', { name: 'Your profile' })

describe('saving', () => {
  test('keeps every field with the account, and says so', async () => {
    const { user } = await open()
    await type(user, 'First name', ' Inès ')
    await type(user, 'Affiliation', 'Harbour University')
    await type(user, 'ORCID iD', 'https://orcid.org/0000-0002-1694-233x')
    await type(user, 'Website', 'example.org/ines')
    await type(user, 'About you', 'Meta-analysis, mostly.')
    await user.type(screen.getByLabelText('Fields of interest'), 'lipids, Statins{Enter}diet')
    // The last one was not confirmed, and is meant all the same.
    await save(user)

    expect(await screen.findByText('Profile updated')).toBeVisible()
    expect(account()).toMatchObject({
      firstName: 'Inès',
      lastName: 'Varga',
      affiliation: 'Harbour University',
      orcid: '0000-0002-1694-233X',
      website: 'https://example.org/ines',
      bio: 'Meta-analysis, mostly.',
      // 'Statins' was there already, in other letters.
      interests: ['cardiovascular prevention', 'meta-analysis', 'statins', 'lipids', 'diet'],
    })
    expect(within(form()).getByRole('status')).toHaveTextContent('Everything is saved')
    expect(screen.getByLabelText('ORCID iD')).toHaveValue('0000-0002-1694-233X')
  })

  test('an emptied field is emptied on the account', async () => {
    const { user } = await open()
    await type(user, 'About you', '')
    await user.click(screen.getByRole('button', { name: 'Remove statins' }))
    await save(user)
    expect(await screen.findByText('Profile updated')).toBeVisible()
    expect(account()).toMatchObject({ bio: '', interests: ['cardiovascular prevention', 'meta-analysis'] })
  })

  test.each([
    [
      422,
      { message: 'Affiliations are checked by hand at the moment.' },
      'Affiliations are checked by hand at the moment.',
    ],
    [500, { message: 'The database is asleep.' }, 'The database is asleep.'],
    [403, { message: 'Your institution manages this profile.' }, 'Your institution manages this profile.'],
  ])('status %d: Update failed with the server’s words, and nothing typed is lost', async (status, body, sentence) => {
    breakCall({ call: 'user.profile', status, body })
    const { user } = await open()
    await type(user, 'Affiliation', 'Harbour University')
    await save(user)
    expect(await screen.findByText('Update failed')).toBeVisible()
    expect(within(form()).getByRole('alert')).toHaveTextContent(`${sentence} Your changes are kept.`)
    expect(screen.getByLabelText('Affiliation')).toHaveValue('Harbour University')
    expect(account()?.affiliation).toBe('Institute of Clinical Epidemiology')
    expect(screen.getByRole('button', { name: 'Save profile' })).toBeEnabled()
  })

  test('what the server says of a field stands at the field, which has the focus', async () => {
    const fields = { affiliation: 'Choose one from the register.' }
    breakCall({ call: 'user.profile', status: 422, body: { message: 'Not saved.', fields } })
    const { user } = await open()
    await type(user, 'Affiliation', 'Nowhere')
    await save(user)
    const field = screen.getByLabelText('Affiliation')
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription('Choose one from the register.')
    await user.type(field, '!')
    expect(field).not.toHaveAccessibleDescription()
  })

  test('a lost reply is looked after: saved is saved', async () => {
    breakCall({ call: 'user.profile', cut: 'after', times: 1 })
    const { user } = await open()
    await type(user, 'Affiliation', 'Harbour University')
    await save(user)
    expect(await screen.findByText('Profile updated')).toBeVisible()
    expect(account()?.affiliation).toBe('Harbour University')
    expect(accepted('user.profile')).toHaveLength(1)
  })

  test('a request that never arrived is a failure, and a second press saves', async () => {
    breakCall({ call: 'user.profile', cut: 'before', times: 1 })
    const { user } = await open()
    await type(user, 'Affiliation', 'Harbour University')
    await save(user)
    await waitFor(() =>
      expect(within(form()).getByRole('alert')).toHaveTextContent(
        'Network error. Please check your connection and try again.',
      ),
    )
    await save(user)
    expect(await screen.findByText('Profile updated')).toBeVisible()
    expect(account()?.affiliation).toBe('Harbour University')
  })

  test('too many requests: the wait is shown, nothing is sent before it ends', async () => {
    breakCall({ call: 'user.profile', status: 429, headers: { 'retry-after': '1' }, times: 1 })
    const { user } = await open()
    await type(user, 'Affiliation', 'Harbour University')
    await save(user)
    expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 1 second.')
    expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled()
    expect(accepted('user.profile')).toHaveLength(0)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toBeEnabled())
    await save(user)
    expect(await screen.findByText('Profile updated')).toBeVisible()
  })

  test('two clicks are one request', async () => {
    breakCall({ call: 'user.profile', delayMs: 100 })
    const { user } = await open()
    await type(user, 'Affiliation', 'Harbour University')
    const button = screen.getByRole('button', { name: 'Save profile' })
    button.click()
    button.click()
    expect(await screen.findByText('Profile updated')).toBeVisible()
    expect(accepted('user.profile')).toHaveLength(1)
  })
})

describe('before anything is sent', () => {
  test.each([
    ['0000-0002-1825-0098', 'One of these digits is wrong: the last one, a check digit, does not fit the others.'],
    ['0000-0002', 'An ORCID iD has four groups of four characters, such as 0000-0002-1825-0097.'],
  ])('the ORCID iD %s is questioned in its place', async (orcid, sentence) => {
    const { user } = await open()
    await type(user, 'ORCID iD', orcid)
    await save(user)
    const field = screen.getByLabelText('ORCID iD')
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(accepted('user.profile')).toHaveLength(0)
  })

  test('a web address that is none, as soon as the field is left', async () => {
    const { user } = await open()
    await type(user, 'Website', 'javascript:alert(1)')
    await user.tab()
    expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(
      'Enter a web address such as https://example.org.',
    )
  })
})

describe('leaving', () => {
  test('asks, and a draft survives the way out and back', async () => {
    const { user } = await open()
    await type(user, 'Affiliation', 'Half an affil')
    await user.click(screen.getByRole('link', { name: 'Search' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(addressNow()).toBe('/profile')
    expect(screen.getByLabelText('Affiliation')).toHaveValue('Half an affil')

    await user.click(screen.getByRole('link', { name: 'Search' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(addressNow()).toBe('/search'))
    await waitFor(() => expect(screen.queryByLabelText('Affiliation')).not.toBeInTheDocument())
    history.back()
    expect(await screen.findByDisplayValue('Half an affil')).toBeVisible()
    expect(account()?.affiliation).toBe('Institute of Clinical Epidemiology')
  })

  test('asks on the way back too, and goes there after a yes', async () => {
    history.replaceState(null, '', '/personalized-dashboard')
    const { user } = renderAt('/personalized-dashboard', { as: 'individual' })
    await user.click(await screen.findByRole('button', { name: 'User menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Profile' }))
    await type(user, 'Affiliation', 'Half an affil')
    history.back()
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(addressNow()).toBe('/profile'))
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('Affiliation')).toHaveValue('Half an affil')

    history.back()
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(addressNow()).toBe('/personalized-dashboard'))
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('asks in the command palette, and before signing out, which would discard the text', async () => {
    const { user } = await open()
    await type(user, 'Affiliation', 'Half an affil')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'Search{Enter}')
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Stay',
      }),
    )
    expect(addressNow()).toBe('/profile')

    await user.click(screen.getByRole('button', { name: 'User menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    const question = await screen.findByRole('alertdialog', { name: 'Sign out without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('Affiliation')).toHaveValue('Half an affil')
    await user.click(screen.getByRole('button', { name: 'User menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })

  test('asks nothing when nothing was changed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Search' }))
    await waitFor(() => expect(addressNow()).toBe('/search'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('discarding asks once and goes back to what is saved', async () => {
    const { user } = await open()
    await type(user, 'Affiliation', 'Half an affil')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.getByLabelText('Affiliation')).toHaveValue('Institute of Clinical Epidemiology'))
  })
})

test('what others see follows the form, and leaves out what is not right yet', async () => {
  const { user } = await open()
  const preview = within(screen.getByRole('complementary', { name: 'What others see' }))
  expect(preview.getByText('Ines Varga')).toBeVisible()
  expect(preview.getByText('meta-analysis')).toBeVisible()
  await type(user, 'ORCID iD', '0000-0002-1825-0097')
  expect(preview.getByRole('link')).toHaveAttribute('href', 'https://orcid.org/0000-0002-1825-0097')
  await type(user, 'ORCID iD', '0000-0002-1825-0098')
  expect(preview.queryByRole('link')).not.toBeInTheDocument()
  expect(preview.getByText('Shown as it will be once you save.')).toBeVisible()
})

test('the contribution statement is written out of ticked roles', async () => {
  const { user } = await open()
  const card = within(screen.getByRole('region', { name: 'Contribution statement' }))
  await user.click(card.getByRole('checkbox', { name: /^Methodology/ }))
  await user.click(card.getByRole('button', { name: 'Add a contributor' }))
  await user.type(card.getByLabelText('Name, contributor 2'), 'Milo Brandt')
  const roles = within(card.getByRole('group', { name: 'Roles of Milo Brandt' }))
  await user.click(roles.getByRole('checkbox', { name: /^Software/ }))
  await user.click(roles.getByRole('checkbox', { name: /^Methodology/ }))
  const statement = card.getByRole('status', { name: 'Statement' })
  expect(statement).toHaveTextContent('Ines Varga: Methodology. Milo Brandt: Methodology, Software.')
  await user.click(card.getByRole('radio', { name: 'By role' }))
  expect(statement).toHaveTextContent('Methodology: Ines Varga and Milo Brandt. Software: Milo Brandt.')
})

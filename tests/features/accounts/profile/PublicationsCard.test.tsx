import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = seedUserId('individual')
const kept = () => {
  const { preferences } = (worldNow().accounts.get(ME)?.personaData ?? {}) as {
    preferences?: { publications?: string[] }
  }
  return preferences?.publications
}
const open = async () => {
  const page = renderAt('/profile', { as: 'individual' })
  const card = await screen.findByRole('region', { name: /^My publications/ })
  await within(card).findByText(/No publications yet|Papers you wrote/)
  return page
}
const card = () => within(screen.getByRole('region', { name: /^My publications/ }))
const button = (name: string) => screen.findByRole('button', { name })

describe('my publications', () => {
  test('begin empty, and say where they can come from', async () => {
    await open()
    expect(card().getByText('No publications yet')).toBeVisible()
    expect(card().getByText(/export your works there as BibTeX/)).toBeVisible()
  })

  test('are found by DOI among the papers of the library, and kept with the account', async () => {
    const { user } = await open()
    await user.click(await button('Choose from library'))
    await user.click(await screen.findByRole('tab', { name: 'Paste identifiers' }))
    await user.type(screen.getByLabelText('Identifiers, one on each line'), '10.1001/jama.1994.03510330076038')
    await user.click(await button('Find these papers'))
    await user.click(await button('Use 1 paper'))
    expect(await card().findByRole('link', { name: /Efficacy of BCG Vaccine/i })).toBeVisible()
    await waitFor(() => expect(kept()).toHaveLength(1))
  })

  test('are typed in: the record stands in the library and in the list', async () => {
    const { user } = await open()
    await user.click(await button('Add by hand'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a publication by hand' }))
    await user.click(dialog.getByRole('button', { name: 'Add publication' }))
    expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription('Enter the title.')

    await user.type(dialog.getByLabelText('Title'), 'A trial of my own')
    await user.type(dialog.getByLabelText('Authors'), 'Varga, Ines{Enter}Jan van der Berg')
    await user.type(dialog.getByLabelText('Year'), '2024')
    await user.type(dialog.getByLabelText('DOI'), 'https://doi.org/10.5555/MINE')
    await user.click(dialog.getByRole('button', { name: 'Add publication' }))

    expect(await card().findByRole('link', { name: 'A trial of my own' })).toBeVisible()
    const [row] = worldNow().documents.filter(({ ownerId }) => ownerId === ME)
    expect(row).toMatchObject({
      title: 'A trial of my own',
      year: 2024,
      authors: [
        { family: 'Varga', given: 'Ines' },
        { family: 'van der Berg', given: 'Jan' },
      ],
      ids: { doi: '10.5555/mine' },
    })
    await waitFor(() => expect(kept()).toEqual([row?.id]))
    expect(card().getByRole('link', { name: 'Synthesize these' })).toHaveAttribute(
      'href',
      `/synthesis?documents=${row?.id}`,
    )
  })

  test('a lost reply adds nothing twice', async () => {
    breakCall({ call: 'documents.importBatch', cut: 'after', times: 1 })
    const { user } = await open()
    await user.click(await button('Add by hand'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a publication by hand' }))
    await user.type(dialog.getByLabelText('Title'), 'A trial of my own')
    await user.click(dialog.getByRole('button', { name: 'Add publication' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('What you typed is kept.'))
    await user.click(dialog.getByRole('button', { name: 'Add publication' }))
    expect(await card().findByRole('link', { name: 'A trial of my own' })).toBeVisible()
    expect(worldNow().documents.filter(({ ownerId }) => ownerId === ME)).toHaveLength(1)
    expect(accepted('documents.importBatch')).toHaveLength(2)
  })

  test('are taken off, and put back', async () => {
    worldNow().accounts.update(ME, { personaData: { preferences: { publications: ['p-colditz-1994'] } } })
    const { user } = await open()
    const link = await card().findByRole('link', { name: /BCG/ })
    await user.click(card().getByRole('button', { name: /^Remove .* from the list$/ }))
    await waitFor(() => expect(link).not.toBeInTheDocument())
    await waitFor(() => expect(kept()).toEqual([]))
    await user.click(await button('Undo'))
    expect(await card().findByRole('link', { name: /BCG/ })).toBeVisible()
    await waitFor(() => expect(kept()).toEqual(['p-colditz-1994']))
  })

  test('a paper that is gone is said, and the list stays until somebody tidies it', async () => {
    const publications = ['p-colditz-1994', 'd-gone']
    worldNow().accounts.update(ME, { personaData: { preferences: { publications } } })
    const { user } = await open()
    expect(await card().findByText('1 publication of this list can no longer be found in your library.')).toBeVisible()
    await user.click(card().getByRole('button', { name: 'Remove them from the list' }))
    await waitFor(() => expect(kept()).toEqual(['p-colditz-1994']))
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const idOf = (name: string) => accountByName(worldNow(), name)?.id ?? ''
const synthesis = (id: string, title: string) =>
  worldNow().syntheses.put({ id, ownerId: idOf('team-owner'), title, status: 'complete', sections: [], version: 1 })
function world() {
  for (const { id } of worldNow().projects.all()) worldNow().projects.remove(id)
  for (const { id } of worldNow().syntheses.all()) worldNow().syntheses.remove(id)
  worldNow().projects.put({ id: 'p-1', title: 'Radium', ownerId: idOf('team-owner'), memberIds: [], version: 1 })
  synthesis('s-1', 'Does it glow?')
}
const table = async () => within(await screen.findByRole('table', { name: 'Projects' }))

test('syntheses and team projects stand in one list with their origin; search and filters stand in the address', async () => {
  world()
  const { user } = renderAt('/projects', { as: 'team-owner' })
  const rows = await table()
  expect(await rows.findByRole('link', { name: 'Radium' })).toHaveAttribute('href', '/project/p-1')
  expect(await rows.findByRole('link', { name: 'Does it glow?' })).toHaveAttribute('href', '/synthesis-history?id=s-1')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Team projects')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Does it glow?' })).not.toBeInTheDocument())
  expect(addressNow()).toBe('/projects?origin=team')
  await user.type(screen.getByRole('searchbox'), 'polonium')
  expect(await screen.findByText('Nothing matches')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('2 projects')).toBeVisible()
})

test('one source that fails does not hide the other, and is asked again', async () => {
  world()
  breakCall({ call: 'syntheses.list', status: 500, body: { message: 'Disk full' } })
  const { user } = renderAt('/projects', { as: 'team-owner' })
  expect(await screen.findByText('Failed to load projects. Please try again.')).toBeVisible()
  expect(await screen.findByText('Disk full')).toBeVisible()
  expect(screen.getByText('Your team projects are shown below.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Radium' })).toBeVisible()
  mendAll()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Does it glow?' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Disk full/)).not.toBeInTheDocument())
})

test('a synthesis is renamed; a refusal says the server’s words and keeps the name, a conflict shows the other name', async () => {
  world()
  const { user } = renderAt('/projects', { as: 'team-owner' })
  await user.click(await (await table()).findByRole('button', { name: 'Rename Does it glow?' }))
  const box = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(box)
  await user.type(box, 'It glows')
  breakCall({ call: 'syntheses.update', status: 500, body: { message: 'Disk full' } })
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('Disk full')).toBeVisible()
  expect(box).toHaveValue('It glows')
  mendAll()
  worldNow().syntheses.update('s-1', { title: 'Their name', version: 2 })
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText(/is now called “Their name”/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByRole('link', { name: 'It glows' })).toBeVisible()
  expect(worldNow().syntheses.get('s-1')?.title).toBe('It glows')
})

test('a refusal without words has ours; deleting is asked first', async () => {
  world()
  const { user } = renderAt('/projects', { as: 'team-owner' })
  const press = async () => {
    await user.click(await (await table()).findByRole('button', { name: 'Delete Does it glow?' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  }
  await table()
  breakCall({ call: 'syntheses.remove', status: 500 })
  await press()
  expect((await screen.findAllByText('Failed to delete the project. Please try again.'))[0]).toBeVisible()
  expect(worldNow().syntheses.get('s-1')).toBeDefined()
  mendAll()
  await press()
  await waitFor(() => expect(worldNow().syntheses.get('s-1')).toBeUndefined())
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Does it glow?' })).not.toBeInTheDocument())
})

test('an owner archives and deletes a team project with its name typed; another lead is told who may', async () => {
  world()
  worldNow().projects.put({
    id: 'p-2',
    title: 'Polonium',
    ownerId: idOf('enterprise'),
    memberIds: [idOf('team-owner')],
    roles: { [idOf('team-owner')]: { role: 'lead' } },
  })
  const { user } = renderAt('/projects', { as: 'team-owner' })
  await user.click(await (await table()).findByRole('button', { name: 'Manage Polonium' }))
  expect(await screen.findByText(/Only its owner can archive or delete this project/)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click((await table()).getByRole('button', { name: 'Manage Radium' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(worldNow().projects.get('p-1')?.isArchived).toBe(true))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Archived')
  await user.click(await screen.findByRole('button', { name: 'Manage Radium' }))
  const box = await screen.findByRole('textbox', { name: 'Name of the project' })
  await user.type(box, 'radium{Enter}')
  expect(box).toHaveAccessibleDescription('Type the name of the project exactly as it is.')
  await user.clear(box)
  await user.type(box, 'Radium{Enter}')
  await waitFor(() => expect(worldNow().projects.get('p-1')).toBeUndefined())
})

test('nothing yet: three ways to begin', async () => {
  world()
  renderAt('/projects', { as: 'free' })
  expect(await screen.findByText('No projects yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write a synthesis' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find papers' })).toBeVisible()
})

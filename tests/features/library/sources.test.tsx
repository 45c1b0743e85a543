import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const record = (title: string, doi: string, more = '') =>
  `TY  - JOUR\nTI  - ${title}\nDB  - Embase\nPY  - 2001\nDO  - ${doi}\n${more}ER  - \n`
const radium = record('Radium and its salts', '10.5555/radium')
const polonium = record('Polonium at last', '10.5555/polonium')
const actinium = record('Actinium in pitchblende', '10.5555/actinium')

const mine = () => accountByName(worldNow(), 'individual')?.id ?? ''
const papers = () => worldNow().documents.filter(({ ownerId }) => ownerId === mine())

async function importing() {
  const { user } = renderAt('/resources', { as: 'individual' })
  const open = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Import papers' })
    await user.click(button as HTMLElement)
    return within(await screen.findByRole('dialog', { name: 'Import papers' }))
  }
  const give = async (text: string, name: string) => {
    const dialog = await open()
    await user.upload(await dialog.findByLabelText('Choose a file', { selector: 'input' }), new File([text], name))
    await dialog.findByRole('group', { name: 'Ledger' })
    return dialog
  }
  const show = async (dialog: Awaited<ReturnType<typeof give>>) => {
    await user.click(dialog.getByRole('button', { name: 'Show imported papers' }))
    await user.click(await screen.findByRole('button', { name: 'Organise' }))
    const nav = await screen.findByRole('navigation', { name: 'Library' })
    await user.click(within(nav).getByRole('button', { name: 'Sources' }))
  }
  return { user, give, show }
}

test('an import asks where it is from, and stands under Sources with every record and its paper', async () => {
  const { user, give, show } = await importing()
  const dialog = await give(radium + polonium + radium + 'TY  - JOUR\nPY  - 2001\nER  - \n', 'hits.ris')
  const form = within(await dialog.findByRole('form', { name: 'Where is this from?' }))
  expect(form.getByLabelText('Database, register or website')).toHaveValue('Embase')
  expect(form.getByText('Recognised in the file: Embase.')).toBeVisible()
  await user.type(form.getByLabelText('Search string'), 'radium OR polonium')
  await user.type(form.getByLabelText('Searched on'), '2026-11-02')
  await user.type(form.getByLabelText('Interface'), 'Ovid')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Source saved')).toBeVisible()

  await show(dialog)
  const table = within(await screen.findByRole('table', { name: 'Sources' }))
  expect(table.getByRole('row', { name: /^Embase hits\.ris · .* 4 2 1 1 2$/ })).toBeVisible()
  await user.click(table.getByRole('button', { name: 'Embase' }))
  expect(
    await screen.findByText('2 new + 1 duplicate + 1 skipped = 4 records. They became 2 papers in the library.'),
  ).toBeVisible()
  const records = within(await screen.findByRole('table', { name: 'Records of the source' }))
  expect(records.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringContaining('No.'),
    expect.stringMatching(/^1Radium and its salts.*NewRadium/),
    expect.stringMatching(/^2Polonium at last.*New/),
    expect.stringMatching(/^3Radium and its salts.*DuplicateRadium and its saltsSame DOI/),
    expect.stringMatching(/^4It has neither a title nor an identifier.*Skipped$/),
  ])
  expect(screen.getByLabelText('Search string')).toHaveValue('radium OR polonium')

  // Not the same work: the record becomes a paper of its own.
  await user.click(records.getByRole('button', { name: /^Not the same paper/ }))
  expect(
    await screen.findByText('3 new + 0 duplicates + 1 skipped = 4 records. They became 3 papers in the library.'),
  ).toBeVisible()
  expect(papers()).toHaveLength(3)
})

test('a newer export of the same search is recognised, and taken as an update', async () => {
  const { user, give } = await importing()
  const first = await give(radium + polonium, 'embase-october.ris')
  await first.findByRole('form', { name: 'Where is this from?' })
  await user.click(first.getByRole('button', { name: 'Show imported papers' }))
  const again = await give(
    record('Radium and its salts', '10.5555/radium', 'VL  - 3\n') + actinium,
    'embase-november.ris',
  )
  expect(await again.findByText(/^This seems to be a newer export of embase-october\.ris of /)).toBeVisible()
  expect(again.getByText('1 new, 1 changed, 1 gone, 0 the same.')).toBeVisible()
  await user.click(again.getByRole('button', { name: 'Use as an update' }))
  expect(await again.findByText(/^Update of embase-october\.ris of /)).toBeVisible()
  await waitFor(() => expect(papers().find(({ title }) => title.startsWith('Radium'))?.volume).toBe('3'))
  await user.click(again.getByRole('button', { name: 'Make it a separate source' }))
  expect(await again.findByText(/^This seems to be a newer export/)).toBeVisible()
})

test('an import whose end was not heard says that it is not known whether all of it arrived', async () => {
  const { user, give, show } = await importing()
  breakCall({ call: 'librarySources.finish', status: 503 })
  const dialog = await give(radium, 'hits.ris')
  await show(dialog)
  await user.click(await screen.findByRole('button', { name: 'hits' }))
  expect(await screen.findByText(/^It is not known whether all of this file arrived/)).toBeVisible()
})

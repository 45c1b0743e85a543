import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { setFault } from '#mocks/server/faults.ts'
import { setUses, usedThisMonth } from '#engine/people/plan-limits.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

testApi()

const record = (title: string, doi?: string) =>
  [
    'TY  - JOUR',
    ...(title ? [`TI  - ${title}`] : []),
    'PY  - 2001',
    ...(doi ? [`DO  - ${doi}`] : []),
    'ER  - ',
    '',
  ].join('\r\n')

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    record(`A paper of this library, number ${index}`, `10.5555/n${index}`),
  ).join('\r\n')

const idOf = (person: Person) => accountByName(worldNow(), person)?.id ?? ''
const papersOf = (person: Person) => worldNow().documents.filter((row) => row.ownerId === idOf(person))

/** The library with the import dialog open, and a way to hand it a file. */
async function importing(as: Person = 'individual') {
  const { user } = renderAt('/resources', { as })
  const [button] = await screen.findAllByRole('button', { name: 'Import papers' })
  await user.click(button as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Import papers' })
  const give = async (text: string, name = 'library.ris') =>
    user.upload(await within(dialog).findByLabelText('Choose a file', { selector: 'input' }), new File([text], name))
  return { user, dialog, give }
}

test('every record is accounted for: new, duplicate or skipped, with line and reason', async () => {
  const { user, dialog, give } = await importing()
  await give(
    [record('First paper of three', '10.5555/a'), record('First paper of three.', '10.5555/a'), record('')].join(
      '\r\n',
    ),
  )

  const ledger = await within(dialog).findByRole('group', { name: 'Ledger' })
  expect(ledger).toHaveTextContent('1 new + 1 duplicate + 1 skipped = 3 in the file')
  expect(within(dialog).getByText('Read as RIS in UTF-8.')).toBeVisible()
  const skipped = within(dialog).getByRole('table', { name: 'Skipped records' })
  expect(within(skipped).getByRole('row', { name: /^13 It has neither a title nor an identifier/ })).toBeVisible()

  await user.click(within(dialog).getByRole('tab', { name: /^Duplicates/ }))
  const duplicates = within(dialog).getByRole('table', { name: 'Duplicates' })
  expect(within(duplicates).getByRole('row', { name: '7 First paper of three. Same DOI' })).toBeVisible()
  expect(papersOf('individual').map(({ title }) => title)).toEqual(['First paper of three'])
})

test('afterwards the imported papers are shown, and the whole file counted as one upload', async () => {
  const { user, dialog, give } = await importing('free')
  expect(await within(dialog).findByText('5 imports left this month.')).toBeVisible()
  await give(numbered(3))
  await user.click(await within(dialog).findByRole('button', { name: 'Show imported papers' }))

  expect(await screen.findByRole('button', { name: 'A paper of this library, number 0' })).toBeVisible()
  expect(addressNow()).toBe('/resources?scope=own')
  expect(screen.getByRole('tab', { name: /^My library/, selected: true })).toHaveTextContent('3')
  await waitFor(() => expect(usedThisMonth(worldNow(), idOf('free'), 'upload')).toBe(1))
})

test('when the API dies in the middle the rest is kept, and trying again adds nothing twice', async () => {
  const { user, dialog, give } = await importing('free')
  // The second batch is saved, but its answer is lost; then nothing answers any more.
  setFault(worldNow().id, { call: 'documents.importBatch', times: 1, delayMs: 0 })
  setFault(worldNow().id, { call: 'documents.importBatch', cut: 'after' })
  await give(numbered(1700))

  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent(/of 1,700 saved; the rest is waiting here/)
  expect(alert).toHaveTextContent('Trying again sends only what is missing. Nothing is added twice.')
  expect(usedThisMonth(worldNow(), idOf('free'), 'upload')).toBe(1)

  // Closing the window loses nothing.
  await user.keyboard('{Escape}')
  await user.click(screen.getAllByRole('button', { name: 'Import papers' })[0] as HTMLElement)
  setFault(worldNow().id, { call: 'documents.importBatch', delayMs: 0 })
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))

  expect(await screen.findByRole('group', { name: 'Ledger' })).toHaveTextContent(
    '1,700 new + 0 duplicates + 0 skipped = 1,700 in the file',
  )
  expect(papersOf('free')).toHaveLength(1700)
  await waitFor(() => expect(usedThisMonth(worldNow(), idOf('free'), 'upload')).toBe(1))
})

test('an import whose window was closed goes on, tells when it is done, and shows its ledger', async () => {
  const { user, dialog, give } = await importing()
  setFault(worldNow().id, { call: 'documents.importBatch', delayMs: 400 })
  await give(numbered(600))
  await within(dialog).findByText('You can close this window and keep working; the import continues.')
  await user.keyboard('{Escape}')

  expect(await screen.findByText('library.ris was imported')).toBeVisible()
  expect(screen.getByText('600 papers are new in your library.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByRole('group', { name: 'Ledger' })).toHaveTextContent('600 new')
})

test('a web page with the name of a reference file is refused in words, and another file can be chosen at once', async () => {
  const { dialog, give } = await importing('free')
  await give('<!DOCTYPE html><html><body>Please sign in</body></html>', 'export.ris')

  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('export.ris was not imported')
  expect(alert).toHaveTextContent('is a web page, not a reference file')
  expect(usedThisMonth(worldNow(), idOf('free'), 'upload')).toBe(0)

  await give(record('A good paper after all', '10.5555/g'))
  expect(await within(dialog).findByRole('group', { name: 'Ledger' })).toHaveTextContent('1 new')
})

test('a free user whose imports are used up is told before choosing a file', async () => {
  setUses(worldNow(), idOf('free'), { upload: 5 })
  const { dialog } = await importing('free')
  expect(await within(dialog).findByText('Your imports for this month are used up')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Choose a file' })).not.toBeInTheDocument()
})

test('a refusal for the month that the server gives while saving is said as such', async () => {
  const { dialog, give } = await importing('free')
  setFault(worldNow().id, {
    call: 'documents.importBatch',
    status: 403,
    body: { message: 'Used up.', code: 'limit_reached' },
  })
  await give(numbered(2))
  expect(await within(dialog).findByText('Your imports for this month are used up')).toBeVisible()
})

test('a table of unknown columns is mapped by hand, imported, and remembered for the next one', async () => {
  const { user, dialog, give } = await importing()
  const table = (title: string) => `Studie;Wer;Lesedatum\n${title};Berg, Jan;2019\n`
  await give(table('Erste Studie'), 'liste.csv')

  const columns = await within(dialog).findByRole('list', { name: 'Columns' })
  await user.click(within(dialog).getByRole('button', { name: 'Import with these columns' }))
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose the column with the title, DOI or PMID')
  expect(papersOf('individual')).toEqual([])

  await user.selectOptions(within(columns).getByRole('combobox', { name: 'Studie' }), 'Title')
  await user.selectOptions(within(columns).getByRole('combobox', { name: 'Wer' }), 'Authors')
  await user.click(within(dialog).getByRole('button', { name: 'Import with these columns' }))
  expect(await within(dialog).findByText('liste.csv was imported')).toBeVisible()
  // Nobody said what "Lesedatum" is: it is left out, and no year is made up.
  expect(papersOf('individual')).toMatchObject([{ title: 'Erste Studie', authors: [{ family: 'Berg' }] }])
  expect(papersOf('individual')[0]).not.toHaveProperty('year')

  await user.click(within(dialog).getByRole('button', { name: 'Import another file' }))
  await give(table('Zweite Studie'), 'mehr.csv')
  expect(
    await within(dialog).findByText('Filled in from your choices for a table with the same columns.'),
  ).toBeVisible()
  expect(within(dialog).getByRole('combobox', { name: 'Studie' })).toHaveDisplayValue('Title')
  expect(within(dialog).getByRole('combobox', { name: 'Lesedatum' })).toHaveDisplayValue('Leave out')
  await user.click(within(dialog).getByRole('button', { name: 'Import with these columns' }))
  expect(await within(dialog).findByText('mehr.csv was imported')).toBeVisible()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { accountByName } from '#engine/people/accounts.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const mine = () => accountByName(worldNow(), 'individual')?.id ?? ''

/** Puts papers into the library of the individual account, as an import would. */
function own(...papers: (Partial<PaperDraft> & { title: string })[]) {
  for (const [index, paper] of papers.entries()) {
    worldNow().documents.put({
      type: 'article-journal',
      authors: [{ family: 'Curie', given: 'Marie' }],
      year: 1911,
      keywords: [],
      ids: {},
      ...paper,
      id: `d-own${index}`,
      ownerId: mine(),
      design: 'unknown',
      flags: {},
      counts: {},
      origin: [{ kind: 'import', file: 'mine.ris', line: index }],
      addedAt: '2026-11-20T10:00:00.000Z',
    })
  }
}
const shelf = (id: string) => worldNow().documents.get(id)?.shelf
const papers = async () => within(await screen.findByRole('region', { name: 'Papers' }))
const bar = () => within(screen.getByRole('group', { name: 'Chosen papers' }))

test('chosen papers are tagged, collected and marked at once, and each of it can be taken back', async () => {
  own({ title: 'Radium' }, { title: 'Polonium' })
  const { user } = renderAt('/resources?scope=own', { as: 'individual' })
  await user.click((await papers()).getByRole('checkbox', { name: 'Choose all papers shown' }))

  await user.click(bar().getByRole('button', { name: 'Tag' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New tag…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tag 2 papers' })
  await user.click(within(dialog).getByRole('button', { name: 'Tag papers' }))
  expect(within(dialog).getByText('Give it a name.')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Tag' }), 'nobel{Enter}')
  expect(await screen.findByText('2 papers changed')).toBeVisible()
  expect(shelf('d-own1')?.tags).toEqual(['nobel'])

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeVisible()
  expect(shelf('d-own1')?.tags ?? []).toEqual([])
})

test('chosen papers go into a new collection, and are marked as read', async () => {
  own({ title: 'Radium' }, { title: 'Polonium' })
  const { user } = renderAt('/resources?scope=own', { as: 'individual' })
  await user.click((await papers()).getByRole('checkbox', { name: 'Choose all papers shown' }))
  await user.click(bar().getByRole('button', { name: 'Collect' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New collection…' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Paris')
  await user.click(screen.getByRole('button', { name: 'Make collection' }))
  await waitFor(() => expect(shelf('d-own0')?.collections).toHaveLength(1))

  await user.click(bar().getByRole('button', { name: 'Mark' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Read' }))
  await waitFor(() => expect(shelf('d-own0')?.reading).toBe('read'))
})

test('a folder, a tag and a reading state narrow the list, in the address, and each can be left', async () => {
  own({ title: 'Radium' }, { title: 'Polonium' })
  worldNow().collections.put({ id: 'c-1', ownerId: mine(), name: 'Paris' })
  worldNow().documents.update('d-own1', { shelf: { tags: ['nobel'], collections: ['c-1'], reading: 'read' } })
  const { user } = renderAt('/resources', { as: 'individual' })
  await papers()
  await user.click(screen.getByRole('button', { name: 'Organise' }))
  const side = within(await screen.findByRole('navigation', { name: 'Library' }))
  await user.click(await side.findByRole('button', { name: /^Paris/ }))
  await user.click(side.getByRole('button', { name: /^nobel/ }))
  await user.click(side.getByRole('button', { name: /^Read 1$/ }))
  await waitFor(() => expect(addressNow()).toBe('/resources?collection=c-1&tag=nobel&reading=read'))
  await user.keyboard('{Escape}')
  expect((await papers()).getAllByRole('row')).toHaveLength(2)
  expect(screen.getByText('1 paper matches')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'No longer only Paris' }))
  await waitFor(() => expect(addressNow()).toBe('/resources?tag=nobel&reading=read'))
})

test('a removed paper comes back, and the choice is empty meanwhile', async () => {
  own({ title: 'Radium' })
  const { user } = renderAt('/resources?scope=own', { as: 'individual' })
  await user.click((await papers()).getByRole('checkbox', { name: 'Choose Radium' }))
  await user.click(bar().getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('1 paper removed')).toBeVisible()
  expect(await screen.findByText('Your own papers stand here')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await (await papers()).findByRole('button', { name: 'Radium' })).toBeVisible()
  expect(worldNow().documents.get('d-own0')?.title).toBe('Radium')
})

test('a note, a tag and a key are written on a starter paper; a taken key is said at its field', async () => {
  own({ title: 'Radium' })
  const { user } = renderAt('/resources?text=colditz%201994', { as: 'individual' })
  await user.click((await papers()).getAllByRole('button', { name: /BCG/ })[0] as HTMLElement)
  const details = within(await screen.findByRole('region', { name: 'On my shelf' }))

  await user.type(details.getByRole('textbox', { name: 'Tags' }), 'tb{Enter}')
  expect(await details.findByRole('button', { name: 'Take off tb' })).toBeVisible()

  breakCall({ call: 'library.changePaper', status: 500, body: { message: 'Disk full' } })
  await user.type(details.getByRole('textbox', { name: 'Note' }), 'The one to cite')
  await user.click(details.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Disk full')).toBeVisible()
  expect(details.getByRole('textbox', { name: 'Note' })).toHaveValue('The one to cite')
  mendAll()
  await user.click(details.getByRole('button', { name: 'Save note' }))
  await waitFor(() =>
    expect(worldNow().shelves.all()[0]?.shelf).toMatchObject({ note: 'The one to cite', tags: ['tb'] }),
  )

  const key = details.getByRole('textbox', { name: 'Citation key' })
  await user.clear(key)
  await user.type(key, 'two words')
  await user.click(details.getByRole('button', { name: 'Pin this key' }))
  expect(await details.findByText(/no spaces/)).toBeVisible()
  await user.clear(key)
  await user.type(key, 'curie1911radium')
  await user.click(details.getByRole('button', { name: 'Pin this key' }))
  expect(await details.findByText(/Another paper of your library is cited as curie1911radium/)).toBeVisible()
})

test('a record is mended by hand: what cannot be is said, and what was typed survives a failed save', async () => {
  own({ title: 'Radium' })
  const { user } = renderAt('/resources?scope=own&paper=d-own0', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit the record' }))
  const year = form.getByRole('textbox', { name: 'Year' })
  await user.clear(year)
  await user.type(year, 'soon')
  await user.click(form.getByRole('button', { name: 'Save record' }))
  expect(form.getByText('A year has four digits.')).toBeVisible()

  await user.clear(year)
  await user.type(year, '1912')
  await user.clear(form.getByRole('textbox', { name: 'Authors' }))
  await user.type(form.getByRole('textbox', { name: 'Authors' }), 'Curie, Marie{Enter}Debierne, André')
  breakCall({ call: 'library.changePaper', cut: 'before' })
  await user.click(form.getByRole('button', { name: 'Save record' }))
  await waitFor(() => expect(form.getByRole('alert')).not.toBeEmptyDOMElement())
  mendAll()
  await user.click(form.getByRole('button', { name: 'Save record' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the record' })).not.toBeInTheDocument())
  expect(worldNow().documents.get('d-own0')).toMatchObject({
    title: 'Radium',
    year: 1912,
    authors: [
      { family: 'Curie', given: 'Marie' },
      { family: 'Debierne', given: 'André' },
    ],
  })
})

test('possible duplicates are compared, merged field by field, and taken back; two works are not offered again', async () => {
  const title = 'Sur les corps radio-actifs et leurs radiations'
  own(
    { title, ids: { doi: '10.1/a' } },
    { title, year: 1912, ids: { doi: '10.1/b' } },
    { title: 'Untersuchungen über radioaktive Substanzen', ids: { doi: '10.1/c' } },
    { title: 'Untersuchungen über radioaktive Substanzen', type: 'book' },
  )
  const { user } = renderAt('/resources?report=duplicates', { as: 'individual' })
  const list = within(await screen.findByRole('region', { name: 'Possible duplicates' }))
  expect(list.getByRole('status')).toHaveTextContent('2 pairs among 4 papers')
  const pair = list.getByText('Another DOI').closest('li') as HTMLElement
  await user.click(within(pair).getByRole('button', { name: 'Compare and merge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make 2 records one' }))
  await user.click(dialog.getByRole('radio', { name: '1912' }))
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('Two records merged into one')).toBeVisible()
  const kept = worldNow().documents.filter((row) => row.title === title)
  expect(kept).toMatchObject([{ year: 1912, origin: [{ line: 0 }, { line: 1 }] }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(worldNow().documents.filter((row) => row.title === title)).toHaveLength(2))

  const other = (await screen.findByText('Another type')).closest('li') as HTMLElement
  await user.click(within(other).getByRole('button', { name: 'Two different works' }))
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Possible duplicates' })).getByRole('status')).toHaveTextContent(
      '1 pair among 4 papers',
    ),
  )
})

test('what reference lists will miss is named by field, with the papers that lack it', async () => {
  own({ title: 'Radium', venue: 'Le Radium', abstract: 'Words.', ids: { doi: '10.1/a' } }, { title: 'Polonium' })
  const { user } = renderAt('/resources?report=missing', { as: 'individual' })
  const report = within(await screen.findByRole('region', { name: 'Missing fields' }))
  expect(report.getByText('1 paper lacks something.')).toBeVisible()
  expect(report.getByText(/^Missing: journal or book, volume, pages/)).toBeVisible()
  await user.click(report.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('dialog', { name: 'Edit the record' })).toBeVisible()
})

test('a choice outlives the reading of a paper', async () => {
  own({ title: 'Radium' }, { title: 'Polonium' })
  const first = renderAt('/resources?scope=own', { as: 'individual' })
  await first.user.click((await papers()).getByRole('checkbox', { name: 'Choose Radium' }))
  await first.user.click((await papers()).getByRole('button', { name: 'Radium' }))
  await first.user.click(await screen.findByRole('link', { name: 'Open' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Radium' })).toBeVisible()
  act(() => window.history.back())
  await screen.findByRole('dialog', { name: 'Paper' })
  await first.user.keyboard('{Escape}')
  expect(await (await papers()).findByRole('checkbox', { name: 'Choose Radium' })).toBeChecked()
})

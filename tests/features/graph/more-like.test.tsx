import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const paper = (id: string, title: string) => ({
  id,
  type: 'article-journal',
  title,
  authors: [{ family: 'Curie', given: 'Marie' }],
  year: 1911,
  keywords: [],
  ids: { doi: `10.5555/${id}` },
  design: 'unknown' as const,
  flags: id === 'out-1' ? { retracted: true } : {},
  counts: {},
  origin: [],
})

const seeds = [
  { id: 'p-colditz-1994', title: 'Efficacy of BCG vaccine' },
  { id: 'p-hart-1977', title: 'BCG and vole bacillus vaccines' },
]

async function open(of = seeds) {
  const { user } = renderAt('/resources', { as: 'individual' })
  await screen.findByRole('region', { name: 'Papers' })
  openDialog({ name: 'more-like', seeds: of })
  const dialog = within(await screen.findByRole('dialog', { name: 'More like these' }))
  return { user, dialog }
}

test('chosen papers of the library lead to those like them, with the seeds and the words they share', async () => {
  const { user } = renderAt('/resources?text=colditz', { as: 'individual' })
  const list = within(await screen.findByRole('region', { name: 'Papers' }))
  await user.click(list.getAllByRole('checkbox', { name: /^Choose (?!all)/ })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Find more like this' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'More like these' }))
  const found = within(await dialog.findByRole('list', { name: 'Papers found' })).getAllByRole('listitem')
  expect(found.length).toBeGreaterThan(3)
  expect(found[0]).toHaveTextContent(/shares .*bcg/i)
  expect(found[0]).toHaveTextContent('Starter library')
  // What is in a library already is not there to be added.
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('where no source knows references the page says so, and claims nothing of the papers', async () => {
  const { user, dialog } = await open([{ id: 'p-hill-1965', title: 'The environment and disease' }])
  await user.click(dialog.getByRole('tab', { name: 'References' }))
  expect(await dialog.findByText('No source here knows references')).toBeVisible()
  expect(dialog.queryByRole('list', { name: 'Papers found' })).not.toBeInTheDocument()
})

test('what is in no library is added with the seeds it came from', async () => {
  breakCall({
    call: 'graph.references',
    status: 200,
    body: {
      items: [
        {
          paper: paper('out-1', 'A withdrawn reference'),
          seeds: ['p-colditz-1994'],
          isOutside: true,
          sources: ['OpenAlex'],
        },
        { paper: paper('out-2', 'Cited by both'), seeds: ['p-colditz-1994', 'p-hart-1977'], isOutside: true },
      ],
      perSource: [{ source: 'openalex', label: 'OpenAlex', found: 3 }],
      unknown: [],
      total: 2,
    },
  })
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('tab', { name: 'References' }))
  const rows = within(await dialog.findByRole('list', { name: 'Papers found' })).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(/From Efficacy of BCG vaccine · says OpenAlex.*Retracted/)
  expect(rows[1]).toHaveTextContent('All 2 seeds')
  await user.click(dialog.getByRole('checkbox', { name: 'Choose Cited by both' }))

  breakCall({ call: 'documents.importBatch', status: 503, times: 1 })
  await user.click(dialog.getByRole('button', { name: 'Add 1 to my library' }))
  expect(await screen.findByText('The papers were not added')).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Choose Cited by both' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Add 1 to my library' }))
  expect(await screen.findByText('1 paper added')).toBeVisible()
  expect(accepted('documents.importBatch')).toHaveLength(1)
  const [own] = worldNow().documents.filter(({ title }) => title === 'Cited by both')
  expect(own?.origin).toMatchObject([{ kind: 'seed', seeds: ['p-colditz-1994', 'p-hart-1977'] }])
  // What was reached by citations is a source of the library, as a review has to report it.
  expect(worldNow().librarySources.all()).toMatchObject([
    { name: 'Citation searching', arm: 'other', search: expect.stringMatching(/^Backward: .*Efficacy of BCG vaccine/) },
  ])
})

test('a failure is said and mended by trying again', async () => {
  breakCall({ call: 'graph.similar', status: 503 })
  const { user, dialog } = await open()
  expect(await dialog.findByText('These papers could not be followed')).toBeVisible()
  mendAll()
  await user.click(dialog.getByRole('button', { name: 'Try Again' }))
  expect(await dialog.findByRole('list', { name: 'Papers found' })).toBeVisible()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const chosenNow = () => new URLSearchParams(location.search).get('documents')?.split(',') ?? []

/** The picker as the synthesis page opens it. */
async function picking(path = '/synthesis') {
  const { user } = renderAt(path, { as: 'individual' })
  await user.click((await screen.findAllByRole('button', { name: /choose papers|change/i }))[0] as HTMLElement)
  return { user, dialog: await screen.findByRole('dialog', { name: 'Choose papers' }) }
}

test('papers of the library are filtered, ticked and used', async () => {
  const { user, dialog } = await picking()
  await user.type(await within(dialog).findByRole('searchbox', { name: 'Filter papers' }), 'pravastatin')
  await within(dialog).findByText(/^\d papers match$/)
  await user.click(
    await within(dialog).findByRole('checkbox', { name: /^Prevention of coronary heart disease with pravastatin/ }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Use 1 paper' }))

  await waitFor(() => expect(chosenNow()).toEqual(['p-woscops-1995']))
})

test('pasted identifiers are resolved line by line, failures said, and papers chosen before kept', async () => {
  const { user, dialog } = await picking('/synthesis?documents=p-4s-1994')
  await user.click(within(dialog).getByRole('tab', { name: 'Paste identifiers' }))
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Identifiers, one on each line' }),
    'https://doi.org/10.1056/NEJM199511163332001{Enter}nonsense{Enter}PMID: 99999999',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Find these papers' }))

  expect(await within(dialog).findByText('1 paper found and chosen, 2 lines not resolved')).toBeVisible()
  const failures = within(dialog).getByRole('table', { name: 'Lines that were not resolved' })
  expect(
    within(failures).getByRole('row', { name: '2 nonsense No DOI, PMID, PMCID or arXiv number in this line.' }),
  ).toBeVisible()
  expect(
    within(failures).getByRole('row', { name: '3 PMID: 99999999 PMID 99999999 is not in your library.' }),
  ).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Use 2 papers' }))

  await waitFor(() => expect(chosenNow()).toEqual(['p-4s-1994', 'p-woscops-1995']))
})

test('a retracted paper is named before it is used', async () => {
  const retracted = starterPapers.find((paper) => paper.flags.retracted)
  expect(retracted).toBeDefined()
  const { dialog } = await picking(`/synthesis?documents=${retracted?.id}`)
  expect(await within(dialog).findByText('1 paper was retracted')).toBeVisible()
})

test('leaving the picker changes nothing', async () => {
  const { user, dialog } = await picking('/synthesis?documents=p-4s-1994')
  const list = await within(dialog).findByRole('region', { name: 'Papers of the library' })
  await user.click(within(list).getAllByRole('checkbox')[0] as HTMLElement)
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(chosenNow()).toEqual(['p-4s-1994'])
})

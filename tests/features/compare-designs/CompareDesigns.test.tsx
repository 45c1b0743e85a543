import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { GridBody, GridColumn } from '#contract/grid.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { columnById } from '#science/extraction/column-library.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

let made = 0
function open(texts: readonly string[], more: readonly GridColumn[] = []) {
  made += 1
  const owner = seedUserId('individual')
  const documentIds = texts.map((abstract, index) => {
    const id = `design-${made}-${index}`
    worldNow().documents.put({
      id,
      ownerId: owner,
      type: 'article-journal',
      title: 'A trial',
      authors: [{ family: `Writer${index}`, given: 'A' }],
      year: 2020,
      abstract,
      keywords: [],
      ids: {},
      design: 'randomised-trial',
      flags: {},
      counts: {},
      origin: [],
    })
    return id
  })
  const columns = [...['design', 'blinding', 'sample-size'].flatMap((id) => columnById(id) ?? []), ...more]
  const id = `designs-${made}`
  worldNow().syntheses.put({
    id,
    ownerId: owner,
    kind: 'design_compare',
    title: 'Two trials',
    documentIds,
    status: 'complete',
    version: 1,
    body: { ...emptyGridBody(), columns },
  })
  return { id, ...renderAt(`/compare-experimental-designs?id=${id}`, { as: 'individual' }) }
}
const viewOf = (id: string) =>
  JSON.stringify((worldNow().syntheses.get(id)?.body as GridBody | undefined)?.views['design_compare'])

const BLIND = 'METHODS: In this double-blind randomised trial, 120 adults were assigned to vitamin D or placebo.'
const OPEN = 'METHODS: In this open-label randomised trial, 80 adults were assigned to vitamin D or placebo.'

test('what differs stands in the table, a value is taken over with its source, and what is missing is said', async () => {
  const { id, user } = open([BLIND, OPEN])
  const table = await screen.findByRole('table', { name: 'Designs side by side' })
  await waitFor(() => expect(table).toHaveTextContent(/120/))
  expect(screen.getByText(/is the same in all|are the same in all/)).toBeVisible()
  const [borrow] = within(table).getAllByLabelText(/^Take Sample size from Writer0/i)
  if (!borrow) throw new Error('There is nothing to take.')
  await user.click(borrow)
  expect(within(table).getByText(/^after Writer0/)).toBeVisible()
  await waitFor(() => expect(viewOf(id)).toContain('"from":"design-'))
})

test('the calculator counts people, says what is wrong, and keeps a result; studies show their power', async () => {
  const { id, user } = open([BLIND, OPEN])
  expect(await screen.findByText(/64 and 64 in the groups: 128 people in all. 143 with 10 % lost./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep this calculation' }))
  await waitFor(() => expect(viewOf(id)).toContain('128 people in all'))
  await waitFor(() => expect(screen.getByText(/Writer0.*: 78 %$/)).toBeVisible())
  const difference = screen.getByLabelText('Difference to find')
  await user.clear(difference)
  await user.type(difference, '0')
  expect(screen.getByText('The difference to be found cannot be 0.')).toBeVisible()
})

test('what is missing says where it was looked for, and a question without a rule was not looked for', async () => {
  const own = { id: 'own', version: 1, name: 'Own question', type: 'text' as const }
  open([BLIND, 'Nothing of use.'], [own])
  const table = await screen.findByRole('table', { name: 'Designs side by side' })
  await waitFor(() => expect(table).toHaveTextContent(/Writer1.*not found in the abstract/))
  expect(within(table).getAllByRole('button', { name: /^Own question,.*not looked for yet$/ })).toHaveLength(2)
  expect(table).not.toHaveTextContent('not reported')
})

test('one paper is no comparison', async () => {
  open([BLIND])
  expect(await screen.findByText('Choose at least two papers')).toBeVisible()
})

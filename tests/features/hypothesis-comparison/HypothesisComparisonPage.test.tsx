import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()
const files = savedFiles()

async function addHypothesis(user: ReturnType<typeof renderAt>['user'], words: string) {
  await user.type(await screen.findByLabelText('Hypothesis'), words)
  await user.click(screen.getByRole('button', { name: 'Add hypothesis' }))
  await screen.findByText(words)
}

test('from a guided start to an order by least inconsistency, what it hangs on, and an export with reasons', async () => {
  const { user } = renderAt('/hypothesis-comparison', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Try with example papers' }))
  expect(await screen.findByText('Begin with two hypotheses')).toBeInTheDocument()
  await addHypothesis(user, 'BCG protects everywhere')
  await addHypothesis(user, 'Earlier infection masks the effect')
  await user.click(await screen.findByRole('button', { name: 'Add evidence' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add evidence' })
  const [one, two] = await within(dialog).findAllByRole('checkbox')
  if (one) await user.click(one)
  if (two) await user.click(two)
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 items' }))

  const table = await screen.findByRole('region', { name: 'Evidence against hypotheses' })
  const underA = await within(table).findAllByRole('combobox', { name: /^A: / })
  expect(underA).toHaveLength(2)
  if (underA[0]) await user.selectOptions(underA[0], 'strongly inconsistent')
  expect(await screen.findByRole('button', { name: /^A: inconsistency \d\.\d\d from 1 items$/ })).toBeInTheDocument()
  // Without a single item that speaks against A both would share the first place.
  const card = screen.getByRole('region', { name: 'What the order hangs on' })
  expect(
    within(card).getByText(
      /read neutral instead of inconsistent under A|read consistent instead of inconsistent under A/,
    ),
  ).toBeInTheDocument()
  expect(within(card).getByText(/^Without/)).toHaveTextContent('A and B would come first')

  await user.click(within(table).getAllByRole('button', { name: /^Weight and reasons of/ })[0] ?? table)
  const reason = await screen.findByLabelText('Why strongly inconsistent with A')
  await user.type(reason, 'No protection in the south{Enter}')
  expect(await within(table).findByText('No protection in the south')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV of the evidence matrix' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { data } = Papa.parse<string[]>((await files[0]?.text())?.slice(1) ?? '')
  expect(data[1]?.slice(2, 4)).toEqual(['strongly inconsistent', 'No protection in the south'])
  const score = Number(data.find(([name]) => name === 'Inconsistency score')?.[2])
  expect(score).toBeCloseTo(3 * Number(data[1]?.[6]), 6)
  expect(score).toBeGreaterThan(0)

  // Undo takes the reason back, then the rating.
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(within(table).queryByText('No protection in the south')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Nothing is rated yet: no order is shown.')).toBeInTheDocument()

  // The argument as the beginning of a text of its own, with its papers.
  await user.click(screen.getByRole('button', { name: 'Write from it' }))
  await waitFor(() => expect(addressNow()).toMatch(/^\/write\/.+/))
  const [draft] = worldNow().syntheses.filter(({ kind }) => kind === 'draft')
  expect(draft?.documentIds?.length).toBeGreaterThan(0)
  expect(draft?.ownerId).toBe(seedUserId('individual'))
})

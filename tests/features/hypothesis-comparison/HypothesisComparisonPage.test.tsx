import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { expect, test } from 'vitest'

import { hypothesisColumn, itemColumns } from '#features/hypothesis-comparison/hypothesis-columns.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { evidenceItem } from '#science/hypotheses/evidence-item.ts'
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
  const { user } = renderAt('/hypothesis-comparison?documents=p-hart-1977,p-madras-trial-1980', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Start' }))
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
  const card = screen.getByRole('region', { name: 'What the order depends on' })
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

test('an item weighs by the sample size of its paper until a size is typed, and says where none is stated', async () => {
  const papers = starterPapers.filter(({ design }) => design === 'randomised-trial').slice(0, 3)
  const [large, small, silent] = papers.map(({ id }) => id)
  const at = '2026-11-20T10:00:00.000Z'
  worldNow().syntheses.put({
    id: 'sizes',
    ownerId: seedUserId('individual'),
    kind: 'hypothesis',
    title: 'Sizes',
    status: 'complete',
    version: 1,
    updatedAt: at,
    documentIds: papers.map(({ id }) => id),
    seq: 9,
    body: {
      ...emptyGridBody(),
      columns: [...itemColumns, ...startColumns('sample-size'), hypothesisColumn('It works', 'h-1'), hypothesisColumn('It does not', 'h-2')],
    },
  }) // prettier-ignore
  const size = (rowId: string | undefined, value: number) =>
    rowId === undefined ? [] : [{ kind: 'cell', verb: 'edit', rowId, columnId: 'sample-size', columnVersion: 1, value }] // prettier-ignore
  const entries = [
    ...papers.flatMap(({ id }, i) => evidenceItem({ text: `Finding ${i + 1}`, documentId: id }, String(i)).entries),
    ...size(large, 180),
    ...size(small, 26),
    {
      kind: 'suggestion',
      rowId: silent,
      columnId: 'sample-size',
      columnVersion: 1,
      value: 4000,
      runId: 'r',
      from: 'documents',
    },
  ].map((data, i) => ({ seq: i + 1, id: `entry-${i}`, at, accountId: seedUserId('individual'), data }))
  worldNow().analysisEntries.put({ id: 'sizes:1', analysisId: 'sizes', entries })
  const { user } = renderAt('/hypothesis-comparison?id=sizes', { as: 'individual' })
  const table = within(await screen.findByRole('region', { name: 'Evidence against hypotheses' }))
  const open = async (text: string) => {
    await user.click(await table.findByRole('button', { name: `Weight and reasons of ${text}` }))
    return within(await screen.findByRole('region', { name: 'Evidence item' }))
  }
  expect((await open('Finding 1')).getByText('size: n = 180')).toBeVisible()
  expect(screen.getByText(/^180 by the sample size of its paper/)).toBeVisible()
  // 0.9 by design, n / (n + 100), 0.7 for an unclear risk of bias.
  expect(screen.getByText('Weight 0.41')).toBeVisible()
  const panel = await open('Finding 2')
  expect(panel.getByText('Weight 0.13')).toBeVisible()
  await user.type(panel.getByLabelText('People'), '300{Enter}')
  expect(await screen.findByText('size: n = 300')).toBeVisible()
  // What a run proposed and nobody confirmed is named, and weighs nothing.
  const third = await open('Finding 3')
  expect(third.getByText('size: n = 4000 proposed, not confirmed')).toBeVisible()
  expect(screen.getByText(/^Rules read 4,000 in its paper/)).toBeVisible()
})

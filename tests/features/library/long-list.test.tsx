import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import type { DocumentRow } from '#engine/world/rows.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ROW = 61

const rowOf = (index: number): DocumentRow => ({
  id: `d-long${index}`,
  ownerId: accountByName(worldNow(), 'individual')?.id ?? '',
  type: 'article-journal',
  title: `Paper ${String(index).padStart(4, '0')}`,
  authors: [{ family: 'Curie', given: 'Marie' }],
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
})

const long = (count: number) => {
  for (let index = 0; index < count; index += 1) worldNow().documents.put(rowOf(index))
}

const box = () => screen.findByRole('region', { name: 'Papers' })
const title = (index: number) => `Paper ${String(index).padStart(4, '0')}`

test('a row far down is reached without the rows before it, and counted with them', async () => {
  long(1450)
  renderAt('/resources?scope=own&sort=title', { as: 'individual' })
  const list = await box()
  expect(await within(list).findByRole('button', { name: title(0) })).toBeVisible()

  fireEvent.scroll(list, { target: { scrollTop: 1200 * ROW } })
  const row = (await within(list).findByRole('button', { name: title(1205) })).closest('tr')
  expect(row).toHaveAttribute('aria-rowindex', '1207')
  expect(within(list).getByRole('table')).toHaveAttribute('aria-rowcount', '1451')
})

test('a range reaches over rows that were never in sight', async () => {
  long(700)
  const { user } = renderAt('/resources?scope=own&sort=title', { as: 'individual' })
  const list = await box()
  await user.click(await within(list).findByRole('checkbox', { name: `Choose ${title(1)}` }))
  fireEvent.scroll(list, { target: { scrollTop: 640 * ROW } })
  const far = await within(list).findByRole('checkbox', { name: `Choose ${title(650)}` })
  await user.keyboard('{Shift>}')
  await user.click(far)
  await user.keyboard('{/Shift}')

  expect(await screen.findByText('650 papers chosen')).toBeVisible()
})

test('a server that cannot be asked for any part is read page after page', async () => {
  const { ownerId: _owner, ...paper } = rowOf(7)
  breakCall({ call: 'documents.list', status: 200, body: { documents: [paper], total: 1 } })
  renderAt('/resources?scope=own', { as: 'individual' })
  expect(await within(await box()).findByRole('button', { name: title(7) })).toBeVisible()
})

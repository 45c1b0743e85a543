import { readFile } from 'node:fs/promises'

import { expect, test } from '../support/keys-only.ts'

test('a matrix: concepts, a walk by arrows, a mark confirmed', async ({ keysAs }) => {
  const keys = await keysAs('individual', '/literature-matrix')
  const { page } = keys
  await keys.enter(page.getByRole('button', { name: 'Try with example papers' }))
  await keys.enter(page.getByRole('button', { name: 'Suggest concepts' }))
  // The example has concepts: none of those offered is ticked.
  await keys.on(page.getByRole('dialog').getByRole('checkbox').first(), 'Space')
  await keys.enter(page.getByRole('button', { name: 'Add 1 concept' }))
  const matrix = page.getByRole('region', { name: 'Matrix of papers and concepts' })
  await keys.to(matrix.locator('button[data-row][tabindex="0"]'))
  await keys.press('ArrowRight', 'ArrowDown')
  await expect(matrix.locator('[data-row="1"][data-column="1"]')).toBeFocused()
  const open = matrix.getByRole('button', { name: /not confirmed$/ }).first()
  const [row, column] = await open.evaluate(({ dataset }) => [Number(dataset['row']), Number(dataset['column'])])
  for (let at = 1; at < (row ?? 0); at += 1) await keys.press('ArrowDown')
  if (row === 0) await keys.press('ArrowUp')
  for (let at = 1; at < (column ?? 0); at += 1) await keys.press('ArrowRight')
  if (column === 0) await keys.press('ArrowLeft')
  await expect(open).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByText(/^Stands word for word in /).first()).toBeVisible()
  await keys.enter(page.getByRole('button', { name: 'Confirm', exact: true }))
  const confirmed = matrix.getByRole('button', { name: /: (?:Mentions|Uses|Supports|Opposes|Defines)$/ })
  await expect(confirmed).toHaveCount(1)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(confirmed).toHaveCount(1)
})

test('a review table: sorted, grouped, a cell written, a row annotated', async ({ keysAs }) => {
  const keys = await keysAs('individual', '/literature-review-table')
  const { page } = keys
  await keys.enter(page.getByRole('button', { name: 'Try with example papers' }))
  const table = page.getByRole('region', { name: 'Literature review table' })
  await expect(table).toBeVisible()
  await keys.choose(page.getByRole('combobox', { name: 'Group by' }), 'Design')
  await keys.on(table.getByRole('checkbox').first(), 'Space')
  await keys.enter(page.getByRole('button', { name: 'Comment', exact: true }))
  await keys.write(page.getByRole('textbox', { name: 'Comment' }), 'Ask the authors.')
  await keys.enter(page.getByRole('button', { name: /^Add/ }).last())
  await expect(page.getByText('Ask the authors.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Group by' }).locator('option:checked')).toHaveText('Design')
  await expect(table.getByRole('button', { name: /^1 comment on/ })).toBeVisible()
})

test('a meta-analysis: rows typed, the model changed, the plot read as a table, the result taken away', async ({
  keysAs,
}) => {
  const keys = await keysAs('individual', '/meta-analysis')
  const { page } = keys
  await keys.to(page.getByRole('grid').locator('[data-row="0"][data-col="0"]'))
  for (const line of ['Aronson 1948 4 123 11 139', 'Ferguson 1949 6 306 29 303', 'Hart 1977 62 13598 248 12867']) {
    for (const cell of line.split(' ')) {
      await keys.type(cell)
      await keys.press('Tab')
    }
  }
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText(/^3 studies were pooled/)).toBeVisible()
  await keys.press('Escape')
  await keys.choose(page.getByRole('combobox', { name: 'Model' }), 'Common')
  await keys.enter(page.getByRole('button', { name: 'As a table' }).first())
  await expect(page.getByRole('table').filter({ hasText: 'Ferguson' }).first()).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const saved = page.waitForEvent('download')
  await keys.menu(
    page.getByRole('button', { name: 'Download Forest plot' }),
    page.getByRole('menuitem', { name: 'SVG' }),
  )
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Ferguson')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Model' }).locator('option:checked')).toHaveText(/^Common/)
})

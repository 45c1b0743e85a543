import { readFile } from 'node:fs/promises'

import { expect, test } from '../support/keys-only.ts'

test('a project: a milestone is set and changed, a report carries own words, a reason for exclusion is added', async ({
  keysAs,
}) => {
  const keys = await keysAs('team-owner', '/collaborate/project-statins/milestones')
  const { page } = keys
  const part = (name: string) => page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name })
  await keys.enter(page.getByRole('button', { name: 'New milestone' }).first())
  const dialog = page.getByRole('dialog')
  await keys.write(dialog.getByRole('textbox', { name: 'Title' }), 'Searches are done')
  await keys.to(dialog.getByLabel('Day'))
  await keys.type('12242026')
  await keys.enter(dialog.getByRole('button', { name: /^(?:Save|Add|Create)/ }))
  await expect(dialog).toHaveCount(0)
  await keys.enter(page.getByRole('button', { name: 'Change “Searches are done”' }))
  await keys.write(dialog.getByRole('textbox', { name: 'Title' }), 'All searches are done')
  await keys.press('Enter')
  await expect(dialog).toHaveCount(0)
  await keys.enter(part('Reports'))
  await keys.write(page.getByRole('textbox', { name: 'Your words' }), 'A quiet week.')
  const saved = page.waitForEvent('download')
  await keys.menu(
    page.getByRole('button', { name: 'Export', exact: true }),
    page.getByRole('menuitem', { name: 'Markdown' }),
  )
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('A quiet week.')
  await keys.enter(part('Settings'))
  const reasons = page.getByRole('form', { name: 'Reasons for exclusion' })
  await keys.to(reasons.getByRole('textbox'))
  await keys.press('Control+End')
  await keys.type('\nNot in people')
  await keys.enter(reasons.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByText('Saved.').first()).toBeVisible()
  await keys.to(reasons.getByRole('textbox'))
  await page.reload()
  await expect(reasons.getByRole('textbox')).toHaveValue(/Not in people$/)
  await page.goto('/collaborate/project-statins/milestones')
  await expect(page.getByText('All searches are done').first()).toBeVisible()
})

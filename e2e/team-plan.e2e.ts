import { expect, test } from './support/test.ts'

test('without a team: one is created, the sum is shown, the plan is paid', async ({ openAs }) => {
  const page = await openAs('individual', '/help')
  await page.getByRole('button', { name: 'Individual plan' }).click()
  await page.getByRole('dialog').getByText('Yearly').click()
  await page.getByRole('button', { name: 'Choose Team' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You need to own a team')
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByText('Team Created')).toBeVisible()
  await expect(page.getByText('1 member × $539 = $539 a year')).toBeVisible()
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  // What is left of the paid month is taken off, so the sum depends on the day; it is the one that is due.
  const pay = page.getByRole('button', { name: /^Pay \$\d+(\.\d\d)?$/ })
  const due = (await pay.innerText()).replace('Pay ', '')
  await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^\\${due}$`) })).toBeVisible()
  await pay.click()
  await expect(page.getByText('Your subscription has been activated successfully.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Team plan' })).toBeVisible()
})

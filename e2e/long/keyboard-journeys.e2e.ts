import { expect, test } from '../support/keys-only.ts'
import { ris } from '../support/review.ts'

const HOME = '/personalized-dashboard'
const TEAM = '/team/team-northfield'
const ROOM = 'Chat of Northfield Evidence Group'
const refs = (text: string, name = 'two.ris') => ({ name, mimeType: '', buffer: Buffer.from(text) })

/**
 * Whole journeys by keys alone, to something that the server remembers: no pointer, and the focus is never lost nor unseen.
 * Others that go by Tab from their first step: registering to signing out (keyboard-run), from a team to a moved card
 * (collaboration), a draft with table, footnote and formula (writing). With the five here, four of keyboard-account, three of
 * keyboard-people, five of keyboard-papers, one of keyboard-reviews and three of keyboard-tables they are twenty-four.
 */
test('a file is imported, its ledger read, and the import taken back', async ({ keysAs }) => {
  const keys = await keysAs('individual', '/resources')
  const { page } = keys
  await keys.enter(page.getByRole('button', { name: 'Import papers' }).first())
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  const two =
    ris('Tea and sleep', 'Vega, Ines', 2011, 'Tea was drunk.') + ris('Rain and sleep', 'Okoro, Ada', 2012, 'It rained.')
  await keys.file(
    dialog.getByRole('button', { name: 'Choose a file' }),
    refs(`${two}TY  - JOUR\nAU  - Nobody\nER  - \n`),
  )
  await expect(dialog.getByRole('group', { name: 'Ledger' })).toContainText('2')
  await keys.enter(dialog.getByRole('button', { name: 'Show imported papers' }))
  await expect(page.getByRole('button', { name: 'Tea and sleep' })).toBeVisible()
  for (const title of ['Tea and sleep', 'Rain and sleep']) {
    await keys.on(page.getByRole('checkbox', { name: `Choose ${title}` }), 'Space')
  }
  await keys.enter(page.getByRole('button', { name: 'Remove', exact: true }))
  await expect(page.getByRole('button', { name: 'Tea and sleep' })).toHaveCount(0)
  await keys.enter(page.getByRole('button', { name: 'Undo' }).first())
  await expect(page.getByRole('button', { name: 'Tea and sleep' })).toBeVisible()
  const own = await page.request.get('/api/documents?scope=own&limit=1')
  expect(((await own.json()) as { total: number }).total).toBe(2)
})

test('the bell: everything is marked as read, one thing deleted, and it stays so', async ({ keysAs }) => {
  const keys = await keysAs('team-owner', HOME)
  const { page } = keys
  const bell = page.getByRole('button', { name: 'Notifications', exact: true })
  await expect(bell).toHaveText('1')
  await keys.enter(bell)
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await keys.enter(panel.getByRole('button', { name: 'Mark all read' }))
  await expect(panel.getByText('All caught up!')).toBeVisible()
  await keys.to(panel.getByRole('tab', { selected: true }))
  await keys.arrow(panel.getByRole('tab', { name: /^Read/ }), 'ArrowRight')
  const rows = panel.getByRole('article')
  const before = await rows.count()
  await keys.enter(rows.first().getByRole('button', { name: 'Delete notification' }))
  await expect(rows).toHaveCount(before - 1)
  await keys.leave(panel)
  await expect(bell).toBeFocused()
  await page.reload()
  await expect(bell).toHaveText('')
})

test('a plan is chosen and paid', async ({ keysAs }) => {
  const keys = await keysAs('free', '/help')
  const { page } = keys
  await keys.enter(page.getByRole('button', { name: 'Free plan' }))
  await keys.enter(page.getByRole('dialog').getByRole('button', { name: 'Choose Individual' }))
  await expect(page.getByRole('button', { name: 'Pay $25' })).toBeEnabled()
  await keys.write(page.getByLabel('Card number'), '4242424242424242')
  await keys.write(page.getByLabel('Expiration date'), '1230')
  await keys.write(page.getByLabel('Security code'), '123')
  await keys.enter(page.getByRole('button', { name: 'Pay $25' }))
  await expect(page.getByText('Your subscription has been activated successfully.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Individual plan' })).toBeVisible()
})

test('settings: theme and text, everything exported, the account nearly deleted', async ({ keysAs }) => {
  const keys = await keysAs('individual', '/settings')
  const { page } = keys
  await keys.to(page.getByRole('tab', { selected: true }))
  await keys.arrow(page.getByRole('tab', { name: 'Appearance' }), 'ArrowRight')
  await keys.to(page.getByRole('group', { name: 'Theme' }).getByRole('radio', { checked: true }))
  await keys.arrow(page.getByRole('radio', { name: 'Dark' }))
  await expect(page.locator('html.dark')).toBeAttached()
  await keys.to(page.getByRole('tab', { selected: true }))
  await keys.arrow(page.getByRole('tab', { name: 'Data' }), 'ArrowRight')
  const saved = page.waitForEvent('download')
  await keys.enter(page.getByRole('button', { name: 'Export everything' }))
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/)
  const remove = page.getByRole('button', { name: 'Delete account' })
  await keys.enter(remove)
  await keys.type('indivi')
  await keys.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(remove).toBeFocused()
  expect((await page.request.get('/api/auth/me')).status()).toBe(200)
  await page.reload()
  await expect(page.locator('html.dark')).toBeAttached()
})

test('a colleague is called by name in the chat of a team, and the bell leads there', async ({ keysAs }) => {
  const keys = await keysAs('team-owner', TEAM)
  const { page } = keys
  await keys.to(page.getByRole('textbox', { name: `Message, ${ROOM}` }))
  await keys.type('Please look at this, @team-mem')
  await expect(page.getByRole('listbox', { name: 'People' })).toBeVisible()
  await keys.press('Enter')
  await keys.type('today')
  await keys.press('Enter')
  await expect(page.getByRole('region', { name: ROOM, exact: true }).getByText('Please look at this')).toBeVisible()

  const called = await keysAs('team-member', HOME)
  await called.enter(called.page.getByRole('button', { name: 'Notifications', exact: true }))
  const panel = called.page.getByRole('dialog', { name: 'Notifications' })
  await called.enter(panel.getByRole('button', { name: /mentioned you/ }).first())
  await expect(called.page).toHaveURL(/\/team(\/|$)/)
  await expect(
    called.page.getByRole('region', { name: ROOM, exact: true }).getByText('Please look at this'),
  ).toBeVisible()
})

import { additions, endpoints } from '#contract/all.ts'

import type { Page } from '@playwright/test'

import { reviewStage, screenedTitle } from './support/review.ts'
import { expect, LONG, mendAll, PASSWORD, test, withoutAdditions } from './support/test.ts'

const RIS = ['One', 'Two', 'Three']
  .map(
    (word, n) => `TY  - JOUR\r\nTI  - Statins in trial ${word}\r\nPY  - 200${n}\r\nDO  - 10.5555/t${n}\r\nER  - \r\n`,
  )
  .join('')

async function importThree(page: Page) {
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  const file = { name: 'three.ris', mimeType: '', buffer: Buffer.from(RIS, 'utf8') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('group', { name: 'Ledger' })).toContainText('3 new')
  await page.keyboard.press('Escape')
}

/** Whether an address is a call of ours, which a server of the texts does not know; the probe is not counted. */
const ours = endpoints
  .filter(({ domain }) => additions.includes(domain) && domain !== 'capabilities')
  .map(({ method, path }) => ({ method, shape: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`) }))

test('on a server of the two texts this browser keeps the papers, searches them, and both are there after a reload and in a second tab', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/dashboard-of-nowhere')
  await withoutAdditions(page)
  const asked: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOurs = ours.some(({ method, shape }) => method === request.method() && shape.test(pathname))
    if (isOurs) asked.push(`${request.method()} ${pathname}`)
  })
  await importThree(page)

  await page.goto('/search')
  await page.getByRole('searchbox').fill('statins in trial two')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'Statins in trial Two' })).toBeVisible()

  const second = await page.context().newPage()
  await second.goto('/search')
  await second.getByRole('searchbox').fill('statins in trial three')
  await second.getByRole('searchbox').press('Enter')
  await expect(second.getByRole('article').filter({ hasText: 'Statins in trial Three' })).toBeVisible()
  // The tab that had the store goes: the other one takes it over.
  await page.close()
  await second.reload()
  await second.getByRole('searchbox').fill('statins in trial one')
  await second.getByRole('searchbox').press('Enter')
  await expect(second.getByRole('article').filter({ hasText: 'Statins in trial One' })).toBeVisible()

  await second.goto('/settings?tab=data')
  const kept = second.getByRole('region', { name: 'Kept in this browser' })
  await expect(kept).toContainText(/This site uses/)
  await kept.getByRole('button', { name: 'Remove it from this browser' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(second.getByText('Removed from this browser')).toBeVisible()
  await second.goto('/resources?scope=own')
  await expect(second.getByText('Statins in trial Two')).toHaveCount(0)
  expect(asked).toEqual([])
})

test('what is kept here stays for its own person alone, and goes with the sign-out where they want that', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/settings?tab=appearance')
  await withoutAdditions(page)
  const signIn = async (person: 'individual' | 'tester') => {
    const data = { email: `${person}@roadrunner.test`, password: PASSWORD }
    expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true)
    await page.goto('/search')
    await page.getByRole('searchbox').fill('statins in trial two')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  const signOut = async () => {
    await page.getByLabel('User menu').click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    // Until the server has heard of it the sign-out is owed, and would take the session of the next person with it.
    await expect(page.getByText('Logged out')).toBeVisible()
  }
  const mine = page.getByRole('article').filter({ hasText: 'Statins in trial Two' })
  await importThree(page)
  await signOut()
  await signIn('tester')
  await expect(mine).toHaveCount(0)
  await signOut()
  await signIn('individual')
  await expect(mine).toBeVisible()
  await page.goto('/settings?tab=data')
  await page.getByRole('checkbox', { name: 'Keep it here for me when I sign out' }).uncheck()
  await signOut()
  await signIn('individual')
  await expect(mine).toHaveCount(0)
})

test('without a line what this browser keeps is opened, read, searched and written on after a reload, for its own person alone', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/settings?tab=appearance')
  await withoutAdditions(page)
  await importThree(page)
  await page.goto('/write')
  await page.getByRole('button', { name: 'New draft' }).first().click()
  await page.getByRole('button', { name: 'Begin writing' }).click()
  const text = page.getByRole('textbox', { name: 'Text of the draft' })
  await text.click()
  await page.keyboard.type('Written with a line.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const draft = page.url()
  // The files of the product are kept once the page has nothing else to do.
  await page.evaluate(() => navigator.serviceWorker.ready)

  const context = page.context()
  await context.setOffline(true)
  await page.goto('/search')
  await page.getByRole('searchbox').fill('statins in trial two')
  await page.getByRole('searchbox').press('Enter')
  const found = page.getByRole('article').filter({ hasText: 'Statins in trial Two' })
  await expect(found).toBeVisible()
  await page.goto('/resources?scope=own')
  await expect(page.getByText('Statins in trial Three').first()).toBeVisible()
  await page.goto(draft)
  await expect(text).toContainText('Written with a line.')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And without one.')
  await page.waitForFunction(() => document.querySelector('.draft-text')?.textContent?.includes('without one'))
  await page.reload()
  await expect(text).toContainText('And without one.')

  await context.setOffline(false)
  await page.goto('/search')
  await page.getByLabel('User menu').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/search')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await context.setOffline(false)
})

test(
  'when the server later keeps papers, what this browser kept is moved there, counted, found there by another browser, and removed here',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/settings?tab=appearance')
    await withoutAdditions(page)
    await importThree(page)
    await mendAll(page)
    await page.goto('/settings?tab=data')
    const card = page.getByRole('region', { name: 'Still in this browser' })
    await expect(card).toContainText('3 papers and 0 analyses are kept here')
    await card.getByRole('button', { name: 'Move it to the server' }).click()
    await expect(card).toContainText('3 moved + 0 there already + 0 left out = 3 in this browser')
    await card.getByRole('button', { name: 'Move again' }).click()
    await expect(card).toContainText('0 moved + 3 there already + 0 left out = 3 in this browser')
    await card.getByRole('button', { name: 'Remove it from this browser' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(card).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(card).toHaveCount(0)
    const own = await page.request.get('/api/documents?scope=own')
    expect(((await own.json()) as { total: number }).total).toBe(3)
  },
)

test(
  'without a line screening and extraction go on, and both are as they were left after a reload without one and with one',
  LONG,
  async ({ openAs }) => {
    test.slow()
    const page = await openAs('individual', '/settings?tab=appearance')
    await withoutAdditions(page)
    await page.goto('/analyze')
    await page.getByRole('button', { name: 'Try with example papers' }).click()
    const cell = page.locator('[data-row="0"] [data-column="0"]')
    await expect(cell).toHaveText(/\d{4}/)
    const grid = page.url()
    await page.goto('/systematic-review')
    await page.getByRole('button', { name: 'Try with example papers' }).click()
    await expect(screenedTitle(page)).toBeVisible()
    const review = page.url()
    await page.evaluate(() => navigator.serviceWorker.ready)

    const context = page.context()
    await context.setOffline(true)
    await page.goto(review)
    await expect(screenedTitle(page)).toBeVisible()
    const first = await screenedTitle(page).innerText()
    await page.keyboard.press('i')
    await expect(screenedTitle(page)).not.toHaveText(first)
    const second = await screenedTitle(page).innerText()
    await page.keyboard.press('i')
    await expect(screenedTitle(page)).not.toHaveText(second)
    const left = (await reviewStage(page, 'Screening').textContent()) ?? ''
    await page.goto(grid)
    await expect(cell).toHaveText(/\d{4}/)
    await cell.focus()
    await page.keyboard.press('Enter')
    await expect(cell).toContainText('Confirmed')
    await page.reload()
    await expect(cell).toContainText('Confirmed')

    await context.setOffline(false)
    await page.goto(grid)
    await expect(cell).toContainText('Confirmed')
    await page.goto(review)
    await expect(screenedTitle(page)).toBeVisible()
    await expect(reviewStage(page, 'Screening')).toHaveText(left)
    for (const title of [first, second]) await expect(screenedTitle(page)).not.toHaveText(title)
  },
)

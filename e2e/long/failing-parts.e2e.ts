import type { Page, Route } from '@playwright/test'

import { expect, test } from '../support/test.ts'

const LOAD_FAILED = 'This part of the page could not be loaded'

type Failure = 'not there' | 'a page instead of a script' | 'no connection'
const failures: Record<Failure, (route: Route) => Promise<void>> = {
  'not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'a page instead of a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Roadrunner</title>' }),
  'no connection': (route) => route.abort('connectionreset'),
}

/** Parts whose names begin so fail, each of its addresses `times`, or for good. Gives how often that happened. */
async function fail(page: Page, part: RegExp, how: Failure, times = Infinity) {
  const met = new Map<string, number>()
  await page.route(part, (route) => {
    const url = route.request().url()
    const before = met.get(url) ?? 0
    if (before >= times) return route.continue()
    met.set(url, before + 1)
    return failures[how](route)
  })
  return () => [...met.values()].reduce((sum, n) => sum + n, 0)
}
const part = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js`)

/** How often the page was loaded anew since. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
const toProfile = async (page: Page) => {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
}
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const how of Object.keys(failures) as Failure[]) {
  test(`a page whose part is met once by ${how}: it comes by itself, without a reload`, async ({ openAs }) => {
    const page = await openAs('individual', '/search')
    await expect(h1(page, 'Search')).toBeVisible()
    const loads = countLoads(page)
    const failed = await fail(page, part('ProfilePage'), how, 1)
    await toProfile(page)
    await expect(h1(page, 'Profile')).toBeVisible()
    expect(failed()).toBe(1)
    expect(loads()).toBe(0)
  })

  test(`a page whose part is met always by ${how}: one reload, then it is said in its place, and Try Again brings it`, async ({
    openAs,
  }) => {
    const page = await openAs('individual', '/search')
    await expect(h1(page, 'Search')).toBeVisible()
    const loads = countLoads(page)
    await fail(page, part('ProfilePage'), how)
    await toProfile(page)
    await expect(h1(page, LOAD_FAILED)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
    // Asked for once more: still no second reload.
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(h1(page, LOAD_FAILED)).toHaveCount(0)
    await expect(h1(page, LOAD_FAILED)).toBeVisible()
    expect(loads()).toBe(1)
    await page.unroute(part('ProfilePage'))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(h1(page, 'Profile')).toBeVisible()
    expect(loads()).toBe(1)
  })
}

test('a dialog whose part does not come: it is said, the page keeps what was typed, and the next click opens it', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/profile')
  await page.getByLabel('Affiliation').fill('Half a name')
  const loads = countLoads(page)
  await fail(page, part('ShortcutList'), 'not there')
  const open = async () => {
    await h1(page, 'Profile').click()
    await page.keyboard.press('?')
  }
  await open()
  await expect(page.getByText('That could not be opened').first()).toBeVisible()
  await expect(page.getByLabel('Affiliation')).toHaveValue('Half a name')
  expect(loads()).toBe(0)
  await page.unroute(part('ShortcutList'))
  await open()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel('Affiliation')).toHaveValue('Half a name')
})

test('help whose part does not come leaves the page as it is, and opens when it is there', async ({ openAs }) => {
  const page = await openAs('individual', '/profile')
  await page.getByLabel('Affiliation').fill('Half a name')
  await fail(page, part('HelpLayer'), 'no connection')
  const help = page.getByRole('button', { name: /^Open Help Assistant/ })
  await help.click()
  await expect(page.getByText('Help could not be opened').first()).toBeVisible()
  await page.unroute(part('HelpLayer'))
  await help.click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible()
  await expect(page.getByLabel('Affiliation')).toHaveValue('Half a name')
})

async function newDraft(page: Page) {
  const reply = await page.request.post('/api/syntheses', {
    data: { kind: 'draft', title: 'BCG and tuberculosis', documentIds: [], body: {} },
  })
  const made = (await reply.json()) as { id?: string; synthesis?: { id: string } }
  return `/write/${made.synthesis?.id ?? made.id}`
}

test('an editor whose part does not come: one reload at most, then Try Again brings draft and editor', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/write')
  const loads = countLoads(page)
  await fail(page, part('DraftWorkspace'), 'not there')
  await page.goto(await newDraft(page))
  await expect(page.getByText(LOAD_FAILED)).toBeVisible({ timeout: 20_000 })
  expect(loads()).toBeLessThanOrEqual(2)
  const before = loads()
  await page.unroute(part('DraftWorkspace'))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('textbox', { name: 'Text of the draft' })).toBeVisible({ timeout: 25_000 })
  expect(loads()).toBe(before)
})

test('a worker that does not come: the file is not imported, it is said, and the same file is read when it is there', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/resources')
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  const failed = await fail(page, /\/assets\/read-records\.worker-[\w-]{8}\.js/, 'not there')
  const record = { name: 'one.ris', mimeType: 'text/plain', buffer: Buffer.from('TY  - JOUR\nTI  - A hare\nER  -\n') }
  const choose = () => page.getByRole('dialog').locator('input[type=file]').setInputFiles(record)
  await choose()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(failed()).toBeGreaterThan(0)
  await page.unroute(/\/assets\/read-records\.worker-[\w-]{8}\.js/)
  const again = page.getByRole('dialog').getByRole('button', { name: /Try again/i })
  if (await again.isVisible()) await again.click()
  else await choose()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Ledger' })).toBeVisible()
})

/** What a new version does to an open page: the parts that it knows are gone, until it is loaded anew. */
async function deploy(page: Page) {
  let isRenewed = false
  await page.route('**/*', (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) isRenewed = true
    else if (!isRenewed && /\/assets\/.*\.js$/.test(request.url())) return failures['not there'](route)
    return route.continue()
  })
}

test('after a new version: the page loads once by itself, at the new address, with what was typed elsewhere', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/search')
  await page.getByRole('button', { name: /^Open Help Assistant/ }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Where do I find')
  await page.keyboard.press('Escape')
  const loads = countLoads(page)
  await deploy(page)
  await toProfile(page)
  await expect(h1(page, 'Profile')).toBeVisible({ timeout: 20_000 })
  expect(loads()).toBe(1)
  await page.getByRole('button', { name: /^Open Help Assistant/ }).click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Where do I find')
})

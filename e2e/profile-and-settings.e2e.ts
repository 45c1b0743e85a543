import AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { tabTo } from './support/keyboard.ts'
import { breakCall, expect, LONG, LONG_SPECIFIED, mendAll, PASSWORD, SPECIFIED, test } from './support/test.ts'

const tabs = ['account', 'appearance', 'research', 'shared-links', 'data', 'shortcuts', 'billing']

async function axe(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: axe finds nothing on profile and settings, however they are set`, LONG, async ({ openAs }) => {
    test.slow()
    const page = await openAs('individual', '/profile')
    await page.evaluate((value) => {
      localStorage.setItem('theme', value)
      localStorage.setItem('appearance', '{"density":"compact","text":"large","motion":"reduced"}')
    }, theme)
    for (const path of ['/profile', ...tabs.map((tab) => `/settings?tab=${tab}`)]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await axe(page, path)
    }
    await page.goto('/profile')
    await page.getByRole('textbox', { name: 'ORCID iD' }).fill('0000-0002-1825-0098')
    await page.getByLabel('Website').fill('nowhere')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('textbox', { name: 'ORCID iD' })).toBeFocused()
    await axe(page, '/profile with errors')
    await page.getByRole('button', { name: 'Add by hand' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await axe(page, 'dialog of a publication')
  })
}

test('no tab is wider than a narrow phone, in the largest text', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/profile')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() =>
    localStorage.setItem('appearance', '{"density":"comfortable","text":"largest","motion":"system"}'),
  )
  for (const path of ['/profile', ...tabs.map((tab) => `/settings?tab=${tab}`)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(wider, path).toBeLessThanOrEqual(0)
  }
})

test('a profile, typed with the keyboard alone, through a refusal and a reload', LONG_SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', '/profile')
  await page.getByLabel('Affiliation').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Eastshore University')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0000-0002-1825-0097')
  await tabTo(page, 'Fields of interest')
  await page.keyboard.type('lipids,')
  await expect(page.getByRole('button', { name: 'Remove lipids' })).toBeVisible()

  // Kept in the tab, whatever happens to the page: the browser asks, we reload all the same.
  await page.reload()
  await expect(page.getByLabel('Affiliation')).toHaveValue('Eastshore University')
  await expect(page.getByRole('button', { name: 'Remove lipids' })).toBeVisible()

  await breakCall(page, {
    call: 'user.profile',
    status: 503,
    body: { message: 'Back in a minute.' },
    headers: { 'retry-after': '1' },
    times: 1,
  })
  await page.getByLabel('Affiliation').press('Enter')
  await expect(page.getByText('Update failed')).toBeVisible()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Back in a minute. Your changes are kept.')
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeEnabled()
  await page.getByLabel('Affiliation').press('Enter')
  await expect(page.getByText('Profile updated')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Affiliation')).toHaveValue('Eastshore University')
  await expect(page.getByRole('textbox', { name: 'ORCID iD' })).toHaveValue('0000-0002-1825-0097')
  const me = (await (await page.request.get('/api/auth/me')).json()) as { user?: unknown }
  expect(me.user ?? me).toMatchObject({ affiliation: 'Eastshore University', interests: ['lipids'] })
})

test(
  'leaving unsaved changes asks: by a link, by the user menu, and keeps the text on the way back',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('free', '/profile')
    await page.getByLabel('Affiliation').fill('Half a name')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(/\/profile$/)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/search$/)
    await page.goBack()
    await expect(page.getByLabel('Affiliation')).toHaveValue('Half a name')
  },
)

test('text size, density and motion hold before the first paint, and other tabs follow', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/settings?tab=appearance')
  const other = await page.context().newPage()
  await other.goto('/settings?tab=appearance')
  await page.getByRole('radio', { name: 'Largest' }).check()
  await page.getByRole('radio', { name: 'Compact' }).check()
  await page.getByRole('radio', { name: 'Reduced' }).check()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  await expect(other.locator('html[data-text=largest][data-density=compact][data-motion=reduced]')).toBeAttached()
  await expect(other.getByRole('radio', { name: 'Compact' })).toBeChecked()
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('20px')
  // The document is dressed while the page's own script is still on its way.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/settings', { waitUntil: 'commit' })
  await page.waitForSelector('html[data-text=largest]', { state: 'attached' })
  expect(await page.locator('#root').innerHTML()).toBe('')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('appearance', '{broken'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(await size()).toBe('16px')
})

test('a changed password ends the old one', LONG_SPECIFIED, async ({ openAs }) => {
  const page = await openAs('student', '/settings')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('an entirely new one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  const login = (password: string) =>
    page.request.post('/api/auth/login', { data: { email: 'student@roadrunner.test', password } })
  expect((await login(PASSWORD)).status()).toBe(401)
  expect((await login('an entirely new one')).status()).toBe(200)
})

test('everything is exported, the account deleted, and another one imports the archive', async ({
  openAs,
  openPage,
}) => {
  const page = await openAs('individual', '/profile')
  await page.getByRole('button', { name: 'Add by hand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('A trial of my own, with β-blockers')
  await dialog.getByLabel('Authors').fill('Varga, Ines')
  await dialog.getByRole('button', { name: 'Add publication' }).click()
  await expect(page.getByRole('link', { name: 'A trial of my own, with β-blockers' })).toBeVisible()

  await page.goto('/settings?tab=data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^roadrunner-\d{4}-\d\d-\d\d\.zip$/)
  const archive = {
    name: file.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: readFileSync(await file.path()),
  }

  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Type individual to confirm').fill('individual')
  await page.getByRole('dialog').getByLabel('Current password').fill('roadrunner-demo')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/auth/)
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)

  const next = await openPage('/auth?view=register')
  await next.getByLabel('Username').fill('ines')
  await next.getByLabel('Email').fill('individual@roadrunner.test')
  await next.getByLabel('Password', { exact: true }).fill('a fresh start')
  await next.getByRole('button', { name: 'Create account' }).click()
  await expect(next).toHaveURL(/personalized-dashboard/)
  await next.goto('/resources')
  await next
    .getByRole('button', { name: /^Import/ })
    .first()
    .click()
  await next.getByRole('dialog').locator('input[type=file]').setInputFiles(archive)
  await expect(next.getByRole('dialog').getByText(/was imported/)).toBeVisible()
  const list = await next.request.get('/api/documents?scope=own')
  expect(await list.json()).toMatchObject({ documents: [{ title: 'A trial of my own, with β-blockers' }], total: 1 })
})

test('a plan that cannot be loaded is never called Free', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('enterprise', '/personalized-dashboard')
  await breakCall(page, { call: 'subscription.get', status: 500 })
  await page.goto('/settings?tab=billing')
  await expect(page.getByText('Could not load your plan. Try again.')).toBeVisible()
  await expect(page.getByText('Free', { exact: true })).toHaveCount(0)
  await mendAll(page)
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Enterprise', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('As agreed with sales')).toBeVisible()
})

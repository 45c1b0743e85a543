import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, PASSWORD, SPECIFIED, test } from './support/test.ts'

const HOME = '/personalized-dashboard'
const question = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' })

/** The session is over, as after thirty days: the page learns it with its next request. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'rr_session' })
const signIn = async (page: Page, email?: string) => {
  if (email !== undefined) await question(page).getByLabel('Email').fill(email)
  await question(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}
const writes = async (page: Page) => {
  const reply = await page.request.get('/api/_control/ledger')
  return ((await reply.json()) as { entries: { call: string; input: unknown }[] }).entries
}

test(
  'the session ends over a form with a file: signed in again in place, everything is still there and is sent once',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('free', '/help')
    await page.getByRole('button', { name: 'Free plan' }).click()
    await page.getByRole('button', { name: 'Verify student status' }).click()
    await page.getByLabel('Institution name').fill('Eastshore')
    await page.getByLabel('Student ID', { exact: true }).fill('E-1')
    await page.getByLabel('Expected graduation year').fill('2028')
    await page.getByLabel('Document type').selectOption('transcript')
    await page
      .getByLabel('Document', { exact: true })
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('enrolled') })
    await endSession(page)
    await page.getByRole('button', { name: 'Submit application' }).click()

    await expect(question(page)).toBeVisible()
    await expect(question(page)).toContainText('Authentication required')
    await expect(question(page).getByLabel('Email')).toHaveValue('free@roadrunner.test')
    await expect(question(page).getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await expect(question(page)).toBeVisible()
    await expect(page).toHaveURL(/\/help$/)

    await signIn(page)
    await expect(question(page)).toBeHidden()
    await expect(page.getByText('Application Submitted')).toBeVisible()
    await expect(page.getByText('Verification Pending')).toBeVisible()
    const sent = (await writes(page)).filter(({ call }) => call === 'student-verification.submit')
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(sent[0]?.input)).toContain('letter.pdf')
  },
)

test('somebody else signs in over the page: it starts anew, with nothing of the person before', async ({ openAs }) => {
  const page = await openAs('free', '/profile')
  await page.getByLabel('Affiliation').fill('marker-of-freya')
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain('marker-of')
  await endSession(page)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await question(page).getByLabel('Email').fill('individual@roadrunner.test')
  await expect(question(page)).toContainText('what was typed here is discarded')
  const isAnew = page.waitForEvent('load')
  await signIn(page)
  await isAnew
  await expect(page).toHaveURL(HOME)
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, (?!Freya)/ })).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  const left = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
  )
  expect(left).not.toContain('marker-of-freya')
  expect(left).not.toContain('user-free')
  await page.goBack()
  await expect(page.locator('body')).not.toContainText('Freya')
  expect(JSON.stringify(await writes(page))).not.toContain('marker-of-freya')
})

test(
  'a page opened without a session goes to the sign-in page, and from there to where it was asked for',
  SPECIFIED,
  async ({ openPage }) => {
    const page = await openPage('/settings?tab=data')
    await expect(page).toHaveURL(/\/auth$/)
    await page.getByLabel('Email').fill('free@roadrunner.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings\?tab=data$/)
  },
)

test(
  'the dialog cannot be fetched: the sign-in page does it, and the draft is there afterwards',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('free', '/profile')
    await page.getByLabel('Affiliation').fill('Typed before the end')
    await page.route(/SignInAgainDialog.*\.js/, (route) => route.abort())
    await endSession(page)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await page.getByLabel('Email').fill('free@roadrunner.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByLabel('Affiliation')).toHaveValue('Typed before the end')
  },
)

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: axe finds nothing in the question to sign in again, on a phone either`, LONG, async ({ openAs }) => {
    const page = await openAs('free', '/profile')
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await page.getByLabel('Affiliation').fill('Typed')
    await endSession(page)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(question(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
    await question(page).getByLabel('Email').fill('somebody@example.org')
    await question(page).getByRole('button', { name: 'Sign in' }).click()
    await expect(question(page).getByLabel('Password', { exact: true })).toBeFocused()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBeLessThanOrEqual(0)
  })
}

for (const theme of ['light', 'dark'] as const) {
  test(
    `${theme}: axe finds nothing where a new password is set, nor at an old address of it`,
    LONG,
    async ({ openPage }) => {
      const page = await openPage('/auth')
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await breakCall(page, { call: 'auth.verifyToken', status: 200, body: { valid: true } })
      for (const [path, heading] of [
        ['/reset-password?token=held', 'Set a new password'],
        ['/forgot-password', /./],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect.soft(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
    },
  )
}

test(
  'the back button and the palette ask before unsaved changes are left, and ask nothing when there are none',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('free', '/search')
    const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(HOME)
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page.getByLabel('Affiliation')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(HOME)
    await page.goForward()
    await page.getByLabel('Affiliation').fill('Half a name')

    await page.evaluate(() => history.back())
    await expect(leave).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    await leave.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByLabel('Affiliation')).toHaveValue('Half a name')

    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('Resources')
    await page.keyboard.press('Enter')
    await expect(leave).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/profile$/)

    // Two steps at once: the number of steps is kept.
    await page.evaluate(() => history.go(-2))
    await leave.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/search$/)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.goForward()
    await page.goForward()
    await expect(page.getByLabel('Affiliation')).toHaveValue('Half a name')
  },
)

import type { Page } from '@playwright/test'

import { storedKeys } from '../../tests/support/stored-keys.ts'
import { expect, PASSWORD, test } from '../support/test.ts'

const keys = [...new Set(storedKeys.map(({ key, example }) => example ?? key))]

/** What may stand in web storage: others write there too, versions change, disks fail. */
const damages: Record<string, string> = {
  'no JSON at all': '{{{ not ours',
  'an empty text': '',
  null: 'null',
  'a list': '[[1],{"id":{}},null,"x"]',
  'a number': '12',
  'an object of another shape':
    '{"data":{"tasks":7,"preferences":[]},"dashboards":{"academic":[{}]},"unsaved":["all"],"path":"//evil.test","is":"signed-in","density":9}',
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  'a very long text': 'x'.repeat(90_000),
}
const PAGES = ['/personalized-dashboard', '/profile', '/resources']

async function signIn(page: Page) {
  await page.getByLabel('Email').fill('free@roadrunner.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
}
async function visitAll(page: Page) {
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false)
}
const fill = (page: Page, value: string) =>
  page.evaluate(
    ([names, text]) => {
      for (const name of names) {
        for (const storage of [localStorage, sessionStorage]) storage.setItem(name, text)
      }
    },
    [keys, value] as const,
  )

for (const [what, value] of Object.entries(damages)) {
  test(`every key of both storages holds ${what}: it starts, signs in, and shows its pages`, async ({ openPage }) => {
    test.slow()
    const page = await openPage('/support-center')
    await fill(page, value)
    await page.goto('/auth')
    await signIn(page)
    await fill(page, value)
    await page.goto('/personalized-dashboard')
    // Where the damage reads as a sign-out that is still owed, it is paid: somebody signs in again.
    await expect(page.getByRole('button', { name: 'User menu' }).or(page.getByLabel('Email'))).toBeVisible()
    if (await page.getByLabel('Email').isVisible()) await signIn(page)
    await visitAll(page)
  })
}

const refusals = {
  'throws when it is touched': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  },
  'throws when it is read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}
for (const [what, refuse] of Object.entries(refusals)) {
  test(`storage that ${what}: it starts, signs in, keeps what is typed as long as the page, and signs out`, async ({
    openPage,
  }) => {
    test.slow()
    const page = await openPage('/support-center')
    await page.addInitScript(refuse)
    await page.goto('/auth')
    await signIn(page)
    await visitAll(page)
    await page.goto('/profile')
    await page.getByLabel('Affiliation').fill('Typed')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/search$/)
    await page.goBack()
    await expect(page.getByLabel('Affiliation')).toHaveValue('Typed')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })
}

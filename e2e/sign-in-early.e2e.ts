import type { Page } from '@playwright/test'

import { expect, PASSWORD, SPECIFIED, test } from './support/test.ts'

/** The sign-in page while its scripts are on the way; they come when what is given back is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/auth', { waitUntil: 'commit' })
  return () => open()
}

test(
  'the sign-in page takes an address, a password and the press of Enter before its scripts have come',
  SPECIFIED,
  async ({ openPage }) => {
    const page = await openPage('about:blank')
    const open = await withoutScripts(page)
    await page.getByLabel('Email').fill('individual@roadrunner.test')
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('textbox', { name: 'Password' }).press('Enter')
    await expect(page).toHaveURL(/\/auth$/)
    open()
    await expect(page).toHaveURL(/\/personalized-dashboard$/)
  },
)

test(
  'what was typed before the scripts came stands in the form afterwards, with the cursor where it was',
  SPECIFIED,
  async ({ openPage }) => {
    const page = await openPage('about:blank')
    const open = await withoutScripts(page)
    await page.getByRole('textbox', { name: 'Password' }).fill('half of it')
    await page.getByLabel('Email').fill('somebody@')
    open()
    await expect(page.locator('form[data-early]')).toHaveCount(0)
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type('example.org')
    await expect(page.getByLabel('Email')).toHaveValue('somebody@example.org')
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('half of it')
    // It is kept from one view to the next, as if typed now.
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('somebody@example.org')
  },
)

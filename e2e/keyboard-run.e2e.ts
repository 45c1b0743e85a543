import { tabTo } from './support/keyboard.ts'
import { expect, SPECIFIED, test } from './support/test.ts'

test(
  'without a mouse: register, choose a persona, rearrange the dashboard, change the theme, sign out',
  SPECIFIED,
  async ({ openPage }) => {
    const page = await openPage('/')
    const press = (key: string) => page.keyboard.press(key)
    const enter = async (name: string | RegExp) => {
      await tabTo(page, name)
      await press('Enter')
    }

    await enter('Create account')
    await expect(page).toHaveURL(/view=register/)
    await tabTo(page, 'Username')
    await page.keyboard.type('keys-only')
    await press('Tab')
    await page.keyboard.type('keys-only@example.org')
    await press('Tab')
    await page.keyboard.type('no mouse at all')
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, keys-only' })).toBeFocused()
    await expect(page.getByText('Account created')).toBeVisible()

    // The first tour begins by itself, and is left by keyboard too.
    await enter('Leave the tour')
    await expect(page.getByRole('button', { name: 'Leave the tour' })).toBeHidden()

    await enter(/Change persona|Choose (a|your) persona/)
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a persona' })).toBeFocused()
    await tabTo(page, 'Principal or co-investigator')
    await press('ArrowDown')
    await expect(page.getByRole('radio', { checked: true })).toBeFocused()
    await enter('Go to your dashboard')
    await expect(page).toHaveURL(/personalized-dashboard/)

    const titles = () =>
      page.getByRole('region', { name: 'Panels' }).getByRole('heading', { level: 2 }).allTextContents()
    await expect.poll(async () => (await titles()).length).toBe(3)
    const [first, second, third] = await titles()
    await tabTo(page, `Move ${third}`)
    await press('Space')
    await press('ArrowLeft')
    await press('Space')
    await expect.poll(titles).toEqual([first, third, second])

    await tabTo(page, /theme$/i)
    await press('Enter')
    const dark = page.getByRole('menuitemradio', { name: 'Dark' })
    await expect(dark).toBeVisible()
    await page.keyboard.type('Dark')
    await expect(dark).toBeFocused()
    await press('Enter')
    await expect(page.locator('html.dark')).toBeAttached()

    await tabTo(page, 'User menu')
    await press('Enter')
    const out = page.getByRole('menuitem', { name: 'Sign out' })
    await expect(out).toBeVisible()
    await page.keyboard.type('Sign')
    await expect(out).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused()
    await expect(page.getByText('Logged out')).toBeVisible()
    await expect(page.locator('html.dark')).toBeAttached()
  },
)

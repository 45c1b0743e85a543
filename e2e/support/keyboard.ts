import { expect, type Page } from '@playwright/test'

/** Goes on with Tab until a control has the focus: what cannot be reached so, cannot be reached by keyboard. */
export async function tabTo(page: Page, name: string | RegExp) {
  const target = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('radio', { name }))
    .or(page.getByRole('textbox', { name }))
    .first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(name)}.`)
}

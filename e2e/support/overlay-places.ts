import type { Locator, Page } from '@playwright/test'

import type { Overlay, PlaceName, Press } from './overlays.ts'
import { expect } from './test.ts'

async function starterPapers(page: Page, text: string) {
  const reply = await page.request.get(`/api/documents?scope=starter&text=${text}&limit=6`)
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  return documents.map(({ id }) => id)
}

async function newDraft(page: Page) {
  const data = { kind: 'draft', title: 'BCG and tuberculosis', documentIds: [], body: {} }
  const reply = await page.request.post('/api/syntheses', { data })
  expect(reply.ok(), await reply.text()).toBe(true)
  const made = (await reply.json()) as { id?: string; synthesis?: { id: string } }
  return made.synthesis?.id ?? made.id ?? ''
}

/** A view over a few papers of the starter library. */
const view = (path: string) => async (page: Page) => {
  await page.goto(`${path}?documents=${(await starterPapers(page, 'BCG')).join(',')}&q=BCG`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open as…' })).toBeVisible()
}
const at = (path: string) => async (page: Page) => void (await page.goto(path))

/** Where the overlays of a place can be opened: what it takes to be there, signed in already. */
export const ready: { [P in PlaceName]: (page: Page) => Promise<void> } = {
  help: at('/help'),
  free: at('/help'),
  narrow: at('/help'),
  narrowLibrary: at('/resources?text=colditz'),
  search: at('/search'),
  grid: view('/analyze'),
  meta: at('/meta-analysis?example'),
  drafts: async (page) => {
    await newDraft(page)
    await page.goto('/write')
  },
  draft: async (page) => {
    await page.goto(`/write/${await newDraft(page)}`)
    await expect(page.getByRole('textbox', { name: 'Text of the draft' })).toBeVisible({ timeout: 25_000 })
  },
}

const control = (page: Page, [role, name]: readonly ['button' | 'menuitem', string | RegExp]) =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()

const isKey = (press: Press): press is readonly ['key', string] => press[0] === 'key'

/** What has the focus before an overlay opens. */
export const openerOf = (page: Page, [first]: Overlay['opens']): Locator =>
  !first || isKey(first) ? page.locator('main') : control(page, first)

export const shownOf = (page: Page, [role, name]: Overlay['shows']): Locator =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()

/** Opens by keyboard alone. */
export async function openOverlay(page: Page, { opens, shows }: Overlay) {
  for (const press of opens) {
    if (!isKey(press)) await control(page, press).press('Enter')
    else {
      await page.locator('main').focus()
      await page.keyboard.press(press[1])
    }
  }
  await shownOf(page, shows).waitFor()
}

export async function closeOverlay(page: Page, { shows }: Overlay) {
  // A control in it that has the focus may show its tooltip, which is then what is on top.
  if ((await page.getByRole('tooltip').count()) > 0) await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await shownOf(page, shows).waitFor({ state: 'hidden' })
}

export const nameOf = ({ source }: Overlay) => source.replace(/^.*\//, '').replace('.tsx', '')

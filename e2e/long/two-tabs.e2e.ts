import type { Page } from '@playwright/test'

import { commentOn, markersOf, switchOn, TEST_PAGE } from '../support/comments.ts'
import { breakCall, expect as expectSoon, mendAll, PASSWORD, test } from '../support/test.ts'

// Each test loads two pages and more.
test.describe.configure({ timeout: 150_000 })
const expect = expectSoon.configure({ timeout: 30_000 })

const HOME = '/personalized-dashboard'
const TASKS = '/collaborate/project-statins/tasks'
const CARD = 'Screen records 1 to 200'
const OTHER_CARD = 'Judge risk of bias, trial by trial'
const ROOM = 'Chat of Northfield Evidence Group'

async function secondTab(page: Page, path: string) {
  const other = await page.context().newPage()
  await other.goto(path)
  return other
}
type Entry = { call: string; input: Record<string, unknown> }
const writes = async (page: Page, call: string) => {
  const reply = await page.request.get('/api/_control/ledger')
  return ((await reply.json()) as { entries: Entry[] }).entries.filter((entry) => entry.call === call)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the draft' })

test('signing out in one tab signs out the other, over an open dialog and typed text too', async ({ openAs }) => {
  const one = await openAs('team-owner', HOME)
  const other = await secondTab(one, '/help')
  await other.goto(TASKS)
  await button(other, 'New task').click()
  await other.getByRole('dialog').getByLabel('Title').fill('typed-by-thandi')
  await button(one, 'User menu').click()
  await one.getByRole('menuitem', { name: 'Sign out' }).click()
  const anyway = one.getByRole('alertdialog').getByRole('button', { name: 'Sign out' })
  await expect(anyway.or(one.getByRole('heading', { level: 1, name: 'Sign in' }))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(other).toHaveURL(/\/auth$/)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await other.goBack()
  await expect(other).toHaveURL(/\/auth$/)
  const left = await other.evaluate(() => JSON.stringify([Object.entries(sessionStorage), document.body.innerText]))
  expect(left).not.toContain('typed-by-thandi')
})

test('somebody else signs in in one tab: the other shows nothing of the person before, and sends nothing of theirs', async ({
  openAs,
}) => {
  const one = await openAs('free', '/profile')
  const other = await secondTab(one, '/profile')
  await other.getByLabel('Affiliation').fill('typed-by-freya')
  await expect
    .poll(() => other.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
    .toContain('typed-by-freya')
  // The session ends as after thirty days, and in this tab somebody else signs in.
  await one.context().clearCookies({ name: 'rr_session' })
  await one.goto('/auth')
  await one.getByLabel('Email').fill('individual@roadrunner.test')
  await one.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await one.keyboard.press('Enter')
  await expect(one.getByRole('heading', { level: 1, name: /^Welcome, Ines/ })).toBeVisible()
  await expect(other.locator('body')).not.toContainText('Freya')
  await expect(button(other, 'Individual plan')).toBeVisible()
  const left = await other.evaluate(() =>
    JSON.stringify([
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
      Object.entries(sessionStorage),
      Object.entries(localStorage),
    ]),
  )
  expect(left).not.toContain('typed-by-freya')
  expect(left).not.toContain('user-free')
  expect(await writes(one, 'user.profile')).toHaveLength(0)
})

test('a text typed in both tabs: each keeps its own, also over a reload, and sending one leaves the other', async ({
  openAs,
}) => {
  const one = await openAs('team-owner', TASKS)
  const other = await secondTab(one, TASKS)
  const title = (page: Page) => page.getByRole('dialog').getByLabel('Title')
  for (const [page, words] of [
    [one, 'From the first tab'],
    [other, 'From the second tab'],
  ] as const) {
    await button(page, 'New task').click()
    await title(page).fill(words)
    await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain(words)
  }
  for (const page of [one, other]) {
    await page.reload()
    await button(page, 'New task').click()
  }
  await expect(title(one)).toHaveValue('From the first tab')
  await expect(title(other)).toHaveValue('From the second tab')
  const create = async (page: Page, words: string) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Create task' }).click()
    // What was created is opened at once.
    await expect(page.getByRole('dialog', { name: words, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article', { name: words, exact: true })).toHaveCount(1)
  }
  await create(one, 'From the first tab')
  await expect(title(other)).toHaveValue('From the second tab')
  await create(other, 'From the second tab')
  for (const page of [one, other]) {
    for (const words of ['From the first tab', 'From the second tab']) {
      await expect(page.getByRole('article', { name: words, exact: true })).toHaveCount(1)
    }
  }
  expect(await writes(one, 'collaboration.createTask')).toHaveLength(2)
})

test('a comment from each tab stands once in both', async ({ openAs }) => {
  const one = await openAs('tester', TEST_PAGE)
  const other = await secondTab(one, TEST_PAGE)
  await switchOn(one)
  await switchOn(other)
  await commentOn(one, one.locator('#bench-text-a'), 'The same words', { x: 120, y: 12 })
  await expect(markersOf(other)).toHaveCount(1)
  await commentOn(other, other.locator('#bench-text-b'), 'The same words', { x: 120, y: 12 })
  for (const page of [one, other]) await expect(markersOf(page)).toHaveCount(2)
  expect(await writes(one, 'comments.create')).toHaveLength(2)
})

test('a plan that ends in one tab ends in the other within its poll', async ({ openAs }) => {
  const one = await openAs('individual', '/help')
  const other = await secondTab(one, '/help')
  await expect(button(other, 'Individual plan')).toBeVisible()
  await button(one, 'Individual plan').click()
  await one
    .getByRole('dialog', { name: 'Subscription plans' })
    .getByRole('button', { name: 'Downgrade to Free' })
    .click()
  await button(one, 'Downgrade now').click()
  await expect(one.getByText('Plan Downgraded')).toBeVisible()
  await expect(button(other, 'Free plan')).toBeVisible()
  expect(await writes(one, 'subscription.downgrade')).toHaveLength(1)
})

test('a paper imported in one tab stands in the library of the other', async ({ openAs }) => {
  const one = await openAs('individual', '/resources?scope=own')
  const other = await secondTab(one, '/resources?scope=own')
  await expect(other.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible()
  await one.getByRole('button', { name: 'Import papers' }).first().click()
  await one
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'one.ris',
      mimeType: 'text/plain',
      buffer: Buffer.from('TY  - JOUR\nTI  - A hare in two tabs\nPY  - 2002\nER  -\n'),
    })
  await expect(one.getByRole('group', { name: 'Ledger' })).toBeVisible()
  await expect(other.getByRole('checkbox', { name: 'Choose A hare in two tabs' })).toBeVisible()
})

test('moves of cards made offline in both tabs, one of them a copy of the other, hold in both', async ({ openAs }) => {
  const one = await openAs('team-owner', TASKS)
  const move = async (page: Page, title: string, to: string) => {
    await page.getByRole('button', { name: `Actions for “${title}”` }).click()
    await page.getByRole('menuitemradio', { name: `Move to ${to}` }).click()
  }
  await one.context().route('**/api/collaboration/tasks/*', (route) => route.abort('internetdisconnected'))
  await move(one, CARD, 'Done')
  await expect(one.getByText('1 change waits for the network.')).toBeVisible()
  await expect.poll(() => one.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain('task-changes')
  // A tab that is duplicated takes what waits along.
  const [copy] = await Promise.all([one.waitForEvent('popup'), one.evaluate(() => void window.open(location.href))])
  await expect(copy.getByText('1 change waits for the network.')).toBeVisible()
  await move(copy, OTHER_CARD, 'In review')
  await expect(copy.getByText('2 changes wait for the network.')).toBeVisible()
  await one.context().unroute('**/api/collaboration/tasks/*')
  await Promise.all([one, copy].map((page) => button(page, 'Try now').click()))
  for (const page of [one, copy]) {
    await expect(page.getByText('Not sent yet')).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: 'Done', exact: true }).getByRole('article', { name: CARD, exact: true }),
    ).toBeVisible()
  }
  const reply = await one.request.get('/api/collaboration/projects/project-statins/tasks?limit=500')
  const { tasks } = (await reply.json()) as { tasks: { title: string; status: string }[] }
  const status = (title: string) => tasks.filter((task) => task.title === title).map((task) => task.status)
  expect([status(CARD), status(OTHER_CARD)]).toEqual([['done'], ['review']])
})

test('messages written offline in both tabs arrive once each, in every tab', async ({ openAs }) => {
  const one = await openAs('team-owner', '/team/team-northfield')
  const other = await secondTab(one, '/team/team-northfield')
  const room = (page: Page) => page.getByRole('region', { name: ROOM, exact: true })
  const again = (page: Page, words: string) =>
    room(page).getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Try Again' })
  for (const page of [one, other]) await expect(room(page)).toBeVisible()
  await one.context().setOffline(true)
  for (const [page, words] of [
    [one, 'First tab, on a train'],
    [other, 'Second tab, on a train'],
  ] as const) {
    await page.getByRole('textbox', { name: `Message, ${ROOM}` }).fill(words)
    await page.keyboard.press('Enter')
    await expect(again(page, words)).toBeVisible()
  }
  await one.context().setOffline(false)
  await again(one, 'First tab, on a train').click()
  await again(other, 'Second tab, on a train').click()
  for (const page of [one, other]) {
    for (const words of ['First tab, on a train', 'Second tab, on a train']) {
      await expect(room(page).getByText(words)).toHaveCount(1)
    }
  }
})

test('a draft written offline in both tabs: every word is there once, in both and after a reload', async ({
  openAs,
}) => {
  const one = await openAs('individual', '/write')
  const reply = await one.request.post('/api/syntheses', {
    data: { kind: 'draft', title: 'Two tabs', documentIds: [], body: {} },
  })
  const made = (await reply.json()) as { id?: string; synthesis?: { id: string } }
  const address = `/write/${made.synthesis?.id ?? made.id}`
  await one.goto(address)
  await expect(textOf(one)).toBeVisible()
  const other = await secondTab(one, address)
  await expect(textOf(other)).toBeVisible()
  await one.context().setOffline(true)
  for (const [page, words] of [
    [one, 'alphaword '],
    [other, 'betaword '],
  ] as const) {
    await page.bringToFront()
    await textOf(page).click()
    await page.keyboard.type(words)
    await expect(page.getByText(/Kept on this device/)).toBeVisible()
  }
  await one.context().setOffline(false)
  const times = (page: Page) =>
    textOf(page).evaluate((element) =>
      ['alphaword', 'betaword'].map((word) => (element.textContent ?? '').split(word).length - 1),
    )
  for (const page of [one, other]) {
    await page.bringToFront()
    await expect.poll(() => times(page), { timeout: 40_000 }).toEqual([1, 1])
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
  await other.reload()
  await expect(textOf(other)).toBeVisible()
  await expect.poll(() => times(other)).toEqual([1, 1])
})

test('decisions in a grid made offline in both tabs hold in both, also after a reload', async ({ openAs }) => {
  const one = await openAs('individual', '/analyze')
  await button(one, 'Try with example papers').click()
  await expect(one.getByRole('gridcell', { name: /95% CI/ }).first()).toBeAttached()
  await expect(one.getByText('Saved', { exact: true })).toBeVisible()
  const other = await secondTab(one, new URL(one.url()).pathname + new URL(one.url()).search)
  const cell = (page: Page, row: number) => page.locator(`[data-row="${row}"] [data-column="0"]`)
  await expect(cell(other, 0)).toHaveText(/\d{4}/)
  await one.context().setOffline(true)
  for (const [page, row] of [
    [one, 0],
    [other, 1],
  ] as const) {
    await page.bringToFront()
    await cell(page, row).click()
    await page.keyboard.press('Enter')
    await expect(cell(page, row)).toContainText('Confirmed')
  }
  await one.context().setOffline(false)
  for (const page of [one, other]) {
    await page.bringToFront()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
  for (const page of [one, other]) {
    await page.reload()
    for (const row of [0, 1]) await expect(cell(page, row)).toContainText('Confirmed')
  }
})

test('a synthesis that runs in one tab is opened in the other: one run, one text, in both', async ({ openAs }) => {
  const one = await openAs('individual', '/synthesis')
  const reply = await one.request.get('/api/documents?scope=starter&text=BCG&limit=4')
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  await one.goto(`/synthesis?documents=${documents.map(({ id }) => id).join(',')}&q=Does%20BCG%20protect%3F`)
  await breakCall(one, { call: 'syntheses.generate', delayMs: 3000 })
  await button(one, 'Generate synthesis').click()
  await expect(button(one, 'Generate synthesis')).toHaveCount(0)
  const other = await secondTab(one, '/synthesis-history')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(one.getByText('How this was made')).toBeVisible()
  await mendAll(one)
  await other.goto(new URL(one.url()).pathname + new URL(one.url()).search)
  await expect(other.getByText('How this was made')).toBeVisible()
  const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents()
  expect(await headings(other)).toEqual(await headings(one))
  const kept = (await (await one.request.get('/api/syntheses')).json()) as { syntheses: unknown[] }
  expect(kept.syntheses).toHaveLength(1)
  // What one renames, the other shows when it is opened again.
  await button(one, 'Rename').click()
  await one.getByRole('textbox', { name: 'Name' }).fill('One run')
  await button(one, 'Save name').click()
  await expect(one.getByRole('heading', { level: 1, name: 'One run' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'One run' })).toBeVisible()
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { userEnvelope } from '#contract/envelopes.ts'

import { tabTo } from './support/keyboard.ts'
import { breakCall, expect, LONG, mendAll, SPECIFIED, test } from './support/test.ts'

const DASHBOARD = '/personalized-dashboard'

const panels = (page: Page) => page.getByRole('region', { name: 'Panels' })
const titles = (page: Page) => panels(page).getByRole('heading', { level: 2 }).allTextContents()
const handle = (page: Page, panel: string) => page.getByRole('button', { name: `Move ${panel}` })
const isFocused = async (page: Page, name: string | RegExp) =>
  expect(page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()).toBeFocused()

type Account = {
  personaType?: string
  personaData?: { tasks?: { title: string }[] }
  dashboardSettings?: { layout: string; panels: { type: string; size: string; position: unknown }[] }
}

/** What the account has, as the server tells it: in any form that the texts leave open. */
const account = async (page: Page) =>
  userEnvelope.unwrap(await (await page.request.get('/api/auth/me')).json()) as Account
const savedTypes = async (page: Page) => (await account(page)).dashboardSettings?.panels.map(({ type }) => type)

test('by keyboard alone: choose a persona, rearrange the dashboard, and find it again', LONG, async ({ openAs }) => {
  const page = await openAs('free', DASHBOARD)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Freya' })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(['Recent syntheses', 'Tasks', 'Your work in figures'])

  await tabTo(page, 'Change persona')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a persona' })).toBeFocused()
  await expect(page.getByRole('radio')).toHaveCount(9)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await tabTo(page, 'Principal or co-investigator')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Grant writer' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Grant writer' })).toBeFocused()
  await expect.poll(async () => (await account(page)).personaType).toBe('grant_writer')

  await tabTo(page, 'Go to your dashboard')
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual(['Funding', 'Proposals', 'Tasks'])
  await expect(page.getByText('1 of 5 done')).toBeVisible()

  // In two columns: Tasks stands right of Proposals.
  await tabTo(page, 'Move Tasks')
  await page.keyboard.press('Space')
  await expect(page.getByText(/Tasks is picked up, row 2 of 2, right/)).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => titles(page)).toEqual(['Funding', 'Tasks', 'Proposals'])
  await expect(handle(page, 'Tasks')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Tasks cannot go further up.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => titles(page)).toEqual(['Tasks', 'Funding', 'Proposals'])

  await page.keyboard.press('Tab')
  await isFocused(page, 'Options of Tasks')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Make large' }).press('Enter')
  await isFocused(page, 'Options of Tasks')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(handle(page, 'Tasks')).toBeFocused()
  await tabTo(page, 'Add panel')
  await page.keyboard.press('Enter')
  // Letters are for the menu once it has the focus.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.type('What')
  await expect(page.getByRole('menuitem', { name: 'What is left this month' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(handle(page, 'What is left this month')).toBeFocused()

  await expect.poll(() => savedTypes(page)).toEqual(['tasks', 'funding', 'proposals', 'usage'])
  const { dashboardSettings } = await account(page)
  expect(dashboardSettings?.layout).toBe('grid')
  expect(dashboardSettings?.panels.map(({ size, position }) => ({ size, position }))).toEqual([
    { size: 'large', position: { row: 0, col: 0 } },
    { size: 'large', position: { row: 1, col: 0 } },
    { size: 'medium', position: { row: 2, col: 0 } },
    { size: 'medium', position: { row: 2, col: 1 } },
  ])

  // On another device nothing is stored.
  await page.evaluate(() => localStorage.clear())
  await page.goto(DASHBOARD)
  await expect.poll(() => titles(page)).toEqual(['Tasks', 'Funding', 'Proposals', 'What is left this month'])
  await expect(page.getByRole('region', { name: 'What is left this month' }).getByText('Searches left')).toBeVisible()
})

test('by mouse: a panel is dragged before another, and Escape lets it go', LONG, async ({ openAs }) => {
  const page = await openAs('free', DASHBOARD)
  // Tall enough that nothing scrolls under the pointer.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await expect.poll(() => titles(page)).toEqual(['Recent syntheses', 'Tasks', 'Your work in figures'])
  const centreOf = async (name: string) => {
    const box = await page.getByRole('region', { name }).boundingBox()
    if (!box) throw new Error(`${name} is not shown.`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, left: box.x, top: box.y }
  }
  const drag = async (panel: string, x: number, y: number) => {
    await handle(page, panel).hover()
    await page.mouse.down()
    await page.mouse.move(x + 5, y + 5, { steps: 6 })
    await page.mouse.move(x, y, { steps: 4 })
  }

  await page.getByRole('region', { name: 'First steps' }).getByRole('button', { name: 'Hide' }).click()
  const tasks = await centreOf('Tasks')
  await drag('Your work in figures', tasks.left + 20, tasks.y)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await titles(page)).toEqual(['Recent syntheses', 'Tasks', 'Your work in figures'])

  await drag('Your work in figures', tasks.left + 20, tasks.y)
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(['Recent syntheses', 'Your work in figures', 'Tasks'])
  const syntheses = await centreOf('Recent syntheses')
  await drag('Tasks', syntheses.x, syntheses.top + 20)
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(['Tasks', 'Recent syntheses', 'Your work in figures'])
  await expect(handle(page, 'Tasks')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => savedTypes(page)).toEqual(['tasks', 'syntheses', 'metrics'])
})

test(
  'an account that cannot be reached: the choice holds here, says so, and is saved when it can be',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('free', '/select-persona')
    for (const call of ['user.persona', 'user.dashboardSettings']) await breakCall(page, { call, status: 503 })
    await page.getByRole('radio', { name: 'Healthcare provider' }).click()
    await expect(page.getByText('Not saved to your account yet')).toBeVisible()
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect.poll(() => titles(page)).toEqual(['Recommended papers', 'Recent syntheses', 'Continue reading'])
    await page.getByRole('region', { name: 'Recent syntheses' }).getByRole('button', { name: 'Options' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(page.getByText('Not saved to your account yet')).toBeVisible()
    expect((await account(page)).personaType).toBeUndefined()

    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Recommended papers', 'Continue reading'])
    await expect(page.getByText('Not saved to your account yet')).toBeVisible()

    await mendAll(page)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Not saved to your account yet')).toBeHidden()
    expect((await account(page)).personaType).toBe('healthcare_provider')
    expect(await savedTypes(page)).toEqual(['recommendations', 'reading'])
  },
)

test('a server that is slow is waited for without a word too many', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/select-persona')
  await breakCall(page, { call: 'user.persona', delayMs: 4000 })
  await page.getByRole('radio', { name: 'Academic' }).click()
  await expect(page.getByRole('radio', { name: 'Academic' })).toBeChecked({ timeout: 500 })
  await expect(page.getByText('Not saved to your account yet')).toBeVisible()
  await expect(page.getByText('Not saved to your account yet')).toBeHidden()
  expect((await account(page)).personaType).toBe('academic')
})

test('nothing of a persona is left for the next person on this machine', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', DASHBOARD)
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await tasks.getByRole('button', { name: 'Add a task' }).click()
  await expect(tasks.getByRole('textbox', { name: 'Task' })).toBeFocused()
  await page.keyboard.type('marker-of-freya')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await account(page)).personaData?.tasks?.[0]?.title).toBe('marker-of-freya')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth/)
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
  )
  expect(kept).not.toContain('marker-of-freya')
  expect(kept).not.toContain('persona:')
})

test('two tabs: a persona chosen in one holds in the other', LONG, async ({ openAs }) => {
  const page = await openAs('free', DASHBOARD)
  const other = await page.context().newPage()
  await other.goto('/select-persona')
  await other.getByRole('radio', { name: 'Undergraduate student' }).click()
  await expect.poll(() => titles(page)).toEqual(['Continue reading', 'Recent searches', 'What is left this month'])
})

test('each panel fails alone and is there again after Try Again', LONG, async ({ openAs }) => {
  const page = await openAs('free', DASHBOARD)
  await breakCall(page, { call: 'syntheses.list', status: 500 })
  await page.reload()
  const syntheses = page.getByRole('region', { name: 'Recent syntheses' })
  await expect(syntheses.getByText('Failed to load projects. Please try again.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tasks' }).getByText('Nothing is on your list')).toBeVisible()
  await mendAll(page)
  await syntheses.getByRole('button', { name: 'Try Again' }).click()
  await expect(syntheses.getByText(/Yours will be listed here/)).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(
    `${theme}: axe finds nothing on the dashboard with every panel, nor among the personas`,
    LONG,
    async ({ openAs }) => {
      const page = await openAs('free', DASHBOARD)
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      const types =
        'syntheses tasks metrics searches reading recommendations resources funding proposals usage screening'
      const all = `${types} conflicts milestones`.split(' ')
      const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)
      await page.request.put('/api/user/persona', {
        data: {
          personaType: 'academic',
          personaData: {
            tasks: [
              { id: '1', title: 'Answer the reviewers', priority: 'high', dueDate: day(-2) },
              { id: '2', title: 'Register the protocol', dueDate: day(9) },
            ],
            resources: [{ id: '1', title: 'PRISMA 2020', type: 'Guideline', url: 'https://www.prisma-statement.org/' }],
            fundingOpportunities: [
              { id: '1', title: 'Vaccine trials', funder: 'A foundation', status: 'high_match', deadline: day(80) },
              { id: '2', title: 'Small grants', status: 'new_area', deadline: day(12) },
            ],
            proposals: [
              { id: '1', title: 'Boosters in adults', stage: 'drafting', dueDate: day(20) },
              { id: '2', title: 'A registry', stage: 'internal_review' },
            ],
          },
        },
      })
      await page.request.put('/api/user/dashboard-settings', {
        data: {
          dashboardSettings: {
            layout: 'grid',
            panels: all.map((type, row) => ({
              id: type,
              type,
              title: type,
              size: 'medium',
              position: { row, col: 0 },
            })),
          },
        },
      })
      for (const route of [DASHBOARD, '/select-persona']) {
        await page.goto(route)
        await page.waitForLoadState('networkidle')
        if (route === DASHBOARD) await page.getByRole('button', { name: 'Add a task' }).click()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect.soft(violations.map(({ id, nodes }) => `${route} ${id}: ${nodes[0]?.html}`)).toEqual([])
        for (const width of [360, 820]) {
          await page.setViewportSize({ width, height: 800 })
          const wider = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)
          expect.soft(wider, `${route} at ${width}`).toBeLessThanOrEqual(0)
        }
        await page.setViewportSize({ width: 1280, height: 800 })
      }
    },
  )
}

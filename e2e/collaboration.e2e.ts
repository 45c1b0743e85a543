import AxeBuilder from '@axe-core/playwright'

import { expect, LONG, test } from './support/test.ts'
import { tabTo } from './support/keyboard.ts'

const TEAM = '/team/team-northfield'
const TASKS = '/collaborate/project-statins/tasks'
const pages = [
  '/collaborate',
  TEAM,
  '/project/project-statins',
  TASKS,
  '/collaborate/project-statins/milestones',
  '/collaborate/project-statins/reports',
  '/collaborate/project-statins/team',
  '/collaborate/project-statins/settings',
  '/projects',
  '/new-project',
  '/collaboration-demo',
]

test('three people in one team: invited, accepted, a chat, a mention that rings, a card that moves, a role that is taken', async ({
  openAs,
}) => {
  test.slow()
  const owner = await openAs('team-owner', TEAM)
  const member = await openAs('team-member', TEAM)
  const third = await openAs('enterprise', '/collaborate')

  await owner.getByRole('textbox', { name: 'Email' }).fill('enterprise@roadrunner.test')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByText('Invitation sent to enterprise@roadrunner.test').first()).toBeVisible()
  const waiting = third.getByRole('region', { name: 'Invitations' }).getByRole('listitem')
  await waiting
    .filter({ hasText: 'Northfield Evidence Group' })
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(third.getByText(/Successfully joined team or project/).first()).toBeVisible()
  await third.goto(TEAM)

  const room = 'Chat of Northfield Evidence Group'
  await owner.getByRole('textbox', { name: `Message, ${room}` }).fill('Hello, @enterprise')
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('Enter')
  for (const page of [owner, member, third]) {
    await expect(page.getByRole('region', { name: room, exact: true }).getByText('Hello,')).toHaveCount(1)
  }
  await third.getByRole('button', { name: /^Notifications/ }).click()
  await expect(third.getByText(/mentioned you/i).first()).toBeVisible()

  for (const page of [owner, member, third]) await page.goto(TASKS)
  const menu = member.getByRole('button', { name: /^Actions for/ }).first()
  const title = /“(.+)”/.exec((await menu.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  expect(title).not.toBe('')
  await menu.click()
  await member.getByRole('menuitemradio', { name: 'Move to In review' }).click()
  for (const page of [owner, third]) {
    await expect(
      page.getByRole('region', { name: /^In review/ }).getByRole('article', { name: title, exact: true }),
    ).toBeVisible()
  }

  await expect(third.getByRole('button', { name: 'New task' })).toBeVisible()
  await owner.goto('/collaborate/project-statins/team')
  const row = owner.getByRole('row').filter({ hasText: 'enterprise@roadrunner.test' })
  await row.getByRole('combobox').selectOption('reader')
  await expect(third.getByRole('button', { name: 'New task' })).toHaveCount(0)
  await expect(third.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
})

test('by keyboard alone: team, project, tasks, and a card in another column', LONG, async ({ openAs }) => {
  const page = await openAs('team-owner', TEAM)
  await tabTo(page, 'Statins before the first event')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/project\/project-statins$/)
  await tabTo(page, /^Tasks$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tasks$/)
  const menu = page.getByRole('button', { name: /^Actions for/ }).first()
  const label = (await menu.getAttribute('aria-label')) ?? ''
  const title = /“(.+)”/.exec(label)?.[1] ?? ''
  await tabTo(page, label)
  await page.keyboard.press('Enter')
  const target = page.getByRole('menuitemradio', { name: 'Move to In review' })
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 12; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: /^In review/ }).getByRole('article', { name: title, exact: true }),
  ).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(
    `${theme}: axe finds nothing on the pages of collaboration, and none is wider than a narrow phone`,
    LONG,
    async ({ openAs }) => {
      test.slow()
      const page = await openAs('team-owner', '/collaborate')
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      for (const route of pages) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect.soft(violations.map(({ id, nodes }) => `${route} ${id}: ${nodes[0]?.html}`)).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(wider, route).toBeLessThanOrEqual(0)
      }
    },
  )
}

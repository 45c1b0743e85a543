import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { expect, LONG, test } from './support/test.ts'

const STATINS = 'project-statins'
const PAGE = `/collaborate/${STATINS}/tasks`
const CARD = 'Screen records 1 to 200'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, columnName: string, title: string) =>
  column(page, columnName).getByRole('article', { name: title, exact: true })

type Row = { title: string; status: string; rank: number }
async function onServer(page: Page, title: string): Promise<Row | undefined> {
  const reply = await page.request.get(`/api/collaboration/projects/${STATINS}/tasks?limit=500`)
  const { tasks } = (await reply.json()) as { tasks: Row[] }
  return tasks.find((task) => task.title === title)
}
const statusOf = (page: Page, title: string) => async () => (await onServer(page, title))?.status

test('a card is dragged by pointer and lands where it was let go', LONG, async ({ openAs }) => {
  const page = await openAs('team-owner', PAGE)
  const from = await card(page, 'In progress', CARD).boundingBox()
  const to = await card(page, 'In review', 'Resolve the conflicts among records 1 to 100').boundingBox()
  if (!from || !to) throw new Error('The cards are not there.')
  await page.mouse.move(from.x + 120, from.y + from.height - 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 140, from.y + from.height, { steps: 4 })
  await page.mouse.move(to.x + 120, to.y + to.height + 60, { steps: 12 })
  await expect(column(page, 'In review').locator('[data-drop-line]')).toBeVisible()
  await page.mouse.up()
  await expect(column(page, 'In review').getByRole('article')).toHaveCount(2)
  await expect(column(page, 'In review').getByRole('article').nth(1)).toHaveAccessibleName(CARD)
  await expect.poll(statusOf(page, CARD)).toBe('review')
})

test('a card goes by keys alone, is said at each step, and the focus stays with it', async ({ openAs }) => {
  const page = await openAs('team-member', PAGE)
  await page.getByRole('button', { name: `Move “${CARD}”` }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Done, place 1 of 4')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(card(page, 'Done', CARD)).toBeVisible()
  await expect(page.getByRole('button', { name: `Move “${CARD}”` })).toBeFocused()
  await expect.poll(statusOf(page, CARD)).toBe('done')
  await page.keyboard.press('Control+z')
  await expect(card(page, 'In progress', CARD)).toBeVisible()
  await expect.poll(statusOf(page, CARD)).toBe('in_progress')
})

test('two people move one card: both see the later place, and each is told', async ({ openAs }) => {
  const owner = await openAs('team-owner', PAGE)
  const member = await openAs('team-member', PAGE)
  await expect(card(owner, 'In progress', CARD)).toBeVisible()
  await expect(card(member, 'In progress', CARD)).toBeVisible()
  // The member's page does not hear of it in time: its line is slow.
  await member.context().setOffline(true)
  await owner.getByRole('button', { name: `Actions for “${CARD}”` }).click()
  await owner.getByRole('menuitemradio', { name: 'Move to Done' }).click()
  await expect.poll(statusOf(owner, CARD)).toBe('done')
  await member.getByRole('button', { name: `Actions for “${CARD}”` }).click()
  await member.getByRole('menuitemradio', { name: 'Move to In review' }).click()
  await expect(member.getByText('1 change waits for the network.')).toBeVisible()
  await expect(card(member, 'In review', CARD).getByText('Not sent yet')).toBeVisible()
  await member.context().setOffline(false)
  await expect(member.getByText('Thandi Okafor had just moved this card to Done. Your move is kept.')).toBeVisible()
  await expect(card(owner, 'In review', CARD)).toBeVisible()
  await expect(owner.getByText(`Milo Brandt moved “${CARD}” to In review.`)).toBeAttached()
  await expect.poll(statusOf(owner, CARD)).toBe('review')
})

test('moves made without a network survive a reload and go out in order when it is back', async ({ openAs }) => {
  const page = await openAs('team-owner', PAGE)
  const move = async (title: string, to: string) => {
    await page.getByRole('button', { name: `Actions for “${title}”` }).click()
    await page.getByRole('menuitemradio', { name: `Move to ${to}` }).click()
  }
  await expect(card(page, 'In progress', CARD)).toBeVisible()
  await page.route('**/api/collaboration/tasks/*', (route) => route.abort('internetdisconnected'))
  await move(CARD, 'Done')
  await move('Judge risk of bias, trial by trial', 'In progress')
  await move(CARD, 'In review')
  await expect(page.getByText('3 changes wait for the network.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 changes wait for the network.')).toBeVisible()
  await expect(card(page, 'In review', CARD)).toBeVisible()
  expect(await statusOf(page, CARD)()).toBe('in_progress')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(String((request.postDataJSON() as { status?: string }).status))
  })
  await page.unroute('**/api/collaboration/tasks/*')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect.poll(() => sent).toEqual(['done', 'in_progress', 'review'])
  await expect.poll(statusOf(page, CARD)).toBe('review')
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
})

test('what was exported as CSV comes in again as it was, and the calendar is one', LONG, async ({ openAs }) => {
  const page = await openAs('team-owner', PAGE)
  const download = async (name: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()])
    return { path: await file.path(), name: file.suggestedFilename() }
  }
  const csv = await download('CSV')
  expect(csv.name).toBe('Statins before the first event tasks.csv')
  const calendar = await readFile((await download('Calendar (iCal)')).path, 'utf8')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(calendar).toContain('SUMMARY:Extract event counts of the included trials')

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByLabel('CSV file').setInputFiles(csv.path)
  await page.getByRole('button', { name: 'Import 9 tasks' }).click()
  await expect(page.getByText('9 made + 0 skipped = 9 rows in the file')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const again = await readFile((await download('CSV')).path, 'utf8')
  const rowsOf = (text: string) =>
    text
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(1, 9).join(','))
      .filter((line) => line.startsWith('Screen') || line.startsWith('Extract'))
  const rows = rowsOf(again)
  expect(rows).toHaveLength(4)
  expect(new Set(rows).size).toBe(2)
})

test(
  'two thousand tasks: twelve moves by key land where they should, and what one takes is printed',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('team-owner', '/personalized-dashboard')
    const made = await page.request.post('/api/collaboration/projects', { data: { title: 'Two thousand' } })
    const { project } = (await made.json()) as { project: { projectId: string } }
    const statuses = ['todo', 'in_progress', 'review', 'done']
    for (let start = 0; start < 2000; start += 500) {
      const operations = Array.from({ length: 500 }, (_, index) => ({
        op: 'create',
        fields: { title: `Task ${start + index}`, status: statuses[index % 4], labels: [`part ${index % 7}`] },
      }))
      const reply = await page.request.post(`/api/collaboration/projects/${project.projectId}/tasks/bulk`, {
        data: { operations },
      })
      expect(reply.ok()).toBe(true)
    }
    await page.goto(`/collaborate/${project.projectId}/tasks`)
    await expect(card(page, 'To do', 'Task 0')).toBeVisible()
    await expect(column(page, 'To do').getByText('500', { exact: true })).toBeVisible()
    const times = await page.evaluate(async () => {
      const press = (key: string) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
      const found: number[] = []
      for (let turn = 0; turn < 12; turn += 1) {
        const handle = document.querySelector<HTMLElement>('section [id^="move-"]')
        handle?.focus()
        press(' ')
        await frame()
        press('ArrowRight')
        await frame()
        const start = performance.now()
        press(' ')
        // What a key changes is drawn by React before the next task.
        await Promise.resolve()
        await new Promise((resolve) => setTimeout(resolve, 0))
        found.push(performance.now() - start)
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
      return found.sort((a, b) => a - b)
    })
    await expect(column(page, 'To do').getByText('488', { exact: true })).toBeVisible()
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Infinity
    console.log(`move among 2,000 tasks: median ${at(0.5).toFixed(1)} ms, slowest ${at(0.99).toFixed(1)} ms`)
  },
)

for (const scheme of ['light', 'dark'] as const) {
  test(
    `tasks, milestones and reports are sound for those who do not see them, ${scheme}, and fit 360 px`,
    LONG,
    async ({ openAs }) => {
      const page = await openAs('team-owner', PAGE)
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.evaluate((value) => localStorage.setItem('theme', value), scheme)
      for (const path of [
        'tasks',
        'tasks?view=list',
        'tasks?view=calendar',
        'tasks?view=timeline',
        'tasks?task=task-4',
        'milestones',
        'reports',
      ]) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(`/collaborate/${STATINS}/${path}`)
        await expect(
          page
            .getByText(/Screen records 1 to 200|Protocol registered|events in the log/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect.soft(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual([])
        await page.setViewportSize({ width: 360, height: 780 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft([path, width]).toEqual([path, 360])
      }
    },
  )
}

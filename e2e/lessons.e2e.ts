import { breakCall, expect, LONG, SPECIFIED, test } from './support/test.ts'

test(
  'a lesson is read and completed beside the work, and is still completed after a reload',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('free', '/search')
    const open = () => page.getByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' }).click()
    await open()
    await page.getByRole('tab', { name: 'Learn' }).click()
    const list = page.getByRole('region', { name: 'Lessons', exact: true })
    await expect(list).toBeVisible()
    expect((await list.boundingBox())?.height).toBeCloseTo(600, 1)
    await list.getByRole('button', { name: /^Academic Search/ }).click()
    await list
      .getByRole('region', { name: 'Academic Search' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .click()
    await expect(page.getByRole('button', { name: 'Back to Lessons' })).toBeVisible()
    await page.getByRole('button', { name: 'Start Lesson' }).click()
    await expect(page.getByText('Lesson marked as in progress', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Mark Complete' }).click()
    await expect(page.getByRole('button', { name: 'Review Again' })).toBeVisible()
    await page.reload()
    await open()
    await page.getByRole('tab', { name: 'Learn' }).click()
    await expect(page.getByText(/^1 of \d+ lessons completed$/)).toBeVisible()
  },
)

test('difficulty is green, orange, red or grey, in both themes', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/help?tab=learn')
  const hues: Record<string, [number, number]> = {
    beginner: [90, 170],
    intermediate: [18, 45],
    advanced: [0, 15],
  }
  for (const level of [...Object.keys(hues), 'expert']) {
    const lesson = { id: 'lesson-1', section: 'search', title: 'One', difficulty_level: level, order_index: 1 }
    await breakCall(page, { call: 'lessons.list', status: 200, body: { success: true, lessons: [lesson] } })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.goto('/help?tab=learn&lesson=lesson-1')
      const badge = page.getByText(level.charAt(0).toUpperCase() + level.slice(1), { exact: true })
      await expect(badge).toBeVisible()
      const [red = 0, green = 0, blue = 0] = await badge.evaluate((element) =>
        (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      )
      const most = Math.max(red, green, blue)
      const range = most - Math.min(red, green, blue)
      const between = hues[level]
      if (!between) {
        expect(range).toBeLessThan(20)
        continue
      }
      const hue = most === red ? 60 * (((green - blue) / range + 6) % 6) : 60 * ((blue - red) / range + 2)
      expect(hue, `${level} ${theme}`).toBeGreaterThanOrEqual(between[0])
      expect(hue, `${level} ${theme}`).toBeLessThanOrEqual(between[1])
    }
  }
})

import AxeBuilder from '@axe-core/playwright'

import { tinyPdf, tinyScan } from '#tests/support/tiny-pdf.ts'

import { addFile, openPaper, PAPER, placeOf, walkingPdf } from './support/reader.ts'
import { expect, LONG, test } from './support/test.ts'

test('a cited passage opens on its page, lit, and a jump leads back', async ({ openAs }) => {
  const page = await openAs('individual', '/help')
  const quote = 'sleep was the same in both of them'
  await openPaper(page, walkingPdf(), `?q=${encodeURIComponent(quote)}&page=2`)

  await expect(page.getByText('The cited passage is lit. It was found word for word.')).toBeVisible()
  await expect(page.locator('[data-page="2"] [data-mark=lit]').first()).toBeInViewport()
  const contents = page.getByRole('complementary', { name: 'Contents' })
  await contents.getByRole('button', { name: /Methods/ }).click()
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('1')
  await page.getByRole('button', { name: 'Back to page' }).click()
  await expect(page.locator('[data-page="2"] [data-mark=lit]').first()).toBeInViewport()

  // The text that was read is kept where citations are verified.
  const stored = await page.request.get(`/api/documents/${PAPER}/text`)
  expect(((await stored.json()) as { source: string }).source).toBe('file')
})

test('by keyboard alone: open, find, highlight, note, jump and back', async ({ openAs }) => {
  const page = await openAs('individual', '/help')
  await openPaper(page, walkingPdf())

  await page.keyboard.press('Control+f')
  const find = page.getByRole('searchbox', { name: 'Find in this paper' })
  await expect(find).toBeFocused()
  await page.keyboard.type('larger town')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: /^Pages of/ })).toBeFocused()

  // The sentence that is lit is what H marks.
  await page.keyboard.press('j')
  await expect(page.locator('[data-mark=lit]').first()).toBeVisible()
  await page.keyboard.press('h')
  const notes = page.getByRole('list', { name: 'Notes' })
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  await notes.getByRole('button', { name: 'Edit' }).focus()
  await page.keyboard.press('Enter')
  await expect(notes.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('Look at this again')
  await page.keyboard.press('Control+Enter')
  await expect(notes).toContainText('Look at this again')

  const pageBox = page.getByRole('textbox', { name: 'Page', exact: true })
  await pageBox.focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Back to page/ })).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('button', { name: /^Back to page/ })).toHaveCount(0)
})

test(
  'words are selected over lines and marked; citations and figures open beside the text',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/help')
    await openPaper(page, walkingPdf())
    const from = await placeOf(page, 'Blood pressure fell')
    const to = await placeOf(page, 'in those who rested.')
    await page.mouse.move(from.left + 1, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 3, { steps: 3 })
    await page.mouse.move(to.right - 1, to.y, { steps: 5 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Highlight in blue' }).click()
    const quote = 'Blood pressure fell by 8 mm Hg in those who walked (p = 0.01) and by 1 mm Hg in those who rested.'
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(quote)

    await page.reload()
    await expect(page.locator('[data-page="1"] [data-mark=highlight]')).toHaveCount(2)

    const citation = await placeOf(page, '[3]')
    await page.mouse.click(citation.x, citation.y)
    const card = page.getByRole('dialog', { name: 'References' })
    await expect(card).toContainText('Efficacy of BCG vaccine')
    await expect(card).toContainText('In your library')
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    const mention = await placeOf(page, 'Figure 1')
    await page.mouse.click(mention.x, mention.y)
    await expect(page.getByRole('dialog', { name: 'Figure 1' })).toContainText('Blood pressure in two towns')
    await page.keyboard.press('Escape')

    // The same by keyboard: Tab goes through the citations and figures of the page that is read.
    const byKey = page.getByRole('button', { name: 'Citation [3]: show the reference' })
    await byKey.focus()
    await page.keyboard.press('Enter')
    await expect(card).toContainText('Efficacy of BCG vaccine')
    await page.keyboard.press('Escape')
    await expect(byKey).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Figure 1: show it' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Figure 1' })).toBeVisible()
    await page.keyboard.press('Escape')

    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  },
)

test('what cannot be drawn is said, and what is known is read; a phone has drawers', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/help')
  await addFile(
    page,
    tinyPdf({ pages: [[{ text: 'Secret', y: 700 }]], isLocked: true }),
    'locked.pdf',
    'p-keeling-1976',
  )
  await page.goto('/document/p-keeling-1976')
  await page.getByLabel('Password of the file').fill('guess')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('That password does not open it.')).toBeVisible()

  await addFile(page, new TextEncoder().encode('%PDF-1.7\nnothing of a PDF'), 'broken.pdf', 'p-hart-1977')
  await page.goto('/document/p-hart-1977')
  await expect(page.getByText('The PDF is damaged and cannot be shown.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await openPaper(page, tinyScan())
  await expect(page.getByText('These pages are images')).toBeVisible()
  await page.getByRole('button', { name: 'Notes and answers' }).click()
  await expect(page.getByText('Nothing is marked in this paper yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Enlarge' }).click()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})

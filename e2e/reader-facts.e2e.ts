import AxeBuilder from '@axe-core/playwright'

import { tinyPdf } from '#tests/support/tiny-pdf.ts'

import { openPaper } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const lines = [
  'Methods',
  'A total of 120 adults were randomised to tea (n = 61) or water (n = 59).',
  'Results',
  'Sleep improved in those who drank tea, t(28) = 2.20, p = .01.',
  'Relapse was seen in 12 of 45 adults (26.7%).',
]

test('a number that does not fit is said beside the paper, and its passage is lit', async ({ openAs }) => {
  const page = await openAs('individual', '/help')
  await openPaper(page, tinyPdf({ pages: [lines.map((text, line) => ({ text, size: 11, y: 720 - 24 * line }))] }))

  await page.getByRole('tab', { name: 'Found' }).click()
  const found = page.getByRole('region', { name: 'What the rules found' })
  await expect(found.getByText('120 adults (total)')).toBeVisible()
  await expect(found.getByText('1 of 3 recomputations does not fit or is unusual.')).toBeVisible()
  await found.getByRole('button', { name: 'To check (1)' }).click()
  await expect(found.getByText(/p = 0\.036; reported p = 0\.01: does not fit/)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[aria-label="What the rules found"]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await found.getByRole('button', { name: /^Show passage: Test statistics/ }).click()
  await expect(page.locator('[data-mark=lit]').first()).toBeInViewport()
})

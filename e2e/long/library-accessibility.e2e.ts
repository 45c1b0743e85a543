import type { Page } from '@playwright/test'

import { tinyPaper } from '#tests/support/tiny-pdf.ts'

import { expectClean, expectFits, inThemeAtRest } from '../support/axe.ts'
import { openPaper, placeOf, walkingPdf } from '../support/reader.ts'
import { expect, test } from '../support/test.ts'

async function clean(page: Page, where: string) {
  await expectClean(page, where)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page, `${where} at 360 px`)
  await page.setViewportSize({ width: 1280, height: 720 })
}

const ris = (title: string, year: number) =>
  ['TY  - JOUR', `TI  - ${title}`, 'AU  - Curie, Marie', `PY  - ${year}`, 'ER  - ', ''].join('\r\n')

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test('alerts in the history, and papers like chosen ones, pass axe', async ({ openAs }) => {
      const page = await openAs('individual', '/search')
      await inThemeAtRest(page, theme)
      await page.reload()
      await page.getByRole('searchbox', { name: 'Question' }).fill('BCG vaccine tuberculosis')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.goto('/search-history')
      const toggle = page.getByRole('button', { name: /^Alert me of new papers for BCG/ })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await clean(page, 'alerts')

      await page.goto('/resources?text=colditz')
      await page.getByRole('checkbox', { name: /^Choose Efficacy of BCG/ }).check()
      await page.getByRole('button', { name: 'Find more like this' }).click()
      const dialog = page.getByRole('dialog', { name: 'More like these' })
      await expect(dialog.getByRole('list', { name: 'Papers found' }).getByRole('listitem').first()).toBeVisible()
      await clean(page, 'more like these')
      for (const name of ['References', /^Cit/]) {
        await dialog.getByRole('tab', { name }).click()
        await expect(dialog.getByText(/No source here knows/)).toBeVisible()
        await clean(page, `more like these, ${name}`)
      }
    })

    test('a file drop with its ledger, and the queue of duplicates, pass axe', async ({ openAs }) => {
      const page = await openAs('individual', '/resources')
      await inThemeAtRest(page, theme)
      await page.reload()
      await page.getByRole('button', { name: 'Import papers' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Import papers' })
      await clean(page, 'import')
      const files = [
        { name: 'tea.pdf', buffer: Buffer.from(tinyPaper('Green tea and sleep in adults')) },
        { name: 'broken.pdf', buffer: Buffer.from('%PDF-1.7\nnothing of a PDF') },
      ]
      await dialog.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: '' })))
      await expect(dialog.getByRole('group', { name: 'Ledger' })).toBeVisible()
      await expect(dialog.getByText('This PDF is damaged')).toBeVisible()
      await clean(page, 'ledger')
      await dialog.getByRole('button', { name: 'Show my papers' }).click()
      await page.getByRole('button', { name: 'Green tea and sleep in adults' }).click()
      await expect(page.getByRole('region', { name: 'Files of this paper' })).toContainText('text can be quoted')
      await clean(page, 'files of a paper')

      const twins = [
        ris('Fermentation of quaternions in the cellar', 2019),
        ris('Fermentation of quaternions in the cellar again', 2020),
      ].join('\r\n')
      await page.goto('/resources')
      await page.getByRole('button', { name: 'Import papers' }).first().click()
      const twinFile = { name: 'twins.ris', mimeType: '', buffer: Buffer.from(twins) }
      await dialog.locator('input[type=file]').setInputFiles(twinFile)
      await dialog.getByRole('button', { name: 'Show imported papers' }).click()
      await page.goto('/resources?report=duplicates')
      await expect(page.getByRole('button', { name: 'Compare and merge' })).toBeVisible()
      await clean(page, 'duplicates')
      await page.getByRole('button', { name: 'Compare and merge' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await clean(page, 'merge')
    })

    test('the reader passes axe: pages and text, dark pages, panels, find and a card', async ({ openAs }) => {
      const page = await openAs('individual', '/help')
      await inThemeAtRest(page, theme)
      const quote = 'sleep was the same in both of them'
      await openPaper(page, walkingPdf(), `?q=${encodeURIComponent(quote)}&page=2`)
      await expect(page.getByText('The cited passage is lit.', { exact: false })).toBeVisible()
      await page.keyboard.press('h')
      await expect(page.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(1)
      await clean(page, 'pages')
      await page.getByRole('button', { name: 'Dark pages' }).click()
      await clean(page, 'dark pages')
      await page.getByRole('textbox', { name: 'Page', exact: true }).fill('1')
      await page.keyboard.press('Enter')
      const citation = await placeOf(page, '[3]')
      await page.mouse.click(citation.x, citation.y)
      await expect(page.getByRole('dialog', { name: 'References' })).toContainText('In your library')
      await expectClean(page, 'card of a citation')
      await page.keyboard.press('Escape')
      for (const { name } of await tabsOf(page)) {
        await page.getByRole('tab', { name, exact: true }).click()
        await expectClean(page, `panel ${name}`)
      }
      await page.keyboard.press('Control+f')
      await page.getByRole('searchbox', { name: 'Find in this paper' }).fill('town')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^1 of \d/)).toBeVisible()
      await clean(page, 'find')
      await page.keyboard.press('Escape')
      for (const view of ['Text', 'Abstract']) {
        await page.getByRole('button', { name: view, exact: true }).click()
        await expect(page.getByRole('group', { name: new RegExp(`^${view} of`) })).toBeVisible()
        await clean(page, `${view} view`)
      }
    })
  })
}

const tabsOf = (page: Page) =>
  page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => ({ name: tab.textContent ?? '' })))

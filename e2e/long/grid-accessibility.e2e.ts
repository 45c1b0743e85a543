import type { Page } from '@playwright/test'

import { gridKinds, gridViews } from '#contract/grid-views.ts'

import { expectClean, expectFits, inThemeAtRest } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const WIDTHS = [1440, 768, 360] as const

/** What a view needs beyond papers, so that not its empty state is judged. */
const fills: Record<string, (page: Page) => Promise<void>> = {
  '/literature-matrix': async (page) => {
    await page.getByRole('button', { name: 'Suggest concepts' }).click()
    await page.getByRole('button', { name: /^Add 8 concepts/ }).click()
    await page
      .getByRole('button', { name: /not confirmed$/ })
      .first()
      .click()
  },
  '/hypothesis-comparison': async (page) => {
    for (const words of ['One explanation', 'Another explanation']) {
      await page.getByRole('textbox', { name: 'Hypothesis' }).fill(words)
      await page.getByRole('button', { name: 'Add hypothesis' }).click()
      await expect(page.getByText(words)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Add evidence' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Add 1 item', exact: true }).click()
    await page.getByRole('combobox', { name: /^A: / }).selectOption('inconsistent')
  },
  '/research-gap-analysis': async (page) => {
    await page.getByRole('tab', { name: /^Mapped/ }).click()
    await page.getByRole('button', { name: 'Add population' }).click()
    await page.getByRole('button', { name: 'Add intervention' }).click()
    await page.getByLabel('Population: values').fill('infants; adults')
    await page.getByLabel('Intervention: values').fill('BCG; MVA85A')
    await page.getByLabel('Intervention: values').press('Enter')
    await expect(page.getByRole('group', { name: 'Population by Intervention' })).toBeVisible()
  },
  '/clinical-relevance': async (page) => {
    await page.getByLabel('Outcome', { exact: true }).fill('Deaths')
    await page.getByRole('button', { name: 'Add outcome' }).click()
    await expect(page.getByRole('region', { name: 'Deaths' })).toBeVisible()
  },
  '/methodological-best-practices': async (page) => {
    await page.getByRole('combobox', { name: 'Reporting guideline' }).selectOption('consort-2010')
    await expect(page.getByRole('table', { name: 'Items and papers' })).toBeVisible()
  },
}

const views = gridKinds.map((kind) => gridViews[kind].path).filter((path) => !path.includes(':'))

/** Every part of a view at three widths: axe at the widest and the narrowest, and nothing beyond the edge at any. */
async function judge(page: Page, where: string) {
  const tabs = page.locator('main').getByRole('tab')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const parts = Math.max(1, await tabs.count())
    for (let part = 0; part < parts; part += 1) {
      if (parts > 1) await tabs.nth(part).click()
      await expectFits(page, `${where} part ${part + 1} at ${width} px`)
      if (width !== 768) await expectClean(page, `${where} part ${part + 1} at ${width} px`)
    }
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of views) {
    test(`${theme}: ${path} passes axe and fits every width, part by part`, async ({ openAs }) => {
      test.slow()
      const page = await openAs('individual', '/personalized-dashboard')
      await inThemeAtRest(page, theme)
      const reply = await page.request.get('/api/documents?scope=starter&text=BCG&limit=8')
      const { documents } = (await reply.json()) as { documents: { id: string }[] }
      await page.goto(`${path}?documents=${documents.map(({ id }) => id).join(',')}&q=Does%20BCG%20protect%3F`)
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Open as…' })).toBeVisible()
      await fills[path]?.(page)
      await judge(page, path)
    })
  }

  test(`${theme}: two timelines side by side, and the history of analyses, pass axe and fit every width`, async ({
    openAs,
  }) => {
    test.slow()
    const page = await openAs('individual', '/personalized-dashboard')
    await inThemeAtRest(page, theme)
    const reply = await page.request.get('/api/documents?scope=starter&text=BCG&limit=14')
    const { documents } = (await reply.json()) as { documents: { id: string }[] }
    await page.goto(`/research-timeline?documents=${documents.map(({ id }) => id).join(',')}&q=BCG`)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByLabel('Lanes by').selectOption('design')
    await page.getByRole('link', { name: 'Compare' }).click()
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'This one: two of its lanes' })
    await page.getByLabel('Left: lane').selectOption({ index: 1 })
    await page.getByLabel('Right: lane').selectOption({ index: 2 })
    await judge(page, '/timeline-comparison')
    await page.goto('/synthesis-history')
    await expect(page.getByRole('link', { name: 'BCG' }).first()).toBeVisible()
    await judge(page, '/synthesis-history')
  })
}

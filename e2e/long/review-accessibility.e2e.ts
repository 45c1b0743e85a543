import type { Page } from '@playwright/test'

import { expectClean, expectFits, inThemeAtRest } from '../support/axe.ts'
import { decideAll } from '../support/review.ts'
import { expect, test } from '../support/test.ts'

const SYSTEMATIC = ['overview', 'protocol', 'records', 'screening', 'conflicts', 'full-text', 'appraisal', 'extraction', 'synthesis', 'flow', 'report', 'team'] // prettier-ignore
const SCOPING = ['overview', 'protocol', 'charting', 'map', 'flow', 'report']
const VIEWS = ['', '/projects', '/templates', '/shared', '/canvas', '/systematic-review', '/meta-analysis', '/scoping-review', '/narrative-review', '/collaborative'] // prettier-ignore
const WIDTHS = [1440, 768, 360]

/** An example review with a few included studies; gives its id. */
async function example(page: Page) {
  await page.getByRole('button', { name: 'Try with example papers' }).first().click()
  await expect(page.locator('#screened-title')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await decideAll(page, id, 4)
  return id
}

/** Looks at a page in every width; axe at the widest and the narrowest, since rules do not change between. */
async function sweep(page: Page, where: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page, `${where} ${width}`)
    if (width !== 768) await expectClean(page, `${where} ${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const theme of ['light', 'dark'] as const) {
  for (const [name, path, stages] of [
    ['systematic', '/systematic-review', SYSTEMATIC],
    ['scoping', '/scoping-review', SCOPING],
  ] as const) {
    test(`${theme}: every stage of a ${name} review passes axe and fits, wide and narrow`, async ({ openAs }) => {
      test.slow()
      const page = await openAs('individual', path)
      await inThemeAtRest(page, theme)
      await page.reload()
      await settle(page)
      await sweep(page, `${theme} ${name} start`)
      const id = await example(page)
      for (const stage of stages) {
        await page.goto(`${path}?id=${id}&stage=${stage}`)
        await expect(page.getByRole('region', { name: /^Stage:/ })).not.toBeEmpty()
        await settle(page)
        await sweep(page, `${theme} ${name} ${stage}`)
      }
    })
  }

  test(`${theme}: the hub's ten views, a narrative review and its canvas pass axe and fit, wide and narrow`, async ({
    openAs,
  }) => {
    test.slow()
    const page = await openAs('individual', '/personalized-dashboard')
    await inThemeAtRest(page, theme)
    const reply = await page.request.get('/api/documents?scope=starter&text=statin&limit=6')
    const { documents } = (await reply.json()) as { documents: { id: string }[] }
    await page.goto(`/narrative-review?documents=${documents.map((each) => each.id).join(',')}`)
    await page.getByRole('textbox', { name: /What the review asks/ }).fill('Do statins prevent a first event?')
    await page.getByRole('button', { name: 'Build the outline' }).click()
    await expect(page.getByRole('region', { name: 'Background' })).toBeVisible()
    await settle(page)
    await sweep(page, `${theme} narrative`)
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await page.goto(`/synthesis/canvas?id=${id}`)
    await settle(page)
    await sweep(page, `${theme} canvas of it`)
    for (const view of VIEWS) {
      await page.goto(`/synthesis${view}`)
      await settle(page)
      await sweep(page, `${theme} hub ${view}`)
    }
  })
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const budgetFile = fileURLToPath(new URL('../.ci/check/budget.json', import.meta.url))
const { pages } = JSON.parse(readFileSync(budgetFile, 'utf8')) as { pages: Record<string, { max: number }> }
const budgetOf = (path: string) => pages[path]?.max ?? 0

/** Bytes, after gzip level 9, of every script that a cold load of this address brings until the page is at rest. */
async function scriptsOf(page: Page, path: string) {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    }
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('signing in loads no more than its budget', async ({ openPage }) => {
  const page = await openPage('about:blank')
  const bytes = await scriptsOf(page, '/auth')
  console.log(`/auth: ${(bytes / 1000).toFixed(1)} kB of scripts after gzip`)
  expect(bytes).toBeLessThanOrEqual(budgetOf('/auth'))
})

test('the dashboard, everything it fetches by itself included, keeps to its budget', async ({ openAs }) => {
  const page = await openAs('individual', 'about:blank')
  const bytes = await scriptsOf(page, '/personalized-dashboard')
  console.log(`/personalized-dashboard: ${(bytes / 1000).toFixed(1)} kB of scripts after gzip`)
  expect(bytes).toBeLessThanOrEqual(budgetOf('/personalized-dashboard'))
})

test('nothing moves while a page settles', async ({ openAs }) => {
  const page = await openAs('individual', 'about:blank')
  for (const path of ['/personalized-dashboard', '/search', '/resources', '/document/p-colditz-1994']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect.soft(shift, path).toBeLessThan(0.1)
  }
})

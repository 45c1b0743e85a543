import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { largeRis } from '#tests/science/records/large-file.ts'

import { expect, longUnless, test } from './support/test.ts'

const { startServer } = (await import(new URL('../.ci/serve/test-server.mjs', import.meta.url).href)) as {
  startServer: (
    port: number,
    args: string[],
    env: Record<string, string>,
  ) => Promise<{ url: string; stop: () => Promise<void> }>
}

const own = { username: 'ada', email: 'ada@example.org', password: 'correct horse battery' }
const QUESTION = 'Does BCG vaccination prevent tuberculosis?'

const ledger = (page: Page) =>
  page.getByRole('dialog', { name: 'Import papers' }).getByRole('group', { name: 'Ledger' })
const draftText = (page: Page) => page.getByRole('textbox', { name: 'Text of the draft' })

async function find(page: Page, words: string) {
  await page.goto('/search')
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
}

/** A browser of its own, with nothing of another one. */
async function newBrowser(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  return { page: await context.newPage(), close: () => context.close() }
}

for (const records of [300, 3000]) {
  test(
    `on a server of the 62 calls: register, import ${records} records, search, choose, synthesise, read, write; kept over a restart, exported, and brought into another browser`,
    longUnless(records === 300),
    async ({ browser }, info) => {
      test.setTimeout(300_000)
      const data = await mkdtemp(join(tmpdir(), 'texts-main-job-'))
      const port = Number(process.env['PORT'] || 4273) + 1000 + info.workerIndex
      // Pages were built for the server of the run.
      const start = () => startServer(port, ['--texts-alone'], { ROADRUNNER_DATA: data })
      let server = await start()
      const { page, close } = await newBrowser(browser, server.url)
      try {
        await page.goto('/auth?view=register')
        await page.getByLabel('Username').fill(own.username)
        await page.getByLabel('Email').fill(own.email)
        await page.getByLabel('Password', { exact: true }).fill(own.password)
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(page).toHaveURL(/personalized-dashboard/)

        const file = largeRis(records, 31)
        await page.goto('/resources')
        await page.getByRole('button', { name: 'Import papers' }).first().click()
        const buffer = Buffer.from(file.text, 'utf8')
        await page
          .getByRole('dialog')
          .locator('input[type=file]')
          .setInputFiles({ name: 'large.ris', mimeType: '', buffer })
        await expect(ledger(page)).toContainText(`${file.distinct.toLocaleString('en')} new`, { timeout: 60_000 })

        await find(page, QUESTION)
        for (const index of [0, 1, 2]) await page.getByRole('article').nth(index).getByRole('checkbox').check()
        await page.getByRole('button', { name: 'Synthesize' }).click()
        await page.getByRole('button', { name: 'Generate synthesis' }).click()
        await expect(page.getByText(/This page looked up \d+ quotes?: \d+ found/)).toBeVisible({ timeout: 30_000 })
        await expect(page.getByText('no source found')).toHaveCount(0)
        const answer = page.url()
        await page
          .getByRole('link', { name: /open the passage/ })
          .first()
          .click()
        await expect(page.getByText('The cited passage is lit. It was found word for word.')).toBeVisible()

        await page.goto('/write')
        await page.getByRole('button', { name: 'New draft' }).first().click()
        await page.getByLabel('Title').fill('Of BCG')
        await page.getByRole('button', { name: 'Begin writing' }).click()
        await expect(draftText(page)).toBeVisible({ timeout: 25_000 })
        await draftText(page).getByRole('heading', { name: 'Introduction' }).click()
        await page.keyboard.press('End')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.type('Vaccination lowers the risk @Aronson 1948')
        const cited = page.getByRole('listbox', { name: 'Papers to cite' }).getByText(/Protective vaccination/)
        await expect(cited.first()).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
        const draft = new URL(page.url()).pathname

        await server.stop()
        server = await start()
        await page.goto(draft)
        await expect(draftText(page)).toContainText('Vaccination lowers the risk', { timeout: 25_000 })
        await page.goto(answer)
        await expect(page.getByText(/This page looked up \d+ quotes?: \d+ found/)).toBeVisible()
        await page.goto('/resources?scope=own')
        await expect(page.locator('[data-row-link]').first()).toBeVisible()

        await page.goto('/settings?tab=data')
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Export everything' }).click()
        const archive = await (await download).path()

        const next = await newBrowser(browser, server.url)
        await next.page.goto('/auth')
        await next.page.getByLabel('Email').fill(own.email)
        await next.page.getByLabel('Password', { exact: true }).fill(own.password)
        await next.page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await expect(next.page).toHaveURL(/personalized-dashboard/)
        await next.page.goto('/settings?tab=data')
        const back = next.page.getByRole('region', { name: 'Bring an export back' })
        await back.locator('input[type=file]').setInputFiles({
          name: 'everything.zip',
          mimeType: 'application/zip',
          buffer: await readFile(archive),
        })
        await expect(
          back.getByText(`${file.distinct} restored + 0 already there + 0 left out = ${file.distinct} in the archive`),
        ).toBeVisible({ timeout: 90_000 })
        await expect(
          back.getByText('1 restored + 0 already there + 0 left out = 1 in the archive').first(),
        ).toBeVisible()

        await next.page.goto(draft)
        await expect(draftText(next.page)).toContainText('Vaccination lowers the risk', { timeout: 25_000 })
        await expect(next.page.getByRole('region', { name: 'References' })).toContainText('Aronson JD')
        await next.page.goto(answer)
        await expect(next.page.getByText(/This page looked up \d+ quotes?: \d+ found/)).toBeVisible()
        await expect(next.page.getByText('no source found')).toHaveCount(0)
        await next.page.goto('/search-history')
        await expect(next.page.getByText(QUESTION).first()).toBeVisible()
        await next.close()
      } finally {
        await close()
        await server.stop()
        await rm(data, { recursive: true, force: true })
      }
    },
  )
}

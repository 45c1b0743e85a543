import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import type { OutsideJob } from '#contract/outside-jobs.ts'
import { workOf } from '#mocks/stand-ins/corpus.ts'

import { expect, longUnless, test } from './support/test.ts'

type Server = { url: string; stop: () => Promise<void>; kill: () => Promise<void> }
const { startServer } = (await import(new URL('../.ci/serve/test-server.mjs', import.meta.url).href)) as {
  startServer: (port: number, args: string[], env: Record<string, string>) => Promise<Server>
}

const own = { username: 'ada', email: 'ada@example.org', password: 'correct horse battery' }
const asked = ['OpenAlex', 'Europe PMC', 'PubMed', 'Crossref']
const n = (value: number) => value.toLocaleString('en-US')

const jobs = async (page: Page): Promise<OutsideJob[]> => {
  const reply = await page.request.get('/api/outside-jobs')
  return ((await reply.json()) as { jobs: OutsideJob[] }).jobs
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get full texts' })

/** Works on green tea in primary care: a PDF, two with their sections, one that is closed, and one whose copy is gone. */
const chosen = [0, 14, 28, 7, 42].map(workOf)

for (const works of [700, 4321]) {
  // Crossref has three works of four, OpenAlex all of them, Europe PMC and PubMed two of three.
  const biomedical = works - Math.ceil(works / 3)
  test(
    `against stand-ins, as a new person would: consent, ${n(works)} works taken over four sources of which one fails, the server killed and started again, full texts, and an answer that quotes them`,
    longUnless(works === 700),
    async ({ browser }, info) => {
      test.setTimeout(works === 700 ? 400_000 : 900_000)
      const slow = { timeout: 120_000 }
      const data = await mkdtemp(join(tmpdir(), 'world-literature-'))
      const port = Number(process.env['PORT'] || 4273) + 2000 + info.workerIndex
      const args = ['--with-stand-ins', `--works=${works}`, '--failing=crossref:1']
      const start = () => startServer(port, args, { ROADRUNNER_DATA: data })
      let server = await start()
      const context = await browser.newContext({ baseURL: server.url })
      const page = await context.newPage()
      try {
        await page.goto('/auth?view=register')
        await page.getByLabel('Username').fill(own.username)
        await page.getByLabel('Email').fill(own.email)
        await page.getByLabel('Password', { exact: true }).fill(own.password)
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(page).toHaveURL(/personalized-dashboard/, slow)

        await page.goto('/search')
        await page.getByRole('searchbox').fill('green tea and sleep')
        await page.getByRole('searchbox').press('Enter')
        await expect(page.getByText('No source outside was asked.')).toBeVisible(slow)
        await page.getByRole('button', { name: 'Search outside too…' }).last().click()
        const consent = page.getByRole('dialog', { name: 'Search the world’s literature too' })
        await expect(consent).toContainText('Nothing has been sent yet.')
        await expect(consent.getByRole('checkbox')).toHaveCount(8)
        for (const label of asked) await consent.getByRole('checkbox', { name: label }).check()
        for (const label of ['arXiv', 'Semantic Scholar', 'DOAJ', 'ClinicalTrials.gov'])
          await consent.getByRole('checkbox', { name: label }).uncheck()
        await consent.getByRole('button', { name: 'Switch on 4 sources and search' }).click()

        const hits = works + 2 * biomedical + Math.floor((works * 3) / 4)
        await page.getByRole('button', { name: /records found outside: take more/ }).click(slow)
        const take = page.getByRole('region', { name: /records found outside/ })
        for (const label of asked) await take.getByLabel(`How many of ${label}`).selectOption('all')
        await take.getByRole('button', { name: /^Take/ }).click()
        expect(hits).toBeGreaterThan(works)

        const job = page.getByRole('article', { name: /^Job: green tea/ })
        await expect(job).toContainText(/OpenAlex [1-9][\d,]* of/, slow)
        await server.kill()
        server = await start()
        const [woken] = await jobs(page)
        const before = woken?.parts.find(({ source }) => source === 'openalex')?.taken ?? 0
        expect(before).toBeLessThan(works)

        await page.goto('/search')
        await expect(job).toContainText(`OpenAlex ${n(works)} of ${n(works)} taken`, slow)
        await expect(job).toContainText(`PubMed ${n(biomedical)} of ${n(biomedical)} taken`, slow)
        await expect(job).toContainText(`Europe PMC ${n(biomedical)} of ${n(biomedical)} taken`)
        await expect(job).toContainText(/Crossref [\d,]+(?: of [\d,]+)? taken \(.*\), then it stopped: /, slow)
        await expect(job).toContainText('Stopped')
        const [done] = await jobs(page)
        for (const { taken, fresh, duplicates, skipped } of done?.parts ?? [])
          expect(taken).toBe(fresh + duplicates + skipped)
        expect(done?.parts.reduce((sum, { fresh }) => sum + fresh, 0)).toBe(works)

        await page.goto('/resources?scope=own')
        await expect(page.getByRole('tab', { name: `My library ${n(works)}` })).toBeVisible(slow)
        await page.getByPlaceholder(/Title, author/).fill('green tea primary care part 1:')
        for (const { title } of chosen) await page.getByRole('checkbox', { name: `Choose ${title}` }).check(slow)
        await page.getByRole('button', { name: 'Get full texts' }).click()
        await dialog(page).getByLabel('Email address for the sources').fill(own.email)
        await dialog(page).getByRole('button', { name: 'Get 5 full texts' }).click()
        await expect(dialog(page)).toContainText('3 found, 1 without an open copy, 1 failed', slow)
        await expect(dialog(page)).toContainText('text with sections (JATS XML); found by Europe PMC')
        await expect(dialog(page)).toContainText('The copy is there no more (404).')
        await expect(dialog(page)).not.toContainText('its text is being read', slow)
        await dialog(page).getByRole('button', { name: 'Close' }).last().click()

        await page.getByRole('button', { name: 'Synthesize' }).click()
        await page.getByRole('textbox', { name: 'Question' }).fill('By how many minutes did the tea group differ?')
        await page.getByRole('button', { name: 'Generate synthesis' }).click()
        await expect(page.getByText(/This page looked up \d+ quotes?: \d+ found/)).toBeVisible(slow)
        await expect(page.getByText('no source found')).toHaveCount(0)
        await expect(page.getByText('section “Results”').first()).toBeVisible()
        await expect(page.getByRole('button', { name: 'Open the passage of Adeyemi (1990), p. 2' })).toBeVisible()
        const quote = page.getByRole('link', { name: /^Ivanova 2018: open the passage/ }).first()
        await quote.click()
        await expect(page.getByText('The cited passage is lit. It was found word for word.')).toBeVisible(slow)
      } finally {
        await context.close()
        await server.stop()
        await rm(data, { recursive: true, force: true })
      }
    },
  )
}

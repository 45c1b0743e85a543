import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import Papa from 'papaparse'

import { expect, LONG, test } from './support/test.ts'

/** A new analysis of starter papers, in the view of a path. */
async function startWith(page: Page, path: string, count: number) {
  const reply = await page.request.get(`/api/documents?scope=starter&text=statin&limit=${count}`)
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  await page.goto(`${path}?documents=${documents.map(({ id }) => id).join(',')}&q=Do%20statins%20help%3F`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
}

async function exported(page: Page, entry: string | RegExp) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return readFile(await (await download).path())
}
const rowsOf = (csv: Buffer) => Papa.parse<string[]>(csv.toString('utf8').replace(/^\uFEFF/, '')).data

test(
  'designs side by side: mine takes a value with its source, and the comparison opens as a table',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/personalized-dashboard')
    await startWith(page, '/compare-experimental-designs', 3)
    const table = page.getByRole('table', { name: 'Designs side by side' })
    const borrow = table.getByRole('button', { name: /^Take .* into my design$/ }).first()
    await borrow.click()
    await expect(table.getByText(/^after /)).toBeVisible()
    await expect(page.getByText(/64 and 64 in the groups: 128 people in all/)).toBeVisible()
    const rows = rowsOf(await exported(page, 'CSV of the comparison'))
    expect(rows[0]).toHaveLength(5)
    expect(rows[0]?.at(-1)).toBe('My design')
    expect(rows.slice(1).filter((row) => (row[4] ?? '') !== '' && row.length === 5)).toHaveLength(1)
  },
)

test(
  'best practices: an item judged by a person stands in the file as it stands in the table',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/personalized-dashboard')
    await startWith(page, '/methodological-best-practices', 3)
    await page.getByRole('combobox', { name: 'Reporting guideline' }).selectOption('consort-2010')
    const table = page.getByRole('table', { name: 'Items and papers' })
    const found = table.getByRole('button', { name: /reported, by rules$/ }).first()
    await found.click()
    const panel = page.getByRole('complementary', { name: 'Item in this paper' })
    await panel.getByRole('combobox', { name: 'Your judgement' }).selectOption('confirmed')
    await expect(table.getByRole('button', { name: /reported, confirmed$/ })).toHaveCount(1)
    const rows = rowsOf(await exported(page, 'CSV of items and papers'))
    expect(rows.flat().filter((cell) => cell === 'reported, confirmed')).toHaveLength(1)
  },
)

test(
  'clinical relevance: an outcome in events at a chosen risk, and the summary opens in Word',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/personalized-dashboard')
    await startWith(page, '/clinical-relevance', 2)
    await page.getByLabel('Outcome', { exact: true }).fill('Deaths')
    await page.getByRole('button', { name: 'Add outcome' }).click()
    const card = page.getByRole('region', { name: 'Deaths' })
    await card
      .getByLabel(/, effect$/)
      .first()
      .fill('0.50 (0.40 to 0.625)')
    await card.getByLabel('Risk without it, in per cent').fill('20')
    await expect(card.getByText(/200 of 1,000 without it, 100 with it: 100 fewer/)).toBeVisible()
    const word = await exported(page, 'Word table')
    const { default: mammoth } = await import('mammoth')
    const { value } = await mammoth.extractRawText({ buffer: word })
    expect(value).toContain('Deaths')
    expect(value).toContain('100 fewer')
  },
)

test('funding rationale: a claim from a paper brings its passage into the annex', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/personalized-dashboard')
  await startWith(page, '/funding-rationales', 4)
  await page
    .getByRole('button', { name: /^Take “/ })
    .first()
    .click()
  const part = page.getByRole('region', { name: 'Burden' })
  await expect(part.getByText('one paper')).toBeVisible()
  const [, claim] = rowsOf(await exported(page, 'Evidence annex (CSV)'))
  expect(claim?.[0]).toBe('Burden')
  expect(claim?.[3]).toContain(claim?.[1] ?? '')
})

test('narrative review: an outline from papers, its text, the canvas, and the file', async ({ openAs }) => {
  const page = await openAs('individual', '/personalized-dashboard')
  const reply = await page.request.get('/api/documents?scope=starter&text=statin&limit=8')
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  await page.goto(`/narrative-review?documents=${documents.map(({ id }) => id).join(',')}`)
  await page.getByRole('textbox', { name: /What the review asks/ }).fill('Do statins prevent a first event?')
  await page.getByRole('button', { name: 'Build the outline' }).click()
  await expect(page.getByRole('region', { name: 'Background' })).toBeVisible()
  const write = page.getByRole('button', { name: 'Write from the claims', disabled: false }).first()
  await write.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  const markdown = (await exported(page, 'Markdown')).toString('utf8')
  expect(markdown).toContain('# Do statins prevent a first event?')
  expect(markdown).toContain('## References')
  await page.getByRole('link', { name: 'Canvas', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('button').first()).toBeVisible()
})

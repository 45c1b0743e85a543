import { readFile } from 'node:fs/promises'

import Papa from 'papaparse'

import { expect, test } from '../support/test.ts'

const TITLE = '=HYPERLINK("http://evil.example","Zymurgical quaternions")'

test('the review table as a file: it opens, has its rows, and no cell of it would run as a formula', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/personalized-dashboard')
  const draft = {
    type: 'article-journal',
    title: TITLE,
    abstract: 'We randomised 240 adults to tea or water.',
    authors: [{ family: '+Curie', given: 'Marie' }],
    year: 2020,
    keywords: [],
    ids: {},
  }
  const data = { importId: 'import-table', batch: 0, file: 'odd.ris', records: [{ line: 1, draft }] }
  expect((await page.request.post('/api/documents/imports', { data })).ok()).toBe(true)
  const ids: string[] = []
  for (const query of ['scope=own&text=zymurgical', 'scope=starter&text=BCG&limit=3']) {
    const reply = await page.request.get(`/api/documents?${query}`)
    ids.push(...((await reply.json()) as { documents: { id: string }[] }).documents.map(({ id }) => id))
  }
  expect(ids).toHaveLength(4)
  await page.goto(`/literature-review-table?documents=${ids.join(',')}&q=Does%20it%20help%3F`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Literature review table' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(4)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: /^CSV/ }).first().click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows = Papa.parse<string[]>(text.slice(1).trim()).data
  expect(rows.flat().some((cell) => cell.includes('Zymurgical quaternions') || cell.includes('Curie'))).toBe(true)
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d/.test(cell))).toEqual([])

  const word = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: /Word/ }).first().click()
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await (await word).path()) })
  expect(value).toContain('Curie')
})

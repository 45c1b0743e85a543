import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { largeBib, largeNbib, largeRis, type LargeFile } from '#tests/science/records/large-file.ts'

import { breakCall, expect, LONG, longUnless, mendAll, test } from './support/test.ts'

type Named = { name: string; text: string | Buffer }

async function choose(page: Page, { name, text }: Named) {
  const buffer = typeof text === 'string' ? Buffer.from(text, 'utf8') : text
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Import papers' })).toBeVisible()
}

/** The ledger as it stands on the page: new, duplicates, skipped, in the file. */
async function ledgerShown(page: Page) {
  const ledger = page.getByRole('dialog').getByRole('group', { name: 'Ledger' })
  await expect(ledger).toBeVisible({ timeout: 30_000 })
  const figures = (await ledger.innerText()).replace(/,/g, '').match(/\d+/g) ?? []
  return figures.map(Number)
}

const files: [string, () => LargeFile][] = [
  ['large.ris', () => largeRis(3200, 11)],
  ['large.bib', () => largeBib(3000, 12)],
  ['large.nbib', () => largeNbib(3000, 13)],
]
for (const [name, make] of files) {
  test(
    `${name}: thousands of records are imported, and the ledger adds up to the file`,
    longUnless(name === 'large.ris'),
    async ({ openAs }) => {
      const page = await openAs('individual', '/search')
      const file = make()
      await openImport(page)
      const started = Date.now()
      await choose(page, { name, text: file.text })
      const [added = 0, duplicates = 0, skipped = 0, total = 0] = await ledgerShown(page)
      console.log(`${name}: ${total} records imported in ${Date.now() - started} ms`)
      expect(total).toBe(file.total)
      expect([added, duplicates, skipped]).toEqual([file.distinct, file.duplicates, file.broken])

      await page.getByRole('button', { name: 'Show imported papers' }).click()
      await expect(page).toHaveURL(/resources/)
      const reply = await page.request.get('/api/documents?scope=own&limit=1')
      expect(((await reply.json()) as { total: number }).total).toBe(file.distinct)
    },
  )
}

/** Real records: written as RIS from the corpus where it is there, else the made file once more with another seed. */
function realRecords(): { text: string; total: number } {
  const path = fileURLToPath(new URL('../../shared/data/corpus/reviews-a.jsonl.gz', import.meta.url))
  if (!existsSync(path)) return largeRis(3100, 99)
  const rows = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n')
  const records = rows.map((row) => {
    const paper = JSON.parse(row) as Record<string, unknown> & { authors?: string[] }
    const line = (tag: string, value: unknown) =>
      value === undefined ? [] : [`${tag}  - ${String(value).replace(/\s+/g, ' ')}`]
    return [
      'TY  - JOUR',
      ...line('TI', paper['title']),
      ...(paper.authors ?? []).flatMap((author) => line('AU', author)),
      ...line('PY', paper['year']),
      ...line('JO', paper['venue']),
      ...line('AB', paper['abstract']),
      ...line('DO', paper['doi']),
      'ER  - ',
    ].join('\r\n')
  })
  return { text: records.join('\r\n\r\n'), total: rows.length }
}

test('a file of real records is imported, found by search, and synthesized from', async ({ openAs }) => {
  test.slow()
  const page = await openAs('individual', '/search')
  const { text, total } = realRecords()
  await openImport(page)
  const started = Date.now()
  await choose(page, { name: 'real-records.ris', text })
  const figures = await ledgerShown(page)
  console.log(`${total} real records imported in ${Date.now() - started} ms`)
  expect(figures[3]).toBe(total)
  expect((figures[0] ?? 0) + (figures[1] ?? 0) + (figures[2] ?? 0)).toBe(total)

  await page.keyboard.press('Escape')
  const title = /^TI {2}- (.+)$/m.exec(text)?.[1]?.trim() ?? ''
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('searchbox').press('Enter')
  const own = page.getByRole('article').filter({ hasText: 'My library' })
  await expect(own.first()).toContainText(title.slice(0, 30))
  for (const index of [0, 1, 2]) await own.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Synthesize' }).click()
  await page.getByRole('button', { name: 'Generate synthesis' }).click()
  await expect(page.getByText('How this was made')).toBeVisible()
  await page
    .getByRole('link', { name: /open the passage/ })
    .first()
    .click()
  await expect(page.locator('mark').first()).toBeVisible()
})

const bad: [string, Named, RegExp][] = [
  ['an empty file', { name: 'empty.ris', text: '' }, /empty/i],
  [
    'a web page in disguise',
    { name: 'page.ris', text: '<!doctype html><html><body>Log in</body></html>' },
    /web page|HTML/i,
  ],
  [
    'a picture',
    { name: 'picture.ris', text: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d, 1, 2, 3, 0]) },
    /not a|cannot be read|text/i,
  ],
  ['a shopping list', { name: 'list.txt', text: 'milk\nbread\nbutter\n' }, /format|no records|recognis/i],
]
for (const [what, file, words] of bad) {
  test(
    `${what} is refused with a clear sentence, and another can be chosen`,
    longUnless(what === 'a web page in disguise'),
    async ({ openAs }) => {
      const page = await openAs('individual', '/search')
      await openImport(page)
      await choose(page, file)
      const alert = page.getByRole('dialog').getByRole('alert')
      await expect(alert).toContainText(words)
      await choose(page, { name: 'one.ris', text: 'TY  - JOUR\nTI  - A paper after all\nER  - \n' })
      expect(await ledgerShown(page)).toEqual([1, 0, 0, 1])
    },
  )
}

test(
  'a file cut in the middle keeps its whole records; one in an old encoding keeps its letters',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/search')
    await openImport(page)
    await choose(page, {
      name: 'cut.ris',
      text: 'TY  - JOUR\nTI  - Whole paper one\nER  - \n\nTY  - JOUR\nTI  - Cut paper two\nAB  - The abstr',
    })
    const [added, , , total] = await ledgerShown(page)
    expect([added, total]).toEqual([2, 2])
    await expect(page.getByRole('dialog')).toContainText(/cut|end/i)
    await page.getByRole('button', { name: 'Import another file' }).click()
    const latin = Buffer.from('TY  - JOUR\nTI  - Über Fäden und Größe\nER  - \n', 'latin1')
    await choose(page, { name: 'old.ris', text: latin })
    await expect(page.getByRole('dialog')).toContainText(/Windows-1252/i)
    await page.getByRole('button', { name: 'Show imported papers' }).click()
    await expect(page.getByRole('button', { name: 'Über Fäden und Größe' })).toBeVisible()
  },
)

test('128 MB and more are refused before they are read', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/search')
  await openImport(page)
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .evaluate((input: HTMLInputElement) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(128 * 1024 * 1024 + 1)], 'huge.ris'))
      input.files = data.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('128 MB')
})

test('the API dies in the middle of an import: what is saved is said, the rest is kept and sent again', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/search')
  const file = largeRis(2600, 21)
  await openImport(page)
  await breakCall(page, { call: 'documents.importBatch', cut: 'after' })
  await choose(page, { name: 'large.ris', text: file.text })
  await expect(page.getByRole('dialog').getByText(/saved; the rest is waiting here/)).toBeVisible({ timeout: 30_000 })
  await mendAll(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  expect(await ledgerShown(page)).toEqual([file.distinct, file.duplicates, file.broken, file.total])
  const reply = await page.request.get('/api/documents?scope=own&limit=1')
  expect(((await reply.json()) as { total: number }).total).toBe(file.distinct)
})

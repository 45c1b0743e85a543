import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '../support/test.ts'

const folder = fileURLToPath(new URL('../../../shared/data/documents/', import.meta.url))
type Expected = {
  file: string
  title: string
  authors: string[]
  year: number
  phrases: { page?: number; text: string }[]
}
const papers = existsSync(`${folder}expected.json`)
  ? (JSON.parse(readFileSync(`${folder}expected.json`, 'utf8')) as Expected[])
  : []

/** What must be said of each damaged or unusual file: new with a remark, or not added with the reason. */
const nasty: [file: string, words: RegExp][] = [
  ['issue6010_1.pdf', /Not added\. This PDF needs a password/],
  ['restrictions-only.pdf', /New paper: Construction of the Literature Graph|Added to a paper you have/],
  ['helloworld-bad.pdf', /New paper|Not added/],
  ['GHOSTSCRIPT-698804-1-fuzzed.pdf', /New paper: GHOSTSCRIPT-698804-1-fuzzed.*no text layer|Not added/s],
  ['scanned-page.pdf', /New paper: scanned-page.*no text layer/s],
  ['ArabicCIDTrueType.pdf', /New paper/],
  ['attachment.pdf', /New paper/],
  ['empty.pdf', /Not added\. This file is empty/],
  ['webpage.pdf', /Not added\. This file is not a PDF/],
  ['truncated.pdf', /New paper|Not added\. This PDF is damaged/],
]

test.describe('real papers', () => {
  // Without the shared data there is nothing to bring in.
  if (papers.length === 0) return

  test('every file is accounted for, its record is right and its phrases are found in its text', async ({ openAs }) => {
    const page = await openAs('individual', '/resources')
    await page.getByRole('button', { name: 'Import papers' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Import papers' })
    const all = [...papers.map(({ file }) => folder + file), ...nasty.map(([file]) => `${folder}nasty/${file}`)]
    await dialog.locator('input[type=file]').setInputFiles(all)
    const ledger = dialog.getByRole('group', { name: 'Ledger' })
    await expect(ledger).toBeVisible({ timeout: 50_000 })
    const [added = 0, attached = 0, duplicates = 0, refused = 0, total = 0] = (
      (await ledger.innerText()).match(/\d+/g) ?? []
    ).map(Number)
    expect(total).toBe(all.length)
    expect(added + attached + duplicates + refused).toBe(total)
    for (const [file, words] of nasty) {
      const line = dialog.getByRole('listitem').filter({ has: page.getByText(file, { exact: true }) })
      expect(await line.innerText(), file).toMatch(words)
    }
    const { documents } = (await (await page.request.get('/api/documents?scope=own&limit=100')).json()) as {
      documents: { id: string; title: string; year?: number; authors: object[] }[]
    }
    for (const paper of papers) {
      const fold = (text: string) => text.replace(/[\s-]+/g, ' ').toLowerCase()
      const found = documents.find(({ title }) => fold(title) === fold(paper.title))
      expect(found, paper.file).toBeDefined()
      if (paper.file.endsWith('.pdf')) {
        expect([found?.year, found?.authors.length], paper.file).toEqual([paper.year, paper.authors.length])
      }
      const { pages } = (await (await page.request.get(`/api/documents/${found?.id}/text`)).json()) as {
        pages: { page: number; text: string }[]
      }
      const plain = (text: string) =>
        text
          .normalize('NFKC')
          .replace(/\u00ad|-\s+/g, '')
          .replace(/[\s-]+/g, '')
      for (const phrase of paper.phrases) {
        const read = phrase.page === undefined ? pages : pages.filter(({ page: number }) => number === phrase.page)
        expect(plain(read.map(({ text }) => text).join(' ')), phrase.text).toContain(plain(phrase.text))
      }
    }
  })
})

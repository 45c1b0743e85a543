import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { tinyPaper, tinyPdf, tinyScan } from '#tests/support/tiny-pdf.ts'

import { expect, LONG, test } from './support/test.ts'

type Given = { name: string; bytes: Uint8Array }

const chosen = ({ name, bytes }: Given) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })

async function give(page: Page, ...files: Given[]) {
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  await dialog.locator('input[type=file]').setInputFiles(files.map(chosen))
  await expect(dialog.getByRole('group', { name: 'Ledger' })).toBeVisible({ timeout: 30_000 })
  return dialog
}

test(
  'PDFs become papers with their text; a scan, a locked and a broken one are said to be that',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/resources')
    const tea = tinyPaper('Green tea and sleep in adults', { doi: '10.1000/tea.1', word: 'sextant' })
    const lock = tinyPdf({ pages: [[{ text: 'Secret', y: 700 }]], isLocked: true })
    const dialog = await give(
      page,
      { name: 'tea.pdf', bytes: tea },
      { name: 'tea (1).pdf', bytes: tea },
      { name: 'old_scan.pdf', bytes: tinyScan() },
      { name: 'locked.pdf', bytes: lock },
      { name: 'broken.pdf', bytes: new TextEncoder().encode('%PDF-1.7\nnothing of a PDF') },
      { name: 'page.pdf', bytes: new TextEncoder().encode('<html>Not found</html>') },
    )
    await expect(dialog.getByRole('group', { name: 'Ledger' })).toHaveText(
      /2 new papers \+ 0 added to papers \+ 1 duplicates \+ 3 not added = 6 files/,
    )
    const line = (name: string) => dialog.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
    await expect(line('old_scan.pdf')).toContainText('without a text layer')
    await expect(line('locked.pdf')).toContainText('This PDF needs a password')
    await expect(line('broken.pdf')).toContainText('This PDF is damaged')
    await expect(line('page.pdf')).toContainText('This file is not a PDF')

    await dialog.getByRole('button', { name: 'Show my papers' }).click()
    await page.getByRole('button', { name: 'Green tea and sleep in adults' }).click()
    const files = page.getByRole('region', { name: 'Files of this paper' })
    await expect(files).toContainText('text can be quoted')
    const list = (await (await page.request.get('/api/documents?scope=own&text=tea')).json()) as {
      documents: { id: string; ids: object; authors: object[]; year: number }[]
    }
    expect(list.documents[0]).toMatchObject({ ids: { doi: '10.1000/tea.1' }, year: 2017 })
    const text = await page.request.get(`/api/documents/${list.documents[0]?.id}/text`)
    expect(await text.text()).toContain('The sextant turned twice as often')

    await files.getByRole('button', { name: 'Actions for tea.pdf' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download' }).click()
    expect(readFileSync(await (await download).path())).toEqual(Buffer.from(tea))
  },
)

test('a synthesis quotes the page of a PDF, and the citation opens it', async ({ openAs }) => {
  const page = await openAs('individual', '/resources')
  const bytes = tinyPaper('Green tea and sleep in adults', { word: 'nightly sleep of adults was increased and' })
  const dialog = await give(page, { name: 'tea.pdf', bytes })
  const link = dialog.getByRole('link', { name: 'Green tea and sleep in adults' })
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  const data = {
    documentIds: [id],
    query: 'Does tea increase the nightly sleep of adults?',
    clientKey: 'e2e-files-1',
  }
  const reply = await page.request.post('/api/synthesis/generate', { data })
  const made = ((await reply.json()) as { synthesis: { id: string } }).synthesis
  await page.goto(`/synthesis-history?id=${made.id}`)
  const citation = page.getByRole('link', { name: /open the passage/ }).first()
  await expect(citation).toBeVisible()
  await expect(page.getByText('no source found')).toHaveCount(0)
  const saved = (await (await page.request.get(`/api/syntheses/${made.id}`)).json()) as object
  expect(JSON.stringify(saved)).toContain('"page":2')
})

test(
  'an export of everything is brought back into an empty account, PDF and all',
  LONG,
  async ({ openAs, browser, baseURL }) => {
    const page = await openAs('individual', '/resources')
    const bytes = tinyPaper('Green tea and sleep in adults', { doi: '10.1000/tea.1' })
    await give(page, { name: 'tea.pdf', bytes })
    const list = async (from: Page) => {
      const reply = await from.request.get('/api/documents?scope=own')
      const { documents } = (await reply.json()) as {
        documents: { id: string; title: string; shelf: object; files: { url: string; hash: string; text: string }[] }[]
      }
      return documents
    }
    const [before] = await list(page)
    const change = { tags: ['tea'], note: 'Read again', citationKey: 'my-tea' }
    expect((await page.request.patch(`/api/library/papers/${before?.id}`, { data: change })).ok()).toBe(true)
    await page.goto('/settings?tab=data')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export everything' }).click()
    const archive = readFileSync(await (await download).path())

    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    await context.addCookies([{ name: 'mock-world', value: `e2e-back-${Date.now()}`, url: baseURL ?? '' }])
    const other = await context.newPage()
    await other.goto('/auth')
    await other.request.post('/api/auth/login', {
      data: { email: 'individual@roadrunner.test', password: 'roadrunner-demo' },
    })
    await other.goto('/settings?tab=data')
    const input = other.locator('input[type=file][accept=".zip"]')
    await input.setInputFiles({ name: 'roadrunner.zip', mimeType: 'application/zip', buffer: archive })
    await expect(other.getByText('1 restored + 0 already there + 0 left out = 1 in the archive')).toHaveCount(2, {
      timeout: 20_000,
    })
    const [after] = await list(other)
    expect(after).toMatchObject({ title: before?.title, shelf: { ...change, isKeyPinned: true } })
    expect(after?.files[0]).toMatchObject({ hash: before?.files[0]?.hash, text: 'stored' })
    const content = await other.request.get(after?.files[0]?.url ?? '')
    expect(await content.body()).toEqual(Buffer.from(bytes))
    await context.close()
  },
)

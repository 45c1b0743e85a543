import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { tinyPaper, tinyPdf, tinyScan } from '#tests/support/tiny-pdf.ts'

import { expect, test } from './support/test.ts'

type Given = { name: string; bytes: Uint8Array }

const chosen = ({ name, bytes }: Given) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })

async function give(page: Page, ...files: Given[]) {
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  await dialog.locator('input[type=file]').setInputFiles(files.map(chosen))
  await expect(dialog.getByRole('group', { name: 'Ledger' })).toBeVisible({ timeout: 30_000 })
  return dialog
}

test('PDFs become papers with their text; a scan, a locked and a broken one are said to be that', async ({
  openAs,
}) => {
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
  await expect(line('old_scan.pdf')).toContainText('It has no text layer')
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
})

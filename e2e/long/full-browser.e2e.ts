import type { Page } from '@playwright/test'

import { tinyPdf } from '#tests/support/tiny-pdf.ts'

import { expect, test, withoutAdditions } from '../support/test.ts'

test.describe.configure({ timeout: 300_000 })

/** Pictures of what is said, where somebody wants to look at them. */
const PICTURES = process.env['E2E_PICTURES']

const NO_ROOM = /This browser has no room left for this, so it was not saved\. What was saved before is kept\./

const record = (title: string, n: number, abstract = '') =>
  `TY  - JOUR\r\nTI  - ${title}\r\nPY  - 2001\r\nDO  - 10.5555/${title.length}.${n}\r\n${abstract && `AB  - ${abstract}\r\n`}ER  - \r\n`
const risOf = (name: string, records: readonly string[]) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(records.join(''), 'utf8'),
})
const FEW = risOf('few.ris', ['One', 'Two', 'Three'].map((word, n) => record(`Kept before, ${word}`, n))) // prettier-ignore
/** Words that no packing makes small. */
const noise = (n: number) =>
  Array.from({ length: 300 }, (_, at) => ((at * 2654435761 + n * 40503) >>> 0).toString(36)).join(' ')
/** Records of one file of many. */
const RECORDS = 600
const many = (file: number) =>
  risOf(
    `file-${file}.ris`,
    Array.from({ length: RECORDS }, (_, n) => record(`Of file ${file}, number ${n}`, file * RECORDS + n, noise(n))),
  )

/** Every paper of one’s own is to be read at first. */
const toRead = (count: number) => `To read ${count.toLocaleString('en')}`

async function picture(page: Page, name: string) {
  if (PICTURES === undefined) return
  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    // prettier-ignore
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({ path: `${PICTURES}/${name}-${width}-${scheme}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

async function chooseFile(page: Page, file: typeof FEW) {
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  return dialog
}

test('a browser that is full refuses an import, a file and a draft in words, goes on searching, keeps what it had and what it said to be saved, and takes the rest once there is room', async ({
  openAs,
  baseURL,
}) => {
  const page = await openAs('individual', '/settings?tab=appearance')
  await withoutAdditions(page)
  const ledger = (await chooseFile(page, FEW)).getByRole('group', { name: 'Ledger' })
  await expect(ledger).toContainText('3 new')

  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  // The limit holds while the tab that was given it stays where it is.
  const beside = await page.context().newPage()
  await beside.goto('/theme.js')
  const line = await page.context().newCDPSession(beside)
  const origin = new URL(baseURL ?? '').origin
  await line.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage })

  // A browser looks at the room that is left every half minute: until then it takes what comes.
  let files = 0
  let dialog = await chooseFile(page, many(files))
  const isSaid = async () => {
    const full = dialog.getByText(NO_ROOM)
    await expect(full.or(dialog.getByRole('group', { name: 'Ledger' }))).toBeVisible()
    return full.isVisible()
  }
  while (!(await isSaid())) {
    files += 1
    dialog = await chooseFile(page, many(files))
  }
  const told = /(\d+) of 600 saved; the rest is waiting here/.exec(await dialog.innerText())
  const saved = Number(told?.[1])
  await picture(page, 'import')

  // What was kept before, and what of the file is said to be saved, is there after a reload.
  await page.goto('/resources?scope=own')
  await expect(page.getByRole('button', { name: toRead(3 + files * RECORDS + saved) })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter papers' }).fill('Kept before')
  await expect(page.getByText('Kept before, Two').first()).toBeVisible()
  await picture(page, 'library')

  // Searching goes on and says what it could not do; a file and a draft are refused in words.
  await page.goto('/search')
  await page.getByRole('searchbox', { name: 'Question' }).fill('Does BCG vaccination prevent tuberculosis?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/no room left, so this search was not kept/)).toBeVisible()
  await picture(page, 'search')
  const pages = [[{ text: 'A paper on sleep of twins', size: 20, y: 700 }]]
  const paper = { name: 'sleep.pdf', mimeType: 'application/pdf', buffer: Buffer.from(tinyPdf({ pages })) }
  await expect((await chooseFile(page, paper)).getByText(NO_ROOM)).toBeVisible()
  await picture(page, 'file')
  await page.goto('/write')
  await page.getByRole('main').getByRole('button', { name: 'New draft' }).first().click()
  const newDraft = page.getByRole('dialog', { name: 'New draft' })
  await newDraft.getByRole('textbox', { name: 'Title' }).fill('On twins')
  await newDraft.getByRole('button', { name: 'Begin writing' }).click()
  await expect(newDraft.getByText(NO_ROOM)).toBeVisible()
  await expect(newDraft.getByRole('textbox', { name: 'Title' })).toHaveValue('On twins')
  await picture(page, 'draft')

  await line.send('Storage.overrideQuotaForOrigin', { origin })
  const again = (await chooseFile(page, many(files))).getByRole('group', { name: 'Ledger' })
  await expect(again).toContainText(`${RECORDS - saved} new + ${saved} duplicates`)
  await page.goto('/resources?scope=own')
  await expect(page.getByRole('button', { name: toRead(3 + (files + 1) * RECORDS) })).toBeVisible()
})

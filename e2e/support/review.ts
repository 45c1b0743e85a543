import type { Page } from '@playwright/test'
import mammoth from 'mammoth'
import { readFile } from 'node:fs/promises'

import { expect } from './test.ts'

/** A record of a file in RIS. */
export const ris = (title: string, author: string, year: number, abstract: string) =>
  `TY  - JOUR\nTI  - ${title}\nAU  - ${author}\nPY  - ${year}\nAB  - ${abstract}\nER  - \n`

export const screenedTitle = (page: Page) => page.locator('#screened-title')

/** Decides the records that wait, by key; the key of a record follows from its title. Gives the titles in order. */
export async function screenByKey(page: Page, keyOf: (title: string) => string, most = Number.POSITIVE_INFINITY) {
  const seen: string[] = []
  // Thousands of records are ranked before the first is shown.
  await expect(screenedTitle(page)).toBeVisible({ timeout: 60_000 })
  for (let now = await screenedTitle(page).textContent(); now !== null && seen.length < most;) {
    seen.push(now)
    await page.keyboard.press(keyOf(now))
    await page.waitForFunction((before) => document.querySelector('#screened-title')?.textContent !== before, now)
    // Between two records there may be none for a moment, while papers are on their way.
    await expect(screenedTitle(page).or(page.getByText(/^Nothing waits for your vote/)).first()).toBeVisible({ timeout: 60_000 }) // prettier-ignore
    now = await page.evaluate(() => document.querySelector('#screened-title')?.textContent ?? null)
  }
  return seen
}

export const reviewStage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Stages of the review' }).getByRole('link', { name: new RegExp(`^${name}`) })

/** Begins a review of several people in a project. */
export async function beginReview(
  page: Page,
  { title, exclude, question = 'Do statins prevent a first vascular event?' }: { title: string; exclude: string; question?: string }, // prettier-ignore
) {
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.getByRole('textbox', { name: 'Exclude when' }).fill(exclude)
  await page.getByRole('combobox', { name: 'Who works on it' }).selectOption('project-statins')
  await page.getByRole('button', { name: 'Create review' }).click()
}

/** Imports a file into the library over the review, and adds its records from there. */
export async function importRecords(page: Page, name: string, text: string, source: string, n: number) {
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  await expect(dialog.getByRole('group', { name: 'Ledger' })).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: new RegExp(name.replaceAll('.', '\\.')) }).check({ timeout: 60_000 })
  await page.getByRole('button', { name: `Go on with ${n.toLocaleString('en')} records` }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(source)
  await page.getByRole('button', { name: `Add ${n.toLocaleString('en')} records` }).click()
  await expect(page.getByRole('form', { name: 'Where these records were found' })).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 })
}

/** Joins the only pair that waits, once it has stood long enough to be seen: a press before that means nothing. */
export async function keepFirst(page: Page) {
  const keep = page.getByRole('button', { name: /^One work: keep the first/ })
  await expect(keep).toBeVisible()
  await expect(async () => {
    if (await keep.isVisible()) await keep.click()
    await expect(page.getByText('1 record is marked as duplicates.')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

/** Answers every question of an assessment with its last answer, judges what is not judged, and saves it. */
export async function assess(page: Page, answer: 'first' | 'last' = 'last') {
  const result = page.getByRole('textbox', { name: 'Result that is judged' })
  if ((await result.inputValue()) === '') await result.fill('Events at the end of the study')
  const open = page
    .getByRole('group')
    .filter({ has: page.locator('input[type=radio]') })
    .filter({ hasNot: page.locator('input:checked') })
  for (let left = 60; left > 0 && (await open.count()) > 0; left -= 1) {
    const radios = open.first().getByRole('radio')
    await (answer === 'last' ? radios.last() : radios.first()).press('Space')
  }
  for (const judgement of await page.getByRole('combobox', { name: /^(?:Judgement|Overall)/ }).all()) {
    if ((await judgement.inputValue()) === '') await judgement.press('ArrowDown')
  }
  await page.getByRole('button', { name: /^Save (?:assessment|final judgement)/ }).press('Enter')
}

/** Decides every report that waits at the full-text stage, by key. */
export async function readByKey(page: Page, n: number, keyOf: (title: string) => string) {
  for (let left = n; left > 0; left -= 1) {
    // The counts follow a moment after the paint; a key means the report that is shown.
    await expect(page.getByRole('combobox', { name: 'Reports' })).toContainText(`Waiting for your decision (${left})`)
    await expect(page.getByLabel('Reason, if excluded')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Verdict' }).locator('[aria-pressed=true]')).toHaveCount(0)
    // A report with a file has the reader in place of its record, and no title of that kind.
    const now = (await screenedTitle(page).count()) > 0 ? await screenedTitle(page).innerText() : ''
    await page.keyboard.press(keyOf(now))
  }
  await expect(page.getByRole('combobox', { name: 'Reports' })).toContainText('Waiting for your decision (0)')
}

/** Puts a block of cells into the table that has the focus, as from a spreadsheet. */
export const pasteCells = (page: Page, text: string) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** The report as Word has it, read back as text. */
export async function reportText(page: Page) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Report, Word' }).press('Enter')
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await (await waiting).path()) })
  return value
}

/** Decides an example review to its end without the page: its first papers are included studies, the others are excluded. */
export async function decideAll(page: Page, id: string, included: number) {
  const reply = await page.request.get(`/api/syntheses/${id}`)
  const row = (await reply.json()) as { synthesis?: { documentIds: string[]; owner: { userId: string } } }
  const { documentIds, owner } = row.synthesis ?? { documentIds: [], owner: { userId: '' } }
  const at = new Date().toISOString()
  const events = documentIds.flatMap((recordId, n): object[] => {
    const isIn = n < included
    const vote = { kind: 'vote', recordId, verdict: isIn ? 'include' : 'exclude' }
    const first = { ...vote, stage: 'title-abstract', ...(!isIn && { reason: 'Not a primary study' }) }
    if (!isIn) return [first]
    return [
      first,
      { kind: 'retrieval', recordId, outcome: 'retrieved', from: 'source', source: 'Starter library' },
      { ...vote, stage: 'full-text' },
    ]
  })
  const entries = events.map((event, n) => {
    const entryId = `${id.slice(-12)}-all-${n}`
    return { id: entryId, data: { ...event, id: entryId, at, by: owner.userId } }
  })
  for (let from = 0; from < entries.length; from += 100) {
    const sent = await page.request.post(`/api/syntheses/${id}/entries`, {
      data: { entries: entries.slice(from, from + 100) },
    })
    expect(sent.ok()).toBe(true)
  }
}

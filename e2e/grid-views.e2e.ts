import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import Papa from 'papaparse'

import { expect, LONG, test } from './support/test.ts'

/** Papers of the starter library in the address of a view that has nothing open yet. */
async function startWith(page: Page, path: string, count = 14) {
  const reply = await page.request.get(`/api/documents?scope=starter&text=BCG&limit=${count}`)
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  await page.goto(`${path}?documents=${documents.map(({ id }) => id).join(',')}&q=Does%20BCG%20protect%3F`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  return documents.length
}

/** Chooses an entry of the export menu and reads the file. */
async function exported(page: Page, entry: string | RegExp): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return readFile(await (await download).path(), 'utf8')
}
const rowsOf = (csv: string) => Papa.parse<string[]>(csv.replace(/^\uFEFF/, '')).data

test('literature matrix: concepts from the papers, a mark confirmed, the network opens again', async ({ openAs }) => {
  const page = await openAs('individual', '/personalized-dashboard')
  await startWith(page, '/literature-matrix')
  await page.getByRole('button', { name: 'Suggest concepts' }).click()
  await page.getByRole('button', { name: /^Add 8 concepts/ }).click()
  const matrix = page.getByRole('region', { name: 'Matrix of papers and concepts' })
  await matrix
    .getByRole('button', { name: /not confirmed$/ })
    .first()
    .click()
  await expect(page.getByText(/^Stands word for word in /)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(matrix.getByRole('button', { name: /: (?:Mentions|Uses|Supports|Opposes|Defines)$/ })).toHaveCount(1)
  const marks = Number(
    /(\d+) marks/.exec((await page.getByText(/^\d+ marks, \d+ to confirm$/).textContent()) ?? '')?.[1],
  )
  const xml = await exported(page, 'Network (GraphML)')
  const edges = await page.evaluate((text) => {
    const graph = new DOMParser().parseFromString(text, 'application/xml')
    return graph.querySelector('parsererror') ? -1 : graph.querySelectorAll('edge[source^="paper:"]').length
  }, xml)
  expect(edges).toBe(marks)
})

test('hypothesis comparison: from the guided start to an order and its file', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/personalized-dashboard')
  await startWith(page, '/hypothesis-comparison')
  await expect(page.getByText('Begin with two hypotheses')).toBeVisible()
  for (const words of ['BCG protects everywhere', 'Earlier infection masks the effect']) {
    await page.getByRole('textbox', { name: 'Hypothesis' }).fill(words)
    await page.getByRole('button', { name: 'Add hypothesis' }).click()
    await expect(page.getByText(words)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add evidence' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Add 1 item', exact: true }).click()
  await page.getByRole('combobox', { name: /^A: / }).selectOption('inconsistent')
  await expect(page.getByRole('button', { name: /^A: inconsistency .* from 1 items$/ })).toBeVisible()
  const rows = rowsOf(await exported(page, 'CSV of the order'))
  expect(rows[1]?.slice(0, 2)).toEqual(['Earlier infection masks the effect', '1'])
  expect(Number(rows[2]?.[2])).toBeGreaterThan(0)
})

test(
  'research timeline: an own event beside the papers, and a page that stands alone',
  LONG,
  async ({ openAs, browser }) => {
    const page = await openAs('individual', '/personalized-dashboard')
    const count = await startWith(page, '/research-timeline')
    await page.getByRole('button', { name: 'Add event' }).click()
    await page.getByLabel('Event', { exact: true }).fill('WHO position paper')
    await page.getByLabel('Date').fill('2004-01')
    await page.getByRole('button', { name: 'Save event' }).click()
    await expect(page.getByRole('button', { name: 'Event 2004-01: WHO position paper' })).toBeVisible()
    await expect(page.getByText(/^\d+ citations inside the set, from citations among starter papers/)).toBeVisible()
    const html = await exported(page, 'Self-contained page (HTML)')
    const alone = await browser.newPage()
    await alone.setContent(html)
    await expect(alone.locator('table').first().locator('tbody tr')).toHaveCount(count + 1)
    await expect(alone.locator('figure svg')).toBeVisible()
    await expect(alone.locator('script')).toHaveCount(0)
    await alone.close()
  },
)

test('research gaps: a mapped gap re-counts to the number in its file', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/personalized-dashboard')
  const count = await startWith(page, '/research-gap-analysis')
  await page.getByRole('tab', { name: /^Mapped/ }).click()
  await page.getByRole('button', { name: 'Add population' }).click()
  await page.getByRole('button', { name: 'Add intervention' }).click()
  await page.getByLabel('Population: values').fill('infants; adults')
  await page.getByLabel('Intervention: values').fill('BCG; MVA85A')
  await page.getByLabel('Intervention: values').press('Enter')
  const map = page.getByRole('group', { name: 'Population by Intervention' })
  await expect(map.getByRole('button')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Mapped gaps' })).toBeVisible()
  const rows = rowsOf(await exported(page, 'CSV of the gaps')).filter((row) => row[1] === 'Mapped')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const [, n, of, a, b] = /^(\d+) of (\d+) papers .* combines? (\w+) and (\w+)\.$/.exec(row[0] ?? '') ?? []
    expect(of).toBe(String(count))
    await expect(map.getByRole('button', { name: new RegExp(`^${a}, ${b}: ${n} paper`) })).toHaveCount(1)
  }
})

test('high-impact citations: measures in a file, and what is not known is said', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/personalized-dashboard')
  const count = await startWith(page, '/high-impact-citations')
  await expect(page.getByText(/No reference list in this set is known/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Papers and their measures' }).getByRole('rowheader')).toHaveCount(
    count,
  )
  const rows = rowsOf(await exported(page, 'CSV of the measures'))
  expect(rows[0]?.slice(-4)).toEqual(['Citations', 'Citations a year', 'Against its year', 'Inside the set'])
  expect(rows.slice(1, count + 1).every((row) => row.at(-1) === '')).toBe(true)
})

test('timeline comparison: two lanes of one timeline, and the differences as a file', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/personalized-dashboard')
  await startWith(page, '/research-timeline')
  await page.getByLabel('Lanes by').selectOption('design')
  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'This one: two of its lanes' })
  await expect(page.getByText(/^Both sides are the same/)).toBeVisible()
  await page.getByLabel('Left: lane').selectOption({ index: 1 })
  await page.getByLabel('Right: lane').selectOption({ index: 2 })
  await expect(page.getByText(/^Both sides are the same/)).toBeHidden()
  const rows = rowsOf(await exported(page, 'CSV of the differences'))
  expect(rows.find(([what]) => what === 'Papers of both')?.[2]).toBe('0')
  expect(Number(rows.find(([what]) => what === 'Only left')?.[2])).toBeGreaterThan(0)
})

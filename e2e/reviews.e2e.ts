import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import mammoth from 'mammoth'
import { readFile } from 'node:fs/promises'

import { expect, test } from './support/test.ts'

const ris = (title: string, author: string, year: number, abstract: string) =>
  `TY  - JOUR\nTI  - ${title}\nAU  - ${author}\nPY  - ${year}\nAB  - ${abstract}\nER  - \n`

const PRAVA = 'Pravastatin for primary prevention of coronary events in men: a randomised trial'
const JUPITER = 'Rosuvastatin to prevent vascular events in healthy adults: a randomised trial'
const COST = 'Cost effectiveness of statins in primary care: a model'
const RATS = 'Simvastatin and liver enzymes in rats'
const corpus = [
  ris(PRAVA, 'Shepherd, James', 1995, 'Men were randomised to pravastatin or placebo.'),
  // The same work as another database spells it: in doubt, so a person decides.
  ris(PRAVA.replace(': a randomised', ': randomised'), 'Shepherd, James', 1995, 'Men were randomised to pravastatin.'),
  ris(JUPITER, 'Ridker, Paul', 2008, 'Adults without vascular disease were randomised to rosuvastatin or placebo.'),
  ris(COST, 'Ward, Sue', 2007, 'A model of costs and benefits of statins.'),
  ris(RATS, 'Brown, Ann', 2001, 'Rats were given simvastatin.'),
].join('\n')

const title = (page: Page) => page.locator('#screened-title')

/** Decides every record that waits, by key; the key of a record follows from its title. */
async function screen(page: Page, keyOf: (title: string) => string) {
  const seen: string[] = []
  await expect(title(page)).toBeVisible()
  for (let now = await title(page).textContent(); now !== null;) {
    seen.push(now)
    await page.keyboard.press(keyOf(now))
    await page.waitForFunction((before) => document.querySelector('#screened-title')?.textContent !== before, now)
    now = await page.evaluate(() => document.querySelector('#screened-title')?.textContent ?? null)
  }
  return seen
}

const stage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Stages of the review' }).getByRole('link', { name: new RegExp(`^${name}`) })

async function axe(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('two people screen blind, a third decides their conflict, and both see the same flow', async ({ openAs }) => {
  test.slow()
  const ann = await openAs('team-owner', '/systematic-review')
  await ann.getByRole('textbox', { name: 'Title' }).fill('Statins before the first event')
  await ann.getByRole('textbox', { name: 'Question' }).fill('Do statins prevent a first vascular event?')
  await ann.getByRole('textbox', { name: 'Exclude when' }).fill('Not a trial\nNot in people')
  await ann.getByRole('combobox', { name: 'Who works on it' }).selectOption('project-statins')
  await ann.getByRole('button', { name: 'Create review' }).click()
  await ann.getByRole('button', { name: 'Import a file' }).click()
  const dialog = ann.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'PubMed export.ris', mimeType: '', buffer: Buffer.from(corpus) })
  await expect(dialog.getByRole('group', { name: 'Ledger' })).toBeVisible()
  await ann.keyboard.press('Escape')
  await ann.reload()
  await ann.getByRole('checkbox', { name: /^PubMed export\.ris/ }).check()
  await ann.getByRole('button', { name: 'Go on with 5 papers' }).click()
  await expect(ann.getByRole('textbox', { name: 'Name' })).toHaveValue('PubMed')
  await ann.getByRole('button', { name: 'Add 5 records' }).click()
  await ann.getByRole('button', { name: /^One work: keep the first/ }).click()
  await expect(ann.getByText('1 record is marked as duplicates.')).toBeVisible()
  const address = new URL(ann.url())
  const at = (name: string) => `${address.pathname}?id=${address.searchParams.get('id')}&stage=${name}`

  await stage(ann, 'Screening').click()
  const mine = await screen(ann, (of) => (of === RATS || of === COST ? '1' : 'i'))
  expect(mine).toHaveLength(4)

  const bob = await openAs('team-member', at('overview'))
  await expect(bob.getByText('Here now: Thandi Okafor')).toBeVisible()
  await expect(bob.getByRole('row', { name: /^Thandi Okafor/ })).toContainText('4')
  await bob.goto(at('conflicts'))
  await expect(bob.getByText('No conflicts')).toBeVisible()
  await bob.goto(at('screening'))
  await screen(bob, (of) => (of === RATS ? '1' : 'i'))

  // Ann has been on the page all along: the conflict reaches her over the socket.
  await expect(stage(ann, 'Conflicts')).toContainText('1')
  const third = await openAs('tester', at('conflicts'))
  await expect(title(third)).toHaveText(COST)
  await expect(third.getByRole('region', { name: /^Vote of/ })).toHaveCount(2)
  await expect(third.getByText('you can decide as the third person')).toBeVisible()
  await third.getByRole('combobox', { name: 'Reason, if excluded' }).selectOption('Not a trial')
  await third.getByRole('button', { name: 'Decide: exclude' }).click()
  await expect(third.getByText('No conflicts')).toBeVisible()

  for (const page of [ann, bob]) {
    await page.goto(at('flow'))
    await expect(page.getByRole('button', { name: 'Duplicate records: 1' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Records screened: 4' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Records excluded: 2' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reports sought for retrieval: 2' })).toBeVisible()
  }
  await ann.getByRole('button', { name: 'Records excluded: 2' }).click()
  await expect(ann.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
})

test('from title to report by key: full text, risk of bias, flow, and a Word file with every number', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs('individual', '/systematic-review')
  await page.getByRole('button', { name: 'Try with example papers' }).click()
  await expect(title(page)).toBeVisible()
  let screened = 0
  await screen(page, () => (screened++ < 2 ? 'i' : '3'))
  await stage(page, 'Full text').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Mark 2 reports as retrieved' }).press('Enter')
  // The counts follow a moment after the paint; a key means the report that is shown.
  await expect(page.getByLabel('Reason, if excluded')).toBeVisible()
  await page.keyboard.press('i')
  await expect(stage(page, 'Full text')).toContainText('1 left')
  await page.keyboard.press('1')
  await expect(stage(page, 'Full text')).toContainText('0 left')
  await stage(page, 'Appraisal').press('Enter')
  await expect(page.getByRole('heading', { name: /RoB 2|ROBINS|JBI|Newcastle|QUADAS/ }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Tool' }).selectOption({ index: 0 })
  const open = page
    .getByRole('group')
    .filter({ has: page.locator('input[type=radio]') })
    .filter({ hasNot: page.locator('input:checked') })
  for (let left = 60; left > 0 && (await open.count()) > 0; left -= 1)
    await open.first().getByRole('radio').last().press('Space')
  for (const judgement of await page.getByRole('combobox', { name: /^(?:Judgement|Overall)/ }).all()) {
    if ((await judgement.inputValue()) === '') await judgement.selectOption({ index: 1 })
  }
  await page.getByRole('button', { name: 'Save assessment' }).press('Enter')
  await expect(page.getByText('Assessment saved').first()).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Judgements by study/ })).toBeVisible()
  await stage(page, 'Report').press('Enter')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Report, Word' }).click()
  const file = await (await waiting).path()
  const { value: text } = await mammoth.extractRawText({ buffer: await readFile(file) })
  for (const words of [
    'Does BCG vaccination prevent tuberculosis?',
    `Records screened\n\n${screened}`,
    'Reports excluded on full text',
    'No comparison group',
    'Risk of bias',
    'one reviewer decided; agreement was not measured',
    'PRISMA 2020 checklist',
  ]) {
    expect(text).toContain(words)
  }
})

test('a review passes axe in both themes, and works without the server for a while', async ({ openAs }) => {
  test.slow()
  const page = await openAs('individual', '/systematic-review')
  await page.getByRole('button', { name: 'Try with example papers' }).click()
  await expect(title(page)).toBeVisible()
  await page.context().setOffline(true)
  const first = await title(page).innerText()
  await page.keyboard.press('i')
  await expect(title(page)).not.toHaveText(first)
  await expect(page.getByText('1 decision waiting to be sent')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('waiting to be sent')).toHaveCount(0)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.reload()
    for (const name of ['Screening', 'Records', 'Flow diagram', 'Team']) {
      await stage(page, name).click()
      await expect(page.getByRole('region', { name: /^Stage:/ })).not.toBeEmpty()
      await page.waitForLoadState('networkidle')
      await axe(page, `${theme} ${name}`)
    }
  }
})

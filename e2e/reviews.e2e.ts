import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import {
  assess,
  beginReview,
  importRecords,
  keepFirst,
  readByKey,
  reportText,
  reviewStage as stage,
  ris,
  screenByKey as screen,
  screenedTitle as title,
} from './support/review.ts'
import { expect, LONG, test } from './support/test.ts'

const PRAVA = 'Pravastatin for primary prevention of coronary events in men: a randomised trial'
const JUPITER = 'Rosuvastatin to prevent vascular events in healthy adults: a randomised trial'
const COHORT = 'Statin use and first vascular events in primary care: a registry study'
const COST = 'Cost effectiveness of statins in primary care: a model'
const RATS = 'Simvastatin and liver enzymes in rats'
const corpus = [
  ris(PRAVA, 'Shepherd, James', 1995, 'Men were randomised to pravastatin or placebo.'),
  // The same work as another database spells it: in doubt, so a person decides.
  ris(PRAVA.replace(': a randomised', ': randomised'), 'Shepherd, James', 1995, 'Men were randomised to pravastatin.'),
  ris(JUPITER, 'Ridker, Paul', 2008, 'Adults without vascular disease were randomised to rosuvastatin or placebo.'),
  ris(COHORT, 'Vega, Ines', 2012, 'People who took statins were compared with people who did not.'),
  ris(COST, 'Ward, Sue', 2007, 'A model of costs and benefits of statins.'),
  ris(RATS, 'Brown, Ann', 2001, 'Rats were given simvastatin.'),
].join('\n')

async function axe(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** The whole of it, to the pooled result and the report, is in e2e/long. */
test('two people screen blind, a third decides their conflict, both read full texts, and see one flow and one report', async ({
  openAs,
}) => {
  test.slow()
  const ann = await openAs('team-owner', '/systematic-review')
  await beginReview(ann, { title: 'Statins before the first event', exclude: 'Not a trial\nNot in people' })
  await importRecords(ann, 'PubMed export.ris', corpus, 'PubMed', 6)
  await keepFirst(ann)
  const address = new URL(ann.url())
  const at = (name: string) => `${address.pathname}?id=${address.searchParams.get('id')}&stage=${name}`

  await stage(ann, 'Screening').click()
  expect(await screen(ann, (of) => (of === RATS || of === COST ? '1' : 'i'))).toHaveLength(5)
  const bob = await openAs('team-member', at('overview'))
  await expect(bob.getByText('Here now: Thandi Okafor')).toBeVisible()
  await expect(bob.getByRole('row', { name: /^Thandi Okafor/ })).toContainText('5')
  await bob.goto(at('conflicts'))
  await expect(bob.getByText('No conflicts')).toBeVisible()
  await stage(bob, 'Screening').click()
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

  await stage(ann, 'Full text').click()
  await ann.getByRole('textbox', { name: /^Where the full texts of 3 reports/ }).fill('University library')
  await ann.getByRole('button', { name: 'Mark 3 reports as retrieved' }).click()
  await readByKey(ann, 3, (of) => (of === COHORT ? '1' : 'i'))
  await stage(bob, 'Full text').click()
  await readByKey(bob, 3, () => 'i')
  await stage(ann, 'Conflicts').click()
  await expect(title(ann)).toHaveText(COHORT)
  // Who voted decides nothing alone: what she writes holds when the other confirms it.
  await expect(ann.getByRole('button', { name: 'Decide: exclude' })).toHaveCount(0)
  await ann.getByRole('textbox', { name: 'How it was decided' }).fill('Nobody was randomised.')
  await ann.getByRole('combobox', { name: 'Reason, if excluded' }).selectOption('Not a trial')
  await ann.getByRole('button', { name: 'After discussion: exclude' }).click()
  await expect(ann.getByText('You, after discussion:')).toBeVisible()
  await stage(bob, 'Conflicts').click()
  await bob.getByRole('button', { name: 'Confirm' }).click()
  await expect(ann.getByText('No conflicts')).toBeVisible()

  for (const page of [ann, bob]) {
    await stage(page, 'Flow diagram').click()
    await expect(page.getByRole('button', { name: 'Duplicate records: 1' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Records screened: 5' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Records excluded: 2' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reports sought for retrieval: 3' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Not a trial: 1' })).toBeVisible()
  }
  await bob.getByRole('button', { name: 'Records excluded: 2' }).click()
  await expect(bob.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await bob.keyboard.press('Escape')
  await stage(bob, 'Report').click()
  const text = await reportText(bob)
  for (const words of ['Records screened\n\n5', 'Not a trial\n\n1', 'Shepherd 1995', 'Agreement'])
    expect(text).toContain(words)
})

test(
  'from title to report by key: full text, risk of bias, flow, and a Word file with every number',
  LONG,
  async ({ openAs }) => {
    test.slow()
    const page = await openAs('individual', '/systematic-review')
    await page.getByRole('button', { name: 'Try with example papers' }).press('Enter')
    await expect(title(page)).toBeVisible()
    let screened = 0
    await screen(page, () => (screened++ < 2 ? 'i' : '3'))
    await stage(page, 'Full text').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: /^Where the full texts of 2 reports/ }).fill('Publishers’ pages')
    await page.getByRole('button', { name: 'Mark 2 reports as retrieved' }).press('Enter')
    // The counts follow a moment after the paint; a key means the report that is shown.
    await expect(page.getByLabel('Reason, if excluded')).toBeVisible()
    await page.keyboard.press('i')
    await expect(stage(page, 'Full text')).toContainText('1 left')
    await page.keyboard.press('1')
    await expect(stage(page, 'Full text')).toContainText('0 left')
    await stage(page, 'Appraisal').press('Enter')
    await expect(page.getByRole('heading', { name: /RoB 2|ROBINS|JBI|Newcastle|QUADAS/ }).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Tool' }).press('Home')
    await assess(page)
    await expect(page.getByText('Assessment saved').first()).toBeVisible()
    await expect(page.getByRole('figure', { name: /^Judgements by study/ })).toBeVisible()
    await stage(page, 'Report').press('Enter')
    const text = await reportText(page)
    for (const words of [
      'Does BCG vaccination prevent tuberculosis?',
      `Records screened\n\n${screened}`,
      'Reports excluded on full text',
      'No comparison group',
      'Risk of bias',
      'one vote was asked for on each record; agreement was not measured',
      'PRISMA 2020 checklist',
    ]) {
      expect(text).toContain(words)
    }
  },
)

test('a review passes axe in both themes, and works without the server for a while', LONG, async ({ openAs }) => {
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

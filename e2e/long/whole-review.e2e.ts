import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import {
  assess,
  beginReview,
  importRecords,
  keepFirst,
  pasteCells,
  readByKey,
  reportText,
  reviewStage as stage,
  ris,
  screenByKey as screen,
  screenedTitle as title,
} from '../support/review.ts'
import { expect, test } from '../support/test.ts'

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

/** Fills a cell of the table that is open, and waits until the server has it. */
async function fillPopulation(page: Page) {
  const cell = page.locator('[data-row="0"] [data-column="2"]')
  await cell.click()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: 'Population' }).fill('Men without a coronary event')
  // Leaving before the server has it would leave it on this device until the table is opened again.
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/entries') && reply.request().method() === 'POST')
  await page.keyboard.press('Enter')
  expect((await sent).ok()).toBe(true)
  await expect(cell).toContainText('Men without a coronary event')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

test('two people play a whole review: blind votes, conflicts, full text, appraisal, data, pooled result, report', async ({
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
    await stage(page, 'Appraisal').click()
    for (const study of ['Shepherd 1995', 'Ridker 2008']) {
      await page.getByRole('complementary', { name: 'Studies' }).getByRole('button', { name: study }).click()
      await expect(page.getByRole('heading', { name: new RegExp(`^${study}:`) })).toBeVisible()
      await page.getByRole('combobox', { name: 'Tool' }).selectOption('rob-2-assignment')
      await assess(page, page === ann || study === 'Shepherd 1995' ? 'last' : 'first')
      await expect(page.getByText('Not saved yet; kept on this device.')).toHaveCount(0)
    }
  }
  await expect(bob.getByText(/judgements? differs?$/).first()).toBeVisible()
  await bob.getByRole('button', { name: 'Final judgement' }).click()
  await bob.getByRole('button', { name: 'Save final judgement' }).click()
  await expect(bob.getByText('A final judgement is saved and counts.')).toBeVisible()

  await stage(bob, 'Synthesis').click()
  await expect(bob.getByRole('button', { name: 'New meta-analysis of 2 studies' })).toBeVisible()
  await stage(ann, 'Extraction').click()
  await ann.getByRole('button', { name: 'New table of 2 studies' }).click()
  await ann.getByRole('link', { name: 'Open the table' }).click()
  await fillPopulation(ann)
  // Extraction is double, and blind until both have filled a cell.
  await bob.goto(ann.url())
  await expect(bob.locator('[data-row="0"] [data-column="2"]')).not.toContainText('Men without a coronary event')
  await fillPopulation(bob)
  await bob.goto(at('synthesis'))
  await ann.goto(at('synthesis'))
  await ann.getByRole('button', { name: 'New meta-analysis of 2 studies' }).click()
  await ann.locator('[data-row="0"][data-col="2"]').click()
  await pasteCells(ann, '174\t3302\t248\t3293\n142\t8901\t251\t8901')
  await expect(ann.getByRole('region', { name: 'Result' }).getByText(/^2 studies were pooled/)).toBeVisible()
  const sentence = await ann
    .getByRole('region', { name: 'Result' })
    .getByText(/^2 studies were pooled/)
    .innerText()
  await expect(ann.getByText('Saved', { exact: true })).toBeVisible()

  // The numbers are those of the review when somebody takes them over, and everybody sees them.
  await bob.reload()
  await bob.getByRole('button', { name: 'Take over the results' }).click()
  await expect(bob.getByRole('paragraph').filter({ hasText: sentence })).toBeVisible()
  await ann.locator('[data-row="1"][data-col="2"]').click()
  await ann.keyboard.type('140')
  await ann.keyboard.press('Enter')
  await expect(ann.getByText('Saved', { exact: true })).toBeVisible()
  await bob.goto(at('flow'))
  await expect(bob.getByRole('button', { name: 'Duplicate records: 1' })).toBeVisible()
  await expect(bob.getByRole('button', { name: 'Records screened: 5' })).toBeVisible()
  await expect(bob.getByRole('button', { name: 'Records excluded: 2' })).toBeVisible()
  await expect(bob.getByRole('button', { name: 'Reports sought for retrieval: 3' })).toBeVisible()
  await expect(bob.getByRole('button', { name: 'Not a trial: 1' })).toBeVisible()
  await bob.getByRole('button', { name: 'Records excluded: 2' }).click()
  await expect(bob.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await bob.keyboard.press('Escape')

  await stage(bob, 'Report').click()
  await expect(bob.getByText('The pooled results are out of date')).toBeVisible()
  const stale = await reportText(bob)
  expect(stale).toContain('Out of date: the meta-analysis')
  expect(stale).toContain(sentence)
  await bob.getByRole('link', { name: 'Take over the new ones' }).click()
  await bob.getByRole('button', { name: 'Take over the results' }).click()
  await expect(bob.getByRole('button', { name: 'Take over the results' })).toHaveCount(0)
  await stage(bob, 'Report').click()
  const text = await reportText(bob)
  for (const words of [
    'Records screened\n\n5',
    'Not a trial\n\n1',
    'Characteristics of included studies',
    'Men without a coronary event',
    'RoB 2, effect of assignment',
    '2 studies were pooled',
    'Cochran’s Q',
    'τ²',
    'Computed by Roadrunner',
    'Shepherd 1995',
    'Thandi Okafor',
    'PRISMA 2020 checklist',
  ]) {
    expect.soft(text).toContain(words)
  }
  expect(text).not.toContain('Out of date')
  expect(text).not.toContain(sentence)

  // A second team, who knows nothing of the review, counts it again from the file.
  await stage(bob, 'Flow diagram').click()
  const waiting = bob.waitForEvent('download')
  await bob.getByRole('button', { name: 'Audit bundle' }).click()
  const bundle = await readFile(await (await waiting).path(), 'utf8')
  const other = await openAs('enterprise', '/systematic-review')
  await other.getByRole('button', { name: 'Open an audit bundle' }).click()
  const dialog = other.getByRole('dialog')
  const open = (text: string) =>
    dialog
      .getByLabel('Bundle')
      .setInputFiles({ name: 'audit.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await open(bundle)
  await expect(dialog.getByText('The bundle is whole, and every number comes out the same')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Records screened: 5' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Reports sought for retrieval: 3' })).toBeVisible()
  await open(bundle.replace('"exclude"', '"include"'))
  await expect(dialog.getByText('The bundle is whole')).toHaveCount(0)
})

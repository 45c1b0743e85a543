import type { Page } from '@playwright/test'

import { beginReview, importRecords, reviewStage as stage, ris, screenByKey as screen } from '../support/review.ts'
import { expect, test } from '../support/test.ts'

const trial = (n: number) => `Statin trial number ${n} in healthy adults: a randomised trial`
const model = (n: number) => `Costs of statins, model ${n}`
const corpus = Array.from({ length: 4 }, (_, n) => [
  ris(trial(n + 1), 'Shepherd, James', 1995 + n, 'Men were randomised to pravastatin or placebo.'),
  ris(model(n + 1), 'Ward, Sue', 2005 + n, 'A model of costs.'),
])
  .flat()
  .join('\n')
const keyOf = (title: string) => (title.startsWith('Costs') ? '1' : 'i')

test('a pilot opens the gate, a shared full text is read beside the criteria, and an update begins when all is decided', async ({
  openAs,
}) => {
  test.slow()
  const ann = await openAs('team-owner', '/systematic-review')
  await beginReview(ann, { title: 'Statins: a systematic review', exclude: 'Not a trial of statins' })
  await importRecords(ann, 'PubMed export.ris', corpus, 'PubMed', 8)
  const address = new URL(ann.url())
  const id = address.searchParams.get('id') ?? ''
  const at = (name: string) => `${address.pathname}?id=${id}&stage=${name}`

  await stage(ann, 'Protocol').click()
  const pilot = ann.getByRole('region', { name: 'Pilot: Title and abstract' })
  await pilot.getByRole('textbox', { name: 'Records of a round' }).fill('5')
  await pilot.getByRole('button', { name: 'Plan a pilot' }).click()
  await expect(pilot.getByText('Planned: everybody votes on 5 records')).toBeVisible()

  await stage(ann, 'Screening').click()
  await expect(ann.getByText('Nothing waits for your vote')).toBeVisible()
  await ann.getByRole('button', { name: 'Draw 5 records for the round' }).click()
  expect(await screen(ann, keyOf)).toHaveLength(5)
  const members = (await ann.getByRole('region', { name: 'Pilot' }).innerText()).split('\n')
  expect(members.join(' ')).toContain('all have voted on 0 of 5 records')

  const others = ['team-member', 'tester'] as const
  const pages: Page[] = []
  for (const person of others) {
    const page = await openAs(person, at('screening'))
    pages.push(page)
    expect(await screen(page, keyOf)).toHaveLength(5)
  }
  // The gate is met: the rest of the records comes, two votes on each.
  await expect(ann.getByRole('region', { name: 'Pilot' })).toHaveCount(0)
  await expect(ann.getByText(/3 records wait for you\./)).toBeVisible()
  expect(await screen(ann, keyOf)).toHaveLength(3)
  const [bob] = pages
  if (!bob) throw new Error('Nobody opened the review.')
  expect(await screen(bob, keyOf)).toHaveLength(3)
  await bob.goto(at('team'))
  await expect(bob.getByText('The gate is met: screening goes on.').first()).toBeVisible()

  await stage(ann, 'Full text').click()
  const row = (await (await ann.request.get(`/api/syntheses/${id}/documents`)).json()) as {
    documents: { id: string; title: string }[]
  }
  const first = row.documents.find(({ title }) => title === trial(1))
  const sent = await ann.request.post(`/api/documents/${first?.id}/file`, {
    multipart: {
      file: {
        name: 'trial.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Methods\n\nMen were randomised to pravastatin or placebo. Nobody else was in this trial.'),
      },
    },
  })
  expect(sent.ok()).toBe(true)
  await ann.goto(`${at('full-text')}&record=${first?.id}`)
  await ann.getByRole('button', { name: 'Retrieved: its file is here' }).click()
  await expect(ann.getByRole('region', { name: 'The full text' }).getByText('Men were randomised')).toBeVisible()
  await bob.goto(`${at('full-text')}&record=${first?.id}`)
  await expect(bob.getByText('There is no file of it that you may read here')).toBeVisible()
  await ann
    .getByRole('region', { name: 'How the full text was obtained' })
    .getByRole('button', { name: 'Share the file with the project…' })
    .click()
  await ann.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await expect(ann.getByText('Say first that you have the right.')).toBeVisible()
  await ann.getByRole('checkbox', { name: /^I have the right/ }).check()
  await ann.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await expect(ann.getByText(/^trial\.txt\. Shared with the project/)).toBeVisible()
  await bob.reload()
  const read = bob.getByRole('region', { name: 'The full text' })
  await expect(read.locator('mark[data-mark="exclude"]').first()).toBeVisible()

  await ann.getByRole('combobox', { name: 'Reports' }).selectOption('retrieve')
  await ann.getByRole('textbox', { name: /^Where the full texts of 3 reports/ }).fill('University library')
  await ann.getByRole('button', { name: 'Mark 3 reports as retrieved' }).click()
  for (const page of [ann, bob]) {
    await page.goto(at('full-text'))
    // A report with a file has the reader in place of its record.
    for (let left = 4; left > 0; left -= 1) {
      await expect(page.getByRole('combobox', { name: 'Reports' })).toContainText(`Waiting for your decision (${left})`)
      await expect(page.getByLabel('Reason, if excluded')).toBeVisible()
      await page.keyboard.press('i')
    }
    await expect(page.getByRole('combobox', { name: 'Reports' })).toContainText('Waiting for your decision (0)')
  }

  await stage(ann, 'Update').click()
  await ann.getByRole('textbox', { name: 'Name of the update' }).fill('Update of 2027')
  await ann.getByRole('button', { name: 'Begin the update' }).click()
  await expect(ann.getByText(/^0 records were identified since/)).toBeVisible()
  await expect(ann.getByRole('link', { name: 'Add the records of the new search' })).toBeVisible()
})

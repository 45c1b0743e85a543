import type { Page } from '@playwright/test'

import { newBody } from '#features/writing/new-draft.ts'
import type { Paper } from '#contract/papers.ts'
import type { Inline, Manuscript } from '#science/manuscript/manuscript.ts'

import { expectClean, inThemeAtRest } from './support/axe.ts'
import { giveModel } from './support/model.ts'
import { expect, LONG, test } from './support/test.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the draft' })
const panel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name, exact: true }).click()

/** A draft of this person that cites the first two papers on BCG, opened. */
async function openDraft(page: Page, paragraphs: (papers: Paper[]) => Inline[][]) {
  const listed = await page.request.get('/api/documents?scope=starter&text=bcg&limit=2')
  const { documents } = (await listed.json()) as { documents: Paper[] }
  const manuscript: Manuscript = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { id: 'h', level: 1 }, content: [{ type: 'text', text: 'Introduction' }] },
      ...paragraphs(documents).map((content, n) => ({ type: 'paragraph' as const, attrs: { id: `p${n}` }, content })),
    ],
  }
  const made = await page.request.post('/api/syntheses', {
    data: { kind: 'draft', title: 'BCG', documentIds: [], body: newBody({ manuscript, papers: documents }) },
  })
  const reply = (await made.json()) as { id?: string; synthesis?: { id: string } }
  await page.goto(`/write/${reply.synthesis?.id ?? reply.id}`)
  await expect(textOf(page)).toBeVisible({ timeout: 25_000 })
}
const text = (words: string): Inline => ({ type: 'text', text: words })
const cite = (paper: Paper | undefined): Inline => ({
  type: 'citation',
  attrs: { id: `c-${paper?.id}`, items: [{ paperId: paper?.id ?? '' }] },
})

test(
  'the checks find what is wrong, lead there by key, and keep what was put aside; comments stand on their words',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/write')
    await openDraft(page, ([first]) => [
      [
        text('Smoking causes lung cancer. They wrote that “the vaccine is a wonder of the world” '),
        cite(first),
        text('.'),
      ],
    ])
    await panel(page, 'Checks')
    const uncited = page.getByRole('region', { name: 'Findings without a citation' })
    await expect(uncited).toContainText('Smoking causes lung cancer.')
    await expect(page.getByRole('region', { name: 'Quoted words not found' })).toContainText('a wonder of the world')
    await inThemeAtRest(page, 'light')
    await expectClean(page, 'checks')

    await uncited.getByRole('button', { name: 'Show in text' }).focus()
    await page.keyboard.press('Enter')
    await expect(textOf(page)).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('Smoking causes lung cancer.')
    await page.keyboard.press('Control+Alt+m')
    await expect(page.getByLabel('Your comment')).toBeFocused()
    await page.keyboard.type('Cite the doctors’ study.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('article')).toContainText('Cite the doctors’ study.')

    await panel(page, 'Checks')
    await uncited.getByRole('button', { name: 'Not a claim' }).click()
    await expect(uncited).toBeHidden()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await panel(page, 'Checks')
    await expect(page.getByRole('region', { name: 'Quoted words not found' })).toBeVisible()
    await expect(uncited).toBeHidden()
    await panel(page, 'Comments')
    await expect(page.getByRole('article')).toContainText('Smoking causes lung cancer.')
  },
)

test('a model that invents papers, quotes and numbers: each is struck out; what holds is a suggestion, accepted and disclosed', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/write')
  let id = ''
  await openDraft(page, ([first]) => {
    id = first?.id ?? ''
    return [[text('The vaccine was tried long ago '), cite(first), text('. It was a long time ago indeed.')]]
  })
  const model = await giveModel(page, [
    {
      say: `The trial of the vaccine is old [[${id}]]. It prevents everything [[W999|"it prevents everything that there is"]]. It halves the risk [[${id}|"nobody ever wrote these words down"]]. The risk fell by 97% [[${id}]]. They called it “the best vaccine of all times”.`,
    },
  ])
  await page.reload()
  await textOf(page)
    .getByText('It was a long time ago')
    .click({ position: { x: 20, y: 10 } })
  await panel(page, 'Assistant')
  await page.getByRole('button', { name: 'Ask for it' }).click()
  const proposed = page.getByRole('region', { name: 'Proposed' })
  await expect(proposed.locator('s')).toHaveText([
    'It prevents everything.',
    'It halves the risk.',
    'The risk fell by 97%.',
    'They called it “the best vaccine of all times”.',
  ])
  await expect(proposed).toContainText('4 sentences were struck out')
  model.stop()

  await proposed.getByRole('button', { name: 'Insert as a suggestion' }).click()
  await expect(textOf(page).locator('ins').first()).toContainText('The trial of the vaccine is old')
  await expect(textOf(page)).not.toContainText('97%')
  await panel(page, 'Suggestions')
  await page.getByRole('button', { name: /^Accept: Replace/ }).click()
  await expect(textOf(page).locator('ins, del')).toHaveCount(0)
  await expect(textOf(page).locator('.draft-citation')).toHaveCount(1)
  await panel(page, 'Assistant')
  await page.getByRole('button', { name: 'Insert this paragraph' }).click()
  await expect(textOf(page)).toContainText('the language model tiny-writer in Roadrunner, used for rewording (once)')
})

import type { Page } from '@playwright/test'

import { expectClean, expectFits, inThemeAtRest } from './support/axe.ts'
import { giveModel, signal, type ModelStep } from './support/model.ts'
import { expect, LONG, test } from './support/test.ts'

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const answers = (page: Page) => page.getByRole('article', { name: 'Answer' })
const citations = (page: Page) => page.getByRole('button', { name: /: open the passage$/ })

async function ask(page: Page, question = QUESTION) {
  await field(page).fill(question)
  await field(page).press('Enter')
}

/** A paper of the starter library with a sentence of it. */
async function quotedPaper(page: Page) {
  const reply = await page.request.get('/api/documents?text=tuberculosis&limit=8')
  const { documents } = (await reply.json()) as { documents: { id: string; abstract?: string }[] }
  const paper = documents.find(({ abstract }) => (abstract ?? '').length > 200)
  if (!paper?.abstract) throw new Error('The starter library has lost its papers on tuberculosis.')
  return { id: paper.id, quote: paper.abstract.split(/(?<=\.)\s/)[0] ?? '' }
}

test('ask, read the passage at the side, share, read it signed out, revoke', async ({ openAs, openPage }) => {
  const page = await openAs('individual', '/copilot')
  await ask(page)
  await expect(answers(page).getByText(/Mostly yes/)).toBeVisible()
  await expect(page).toHaveURL(/session=/)
  await answers(page).locator('summary').first().click()
  await expect(
    answers(page).getByText(/Searched \d+ papers \((?:My library and the starter|Starter) library\)/),
  ).toBeVisible()
  await citations(page).first().click()
  const side = page.getByRole('complementary', { name: 'Passage' })
  await expect(side.locator('mark')).toBeVisible()
  await expect(side.getByRole('link', { name: 'Open in the reader' })).toHaveAttribute('href', /\/document\/.+q=/)
  const quote = (await side.locator('mark').textContent()) ?? ''

  await page.getByRole('button', { name: `More for ${QUESTION}` }).click()
  await page.getByRole('menuitem', { name: 'Share …' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByRole('dialog', { name: 'Your link' }).getByRole('textbox').inputValue()
  await page.getByRole('button', { name: 'Close' }).last().click()

  const visitor = await openPage(new URL(address).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
  await expect(visitor.getByText(/Shared by Ines Varga .* Later messages are not included/)).toBeVisible()
  await visitor
    .getByRole('button', { name: /: show the quote$/ })
    .first()
    .click()
  await expect(visitor.getByRole('dialog').getByText(quote)).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Sign in to continue as a copy' })).toBeVisible()

  await page.goto('/settings?tab=shared-links')
  await page.getByRole('button', { name: `Revoke ${QUESTION}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Link revoked')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This link no longer works')).toBeVisible()
})

test('whatever a model invents is struck out: papers, quotes and changed figures', async ({ openAs }) => {
  const page = await openAs('individual', '/copilot')
  const { id, quote } = await quotedPaper(page)
  const changed = `${quote.replaceAll(/[0-9]/g, '7')} in seven of seven cities`
  const say = [
    `The paper says so. [[${id}|"${quote}"]]`,
    `Everybody was cured. [[${id}|"Every single patient was cured within nine days of the first dose."]]`,
    `Another paper agrees. [[paper-of-dreams|"A quote that no library has ever held on any of its shelves."]]`,
    `The figure is known. [[${id}|"${changed}"]]`,
    'Nobody knows why.',
  ].join(' ')
  const model = await giveModel(page, [{ say }])
  await ask(page)
  await expect(
    answers(page).getByText(
      /^Written by the language model tiny-writer\. It took \d+ s\. Quotes: 1 found in (?:the papers’ own text|summaries by Roadrunner), 3 not found and struck out; 4 sentences struck out \(3: no quote of it was found; 1: without a source\)\.$/,
    ),
  ).toBeVisible()
  await expect(citations(page)).toHaveCount(1)
  // Three citations and four sentences.
  await expect(answers(page).locator('s')).toHaveCount(7)
  // Three findings that nothing bears, and one that names no source at all.
  await expect(answers(page).getByText('no source given')).toHaveCount(4)
  model.stop()
})

test(
  'an answer that breaks off keeps its text and goes on; a question is edited into a branch',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/copilot')
    const { id, quote } = await quotedPaper(page)
    const mark = `[[${id}|"${quote}"]]`
    const broken = signal()
    const steps: ModelStep[] = [{ say: `It begins well. ${mark} And then ` }, { wait: broken.given }, { die: true }]
    const dying = await giveModel(page, steps)
    await ask(page)
    await expect(answers(page).getByText('And then')).toBeVisible()
    broken.give()
    await expect(answers(page).getByText('The answer broke off')).toBeVisible()
    await expect(answers(page).getByText('It begins well.')).toBeVisible()
    await expect(citations(page)).toHaveCount(1)
    dying.stop()

    const living = await giveModel(page, [{ say: `it ends as well. ${mark}` }])
    await answers(page).getByRole('button', { name: 'Continue' }).click()
    await expect(answers(page).getByText('And then it ends as well.')).toBeVisible()
    await expect(citations(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'Edit the question' }).click()
    const edit = page.getByRole('textbox', { name: 'Edit the question' })
    await expect(edit).toBeFocused()
    await edit.fill('Does BCG vaccination prevent leprosy?')
    await page.getByRole('button', { name: 'Ask this instead' }).click()
    await expect(page.getByText('2 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'The version before' }).click()
    await expect(answers(page).getByText('And then it ends as well.')).toBeVisible()
    living.stop()
  },
)

test('by keyboard alone, in both themes and on a phone: axe finds nothing', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/copilot')
  await inThemeAtRest(page, 'light')
  await ask(page)
  await expect(citations(page).first()).toBeVisible()
  // From the heading to the answer, and to its first citation.
  await page.getByRole('heading', { level: 1, name: QUESTION }).focus()
  await page.keyboard.press('j')
  await expect(answers(page)).toBeFocused()
  await page.keyboard.press('o')
  await expect(page.getByRole('complementary', { name: 'Passage' }).locator('mark')).toBeVisible()
  await expectClean(page, 'light, with a passage')
  await inThemeAtRest(page, 'dark')
  await page.reload()
  await citations(page).first().click()
  await expect(page.getByRole('complementary', { name: 'Passage' }).locator('mark')).toBeVisible()
  await expectClean(page, 'dark, with a passage')

  await page.getByRole('button', { name: 'Close the passage' }).click()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search all sessions' })
  await expect(search).toBeFocused()
  await page.keyboard.type('astrolabe')
  await expect(page.getByText('No session has these words.')).toBeVisible()
  await search.fill('')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page, 'answer')
  await page.getByRole('button', { name: 'Sessions' }).click()
  await expect(page.getByRole('button', { name: 'New session' })).toBeVisible()
  await expectFits(page, 'sessions')
  await page.keyboard.press('Alt+n')
  await expect(page.getByRole('heading', { level: 1, name: 'Copilot' })).toBeVisible()
})

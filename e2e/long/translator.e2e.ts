import type { Page } from '@playwright/test'

import { switchOn, TEST_PAGE, toggleOf } from '../support/comments.ts'
import { expect as expectSoon, test, type Person } from '../support/test.ts'

// Each test walks far, and the translator goes over every page of it.
test.describe.configure({ timeout: 150_000 })
const expect = expectSoon.configure({ timeout: 30_000 })

type Seen = { crashes: number; errors: string[] }

/**
 * Does what translators of browsers do, from before the page is drawn: each text gives way to two nested elements with
 * the words of the other language, here the same words; some texts are moved into them instead. It goes on with whatever
 * is drawn later.
 */
const translateFromStart = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { crashes: 0, errors: [] }
    Object.assign(globalThis, { seen })
    addEventListener('error', ({ message }) => seen.errors.push(message), { capture: true })
    let turn = 0
    const translate = (text: Text) => {
      const parent = text.parentElement
      if (!parent || text.data.trim() === '') return
      if (parent.closest('font, script, style, textarea, svg, math, [translate=no], .notranslate')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      turn += 1
      if (turn % 3 === 0) {
        parent.insertBefore(outer, text)
        inner.append(text)
      } else {
        inner.textContent = text.data
        if (turn % 3 === 1) parent.replaceChild(outer, text)
        else {
          parent.insertBefore(outer, text)
          text.remove()
        }
      }
    }
    const sweep = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) translate(text)
    }
    let isWaiting = false
    const look = () => {
      if (document.body?.innerText.includes('Something went wrong')) seen.crashes += 1
      if (isWaiting) return
      isWaiting = true
      setTimeout(() => {
        isWaiting = false
        if (document.body) sweep(document.body)
      }, 30)
    }
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
  })

/** A page that is translated, and what went wrong on it. */
async function openTranslated(open: (person: Person, path: string) => Promise<Page>, person: Person, path: string) {
  const page = await open(person, '/help')
  const logged: string[] = []
  page.on('console', (message) => {
    if (/NotFoundError|removeChild|insertBefore/.test(message.text())) logged.push(message.text().slice(0, 300))
  })
  await translateFromStart(page)
  await page.goto(path)
  return {
    page,
    expectWell: async (where: string) => {
      const { crashes, errors } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
      expect.soft({ where, crashes, errors, logged }).toEqual({ where, crashes: 0, errors: [], logged: [] })
      expect.soft(await page.locator('font font').count(), `${where} is translated`).toBeGreaterThan(3)
    },
  }
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a translated search: asked twice, papers chosen and let go, filtered, shared, made into a synthesis', async ({
  openAs,
}) => {
  const { page, expectWell } = await openTranslated(openAs, 'individual', '/search')
  const ask = page.getByRole('searchbox', { name: 'Question' })
  for (const question of ['heart failure', 'Does BCG vaccination prevent tuberculosis?']) {
    await ask.fill(question)
    await ask.press('Enter')
    await expect(page.getByRole('article').first()).toContainText(question === 'heart failure' ? /heart/i : /BCG/)
  }
  const bar = page.getByRole('group', { name: 'Chosen papers' })
  for (const [index, n] of [1, 2, 3].entries()) {
    await page.getByRole('article').nth(index).getByRole('checkbox').check()
    await expect(bar).toContainText(new RegExp(`${n}\\s*(paper|chosen)`))
  }
  await page.getByRole('article').nth(2).getByRole('checkbox').uncheck()
  await expect(bar).toContainText(/2\s*(paper|chosen)/)
  const design = page.getByRole('checkbox', { name: /^Meta-analysis/ }).first()
  await design.check()
  await design.uncheck()
  await button(page, 'Share').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('resour')
  await page.keyboard.press('Escape')
  await expectWell('search')

  await button(page, 'Synthesize').click()
  await button(page, 'Generate synthesis').click()
  await expect(page.getByText('How this was made')).toBeVisible()
  await expect(page.locator('main')).toContainText(/This page looked up\s+\d+ quotes?\s*:\s*\d+ found/)
  await expect(page.getByText('no source found')).toHaveCount(0)
  await button(page, 'Rename').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('BCG, translated')
  await button(page, 'Save name').click()
  await expect(page.getByRole('heading', { level: 1, name: 'BCG, translated' })).toBeVisible()
  await button(page, 'Edit text').click()
  await page.getByRole('textbox', { name: 'Text' }).fill('## In short\nIn my own words.')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { level: 2, name: 'In short' })).toBeVisible()
  await page
    .getByRole('link', { name: /open the passage/ })
    .first()
    .click()
  // The paper's own words are what was verified: they stay as they are.
  await expect(page.locator('main mark').first()).toBeVisible()
  await expect(page.locator('main mark font')).toHaveCount(0)
  await page.goBack()
  await button(page, 'Delete synthesis').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No analyses yet')).toBeVisible()
  await expectWell('synthesis')
})

test('a translated library: filtered, a file imported, its papers chosen and removed', async ({ openAs }) => {
  const { page, expectWell } = await openTranslated(openAs, 'individual', '/resources')
  await button(page, 'Import papers').first().click()
  const records = ['Zebrafish hearts regenerate', 'Axolotl limbs regenerate']
    .map((title) => `TY  - JOUR\nTI  - ${title}\nPY  - 2002\nER  -\n`)
    .join('\n')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'two.ris', mimeType: 'text/plain', buffer: Buffer.from(records) })
  await expect(page.getByRole('group', { name: 'Ledger' })).toContainText('2')
  await button(page, 'Show imported papers').click()
  const choose = (title: string) => page.getByRole('checkbox', { name: `Choose ${title}` })
  await choose('Zebrafish hearts regenerate').check()
  await choose('Axolotl limbs regenerate').check()
  await choose('Axolotl limbs regenerate').uncheck()
  await button(page, 'Tag').click()
  await page.getByRole('menuitem', { name: 'New tag…' }).click()
  await page.getByRole('dialog').getByLabel('Tag').fill('fish')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Tags' }).getByText('fish')).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(choose('Zebrafish hearts regenerate')).toHaveCount(0)
  await expect(choose('Axolotl limbs regenerate')).toBeVisible()
  await expectWell('library')
})

test('translated tasks, chat, notifications, help and settings go on working', async ({ openAs }) => {
  const { page, expectWell } = await openTranslated(openAs, 'team-owner', '/collaborate/project-statins/tasks')
  await button(page, 'New task').click()
  await page.getByRole('dialog').getByLabel('Title').fill('Left again')
  await page.keyboard.press('Escape')
  await button(page, 'New task').click()
  await page.getByRole('dialog').getByLabel('Title').fill('Read it twice')
  await page.getByRole('dialog').getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByRole('dialog', { name: 'Read it twice' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article', { name: 'Read it twice', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for “Read it twice”' }).click()
  await page.getByRole('menuitemradio', { name: 'Move to Done' }).click()
  await expect(
    page
      .getByRole('region', { name: 'Done', exact: true })
      .getByRole('article', { name: 'Read it twice', exact: true }),
  ).toBeVisible()
  await expectWell('tasks')

  await button(page, 'Notifications').click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const row = panel.getByRole('article').filter({ hasText: 'Task finished' })
  await row.getByRole('button', { name: 'Delete notification' }).click()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Open Help Assistant/ }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('How do I cancel my subscription?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('')
  await page.keyboard.press('Escape')
  await expectWell('panels')

  await page.goto('/team/team-northfield')
  const room = 'Chat of Northfield Evidence Group'
  await page.getByRole('textbox', { name: `Message, ${room}` }).fill('In two languages')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: room, exact: true }).getByText('In two languages')).toHaveCount(1)
  await expectWell('chat')

  await page.goto('/settings?tab=account')
  for (const tab of ['Appearance', 'Research', 'Shared links', 'Data', 'Billing', 'Account']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toHaveAttribute('aria-selected', 'true')
  }
  await expectWell('settings')
})

test('a translated draft: nothing of the translator is in what is written', async ({ openAs }) => {
  const { page, expectWell } = await openTranslated(openAs, 'individual', '/write')
  await button(page, 'New draft').first().click()
  await page.getByLabel('Title').fill('Two languages')
  await button(page, 'Begin writing').click()
  const text = page.getByRole('textbox', { name: 'Text of the draft' })
  await expect(text).toBeVisible()
  await text.getByRole('heading', { name: 'Introduction' }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Vaccination lowers the risk ')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  for (const panel of ['Settings', 'Outline', 'Settings']) {
    const opener = button(page, panel)
    if (await opener.isVisible()) await opener.click()
  }
  await page.keyboard.press('Escape')
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('The last words.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(text.locator('font')).toHaveCount(0)
  await page.reload()
  await expect(text).toContainText('Vaccination lowers the risk')
  await expect(text.getByText('The last words.')).toHaveCount(1)
  await expect(text.locator('font')).toHaveCount(0)
  await expectWell('draft')
})

test('translated comments over a page: the layer is switched on and off, a comment is sent', async ({ openAs }) => {
  const { page, expectWell } = await openTranslated(openAs, 'tester', TEST_PAGE)
  await switchOn(page)
  await toggleOf(page).click()
  await switchOn(page)
  await page.locator('#bench-text-b').click({ position: { x: 80, y: 12 } })
  const form = page.getByRole('dialog', { name: 'New comment' })
  await form.getByRole('textbox', { name: 'Comment' }).fill('In two languages')
  await form.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByRole('list', { name: 'Comments on this page' }).locator('[data-comment-id]')).toHaveCount(1)
  await expectWell('comments')
})

const PAGES = [
  '/personalized-dashboard',
  '/search-history',
  '/synthesis-history',
  '/literature-matrix',
  '/research-timeline',
  '/meta-analysis',
  '/systematic-review',
  '/copilot',
  '/collaborate',
  '/project/project-statins',
  '/knowledgebase',
  '/profile',
]
test('from one translated page to the next, by the address and by going back', async ({ openAs }) => {
  const { page, expectWell } = await openTranslated(openAs, 'team-owner', '/help')
  for (const path of PAGES) {
    // Within the page, as a link would: what stands there is taken away by React.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectWell(path)
  }
  for (const _ of [1, 2, 3]) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expectWell('back')
})

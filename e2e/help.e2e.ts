import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, SPECIFIED, test } from './support/test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Roadrunner Help' })
const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' })

async function axe(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

test(
  'help opens by keyboard, answers, goes on after a failure and a reload, and leads to the page',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('free', '/search')
    await expect(button(page)).toBeVisible()
    await page.keyboard.press('Control+Shift+Slash')
    await expect(drawer(page)).toBeVisible()
    await expect(question(page)).toBeFocused()
    const box = await drawer(page).boundingBox()
    expect(box?.width).toBeCloseTo(600, 1)
    // It may still be sliding in.
    await expect
      .poll(async () => (await drawer(page).boundingBox())?.x)
      .toBeCloseTo((page.viewportSize()?.width ?? 0) - 600, 1)

    await breakCall(page, { call: 'help.chat', status: 500, times: 1 })
    await page.keyboard.type('How do I import')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('references?')
    await page.keyboard.press('Enter')
    const sorry = drawer(page).getByText('Sorry, I could not answer that. Please try again, or contact support.')
    await expect(sorry).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Try Again' }).dblclick()
    await expect(drawer(page).getByText(/Export your references as RIS/)).toHaveCount(1)
    await expect(sorry).toHaveCount(0)

    await page.reload()
    await button(page).click()
    await expect(drawer(page).getByText(/Export your references as RIS/)).toHaveCount(1)
    await drawer(page).getByRole('link', { name: 'Open Resources' }).click()
    await expect(page).toHaveURL(/\/resources$/)
    await expect(drawer(page)).toHaveCount(0)
  },
)

test('a hostile answer asks no other host for anything and runs nothing', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', '/search')
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) asked.push(request.url())
  })
  await breakCall(page, {
    call: 'help.chat',
    status: 200,
    body: {
      reply:
        '<img src="https://evil.test/a" onerror="document.title=1"> ![x](https://evil.test/b) <script>document.title=2</script> [go](javascript:document.title=3) [far](https://example.org/)',
      conversationId: 'talk-x',
    },
  })
  await button(page).click()
  await question(page).fill('Hello')
  await question(page).press('Enter')
  await expect(drawer(page).getByText('[go](javascript:document.title=3)')).toBeVisible()
  await expect(drawer(page).locator('img, script')).toHaveCount(0)
  await drawer(page).getByRole('link', { name: 'far (example.org)' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('This link leads to example.org.')
  // A dialog answers keys once the focus is in it.
  await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeVisible()
  await expect(page).toHaveTitle(/Search/)
  expect(asked).toEqual([])
})

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: the drawer, its page, articles and the support center pass axe`, LONG, async ({ openAs }) => {
    test.slow()
    const page = await openAs('individual', '/search')
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.reload()
    await button(page).click()
    await question(page).fill('How do I import references?')
    await question(page).press('Enter')
    await expect(drawer(page).getByText(/Export your references as RIS/)).toBeVisible()
    for (const tab of ['Ask', 'Learn', 'Issue', 'Feedback']) {
      await drawer(page).getByRole('tab', { name: tab }).click()
      await page.waitForLoadState('networkidle')
      if (tab === 'Feedback') await drawer(page).getByLabel('Type').selectOption('kudos')
      await axe(page, `drawer ${tab}`)
    }
    for (const path of [
      '/help',
      '/help?tab=learn&lesson=lesson-dashboard-1',
      '/knowledgebase',
      '/knowledgebase?article=effect-sizes',
      '/support-center',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await axe(page, path)
    }
  })
}

test('on a narrow phone everything fits, and the drawer leaves a tenth of the page', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/search')
  await page.setViewportSize({ width: 360, height: 740 })
  await button(page).click()
  expect((await drawer(page).boundingBox())?.width).toBeCloseTo(324, 1)
  for (const tab of ['Ask', 'Learn', 'Issue', 'Feedback']) {
    await drawer(page).getByRole('tab', { name: tab }).click()
    const wider = await drawer(page).evaluate(
      (element) =>
        [...element.querySelectorAll('*')].filter((each) => {
          const { right } = each.getBoundingClientRect()
          return right > innerWidth + 1 && !each.closest('[role=tablist], pre')
        }).length,
    )
    expect.soft(wider, tab).toBe(0)
  }
  await page.keyboard.press('Escape')
  for (const path of ['/help', '/knowledgebase', '/knowledgebase?article=risk-of-bias', '/support-center']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(over, path).toBeLessThanOrEqual(0)
  }
})

test('the round button covers neither the bar of chosen papers nor the end of a page', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/search')
  for (const size of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/search')
    await page.getByRole('searchbox').fill('BCG vaccine tuberculosis')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('article').first().getByRole('checkbox').check()
    const bar = page.getByRole('group', { name: 'Chosen papers' })
    await expect(bar).toBeVisible()
    await expect
      .poll(async () => {
        const [round, low] = [await button(page).boundingBox(), await bar.boundingBox()]
        if (!round || !low) return 'not drawn'
        const isApart =
          round.y + round.height <= low.y || round.x >= low.x + low.width || round.x + round.width <= low.x
        return isApart ? 'apart' : JSON.stringify({ round, low })
      })
      .toBe('apart')

    await page.goto('/support-center')
    const send = page.getByRole('button', { name: 'Create ticket' })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    for (const control of [send, page.getByRole('contentinfo').getByRole('link', { name: 'Help' })]) {
      await control.scrollIntoViewIfNeeded()
      await control.click({ trial: true })
    }
  }
})

test('signed out, the support center takes a ticket', LONG, async ({ openPage }) => {
  const page = await openPage('/support-center')
  await expect(page.getByText('The server answers.')).toBeVisible()
  await page.getByLabel('Title').fill('Cannot sign in')
  await page.getByLabel('What happened?').fill('The link in the message has run out.')
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByText(/^Ticket RR-\d+ was created$/)).toBeVisible()
})

test(
  'narrow and by keyboard alone: the tree says what each thing is, and every tab can be worked',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('free', '/search')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(button(page)).toBeVisible()
    await page.keyboard.press('Control+Shift+Slash')
    await expect(question(page)).toBeFocused()
    await expect(drawer(page).getByRole('heading', { name: 'Roadrunner Help', level: 2 })).toBeVisible()
    await expect(drawer(page)).toHaveAccessibleDescription('AI assistant for researchers')
    await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(drawer(page)).toMatchAriaSnapshot(`
    - dialog "Roadrunner Help":
      - tablist "Kinds of help":
        - tab "Ask" [selected]
        - tab "Learn"
        - tab "Issue"
        - tab "Feedback"
      - tabpanel "Ask":
        - log "Conversation"
        - textbox "Your question"
        - button "Send" [disabled]
        - region "Suggested questions"
  `)
    await page.keyboard.type('How do I import references?')
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('log')).toMatchAriaSnapshot(`
    - log "Conversation":
      - list:
        - listitem:
          - paragraph: How do I import references?
        - listitem:
          - link "Open Resources"
          - button "Import a file now"
          - 'button "Lesson: Import references from a file"'
  `)
    await page.keyboard.press('Shift+Tab')
    await drawer(page).getByRole('tab', { name: 'Ask' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(drawer(page).getByRole('tab', { name: 'Learn' })).toHaveAttribute('aria-selected', 'true')
    await expect(drawer(page).getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Learn":
      - heading "Your progress" [level=2]
      - progressbar "Your progress"
      - region "Lessons":
        - region "Dashboard & Getting Started":
          - heading /Dashboard & Getting Started/ [level=3]:
            - button [expanded]
          - 'progressbar "Dashboard & Getting Started: lessons completed"'
          - list
      - region "Tours"
      - region "Learning Tips"
  `)
    await page.keyboard.press('ArrowRight')
    await expect(drawer(page).getByRole('form', { name: 'Create ticket' })).toMatchAriaSnapshot(`
    - form "Create ticket":
      - textbox "Title"
      - textbox "What happened?"
      - combobox "Severity"
      - textbox "Steps to reproduce (optional)"
      - textbox "What did you expect? (optional)"
      - textbox "What happened instead? (optional)"
      - button "Create ticket"
  `)
    await page.keyboard.press('ArrowRight')
    await expect(drawer(page).getByRole('form', { name: 'Send feedback' })).toMatchAriaSnapshot(`
    - form "Send feedback":
      - combobox "Type"
      - textbox "Title"
      - textbox "Details"
      - button "Send feedback" [disabled]
  `)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
  },
)

test('a ticket written without a network waits, survives a reload, and is sent once', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('individual', '/search')
  await button(page).click()
  await drawer(page).getByRole('tab', { name: 'Issue' }).click()
  await drawer(page).getByLabel('Title').fill('Export stops')
  await drawer(page).getByLabel('What happened?').fill('It stopped on the train.')
  await page.context().setOffline(true)
  await drawer(page).getByRole('button', { name: 'Create ticket' }).click()
  await expect(drawer(page).getByText('Your ticket waits for a connection')).toBeVisible()
  await expect(drawer(page).getByRole('region', { name: 'Waiting to be sent' })).toContainText('Export stops')
  await page.context().setOffline(false)
  await expect(page.getByText('Export stops was sent after you came back online.').first()).toBeVisible()
  await page.reload()
  await button(page).click()
  await drawer(page).getByRole('tab', { name: 'Issue' }).click()
  await expect(drawer(page).getByRole('form', { name: 'Create ticket' })).toBeVisible()
  await expect(drawer(page).getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0)
  const ledger = (await (await page.request.get('/api/_control/ledger')).json()) as { entries: { call: string }[] }
  expect(ledger.entries.filter(({ call }) => call === 'help.ticket')).toHaveLength(1)
})

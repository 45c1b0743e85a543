import type { Page } from '@playwright/test'

import { smallStyle } from '#tests/science/citations/csl-file/small-style.ts'
import { expectClean, inThemeAtRest } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, LONG, SPECIFIED, test } from './support/test.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the draft' })
/** The editor is a large part of its own: it is fetched when a draft is first opened. */
async function openDraft(page: Page, address: string) {
  await page.goto(address)
  await expect(textOf(page)).toBeVisible({ timeout: 25_000 })
}
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** A draft of the person on this page, by the call that the page itself would make. */
async function newDraft(page: Page, projectId?: string): Promise<string> {
  const reply = await page.request.post('/api/syntheses', {
    data: { kind: 'draft', title: 'BCG and tuberculosis', documentIds: [], body: {}, ...(projectId && { projectId }) },
  })
  expect(reply.ok()).toBe(true)
  const made = (await reply.json()) as { id?: string; synthesis?: { id: string } }
  return `/write/${made.synthesis?.id ?? made.id}`
}

test(
  'a draft is begun, cites a paper in a style of choice, and is there after a reload',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('individual', '/write')
    await page.getByRole('button', { name: 'New draft' }).first().click()
    await page.getByLabel('Title').fill('BCG and tuberculosis')
    await page.getByRole('button', { name: 'Begin writing' }).click()
    await expect(textOf(page)).toBeVisible({ timeout: 25_000 })
    await textOf(page).getByRole('heading', { name: 'Introduction' }).click()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Vaccination lowers the risk @Aronson 1948')
    const paper = page.getByRole('listbox', { name: 'Papers to cite' }).getByText(/Protective vaccination/)
    await expect(paper.first()).toBeVisible()
    await page.keyboard.press('Enter')
    // A draft opens in the style of the person's field, which counts its citations.
    const citation = textOf(page).locator('.draft-citation')
    await expect(citation).toBeVisible()
    await expect(page.getByRole('region', { name: 'References' })).toContainText('Aronson JD')

    // Nothing is said to be saved before the server has it.
    await saved(page)
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByLabel('Citation style').selectOption('apa')
    await expect(citation).toHaveText('(Aronson, 1948)')
    await saved(page)
    await page.reload()
    await expect(textOf(page)).toContainText('Vaccination lowers the risk')
    await expect(page.getByRole('region', { name: 'References' })).toContainText('American Review of Tuberculosis')
  },
)

test('a style from a file cites the draft, is there after a reload and in the next draft; what is none is refused in words', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/write')
  await openDraft(page, await newDraft(page))
  await textOf(page).click()
  await page.keyboard.type('Vaccination lowers the risk @Aronson 1948')
  await expect(
    page
      .getByRole('listbox', { name: 'Papers to cite' })
      .getByText(/Protective/)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(textOf(page).getByText('(Aronson, 1948)')).toBeVisible()

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const file = page.locator('input[type=file][aria-label="Add a style file"]')
  const give = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })
  await give('page.csl', '<html><body>Sign in</body></html>')
  await expect(page.getByRole('alert')).toContainText('It is no style of the Citation Style Language.')
  await expect(textOf(page).getByText('(Aronson, 1948)')).toBeVisible()

  await give('small.csl', smallStyle())
  await expect(page.getByText(/is added, and this draft is cited by it/)).toBeVisible()
  await expect(textOf(page).locator('.draft-citation')).not.toHaveText('(Aronson, 1948)')
  await expect(page.getByText('citeproc-js implements the Citation Style Language')).toBeVisible()
  const cited = await textOf(page).locator('.draft-citation').textContent()
  await saved(page)
  await page.reload()
  await expect(textOf(page).locator('.draft-citation')).toHaveText(cited ?? '')

  await openDraft(page, await newDraft(page))
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByLabel('Citation style').locator('optgroup[label="From a file"] option')).toHaveCount(1)
})

test('two people who type in one paragraph see each other and end with the same text', async ({ openAs }) => {
  const owner = await openAs('team-owner', '/write')
  const projects = await owner.request.get('/api/collaboration/projects')
  const list = (await projects.json()) as { projects?: { id?: string; projectId?: string; memberIds?: string[] }[] }
  const project = list.projects?.[0]
  const address = await newDraft(owner, project?.projectId ?? project?.id)
  await openDraft(owner, address)
  await textOf(owner).click()
  await owner.keyboard.type('Between us ')
  await saved(owner)
  const member = await openAs('team-member', '/write')
  await openDraft(member, address)
  await expect(textOf(member)).toContainText('Between us')
  await expect(owner.getByRole('list', { name: 'Also here' })).toBeVisible()
  await textOf(member).click()
  await member.keyboard.press('Home')

  await Promise.all([
    owner.keyboard.type('alpha beta gamma', { delay: 15 }),
    member.keyboard.type('one two three ', { delay: 15 }),
  ])
  const whole = 'one two three Between us alpha beta gamma'
  await expect(textOf(owner).locator('p').first()).toContainText('alpha beta gamma')
  // Each also shows the other's cursor with its name: the words are compared without it.
  const words = (page: Page) =>
    textOf(page).evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement
      for (const caret of copy.querySelectorAll('.draft-caret')) caret.remove()
      return (copy.textContent ?? '').replaceAll(/[\u2060\uFEFF]/g, '')
    })
  await expect.poll(() => words(owner)).toBe(whole)
  await expect.poll(() => words(member)).toBe(whole)
  await expect(textOf(member).locator('.draft-caret-name')).toBeAttached()
  // Each takes back what is their own.
  await owner.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => words(member)).toContain('one two three')
})

test('what is written offline is kept on the device, survives the tab, and is sent when the line is back', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/write')
  await openDraft(page, await newDraft(page))
  await textOf(page).click()
  await page.keyboard.type('Before. ')
  await saved(page)
  await page.context().setOffline(true)
  await page.keyboard.type('Written on a train.')
  await expect(page.getByText(/Kept on this device/)).toBeVisible()
  const address = page.url()
  const context = page.context()
  await page.close({ runBeforeUnload: false })

  await context.setOffline(false)
  const again = await context.newPage()
  await openDraft(again, address)
  await expect(textOf(again)).toContainText('Before. Written on a train.')
  await saved(again)
})

test(
  'by keyboard alone: a heading, a table, a footnote and a formula; axe finds nothing in either theme',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/write')
    await openDraft(page, await newDraft(page))
    await tabTo(page, 'Text of the draft')
    await page.keyboard.type('## Methods')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Adults were enrolled')
    await page.keyboard.press('ControlOrMeta+Alt+f')
    const note = page.getByRole('textbox', { name: 'Text of footnote' })
    await expect(note).toBeFocused()
    await page.keyboard.type('In two towns.')
    await page.keyboard.press('Enter')
    await expect(textOf(page)).toBeFocused()
    await page.keyboard.type(' in 1950, $n = 12$ ')
    await expect(textOf(page).locator('math')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('/tab')
    await expect(page.getByRole('option', { name: /^Table/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Arm')
    await page.keyboard.press('Tab')
    await page.keyboard.type('n')
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await expect(textOf(page).getByRole('columnheader')).toHaveCount(4)
    await expect(textOf(page).getByRole('heading', { name: /Methods/ })).toBeVisible()
    await saved(page)
    for (const theme of ['light', 'dark'] as const) {
      await inThemeAtRest(page, theme)
      await page.reload()
      await expect(textOf(page)).toContainText('Adults were enrolled')
      await expect(textOf(page).locator('math')).toBeVisible()
      await expectClean(page, theme)
    }
  },
)

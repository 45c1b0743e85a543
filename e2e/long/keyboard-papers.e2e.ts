import { expect, test } from '../support/keys-only.ts'
import { ris } from '../support/review.ts'

const refs = (text: string) => ({ name: 'two.ris', mimeType: '', buffer: Buffer.from(text) })

// Long ways by Tab: a crowded machine needs its time.
test.slow()

test('a question, a filter, three papers, a synthesis, its passage, a name', async ({ keysAs }) => {
  const keys = await keysAs('individual', '/search')
  const { page } = keys
  await keys.write(page.getByRole('searchbox', { name: 'Question' }), 'Does BCG vaccination prevent tuberculosis?')
  await keys.press('Enter')
  const papers = page.getByRole('article')
  await expect(papers.first()).toContainText(/BCG|tubercul/i)
  const before = await papers.count()
  await keys.on(page.getByRole('checkbox', { name: /^Meta-analysis/ }).first(), 'Space')
  await expect(page.getByRole('button', { name: /^Remove filter: Meta-analysis/ })).toBeVisible()
  expect(await papers.count()).toBeLessThan(before)
  for (const at of [0, 1, 2]) await keys.on(papers.nth(at).getByRole('checkbox'), 'Space')
  await keys.enter(page.getByRole('button', { name: 'Synthesize' }))
  await expect(page).toHaveURL(/\/synthesis\?/)
  await keys.enter(page.getByRole('button', { name: 'Generate synthesis' }))
  await expect(page.getByText('How this was made')).toBeVisible()

  await keys.enter(page.getByRole('button', { name: /^Open the passage of/ }).first())
  await keys.enter(page.getByRole('dialog').getByRole('link', { name: 'Open the passage' }))
  await expect(page.getByText('The cited passage is lit. It was found word for word.')).toBeVisible()
  // The key for the way back belongs to the browser's own window, which there is none of here.
  await page.goBack()
  await keys.enter(page.getByRole('button', { name: 'Rename' }))
  await keys.write(page.getByRole('textbox', { name: 'Name' }), 'BCG by keyboard')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'BCG by keyboard' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'BCG by keyboard' })).toBeVisible()
})

test('the library: two records become one, a paper gets tag and note, a change of many is taken back', async ({
  keysAs,
}) => {
  const keys = await keysAs('individual', '/resources')
  const { page } = keys
  await keys.enter(page.getByRole('button', { name: 'Import papers' }).first())
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  const twins = [
    ris('Green tea and sleep in adults: a randomised trial', 'Vega, Ines', 2011, 'Tea was drunk.'),
    ris('Green tea and sleep in adults: randomised trial', 'Vega, Ines', 2011, 'Tea was drunk at night.'),
  ]
  await keys.file(dialog.getByRole('button', { name: 'Choose a file' }), refs(twins.join('\n')))
  await keys.enter(dialog.getByRole('button', { name: 'Show imported papers' }))
  await keys.enter(page.getByRole('button', { name: 'Possible duplicates' }))
  await keys.enter(page.getByRole('button', { name: 'Compare and merge' }))
  const merging = page.getByRole('dialog').filter({ hasText: 'records one' })
  await keys.enter(merging.getByRole('button', { name: 'Merge', exact: true }))
  await expect(page.getByText('Two records merged into one')).toBeVisible()

  await page.goto('/resources?scope=own')
  await keys.enter(page.getByRole('button', { name: /^Green tea and sleep/ }))
  const shelf = page.getByRole('region', { name: 'On my shelf' })
  await keys.write(shelf.getByRole('textbox', { name: 'Tags' }), 'tea')
  await keys.press('Enter')
  await expect(shelf.getByRole('button', { name: 'Take off tea' })).toBeVisible()
  await keys.write(shelf.getByRole('textbox', { name: 'Note' }), 'Small, but careful.')
  await keys.enter(shelf.getByRole('button', { name: 'Save note' }))
  await expect(shelf.getByRole('button', { name: 'Save note' })).toHaveCount(0)
  const library = page.getByRole('navigation', { name: 'Library' })
  await keys.enter(library.getByRole('button', { name: /^tea/ }))
  await keys.on(page.getByRole('checkbox', { name: /^Choose Green tea/ }), 'Space')
  await keys.menu(
    page.getByRole('button', { name: 'Mark', exact: true }),
    page.getByRole('menuitem', { name: 'Read', exact: true }),
  )
  await expect(page.getByText('1 paper changed')).toBeVisible()
  await keys.enter(page.getByRole('button', { name: 'Undo', exact: true }).last())
  await expect(page.getByText('Undone')).toBeVisible()
  const own = await page.request.get('/api/documents?scope=own&limit=5')
  expect(await own.json()).toMatchObject({
    total: 1,
    documents: [{ shelf: { tags: ['tea'], note: 'Small, but careful.', reading: 'unread' } }],
  })
})

test('a search is watched, runs, is deleted and taken back', async ({ keysAs }) => {
  const keys = await keysAs('individual', '/search')
  const { page } = keys
  await keys.write(page.getByRole('searchbox', { name: 'Question' }), 'BCG vaccine infants')
  await keys.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await keys.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused()
  await keys.type('Search history')
  await keys.press('Enter')
  await expect(page).toHaveURL(/search-history/)
  const watch = page.getByRole('button', { name: 'Alert me of new papers for BCG vaccine infants' })
  await keys.enter(watch)
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
  await keys.enter(page.getByRole('button', { name: 'Delete BCG vaccine infants' }))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await keys.press('Enter')
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
  await keys.enter(page.getByRole('button', { name: 'Run BCG vaccine infants again' }))
  await expect(page.getByText(/^Nothing is new since/)).toBeVisible()
  await page.goto('/search-history')
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
})

test('Copilot: asked, a passage opened, the question asked otherwise, the first answer sent to a draft', async ({
  keysAs,
}) => {
  const keys = await keysAs('individual', '/copilot')
  const { page } = keys
  const answer = page.getByRole('article', { name: 'Answer' })
  await keys.write(page.getByRole('textbox', { name: 'Your question' }), 'Does BCG vaccination prevent tuberculosis?')
  await keys.press('Enter')
  const citation = page.getByRole('button', { name: /: open the passage$/ }).first()
  await keys.enter(citation)
  await expect(page.getByRole('complementary', { name: 'Passage' }).locator('mark')).toBeVisible()
  await keys.enter(page.getByRole('button', { name: 'Close the passage' }))
  await keys.enter(page.getByRole('button', { name: 'Edit the question' }))
  await keys.write(page.getByRole('textbox', { name: 'Edit the question' }), 'Does BCG vaccination prevent leprosy?')
  await keys.enter(page.getByRole('button', { name: 'Ask this instead' }))
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(answer.last()).toBeVisible()
  await keys.enter(page.getByRole('button', { name: 'The version before' }))
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await keys.menu(
    answer.first().getByRole('button', { name: 'Send to' }),
    page.getByRole('menuitem', { name: 'New draft' }),
  )
  await expect(page.getByText('Draft made from the answer')).toBeVisible()
  await keys.enter(page.getByRole('button', { name: 'Open', exact: true }))
  await expect(page).toHaveURL(/\/write\//)
  const text = page.getByRole('textbox', { name: 'Text of the draft' })
  await expect(text).toContainText('Does BCG vaccination prevent tuberculosis?', { timeout: 25_000 })
  await expect(text).toContainText(/\d{4}\)/)
})

test('a second paper is read beside the first, and its reading state is kept', async ({ keysAs }) => {
  const keys = await keysAs('individual', '/document/p-colditz-1994?with=p-hart-1977')
  const { page } = keys
  const second = page.getByRole('region', { name: 'Second paper' })
  await expect(second.getByRole('heading').first()).toBeVisible()
  await keys.menu(
    second.getByRole('button', { name: 'More', exact: true }),
    page.getByRole('menuitem', { name: 'Close this paper' }),
  )
  await expect(second).toHaveCount(0)
  await keys.to(page.getByRole('tab', { selected: true }))
  await keys.arrow(page.getByRole('tab', { name: 'About' }), 'ArrowRight')
  await keys.to(page.getByRole('radio', { name: 'Not read' }))
  await keys.arrow(page.getByRole('radio', { name: 'Reading' }))
  await expect
    .poll(async () => {
      const reply = await page.request.get('/api/documents?reading=reading&limit=5')
      return ((await reply.json()) as { documents: { id: string }[] }).documents.map(({ id }) => id)
    })
    .toContain('p-colditz-1994')
})

test('the palette is asked for and typed into before it is there; search begins in its question', async ({
  keysAs,
}) => {
  const keys = await keysAs('individual', '/help')
  const { page } = keys
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  let letThrough = () => {}
  const isTyped = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/CommandPalette-.*\.js$/, async (route) => {
    await isTyped
    await route.continue()
  })
  await keys.press('Control+k')
  await page.keyboard.type('search pap')
  letThrough()
  const field = page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')
  await expect(field).toHaveValue('search pap')
  await expect(field).toBeFocused()
  await page.keyboard.type('ers')
  await expect(field).toHaveValue('search papers')
  await keys.press('Escape')
  await keys.enter(page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Search' }))
  const question = page.getByRole('searchbox', { name: 'Question' })
  await expect(question).toBeFocused()
  await page.keyboard.type('/BCG')
  await expect(question).toHaveValue('BCG')
})

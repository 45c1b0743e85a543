import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { runForgetters } from '#platform/session/forgetters.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
// Papers opened here are nobody's recent ones in other files.
afterEach(runForgetters)

const ID = 'p-keeling-1976'
const OWNER = 'user-individual'
const PAGES = [
  {
    page: 1,
    text: 'Methods\n\nWe measured carbon dioxide on a mountain for 14 years (Smith et al. 2010). The air was dry.',
  },
  {
    page: 2,
    text: 'Results\n\nThe mean rose by 3.4% in that time. Plants made it fall each summer.\n\nReferences\n\nSmith, J., Lee, K. and Doe, P. 2010. A mountain of air. Tellus 3.\n\nOther, A. 2011. Another thing. Nature 4.\n\nThird, B. 2012. A third thing. Science 5.',
  },
]

/** The paper with a text file of the person, read already. */
function withText() {
  const world = worldNow()
  const { textHash } = fullTextOf(PAGES)
  world.paperFiles.put({
    id: 'pf-1', ownerId: OWNER, documentId: ID, name: 'keeling.txt', type: 'text/plain', bytes: 400,
    hash: '0'.repeat(64), uploadedAt: world.now(), text: 'stored',
  }) // prettier-ignore
  world.paperTexts.put({ id: 'pf-1', ownerId: OWNER, pages: PAGES, textHash })
  return { textHash, text: fullTextOf(PAGES).text }
}

const highlight = (more: object = {}) => {
  const world = worldNow()
  const { text, textHash } = fullTextOf(PAGES)
  const quote = 'The mean rose by 3.4%'
  const start = text.indexOf(quote)
  return world.highlights.put({
    id: 'h-1', ownerId: OWNER, documentId: ID, quote, start, end: start + quote.length, textHash, page: 2, colour: 'green',
    note: 'The number to cite', tags: ['main'], createdAt: world.now(), updatedAt: world.now(), ...more,
  }) // prettier-ignore
}

describe('a paper of which there is only a record', () => {
  test('shows its abstract, where a copy may be found and a way to add the file', async () => {
    renderAt(`/document/${ID}`, { as: 'individual' })
    expect(await screen.findByRole('heading', { level: 1, name: /Mauna Loa/ })).toBeVisible()
    const part = await screen.findByRole('region', { name: 'No full text here yet' })
    expect(within(part).getByRole('button', { name: 'Add a file' })).toBeVisible()
    expect(within(part).getByRole('link', { name: 'Find an open copy' })).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText(/The annual mean was 3.4% higher/)).toBeVisible()
  })

  test('lights the cited passage, and says when it is not there', async () => {
    const { unmount } = renderAt(`/document/${ID}?q=${encodeURIComponent('annual mean was 3.4% higher in 1971')}`, {
      as: 'individual',
    })
    expect(await screen.findByText(/The cited passage is lit. It was found word for word/)).toBeVisible()
    expect(document.querySelector('mark[data-mark="lit"]')).toHaveTextContent('annual mean was 3.4% higher in 1971')
    unmount()
    renderAt(`/document/${ID}?q=${encodeURIComponent('annual mean was 4.3% higher in 1971')}`, { as: 'individual' })
    expect(await screen.findByText('This passage is not in the paper’s text')).toBeVisible()
    expect(document.querySelector('mark[data-mark="lit"]')).toBeNull()
  })

  test('that is not there, or somebody else’s, is one and the same page', async () => {
    renderAt('/document/nothing-here', { as: 'individual' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Paper not found' })).toBeVisible()
    expect(screen.getByText('There is no paper at this address in your library.')).toBeVisible()
  })

  test('that was removed says so, shows what is left of it, and opens again when it is put back', async () => {
    const world = worldNow()
    const row = {
      id: 'd-removed1', ownerId: OWNER, type: 'article-journal', title: 'Ice cores of a small lake', keywords: [],
      authors: [{ family: 'Winter', given: 'Eva' }], year: 2001, abstract: 'The lake froze each year.', ids: {},
      design: 'unknown' as const, flags: {}, counts: {}, origin: [],
    } // prettier-ignore
    world.trash.put({ id: row.id, ownerId: OWNER, removedAt: world.now(), paper: row })
    const { user } = renderAt(`/document/${row.id}`, { as: 'individual' })
    expect(await screen.findByText(/^You removed this paper on /)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: row.title })).toBeVisible()
    expect(screen.getByText(row.abstract)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Put back' }))
    expect(await screen.findByRole('region', { name: 'No full text here yet' })).toBeVisible()
    expect(worldNow().documents.has(row.id)).toBe(true)
  })

  test('that could not be loaded can be asked for again', async () => {
    breakCall({ call: 'documents.get', status: 500, body: { message: 'The shelf is being dusted.' } })
    const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The shelf is being dusted.')
    mendAll()
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Mauna Loa/ })).toBeVisible()
  })
})

describe('the text of a paper', () => {
  test('is read with headings of its own, and they lead to their places', async () => {
    withText()
    renderAt(`/document/${ID}`, { as: 'individual' })
    expect(await screen.findByRole('heading', { level: 3, name: 'Results' })).toBeVisible()
    const contents = screen.getByRole('complementary', { name: 'Contents' })
    expect(within(contents).getByRole('button', { name: /Methods/ })).toBeVisible()
    expect(within(contents).getByRole('button', { name: /Results/ })).toBeVisible()
  })

  test('is searched: every place is counted and lit, one after the other', async () => {
    withText()
    const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
    await screen.findByRole('heading', { level: 3, name: 'Results' })
    await user.keyboard('{Control>}f{/Control}')
    const find = await screen.findByRole('searchbox', { name: 'Find in this paper' })
    await user.type(find, 'THE')
    const bar = screen.getByRole('search', { name: 'Find in this paper' })
    expect(await within(bar).findByText('4 places')).toBeVisible()
    await user.type(find, '{Enter}')
    expect(within(bar).getByText('1 of 4')).toBeVisible()
    await user.type(find, '{Shift>}{Enter}{/Shift}')
    expect(within(bar).getByText('4 of 4')).toBeVisible()
    await user.click(within(bar).getByRole('button', { name: 'Match capitals' }))
    expect(await within(bar).findByText('Not in this paper')).toBeVisible()
    await user.type(find, '{Escape}')
    expect(screen.queryByRole('search', { name: 'Find in this paper' })).toBeNull()
  })

  test('opens its citations: the entry of its list, and whether the library has it', async () => {
    withText()
    const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
    await user.click(await screen.findByRole('button', { name: '(Smith et al. 2010)' }))
    const card = await screen.findByRole('dialog', { name: 'References' })
    expect(card).toHaveTextContent('A mountain of air. Tellus 3.')
    expect(await within(card).findByText('Not in your library')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'References' })).toBeNull()
  })

  test('takes a work of its list into the library, as the list prints it, and opens it there', async () => {
    withText()
    const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
    await user.click(await screen.findByRole('button', { name: '(Smith et al. 2010)' }))
    const card = await screen.findByRole('dialog', { name: 'References' })
    await user.click(await within(card).findByRole('button', { name: 'Add to library: A mountain of air' }))
    expect(await screen.findByText(/as the list of references prints it/)).toBeVisible()
    const [added] = worldNow().documents.filter(({ title }) => title === 'A mountain of air')
    expect(added).toMatchObject({ ownerId: OWNER, year: 2010, authors: [{ family: 'Smith' }, {}, { family: 'Doe' }] })
  })

  test('answers a question with its own sentences, and says what is not in it', async () => {
    withText()
    const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
    await user.click(await screen.findByRole('tab', { name: 'Ask' }))
    const question = screen.getByRole('textbox', { name: 'A question to this paper' })
    await user.type(question, 'What happened to the mean in summer?{Enter}')
    const answer = await screen.findByRole('region', { name: 'Ask this paper' })
    expect(answer).toHaveTextContent('Plants made it fall each summer.')
    const [first] = within(answer).getAllByRole('button', { name: 'Show' })
    if (!first) throw new Error('no answer')
    await user.click(first)
    await waitFor(() => expect(document.querySelector('mark[data-mark="lit"]')).not.toBeNull())
    await user.clear(question)
    await user.type(question, 'insulin{Enter}')
    expect(await screen.findByText(/^This paper never speaks of insulin under a name that is known/)).toBeVisible()
  })
})

describe('highlights', () => {
  test('are made by keyboard from the lit sentence, sent once, and stand in the list', async () => {
    withText()
    const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
    await screen.findByRole('heading', { level: 3, name: 'Results' })
    await user.keyboard('j')
    await waitFor(() => expect(document.querySelector('mark[data-mark="lit"]')).not.toBeNull())
    const words = document.querySelector('mark[data-mark="lit"]')?.textContent ?? ''
    await user.keyboard('h')
    const list = await screen.findByRole('list', { name: 'Notes' })
    expect(list).toHaveTextContent(words)
    expect(accepted('highlights.create')).toHaveLength(1)
    const [row] = worldNow().highlights.filter(() => true)
    expect(row).toMatchObject({ documentId: ID, quote: words, colour: 'amber' })
  })

  test('are edited, and what was typed survives a refusal', async () => {
    withText()
    highlight()
    const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
    const list = await screen.findByRole('list', { name: 'Notes' })
    await user.click(within(list).getByRole('button', { name: 'Edit' }))
    const note = within(list).getByRole('textbox', { name: 'Note' })
    await user.type(note, ', in 1976')
    breakCall({ call: 'highlights.change', status: 500, body: { message: 'Not now.' } })
    await user.click(within(list).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(note).toHaveValue('The number to cite, in 1976')
    mendAll()
    await user.click(within(list).getByRole('button', { name: 'Save' }))
    expect(await within(list).findByText('The number to cite, in 1976')).toBeVisible()
    expect(worldNow().highlights.get('h-1')?.note).toBe('The number to cite, in 1976')
  })

  test('are removed, and brought back', async () => {
    withText()
    highlight()
    const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
    const list = await screen.findByRole('list', { name: 'Notes' })
    await user.click(within(list).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Notes' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('list', { name: 'Notes' })).toHaveTextContent('The number to cite')
    expect(worldNow().highlights.get('h-1')?.removedAt).toBeUndefined()
  })

  test('are found again in a text that moved, and kept with their quote where they are gone', async () => {
    withText()
    highlight({ start: 3, end: 24, textHash: 'another' })
    highlight({ id: 'h-2', quote: 'words that were once here', textHash: 'another', note: '', tags: [] })
    renderAt(`/document/${ID}`, { as: 'individual' })
    const list = await screen.findByRole('list', { name: 'Notes' })
    expect(list).toHaveTextContent('Found again in a text that has changed')
    expect(document.querySelector('mark[data-mark="highlight"]')).toHaveTextContent('The mean rose by 3.4%')
    expect(screen.getByRole('region', { name: 'Unplaced' })).toHaveTextContent('words that were once here')
  })

  test('an address of one opens at it', async () => {
    withText()
    highlight()
    renderAt(`/document/${ID}?h=h-1`, { as: 'individual' })
    const list = await screen.findByRole('list', { name: 'Notes' })
    await waitFor(() => expect(within(list).getByRole('listitem')).toHaveClass('border-accent'))
    expect(addressNow()).toBe(`/document/${ID}?h=h-1`)
  })
})

test('a page is gone to once, and one step leads back', async () => {
  withText()
  const { user } = renderAt(`/document/${ID}`, { as: 'individual' })
  const box = await screen.findByRole('textbox', { name: 'Page' })
  await user.clear(box)
  await user.type(box, '2{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Back to page/ }))
  expect(screen.queryByRole('button', { name: /^Back to page/ })).toBeNull()
})

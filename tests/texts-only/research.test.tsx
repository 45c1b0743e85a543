import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { removeAll } from '#app/engine/owed-removals.ts'
import { storeId } from '#app/engine/start-engine.ts'
import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import type { Store } from '#engine/world/store.ts'
import { fileContent } from '#research/files/file-content.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { runForgetters } from '#platform/session/forgetters.ts'
import { keepingStore, lineTo, testLine } from '#tests/support/engine-line.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { textsOnly } from '#tests/support/texts-only.ts'

testApi()

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'
const RIS = 'TY  - JOUR\r\nTI  - A paper of this browser\r\nPY  - 2001\r\nDO  - 10.5555/here\r\nER  - \r\n'
const notOffered = () => screen.queryByText(/does not offer/)

/** The settings, with the engine at work behind them. */
async function atWork(store: Store = keepingStore()) {
  const { asked } = textsOnly({ keeps: 'little' })
  const view = renderAt('/settings?tab=data', { as: 'individual', openLine: lineTo(store) })
  expect(await screen.findByRole('region', { name: 'Kept in this browser' })).toBeVisible()
  return { ...view, asked }
}

test('papers are imported into this browser, stand in the library, and are there after a reload', async () => {
  const { asked } = textsOnly()
  const openLine = lineTo(keepingStore())
  const { user, unmount } = renderAt('/resources', { as: 'individual', openLine })
  const [button] = await screen.findAllByRole('button', { name: 'Import papers' })
  await user.click(button as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Import papers' }))
  await user.upload(await dialog.findByLabelText('Choose a file', { selector: 'input' }), new File([RIS], 'one.ris'))
  expect(await dialog.findByRole('group', { name: 'Ledger' })).toHaveTextContent('1 new')
  expect(worldNow().documents.size).toBe(0)
  unmount()
  runForgetters()
  renderAt('/resources', { openLine })
  expect((await screen.findAllByText('A paper of this browser')).length).toBeGreaterThan(0)
  expect(notOffered()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('the copilot answers by rules with passages of papers', async () => {
  const { asked } = textsOnly()
  const { user } = renderAt('/copilot', { as: 'individual', openLine: testLine })
  await user.click(await screen.findByLabelText('Your question'))
  await user.paste(QUESTION)
  await user.keyboard('{Enter}')
  expect((await screen.findAllByRole('button', { name: /: open the passage$/ })).length).toBeGreaterThan(0)
  expect(notOffered()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test.each(['/analyze', '/write', '/search-history', '/synthesis-history'])('%s is offered', async (address) => {
  const { asked } = textsOnly()
  renderAt(address, { as: 'individual', openLine: testLine })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(notOffered()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('kind and body of an analysis, which the server does not give back, are there under its id; so is its log', async () => {
  const store = keepingStore()
  const { asked, unmount } = await atWork(store)
  const body = { format: 1, words: 'mine' }
  const { id } = await callApi(synthesesApi.create, { body: { kind: 'grid', title: 'Trials', documentIds: [], body } })
  expect(worldNow().syntheses.get(id)?.title).toBe('Trials')
  const entry = { id: 'entry-one-of-test', data: { type: 'note', text: 'Seen' } }
  await callApi(analysesApi.append, { params: { id }, body: { entries: [entry] } })

  unmount()
  runForgetters()
  renderAt('/settings?tab=data', { openLine: lineTo(store) })
  await screen.findByRole('region', { name: 'Kept in this browser' })
  const opened = await callApi(synthesesApi.get, { params: { id } })
  expect(opened).toMatchObject({ kind: 'grid', title: 'Trials', body, seq: 1 })
  expect((await callApi(synthesesApi.list, {})).find((one) => one.id === id)).toMatchObject({ kind: 'grid' })
  const changed = await callApi(synthesesApi.update, { params: { id }, body: { title: 'Trials, two', version: 1 } })
  expect(changed).toMatchObject({ kind: 'grid', version: 2, body })
  const late = callApi(synthesesApi.update, { params: { id }, body: { title: 'Too late', version: 1 } })
  expect(await late.then(() => 200, statusOf)).toBe(409)
  expect(worldNow().syntheses.get(id)?.title).toBe('Trials, two')
  await callApi(synthesesApi.remove, { params: { id } })
  expect(await callApi(analysesApi.entries, { params: { id } }).then(() => 200, statusOf)).toBe(404)
  expect(asked).toEqual([])
})

test('the first analysis of a browser keeps its body, on a page that never asked what can be done', async () => {
  textsOnly({ keeps: 'little' })
  renderAt('/plans', { as: 'individual', openLine: lineTo(keepingStore()) })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  const body = { format: 1, words: 'mine' }
  const made = await callApi(synthesesApi.create, { body: { kind: 'meta-analysis', title: 'Trials', body } })
  expect(made).toMatchObject({ kind: 'meta-analysis', body })
})

test('a file is kept as its bytes and read from where it is kept', async () => {
  const { asked } = await atWork()
  const text = 'A text of my own on sleep.'
  const draft = { type: 'article-journal' as const, title: 'On sleep', authors: [], keywords: [], ids: {} }
  const { file, paper } = await callApi(filesApi.create, { body: { file: new File([text], 'sleep.txt'), draft } })
  expect(new TextDecoder().decode(await fileContent({ url: file.url, bytes: file.bytes }))).toBe(text)
  expect((await callApi(filesApi.text, { params: { id: paper.id } })).documentId).toBe(paper.id)
  expect(worldNow().files.size).toBe(0)
  expect(asked).toEqual([])
})

test('a write for which the browser has no room is refused in words, what was kept is kept, and searching goes on', async () => {
  const store = keepingStore()
  let isFull = true
  const full: Store = {
    ...store,
    commit: (changes) =>
      isFull ? Promise.reject(new DOMException('No room', 'QuotaExceededError')) : store.commit(changes),
  }
  const { unmount } = await atWork(full)
  const { documents } = await callApi(documentsApi.list, { query: { scope: 'starter', limit: '1' } })
  expect(documents).toHaveLength(1)
  isFull = false
  const save = (name: string) => {
    const draft = { type: 'article-journal' as const, title: name, authors: [], keywords: [], ids: {} }
    return callApi(filesApi.create, { body: { file: new File([name], `${name}.txt`), draft } })
  }
  const first = await save('First')
  isFull = true
  await expect(save('Second')).rejects.toThrow(/no room left for this, so it was not saved/)
  const draft = { kind: 'manuscript' as const, title: 'On twins', body: { words: 'mine' } }
  await expect(callApi(synthesesApi.create, { body: draft })).rejects.toThrow(/no room left/)
  expect(worldNow().syntheses.size).toBe(0)
  unmount()
  const { user } = renderAt('/search', { as: 'individual', openLine: lineTo(full) })
  await user.type(await screen.findByRole('searchbox', { name: 'Question' }), `${QUESTION}{Enter}`)
  const results = within(await screen.findByRole('list', { name: 'Results' }))
  expect(results.getAllByRole('article').length).toBeGreaterThan(1)
  expect(screen.getByText(/no room left, so this search was not kept/)).toBeVisible()
  isFull = false
  expect(await fileContent({ url: first.file.url, bytes: first.file.bytes })).toHaveLength('First'.length)
  expect((await save('Third')).outcome).toBe('added')
})

test('another person of the same browser reaches nothing of it', async () => {
  const stores = new Map<string, Store>()
  const { asked } = textsOnly()
  const openLine: typeof testLine = (place, tell) => {
    const store = stores.get(place.id) ?? keepingStore()
    stores.set(place.id, store)
    return lineTo(store)(place, tell)
  }
  const { unmount } = renderAt('/settings?tab=data', { as: 'individual', openLine })
  await screen.findByRole('region', { name: 'Kept in this browser' })
  const draft = { type: 'article-journal' as const, title: 'Mine', authors: [], keywords: [], ids: {} }
  const { file } = await callApi(filesApi.create, { body: { file: new File(['Mine'], 'mine.txt'), draft } })
  unmount()
  runForgetters()
  renderAt('/settings?tab=data', { as: 'team-owner', openLine })
  await screen.findByRole('region', { name: 'Kept in this browser' })
  expect(await Promise.resolve(fileContent({ url: file.url, bytes: 4 })).then(() => 200, statusOf)).toBe(404)
  expect(stores.size).toBe(2)
  expect(asked).toEqual([])
})

test('what was to be removed at a sign-out is removed by the next who opens, however the page was closed', async () => {
  const store = keepingStore()
  const { unmount, user } = await atWork(store)
  const draft = { type: 'article-journal' as const, title: 'Mine', authors: [], keywords: [], ids: {} }
  await callApi(filesApi.create, { body: { file: new File(['Mine'], 'mine.txt'), draft } })
  expect((await store.load()).some(({ table }) => table === 'files')).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Keep it here for me when I sign out' }))
  unmount()
  const isLost = { is: 'lost' as const }
  const deaf: typeof testLine = () => ({ ask: () => Promise.resolve(isLost), close: () => Promise.resolve() })
  await removeAll(
    storeId('user-individual'),
    deaf({ id: '', person: { id: '' } }, () => {}),
  ).catch(() => {})
  runForgetters()
  textsOnly()
  renderAt('/settings?tab=data', { as: 'tester', openLine: (place, tell) => lineTo(store)(place, tell) })
  await screen.findByRole('region', { name: 'Kept in this browser' })
  await waitFor(async () => expect((await store.load()).map(({ table }) => table)).not.toContain('files'))
  expect(localStorage.getItem('engine-kept-for')).not.toContain('user-individual')
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import type { SearchHit, SearchRun } from '#contract/search.ts'
import { setSources } from '#engine/sources/settings.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
afterEach(() => setSources('default', undefined))

const hit = (n: number, more: Partial<SearchHit> = {}): SearchHit => ({
  paper: {
    id: `out-crossref-${n}`,
    type: 'article-journal',
    title: `Tea and sleep, part ${n}`,
    authors: [{ family: 'Doe', given: 'Jane' }],
    year: 2020,
    keywords: [],
    abstract: 'Tea was given before sleep.',
    ids: { doi: `10.5555/tea.${n}` },
    design: 'unknown',
    flags: {},
    counts: {},
    origin: [{ kind: 'search' }],
  },
  score: 1,
  terms: ['tea', 'sleep'],
  isOutside: true,
  foundBy: [{ source: 'crossref', label: 'Crossref', rank: n, sourceId: `10.5555/tea.${n}` }],
  ...more,
})
const run = (more: Partial<SearchRun> = {}): SearchRun => ({
  runId: 'run-outside',
  query: 'tea sleep',
  at: '2026-11-20T10:00:00Z',
  perSource: [
    { source: 'starter', label: 'Starter library', queryRun: 'any of: tea, sleep', hits: 0 },
    {
      source: 'crossref',
      label: 'Crossref',
      queryRun: 'query.bibliographic=tea sleep',
      hits: 4120,
      taken: 2,
      notes: ['Words alone.'],
    },
    {
      source: 'arxiv',
      label: 'arXiv',
      queryRun: 'search_query=all:tea',
      hits: 0,
      taken: 0,
      error: 'It did not answer in time.',
    },
  ],
  total: 2,
  items: [hit(1), hit(2, { isOutside: true })],
  ...more,
})

async function answered(answer: SearchRun) {
  setSources('default', { sources: ['crossref', 'arxiv'] })
  breakCall({ call: 'search.run', status: 200, body: answer })
  const page = renderAt('/search', { as: 'individual' })
  await page.user.type(await screen.findByRole('searchbox', { name: 'Question' }), 'tea sleep{Enter}')
  await screen.findByRole('list', { name: 'Results' })
  return page
}
const card = (n: number) => {
  const article = screen.getAllByRole('article')[n - 1]
  if (!article) throw new Error(`There is no card ${n}.`)
  return within(article)
}

describe('sources outside', () => {
  test('what each was asked can be read; the one that failed says so and the others count', async () => {
    const { user } = await answered(run())
    expect(screen.getByText('4,120 hits, 2 taken')).toBeVisible()
    expect(screen.getByText('not searched: It did not answer in time.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'How each source was asked' }))
    expect(screen.getByText('query.bibliographic=tea sleep')).toBeVisible()
    expect(screen.getByText('Words alone.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy the query as Crossref was asked' }))
    expect(await screen.findByText('Query copied')).toBeVisible()
  })

  test('of which none answers are no empty answer, and nothing is counted', async () => {
    const failed = (source: string, label: string) => ({
      source,
      label,
      queryRun: 'tea',
      hits: 0,
      taken: 0,
      error: 'It could not be reached.',
    })
    breakCall({
      call: 'search.run',
      status: 200,
      body: run({
        query: 'BCG tuberculosis',
        items: [],
        total: 0,
        perSource: [failed('crossref', 'Crossref'), failed('arxiv', 'arXiv')],
      }),
    })
    const { user } = renderAt('/search', { as: 'free' })
    await user.type(await screen.findByRole('searchbox', { name: 'Question' }), 'tea{Enter}')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('No source could be searched')).toBeVisible()
    expect(alert.getByText('Your question is kept, and nothing was counted against your searches.')).toBeVisible()
    expect(accepted('usage.consume')).toHaveLength(0)
    mendAll()
    await user.click(alert.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(accepted('usage.consume')).toHaveLength(1))
  })

  test('are chosen for a search; the usual choice stays a setting', async () => {
    setSources('default', { sources: ['crossref', 'arxiv'] })
    const { user } = renderAt('/search', { as: 'individual' })
    const where = within(await screen.findByRole('group', { name: 'Search in' }))
    await waitFor(() => expect(where.getAllByRole('checkbox', { checked: true })).toHaveLength(4))
    for (const name of ['Crossref', 'arXiv', 'Starter library']) await user.click(where.getByRole('checkbox', { name }))
    await user.type(screen.getByRole('searchbox'), 'tea{Enter}')
    await waitFor(() => expect(accepted('search.run')[0]?.input).toMatchObject({ body: { sources: ['own'] } }))
    // One place stays, whatever is clicked.
    await user.click(where.getByRole('checkbox', { name: 'My library' }))
    expect(where.getByRole('checkbox', { name: 'My library' })).toBeChecked()
  })

  test('are no choice where the server has none; the starter papers can be left out', async () => {
    const { user } = renderAt('/search', { as: 'individual' })
    const where = within(await screen.findByRole('group', { name: 'Search in' }))
    expect(where.getAllByRole('checkbox')).toHaveLength(2)
    await user.click(where.getByRole('checkbox', { name: 'Starter library' }))
    await user.click(screen.getByRole('searchbox'))
    await user.paste('BCG')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('No paper here speaks of BCG under a name that is known')).toBeVisible()
    await waitFor(() => expect(accepted('search.run')[0]?.input).toMatchObject({ body: { sources: ['own'] } }))
  })
})

describe('a paper in no library', () => {
  test('leads to where it was published and says why it is here', async () => {
    await answered(run())
    expect(card(1).getByRole('link', { name: /Tea and sleep, part 1/ })).toHaveAttribute(
      'href',
      'https://doi.org/10.5555/tea.1',
    )
    expect(card(2).getByText(/matches tea, sleep \(in the title\); found in Crossref at place 2/)).toBeVisible()
  })

  test('is added to the library before it is synthesized', async () => {
    const { user } = await answered(run())
    for (const n of [1, 2]) await user.click(card(n).getByRole('checkbox'))
    expect(screen.getByText('2 chosen papers are in no library yet: add them to synthesize.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Synthesize' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add to my library' }))
    expect(await screen.findByText('2 papers added')).toBeVisible()
    expect(
      worldNow()
        .documents.filter(({ ownerId }) => ownerId === 'user-individual')
        .map(({ ids }) => ids.doi),
    ).toEqual(['10.5555/tea.1', '10.5555/tea.2'])
  })

  test('shows its other version, a retraction and a correction', async () => {
    const otherVersions = [
      {
        kind: 'preprint' as const,
        title: 'Tea, an early draft',
        year: 2018,
        venue: 'arXiv',
        ids: { arxiv: '1801.00001' },
      },
    ]
    const flagged = hit(1, { otherVersions })
    flagged.paper.flags = { retracted: true, corrected: true, openAccess: true }
    await answered(run({ items: [flagged] }))
    expect(card(1).getByText('Retracted')).toBeVisible()
    expect(card(1).getByText('Corrected')).toBeVisible()
    expect(card(1).getByText('Open access')).toBeVisible()
    expect(card(1).getByRole('link', { name: 'Tea, an early draft' })).toHaveAttribute(
      'href',
      'https://arxiv.org/abs/1801.00001',
    )
  })
})

describe('run again', () => {
  const since = { runId: 'run-before', at: '2026-11-01T10:00:00Z', fresh: 1 }

  test('shows only what is new, on request, and the address holds it', async () => {
    const { user } = await answered(run({ since, items: [hit(1, { isNew: false }), hit(2, { isNew: true })] }))
    expect(screen.getByText(/^1 paper is new since Nov 1, 2026/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show only new' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(card(1).getByText('New')).toBeVisible()
    await waitFor(() => expect(addressNow()).toContain('new=1'))
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })

  test('says when nothing is new', async () => {
    await answered(run({ since: { ...since, fresh: 0 } }))
    expect(screen.getByText(/^Nothing is new since Nov 1, 2026/)).toBeVisible()
  })

  test('asks the same of the same places', async () => {
    const { user } = renderAt('/search', { as: 'individual' })
    await user.type(await screen.findByRole('searchbox'), 'BCG vaccine{Enter}')
    await screen.findByRole('list', { name: 'Results' })
    await user.click(screen.getByRole('button', { name: 'Run again' }))
    expect(await screen.findByText(/^Nothing is new since/)).toBeVisible()
    expect(accepted('search.run').map(({ input }) => input)).toEqual([
      { body: { query: 'BCG vaccine' } },
      { body: { query: 'BCG vaccine' } },
    ])
  })
})

describe('a query that may not say what is meant', () => {
  test('is run, and each place is marked with a sentence', async () => {
    const { user } = renderAt('/search', { as: 'individual' })
    await user.type(await screen.findByRole('searchbox'), '(BCG OR vaccine AND mesh:tuberculosis{Enter}')
    await screen.findByRole('list', { name: 'Results' })
    const notice = within(
      (await screen.findByText('2 parts of this query may not mean what you want')).closest(
        '[role=status]',
      ) as HTMLElement,
    )
    expect(notice.getByText('This bracket is never closed; it is read as closing at the end.')).toBeVisible()
    expect(notice.getByText('mesh:tuberculosis').tagName).toBe('MARK')
  })

  test('a plain question is left alone', async () => {
    const { user } = renderAt('/search', { as: 'individual' })
    await user.type(await screen.findByRole('searchbox'), 'Does BCG (the vaccine) and time help?{Enter}')
    await screen.findByRole('list', { name: 'Results' })
    expect(screen.queryByText(/may not mean what you want/)).not.toBeInTheDocument()
  })
})

test('the search is copied in the sentences of a methods section', async () => {
  const { user } = await answered(run())
  await user.click(screen.getByRole('button', { name: 'Search log' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as sentences' }))
  expect(await screen.findByText('Search copied as sentences')).toBeVisible()
  const [copied] = await navigator.clipboard.read()
  expect(await (await copied?.getType('text/plain'))?.text()).toMatch(/^On 20 November 2026 at 10:00 UTC we searched/)
})

test('the search log is saved', async () => {
  const { user } = await answered(run())
  await user.click(screen.getByRole('button', { name: 'Search log' }))
  await user.click(await screen.findByRole('menuitem', { name: 'As a table (CSV)' }))
  expect(await screen.findByText('Search log saved')).toBeVisible()
})

describe('a pasted list of identifiers', () => {
  const paste = async (text: string) => {
    const page = renderAt('/search', { as: 'individual' })
    await page.user.click(await screen.findByRole('button', { name: 'Paste identifiers' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste identifiers' }))
    await page.user.click(dialog.getByLabelText('Identifiers'))
    await page.user.paste(text)
    return { ...page, dialog }
  }

  test('says line by line what is none, searches for the rest, and names what nobody had', async () => {
    const { user, dialog } = await paste('10.1001/jama.1994.03510330076038\nno number\npmid:99999999\nPMID: 8309034')
    expect(dialog.getByText('3 identifiers, 1 line is none')).toBeVisible()
    expect(dialog.getByRole('row', { name: /^2 no number No DOI, PMID/ })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Search for them' }))
    expect(await screen.findByRole('list', { name: 'Results' })).toBeVisible()
    expect(screen.getByText('One identifier is not in Starter library or My library')).toBeVisible()
    expect(screen.getByText(/whether the papers exist elsewhere is not known/)).toBeVisible()
    expect(screen.getByText('PMID 99999999')).toBeVisible()
    expect(accepted('search.run').map(({ input }) => input)).toEqual([
      { body: { query: '10.1001/jama.1994.03510330076038, pmid:99999999, pmid:8309034' } },
    ])
  })

  test('of which nothing is an identifier cannot be searched', async () => {
    const { dialog } = await paste('only words')
    expect(dialog.getByRole('button', { name: 'Search for them' })).toBeDisabled()
  })
})

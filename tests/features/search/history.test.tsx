import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { SEARCHES_KEPT } from '#contract/search.ts'
import { filterRuns } from '#features/search/history/history-filter.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import type { SearchRunRow } from '#engine/world/rows.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

testApi()

/** A search that was made so many days ago, with starter papers by their ids. */
function made(id: string, query: string, days: number, documentIds: readonly string[], owner: Person = 'individual') {
  const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
  const perSource: SearchRunRow['run']['perSource'] = [
    { source: 'starter', label: 'Starter library', queryRun: query, hits: documentIds.length },
    { source: 'arxiv', label: 'arXiv', queryRun: `all:${query}`, hits: 0, error: 'It did not answer in time.' },
  ]
  worldNow().searchRuns.put({
    id,
    ownerId: `user-${owner}`,
    at,
    run: { runId: id, query, at, perSource, total: documentIds.length },
    hits: documentIds.map((documentId) => ({ documentId, score: 1, terms: [] })),
  })
}
const [A, B, C] = ['p-colditz-1994', 'p-hart-1977', 'p-fine-1995']

async function open(as: Person = 'individual') {
  const page = renderAt('/search-history', { as })
  const list = within(await screen.findByRole('list', { name: 'Searches' }))
  const row = (query: string) => within(list.getByRole('listitem', { name: query }))
  return { ...page, list, row }
}

describe('the list', () => {
  test.each(['/search-history', '/history'])(
    '%s has every search, newest first, with where it looked',
    async (path) => {
      made('run-1', 'BCG vaccine', 3, [A])
      made('run-2', 'statins', 1, [A, B])
      made('run-x', 'not mine', 1, [A], 'free')
      renderAt(path, { as: 'individual' })
      const rows = within(await screen.findByRole('list', { name: 'Searches' })).getAllByRole('listitem')
      expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['statins', 'BCG vaccine'])
      expect(rows[0]).toHaveTextContent(/2 papers · .* · Starter library, arXiv \(failed\)/)
      expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/search?q=statins&run=run-2')
    },
  )

  test('is narrowed by words and by time', async () => {
    made('run-1', 'BCG vaccine in infants', 3, [A])
    made('run-2', 'statins', 60, [A])
    const { user } = await open()
    await user.type(screen.getByLabelText('Filter by words in the query'), 'infants bcg')
    expect(screen.getByText('1 of 2 searches')).toBeVisible()
    await user.clear(screen.getByLabelText('Filter by words in the query'))
    await user.selectOptions(screen.getByLabelText('Made'), 'In the last 30 days')
    expect(screen.queryByText('statins')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Filter by words in the query'), 'nothing like it')
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }))
    expect(screen.getByText('2 searches')).toBeVisible()
  })

  test('is empty for a newcomer, and says so when it cannot be loaded', async () => {
    const { unmount } = renderAt('/search-history', { as: 'individual' })
    expect(await screen.findByText('No searches yet')).toBeVisible()
    unmount()
    breakCall({ call: 'search.runs', status: 503 })
    const { user } = renderAt('/search-history', { as: 'individual' })
    expect(await screen.findByText('Your searches could not be loaded')).toBeVisible()
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('No searches yet')).toBeVisible()
  })
})

describe('running again', () => {
  test('counts a search and opens the new run', async () => {
    made('run-1', 'BCG vaccine', 3, [A])
    const { user, row } = await open()
    await user.click(row('BCG vaccine').getByRole('button', { name: 'Run BCG vaccine again' }))
    await waitFor(() => expect(addressNow()).toMatch(/^\/search\?q=BCG\+vaccine&run=/))
    expect(await screen.findByText(/new since/)).toBeVisible()
    await waitFor(() => expect(accepted('usage.consume')).toHaveLength(1))
  })

  test('is not offered when nothing is left this month; opening is', async () => {
    made('run-1', 'BCG vaccine', 3, [A], 'free')
    setUses(worldNow(), 'user-free', { search: 3 })
    const { row } = await open('free')
    await waitFor(() => expect(row('BCG vaccine').queryByRole('button', { name: /Run/ })).not.toBeInTheDocument())
    expect(row('BCG vaccine').getByRole('link')).toBeVisible()
  })

  test('a failure is said, and the list stays', async () => {
    made('run-1', 'BCG vaccine', 3, [A])
    breakCall({ call: 'search.run', status: 500, body: { message: 'The index is being rebuilt.' } })
    const { user, row } = await open()
    await user.click(row('BCG vaccine').getByRole('button', { name: 'Run BCG vaccine again' }))
    expect(await screen.findByText('The search did not run')).toBeVisible()
    expect(row('BCG vaccine').getByRole('link')).toBeVisible()
  })
})

test('where as many are kept as can be, it says so', async () => {
  for (let n = 0; n < SEARCHES_KEPT; n += 1) made(`run-${n}`, `query ${n}`, n, [])
  await open()
  expect(screen.getByText(/^The newest 200 searches are kept/)).toBeVisible()
})

describe('deleting', () => {
  test('can be taken back; nothing has been sent until then', async () => {
    made('run-1', 'BCG vaccine', 3, [A])
    const { user, row } = await open()
    await user.click(row('BCG vaccine').getByRole('button', { name: 'Delete BCG vaccine' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(row('BCG vaccine').getByRole('link')).toBeVisible()
    expect(accepted('search.remove')).toHaveLength(0)
  })

  test('is sent after five seconds, or at once when the page is left', async () => {
    made('run-1', 'BCG vaccine', 3, [A])
    made('run-2', 'statins', 2, [A])
    const { user, row, unmount } = await open()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await user.click(row('BCG vaccine').getByRole('button', { name: 'Delete BCG vaccine' }))
      vi.advanceTimersByTime(5000)
    } finally {
      vi.useRealTimers()
    }
    await waitFor(() => expect(worldNow().searchRuns.has('run-1')).toBe(false))
    await waitFor(() => expect(screen.queryByText('“BCG vaccine” was deleted.')).not.toBeInTheDocument())

    await user.click(row('statins').getByRole('button', { name: 'Delete statins' }))
    expect(worldNow().searchRuns.has('run-2')).toBe(true)
    unmount()
    await waitFor(() => expect(worldNow().searchRuns.has('run-2')).toBe(false))
  })

  test('is not offered by a server that keeps everything', async () => {
    made('run-1', 'BCG vaccine', 3, [A])
    breakCall({ call: 'capabilities.get', status: 200, body: { features: ['search', 'documents'] } })
    const { row } = await open()
    expect(row('BCG vaccine').queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
  })
})

describe('comparing', () => {
  const compare = async () => {
    made('run-1', 'BCG', 9, [A ?? '', B ?? ''])
    made('run-2', 'BCG vaccine', 2, [B ?? '', C ?? ''])
    const page = await open()
    await page.user.click(page.row('BCG vaccine').getByRole('checkbox'))
    expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled()
    await page.user.click(page.row('BCG').getByRole('checkbox'))
    await page.user.click(screen.getByRole('button', { name: 'Compare' }))
    return page
  }

  test('the older first: what came, what went, what stayed', async () => {
    await compare()
    expect(await screen.findByRole('heading', { level: 1, name: 'Two searches compared' })).toBeVisible()
    expect(addressNow()).toBe('/search-history?first=run-1&second=run-2')
    for (const title of ['Only in the second (1)', 'Only in the first (1)', 'In both (1)']) {
      expect(await screen.findByRole('region', { name: title })).toBeVisible()
    }
    expect(within(screen.getByRole('region', { name: /Only in the first/ })).getByRole('link')).toHaveAttribute(
      'href',
      `/document/${A}`,
    )
  })

  test('a search that is gone is said to be', async () => {
    made('run-1', 'BCG', 9, [A ?? ''])
    renderAt('/search-history?first=run-1&second=..%2fx', { as: 'individual' })
    expect(await screen.findByText('One of these searches no longer exists')).toBeVisible()
  })
})

test('chosen searches go into one log', async () => {
  made('run-1', 'BCG', 9, [A ?? ''])
  const { user, row } = await open()
  await user.click(row('BCG').getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Search log' }))
  await user.click(await screen.findByRole('menuitem', { name: 'As a table (CSV)' }))
  expect(await screen.findByText('Search log saved')).toBeVisible()
})

test('the filter ignores case and accents, wants every word, and keeps what has no time', () => {
  const runs = [
    { runId: '1', query: 'Café au lait', at: '2026-11-19T00:00:00Z', total: 1 },
    { runId: '2', query: 'tea', at: 'unknown', total: 1 },
  ]
  const now = Date.parse('2026-11-20T00:00:00Z')
  const ids = (text: string, period: 'all' | '7') => filterRuns(runs, { text, period }, now).map(({ runId }) => runId)
  expect(ids('LAIT cafe', 'all')).toEqual(['1'])
  expect(ids('cafe tea', 'all')).toEqual([])
  expect(ids('', '7')).toEqual(['1', '2'])
})

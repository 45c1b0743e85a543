import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { LIST_LIMIT_MAX } from '#contract/documents.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { readRecords } from '#science/records/read-file.ts'
import { readZip } from '#shared/format/unzip.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const open = async (tab: string, as: Parameters<typeof renderAt>[1] = { as: 'individual' }) => {
  const page = renderAt(`/settings?tab=${tab}`, as)
  await screen.findByRole('tab', { name: 'Account' })
  return page
}

describe('tabs', () => {
  test.each([
    ['/settings?tab=billing', 'Billing'],
    ['/settings', 'Account'],
    ['/settings?tab=nonsense', 'Account'],
  ])('%s opens %s', async (path, tab) => {
    renderAt(path, { as: 'individual' })
    expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  test('stand in the address and are walked with the arrow keys', async () => {
    const { user } = await open('account')
    screen.getByRole('tab', { name: 'Account' }).focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(addressNow()).toBe('/settings?tab=appearance'))
    expect(screen.getByRole('tab', { name: 'Appearance' })).toHaveFocus()
  })
})

test('appearance shows at once, is kept, and says so', async () => {
  const { user } = await open('appearance')
  const { dataset, classList } = document.documentElement
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await user.click(screen.getByRole('radio', { name: 'Compact' }))
  await user.click(screen.getByRole('radio', { name: 'Largest' }))
  await user.click(screen.getByRole('radio', { name: 'Reduced' }))
  expect(classList).toContain('dark')
  expect(Object.entries(dataset)).toEqual([
    ['density', 'compact'],
    ['text', 'largest'],
    ['motion', 'reduced'],
  ])
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(JSON.parse(localStorage.getItem('appearance') ?? '')).toEqual({
    density: 'compact',
    text: 'largest',
    motion: 'reduced',
  })
  expect(screen.getByText('Saved in this browser.')).toBeVisible()

  await user.click(screen.getByRole('radio', { name: 'Comfortable' }))
  await user.click(screen.getByRole('radio', { name: 'Standard' }))
  for (const radio of screen.getAllByRole('radio', { name: 'System' })) await user.click(radio)
  expect(Object.entries(dataset)).toEqual([])
})

describe('research', () => {
  const preferences = () =>
    (worldNow().accounts.get(seedUserId('individual'))?.personaData as { preferences?: Record<string, unknown> })
      ?.preferences

  test('a citation style is shown on a real reference and kept with the account', async () => {
    const { user } = await open('research')
    await user.selectOptions(await screen.findByLabelText('Citation style'), 'APA')
    expect(screen.getByText(/^Shepherd, J\., Cobbe, S\. M\., & Ford, I\. \(1995\)\./)).toBeVisible()
    await waitFor(() => expect(preferences()).toMatchObject({ research: { citationStyle: 'APA' } }))
  })

  test('the columns chosen here are those of the library, and kept with the account', async () => {
    const { user } = await open('research')
    await user.click(await screen.findByRole('checkbox', { name: 'Venue' }))
    await user.click(screen.getByRole('checkbox', { name: 'Added' }))
    await waitFor(() => expect(accepted('user.persona').length).toBeGreaterThan(0))
    await user.click(screen.getByRole('link', { name: 'Resources' }))
    const table = await screen.findByRole('table')
    await waitFor(() =>
      expect(
        within(table)
          .getAllByRole('columnheader')
          .map((cell) => cell.textContent),
      ).toEqual([expect.stringContaining('Title'), 'Authors', 'Year', 'Design']),
    )
    const first = within(table).getAllByRole('row')[1]
    expect(first && within(first).getAllByRole('cell')).toHaveLength(3)
    const account = worldNow().accounts.get(seedUserId('individual'))
    expect(account?.personaData).toMatchObject({ preferences: { libraryColumns: ['authors', 'year', 'design'] } })
  })

  test('the places chosen here are the ones that a search asks', async () => {
    const { user } = await open('research')
    await user.click(await screen.findByRole('checkbox', { name: 'My library' }))
    await waitFor(() => expect(preferences()).toMatchObject({ research: { sources: ['starter'] } }))
    await user.click(screen.getByRole('checkbox', { name: 'Starter library' }))
    expect(screen.getByRole('alert')).toHaveTextContent('A search needs at least one place.')
    expect(screen.getByRole('checkbox', { name: 'Starter library' })).toBeChecked()

    await user.click(screen.getByRole('link', { name: 'Search' }))
    await user.type(await screen.findByRole('searchbox', { name: 'Question' }), 'BCG vaccine{Enter}')
    await screen.findAllByRole('article')
    expect(accepted('search.run').at(-1)?.input).toMatchObject({ body: { sources: ['starter'] } })
  })
})

test('shared links say honestly that there are none', async () => {
  await open('shared-links')
  expect(await screen.findByText('Nothing is shared')).toBeVisible()
})

test('shortcuts list what works here, and single keys can be switched off', async () => {
  const { user } = await open('shortcuts')
  const panel = within(screen.getByRole('tabpanel'))
  expect((await panel.findByText('Commands')).parentElement).toHaveTextContent('CommandsCtrlK')
  await user.click(panel.getByRole('checkbox', { name: /^Keys without Ctrl/ }))
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off')
  await user.click(panel.getByRole('checkbox', { name: /^Keys without Ctrl/ }))
})

describe('billing', () => {
  test('shows plan, period, price and what is left, and opens the plans', async () => {
    const { user } = await open('billing')
    const card = within(await screen.findByRole('region', { name: 'Your plan' }))
    expect(await card.findByText('Individual')).toBeVisible()
    expect(card.getByText('Monthly')).toBeVisible()
    expect(card.getByText('$25 a month')).toBeVisible()
    const left = within(screen.getByRole('region', { name: 'Left this month' }))
    await waitFor(() => expect(left.getAllByText('Unlimited')).toHaveLength(5))
    await user.click(card.getByRole('button', { name: 'Change plan' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('counts what a free account has left', async () => {
    await open('billing', { as: 'student-pending' })
    const left = within(await screen.findByRole('region', { name: 'Left this month' }))
    expect(await left.findByText('4 left')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Your plan' })).getByText('Pending')).toBeVisible()
  })

  test('never says Free before the server has spoken, nor after it failed', async () => {
    breakCall({ call: 'subscription.get', status: 503, delayMs: 60 })
    await open('billing')
    expect(screen.getByText('Loading your plan')).toBeInTheDocument()
    expect(screen.queryByText('Free')).not.toBeInTheDocument()
    expect(await screen.findByText('Could not load your plan. Try again.')).toBeVisible()
    expect(screen.queryByText('Free')).not.toBeInTheDocument()
  })

  test('a count that cannot be had is asked again by itself', async () => {
    breakCall({ call: 'usage.check', status: 500 })
    const { user } = await open('billing')
    const left = within(await screen.findByRole('region', { name: 'Left this month' }))
    const again = await left.findByRole('button', { name: 'Try Again: Searches' })
    await waitFor(() => expect(left.getAllByText('Unknown, because the server did not answer')).toHaveLength(5))
    mendAll()
    await user.click(again)
    expect(await left.findByText('Unlimited')).toBeVisible()
    expect(left.getAllByText('Unknown, because the server did not answer')).toHaveLength(4)
  })
})

describe('the export', () => {
  const MINE = seedUserId('individual')
  const record = (title: string, n: number) => ({
    id: `d-${n}`,
    ownerId: MINE,
    type: 'article-journal',
    title,
    authors: [{ family: 'Müller', given: 'Anna' }],
    year: 2000 + (n % 20),
    keywords: ['α'],
    ids: { doi: `10.5555/${n}` },
    design: 'unknown' as const,
    flags: {},
    counts: {},
    origin: [{ kind: 'import' as const, file: 'a.ris' }],
  })
  /** What the browser was told to save, instead of a download that jsdom does not have. */
  const savedFiles = () => {
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x', revokeObjectURL: () => {} }),
    )
    return files
  }

  test('holds everything, and our own readers get all of it back', async () => {
    const size = LIST_LIMIT_MAX + 7
    for (let n = 0; n < size; n += 1) worldNow().documents.put(record(`Own paper ${n} – β`, n))
    worldNow().syntheses.put({
      id: 'syn-1',
      ownerId: MINE,
      title: 'Does BCG prevent tuberculosis?',
      documentIds: ['p-colditz-1994'],
      status: 'complete',
      sections: [],
    })
    const files = savedFiles()
    const { user } = await open('data')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export everything' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Export everything' }))
    expect(await screen.findByText('Your data is exported')).toBeVisible()
    expect(screen.getByText('507 papers and 1 synthesis.')).toBeVisible()

    const [file] = files
    if (!file) throw new Error('Nothing was saved.')
    const entries = await readZip(new Uint8Array(await file.arrayBuffer()), () => true, 50_000_000)
    expect(entries.map(({ name }) => name)).toEqual([
      'README.txt',
      'library/library.ris',
      'library/library.bib',
      'library/library.json',
      'library/roadrunner.json',
      'syntheses/1-does-bcg-prevent-tuberculosis.md',
      'syntheses/1-does-bcg-prevent-tuberculosis.json',
      'syntheses/cited-papers.ris',
      'library/ledger.json',
      'past-work.json',
      'profile.json',
    ])
    for (const { name, bytes } of entries.filter((entry) => entry.name.startsWith('library/library.'))) {
      const { records, skipped } = readRecords(bytes, name)
      expect(skipped).toEqual([])
      expect(new Set(records.map(({ draft }) => draft.title)).size).toBe(size)
      expect(records[0]?.draft.authors).toEqual([{ family: 'Müller', given: 'Anna' }])
    }
    const textOf = (name: string) => new TextDecoder().decode(entries.find((entry) => entry.name === name)?.bytes)
    expect(textOf('syntheses/cited-papers.ris')).toContain('Efficacy of BCG vaccine')
    expect(JSON.parse(textOf('profile.json'))).toMatchObject({ email: 'individual@roadrunner.test' })
    expect(textOf('profile.json')).not.toContain('passwordHash')
  })

  test('one failure fails the whole, saves nothing, and can be tried again', async () => {
    const files = savedFiles()
    breakCall({ call: 'syntheses.list', status: 500, body: { message: 'Out of order.' }, times: 1 })
    const { user } = await open('data')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export everything' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Export everything' }))
    expect(await screen.findByText('The export was not finished')).toBeVisible()
    expect(screen.getByText('Out of order.')).toBeVisible()
    expect(files).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Your data is exported')).toBeVisible()
    expect(files).toHaveLength(1)
  })
})

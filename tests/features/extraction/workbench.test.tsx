import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { GridEntry } from '#contract/grid.ts'
import { starterLibrary } from '#engine/papers/library.ts'
import { usedThisMonth } from '#engine/people/plan-limits.ts'
import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { columnTrust } from '#science/extraction/column-trust.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const papers = starterLibrary()
  .filter(({ title }) => /BCG/.test(title))
  .slice(0, 5)

const putGrid = (owner: SeedKey, more: Record<string, unknown> = {}) =>
  worldNow().syntheses.put({
    id: 'grid-1',
    ownerId: seedUserId(owner),
    kind: 'grid',
    title: 'BCG trials',
    query: 'Does BCG protect?',
    status: 'complete',
    version: 1,
    updatedAt: '2026-11-20T10:00:00.000Z',
    documentIds: papers.map(({ id }) => id),
    body: { ...emptyGridBody(), columns: startColumns('year', 'design', 'sample-size', 'effect') },
    ...more,
  })

/** What stands in the log of the grid, in order. */
const logged = () =>
  worldNow()
    .analysisEntries.filter(({ analysisId }) => analysisId === 'grid-1')
    .flatMap(({ entries }) => entries)
    .sort((a, b) => a.seq - b.seq)
    .map(({ data }) => data as GridEntry)

/** The cells of a row, counted from 1. Found by place: asking a whole grid for roles takes seconds here. */
const cells = (row: number) => {
  const line: HTMLElement[] = []
  for (const cell of screen
    .getByRole('grid')
    .querySelectorAll<HTMLElement>(`[data-row="${row - 1}"] [role="gridcell"]`)) {
    line[Number(cell.dataset['column'])] = cell
  }
  return line
}
/** Opened, and read by rules: the years stand there. */
async function openGrid(as: SeedKey = 'individual') {
  const rendered = renderAt('/analyze?id=grid-1', { as })
  await screen.findByRole('grid')
  await waitFor(() => expect(cells(1)[0]).toHaveTextContent(/\d{4}/))
  return rendered
}

describe('beginning', () => {
  test('without papers nothing is made, and the question stays when making fails', async () => {
    const { user } = renderAt('/analyze', { as: 'individual' })
    await user.click(await screen.findByLabelText('Question'))
    await user.paste('Does BCG protect?')
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(screen.getByText('Choose at least one paper.')).toBeVisible()
    breakCall({ call: 'syntheses.create', status: 500 })
    await user.click(screen.getByRole('button', { name: 'Try with example papers' }))
    expect(await screen.findByText('The example papers could not be loaded')).toBeVisible()
    expect(screen.getByLabelText('Question')).toHaveValue('Does BCG protect?')
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try with example papers' }))
    expect(await screen.findByRole('grid')).toBeVisible()
    expect(addressNow()).toMatch(/^\/analyze\?id=/)
    expect(accepted('syntheses.create')).toHaveLength(1)
    // One press takes it away again.
    await user.click(await screen.findByRole('button', { name: 'Remove the example' }))
    expect(await screen.findByText('Example removed')).toBeVisible()
    expect(addressNow()).toBe('/synthesis-history')
    expect(accepted('syntheses.remove')).toHaveLength(1)
  })

  test('an analysis of somebody else is not there', async () => {
    putGrid('team-owner')
    renderAt('/analyze?id=grid-1', { as: 'individual' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Analysis not found' })).toBeVisible()
  })

  test('an analysis of another kind is not read as a grid, and so not saved over', async () => {
    putGrid('individual', { kind: 'meta-analysis', body: { schema: 1, columns: [{ own: true }] } })
    renderAt('/analyze?id=grid-1', { as: 'individual' })
    const link = await screen.findByRole('link', { name: 'Open it in its own view' })
    expect(link).toHaveAttribute('href', '/meta-analysis?id=grid-1')
  })

  test('a body of a newer version is not opened, and so not saved over', async () => {
    putGrid('individual', { body: { schema: 9, columns: [] } })
    renderAt('/analyze?id=grid-1', { as: 'individual' })
    expect(await screen.findByText(/A newer version of Roadrunner wrote this/)).toBeVisible()
  })
})

describe('by keyboard', () => {
  test('the cell that has the focus keeps it, and its place in the order, while the grid is scrolled away from under it', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    const box = screen.getByRole('grid')
    cells(1)[0]?.focus()
    box.scrollTop = 8 * 36
    box.scrollLeft = 800
    fireEvent.scroll(box)
    // Everything before it is out of sight and gone: the first row but for its cells near by.
    await waitFor(() => expect(cells(2)).toEqual([]))
    expect(document.activeElement).toBe(cells(1)[0])
    const places = (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset)
    expect(places('[data-row]').map(({ row }) => row)).toEqual(['0', '2', '3', '4'])
    expect(places('[data-row="0"] [data-column]').map(({ column }) => column)).toEqual(['0', '1', '2', '3'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(cells(1)[0]).toHaveTextContent('Confirmed'))
  })

  test('Tab moves, Enter confirms, N says not reported, A not applicable, and all of it is in the log', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    cells(1)[0]?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(cells(1)[0]).toHaveTextContent('Confirmed'))
    await user.keyboard('{Tab}{Tab}')
    expect(document.activeElement).toBe(cells(1)[2])
    await user.keyboard('n')
    await waitFor(() => expect(cells(1)[2]).toHaveTextContent('not reported'))
    await user.keyboard('{ArrowDown}a')
    await waitFor(() => expect(cells(2)[2]).toHaveTextContent('not applicable'))
    await waitFor(() => expect(logged()).toHaveLength(3))
    expect(logged()).toMatchObject([
      { kind: 'cell', verb: 'confirm', rowId: papers[0]?.id, columnId: 'year', value: papers[0]?.year },
      { kind: 'cell', verb: 'not_reported', columnId: 'sample-size' },
      { kind: 'cell', verb: 'not_applicable', rowId: papers[1]?.id, columnId: 'sample-size' },
    ])
  })

  test('E edits: what does not fit the column is said and kept, what fits is written, and the focus is back', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    cells(2)[2]?.focus()
    await user.click(cells(2)[2]!)
    await user.keyboard('e')
    const field = await screen.findByLabelText('Sample size')
    await user.clear(field)
    await user.paste('many')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('This column takes a number, with a unit if you like.')).toBeVisible()
    expect(field).toHaveValue('many')
    await user.clear(field)
    await user.paste('1,204')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(cells(2)[2]).toHaveTextContent('1204'))
    await waitFor(() => expect(document.activeElement).toBe(cells(2)[2]))
    await waitFor(() => expect(logged()).toMatchObject([{ kind: 'cell', value: 1204, rowId: papers[1]?.id }]))
  })

  test('Ctrl+Z takes the last step back, and the log keeps both', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    cells(1)[0]?.focus()
    await user.keyboard('n')
    await waitFor(() => expect(cells(1)[0]).toHaveTextContent('not reported'))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cells(1)[0]).toHaveTextContent(String(papers[0]?.year)))
    await waitFor(() => expect(logged().map(({ kind }) => kind)).toEqual(['cell', 'undo']))
  })

  test('Esc lets Tab leave the grid', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    cells(1)[0]?.focus()
    await user.keyboard('{Escape}{Tab}')
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  })
})

describe('what a cell stands on', () => {
  test('a confirmed cell carries a quote that is lit in the text of its paper', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    await waitFor(() => expect(screen.getAllByText(/95% CI/).length).toBeGreaterThan(0))
    const cell = cells(1)[3]
    cell?.focus()
    await user.click(cell!)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(logged()).toHaveLength(1))
    const entry = logged()[0]
    if (entry?.kind !== 'cell') throw new Error('No cell was written.')
    const quote = entry.evidence?.[0]?.quote ?? ''
    expect(quote).not.toBe('')
    const pane = screen.getByRole('complementary', { name: 'Passage' })
    const lit = await within(pane).findAllByText((_, element) => element?.tagName === 'MARK')
    expect(lit.map(({ textContent }) => textContent).join(' ')).toContain(quote)
    expect(within(pane).getByRole('link', { name: 'Open the passage' }).getAttribute('href')).toContain('/document/')
  })
})

describe('a run', () => {
  test('rows arrive, it is counted once, and what it cost is told', async () => {
    putGrid('free')
    const { user } = await openGrid('free')
    await user.click(screen.getByRole('button', { name: 'Run' }))
    expect(await screen.findByText(/Costs 1 of 2 uses left this month/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^All/ }))
    await user.click(screen.getByRole('button', { name: /^Run over/ }))
    expect(await screen.findByText(/Last run: Complete/)).toBeVisible()
    await waitFor(() => expect(usedThisMonth(worldNow(), seedUserId('free'), 'extract')).toBe(1))
    await user.click(screen.getByRole('button', { name: 'Runs and credits' }))
    expect(await screen.findByText(/This grid has used 1 credit\. 1 left this month\./)).toBeVisible()
    expect(accepted('usage.consume')).toHaveLength(1)
  })

  test('that cannot start says so and keeps the grid', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    breakCall({ call: 'syntheses.generate', status: 500 })
    await user.click(screen.getByRole('button', { name: 'Run' }))
    await user.click(await screen.findByRole('button', { name: 'Run the pilot' }))
    expect(await screen.findByText('The run could not be started')).toBeVisible()
    expect(screen.getByText('The grid is as it was. Nothing was counted.')).toBeVisible()
    expect(cells(1)[0]).toHaveTextContent(String(papers[0]?.year))
    expect(accepted('usage.consume')).toHaveLength(0)
  })
})

describe('columns', () => {
  test('the library says how far the rules were right about each, and which values want a person', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    await user.click(screen.getByRole('button', { name: 'Add columns' }))
    const library = within(await screen.findByRole('dialog', { name: 'Add columns' }))
    const { right, said, there } = columnTrust['means'] ?? { right: 0, said: 0, there: 0 }
    expect(
      library.getByText(new RegExp(`: ${right} of ${said} values right .* ${right} of ${there} found`)),
    ).toBeVisible()
    expect(
      library.getAllByText(/^Not measured yet\. A value counts in a synthesis, a pool or a report only when/).length,
    ).toBeGreaterThan(5)
  })

  test('one of one’s own, with allowed values', async () => {
    putGrid('individual')
    const { user } = await openGrid()
    await user.click(screen.getByRole('button', { name: 'Add columns' }))
    await user.click(await screen.findByRole('button', { name: 'Own column' }))
    await user.click(await screen.findByRole('button', { name: 'Add column' }))
    expect(await screen.findByText('Give the column a name.')).toBeVisible()
    await user.click(screen.getByLabelText('Name'))
    await user.paste('Risk')
    await user.selectOptions(screen.getByLabelText('Answers are'), 'One of several values')
    await user.click(screen.getByLabelText('Allowed values'))
    await user.paste('low\nhigh')
    await user.click(screen.getByRole('button', { name: 'Add column' }))
    expect(await screen.findByRole('columnheader', { name: 'Risk' })).toBeVisible()
    await waitFor(() => expect(logged()).toMatchObject([{ kind: 'column', column: { choices: ['low', 'high'] } }]))
  })

  test('a changed question makes its cells stale and keeps them', async () => {
    const risk = { id: 'risk', version: 1, name: 'Risk', type: 'choice' as const, choices: ['low', 'high'] }
    putGrid('individual', { body: { ...emptyGridBody(), columns: [...startColumns('year'), risk] } })
    const { user } = await openGrid()
    const cell = cells(1).at(-1)
    cell?.focus()
    await user.click(cell!)
    await user.keyboard('e')
    await user.click(await screen.findByLabelText('Risk'))
    await user.paste('high')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(cells(1).at(-1)).toHaveTextContent('high'))
    await user.click(screen.getByRole('button', { name: 'Risk' }))
    await user.click(await screen.findByLabelText('Instruction'))
    await user.paste('Risk of bias overall')
    await user.click(screen.getByRole('button', { name: 'Save column' }))
    await waitFor(() => expect(cells(1).at(-1)).toHaveTextContent('older question'))
    // Counted from the settled grid, which follows what is typed.
    expect(await screen.findByText(/1 column asks a different question than before: Risk/)).toBeVisible()
  })
})

test('a cut line: what was decided counts here, is said to wait, and is sent when the line is back', async () => {
  putGrid('individual')
  const { user } = await openGrid()
  breakCall({ call: 'analyses.append', cut: 'before' })
  cells(1)[0]?.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Not connected: 1 change is kept here/)).toBeVisible()
  expect(cells(1)[0]).toHaveTextContent('Confirmed')
  mendAll()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(logged()).toHaveLength(1))
  expect(await screen.findByText('Saved')).toBeVisible()
})

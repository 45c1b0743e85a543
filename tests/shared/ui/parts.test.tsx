import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import { ApiError } from '#shared/api/errors.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import { Table } from '#shared/ui/Table.tsx'
import { WorkbenchFrame } from '#shared/ui/WorkbenchFrame.tsx'

test('a page title is the one h1, can take the focus, and names the tab', () => {
  render(<PageTitle>Search</PageTitle>)
  const heading = screen.getByRole('heading', { level: 1, name: 'Search' })
  heading.focus()
  expect(heading).toHaveFocus()
  expect(document.title).toBe('Search · Roadrunner')
})

test('the tab may say more than the heading', () => {
  const { rerender } = render(<PageTitle documentTitle="BCG and tuberculosis">Paper</PageTitle>)
  expect(document.title).toBe('BCG and tuberculosis · Roadrunner')
  rerender(<PageTitle>Paper</PageTitle>)
  expect(document.title).toBe('Paper · Roadrunner')
})

test('a card with a title is a region of that name', () => {
  render(<Card title="Recent papers">None yet</Card>)
  expect(screen.getByRole('region', { name: 'Recent papers' })).toHaveTextContent('None yet')
})

describe('an error card', () => {
  test('says what failed, why and what is kept, and tries again', async () => {
    const tries: string[] = []
    render(
      <ErrorCard
        title="Failed to load papers"
        error={new ApiError(503, { message: 'The index is being rebuilt.' })}
        kept="Your question is kept."
        onRetry={() => tries.push('again')}
      />,
    )
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Failed to load papersThe index is being rebuilt.Your question is kept.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }))
    expect(tries).toEqual(['again'])
  })

  test.each([undefined, null, {}, 'text', new Error('')])('never shows %o as words', (error) => {
    render(<ErrorCard title="Failed to load papers" error={error} />)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to load papers$/)
  })
})

test('a notice of an error interrupts; another one waits', () => {
  render(
    <>
      <Notice tone="error">Not saved.</Notice>
      <Notice>You are offline.</Notice>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved.')
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.')
})

test('progress is said in counted steps', () => {
  render(<Progress label="Reading papers" value={7} max={24} />)
  const bar = screen.getByRole('progressbar', { name: 'Reading papers' })
  expect(bar).toHaveAttribute('aria-valuetext', '7 of 24')
  expect(screen.getByText('7 of 24')).toBeInTheDocument()
})

test('a checkbox may stand for some of many, and tells what it becomes', async () => {
  const became: boolean[] = []
  render(<Checkbox label="All papers" checked="indeterminate" onChange={(checked) => became.push(checked)} />)
  const box = screen.getByRole('checkbox', { name: 'All papers' })
  expect(box).toBePartiallyChecked()
  await userEvent.click(box)
  expect(became).toEqual([true])
})

describe('a table', () => {
  type Row = { id: string; year: number }
  const columns = [
    { key: 'trial', header: 'Trial', cell: (row: Row) => row.id },
    { key: 'year', header: 'Year', align: 'right' as const, cell: (row: Row) => row.year },
  ]
  test('is named, and its first column names the rows', () => {
    render(<Table caption="Trials" columns={columns} rows={[{ id: 'Aronson', year: 1948 }]} rowKey={(row) => row.id} />)
    const table = screen.getByRole('table', { name: 'Trials' })
    expect(within(table).getByRole('rowheader', { name: 'Aronson' })).toBeInTheDocument()
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(table).getByRole('cell', { name: '1948' })).toBeInTheDocument()
  })

  test('without rows shows what is said instead', () => {
    render(<Table caption="Trials" columns={columns} rows={[]} rowKey={(row) => row.id} empty={<p>No trials yet</p>} />)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByText('No trials yet')).toBeInTheDocument()
  })
})

test('the panes of a workbench are moved with the arrow keys, within bounds', async () => {
  render(
    <WorkbenchFrame left="Papers" leftLabel="Papers" right="Evidence" rightLabel="Evidence">
      Grid
    </WorkbenchFrame>,
  )
  const left = screen.getByRole('separator', { name: 'Width of Papers' })
  const right = screen.getByRole('separator', { name: 'Width of Evidence' })
  const widthOf = (separator: HTMLElement) => Number(separator.getAttribute('aria-valuenow'))
  const before = [widthOf(left), widthOf(right)]

  left.focus()
  await userEvent.keyboard('{ArrowRight}')
  right.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(widthOf(left)).toBeGreaterThan(before[0] ?? 0)
  expect(widthOf(right)).toBeLessThan(before[1] ?? 0)

  await userEvent.keyboard('{End}{ArrowLeft}')
  expect(widthOf(right)).toBe(Number(right.getAttribute('aria-valuemax')))
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(widthOf(right)).toBe(Number(right.getAttribute('aria-valuemin')))
})

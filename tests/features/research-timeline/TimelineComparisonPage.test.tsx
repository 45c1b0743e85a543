import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, expect, test } from 'vitest'

import { starterLibrary } from '#engine/papers/library.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { knownCitations } from '#tests/support/citations.ts'
import { mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()
const files = savedFiles()
afterEach(mendAll)

const dated = starterLibrary()
  .filter(({ year }) => year !== undefined)
  .toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0))
const early = dated.slice(0, 4)
const late = dated.slice(-4)

function keep(id: string, title: string, documentIds: string[]) {
  worldNow().syntheses.put({
    id,
    ownerId: 'user-individual',
    kind: 'timeline',
    title,
    documentIds,
    body: emptyGridBody(),
    status: 'complete',
    version: 1,
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
  })
}
const ids = (papers: typeof dated) => papers.map(({ id }) => id)

test('two timelines on one axis: shared papers, who cites whom across, and the differences as a file', async () => {
  const [first, second] = early
  const [, , , newest] = late
  if (!first || !second || !newest) throw new Error('The starter library has too few papers.')
  keep('timeline-a', 'Early', ids([...early, newest]))
  keep('timeline-b', 'Late', ids(late))
  const citing = late[0]
  if (citing) knownCitations([[citing.id, first], [citing.id, second]]) // prettier-ignore
  const { user } = renderAt('/timeline-comparison/timeline-a', { as: 'individual' })
  const field = await screen.findByLabelText('Compare with')
  await within(field).findByRole('option', { name: /^Late/ })
  await user.selectOptions(field, 'timeline-b')
  const table = await screen.findByRole('region', { name: 'Differences of the two timelines' })
  const found = (what: string) => within(table).getByRole('row', { name: new RegExp(what) })
  expect(found('Papers of both')).toHaveTextContent('1 paper stands on both sides.')
  expect(found('Only left')).toHaveTextContent('4 papers')
  await waitFor(() =>
    expect(found('Direction of influence')).toHaveTextContent(
      'The left cites the right 0 times, the right cites the left 2 times.',
    ),
  )
  const drawing = screen.getByRole('group', { name: 'Two timelines on one axis' })
  expect(within(drawing).getAllByRole('button', { name: /\(both sides\)$/ })).toHaveLength(2)

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV of the differences' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { data } = Papa.parse<string[]>((await files[0]?.text())?.slice(1) ?? '')
  expect(data.find(([what]) => what === 'Direction of influence')?.[2]).toBe('3')
})

test('no years in common shows the gap; the same timeline twice explains itself; an unknown one is not found', async () => {
  keep('timeline-a', 'Early', ids(early))
  keep('timeline-b', 'Late', ids(late))
  const { user, unmount } = renderAt('/timeline-comparison/timeline-a', { as: 'individual' })
  const field = await screen.findByLabelText('Compare with')
  await within(field).findByRole('option', { name: /^Late/ })
  await user.selectOptions(field, 'timeline-b')
  expect(await screen.findByText(/^The two share no year/)).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Compare with'), 'timeline-a')
  expect(await screen.findByText(/^Both sides are the same/)).toBeInTheDocument()
  unmount()
  renderAt('/timeline-comparison/nothing-here', { as: 'individual' })
  expect(await screen.findByText('There is no analysis at this address.')).toBeInTheDocument()
})

test('a comparison can be tried with example papers: two lines of research, each with who cites whom', async () => {
  keep('timeline-alone', 'Alone', ids(early))
  const { user } = renderAt('/timeline-comparison/timeline-alone', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Try with example papers' }))
  const table = await screen.findByRole('region', { name: 'Differences of the two timelines' })
  expect(within(table).getByRole('row', { name: /Only right/ })).toHaveTextContent(/\d\d papers/)
})

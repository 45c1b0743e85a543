import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'

import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()
const files = savedFiles()

const idNow = () => new URLSearchParams(location.search).get('id') ?? ''
/** What the embedded API remembers of the analysis that is open. */
const entriesOf = (id: string) =>
  worldNow()
    .analysisEntries.all()
    .filter(({ analysisId }) => analysisId === id)
    .flatMap(({ entries }) => entries)

const PAPERS = ['hart-1977', 'madras-trial-1980', 'colditz-1994', 'mangtani-2014', 'tameris-2013', 'nemes-2018'].map(
  (name) => `p-${name}`,
)

async function openPapers() {
  const page = renderAt(`/literature-matrix?documents=${PAPERS.join()}`, { as: 'individual' })
  await page.user.click(await screen.findByRole('button', { name: 'Start' }))
  await screen.findByRole('button', { name: 'Suggest concepts' })
  expect(addressNow()).toContain('/literature-matrix?id=')
  return page
}

async function withConcepts() {
  const page = await openPapers()
  await page.user.click(screen.getByRole('button', { name: 'Suggest concepts' }))
  const dialog = await screen.findByRole('dialog', { name: 'Concepts suggested by your papers' })
  await within(dialog).findAllByRole('checkbox')
  await page.user.click(within(dialog).getByRole('button', { name: /^Add 8 concepts/ }))
  const table = await screen.findByRole('region', { name: 'Matrix of papers and concepts' })
  await within(table).findAllByRole('button', { name: /: (?:Mentions|Uses|Supports|Opposes|Defines), not confirmed$/ })
  return { ...page, table }
}

describe('literature matrix', () => {
  test('concepts come from the papers; the sum of each row equals its marks, and the export holds the same', async () => {
    const { user, table } = await withConcepts()
    const rows = within(table)
      .getAllByRole('row')
      .filter((row) => within(row).queryAllByRole('rowheader').length > 0)
    expect(rows.length).toBeGreaterThan(4)
    const sums = rows.map((row) => {
      const marks = within(row).queryAllByRole('button', { name: /not confirmed$/ }).length
      expect(within(row).getByRole('cell', { name: `${marks} marks` })).toBeInTheDocument()
      return marks
    })
    const all = sums.reduce((a, b) => a + b, 0)
    expect(screen.getByText(`${all} marks, ${all} to confirm`)).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV of the matrix' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const { data } = Papa.parse<string[]>((await files[0]?.text())?.slice(1) ?? '')
    expect(data.slice(1, rows.length + 1).map((row) => Number(row.at(-1)))).toEqual(sums)
    expect(data.find(([name]) => name === 'Papers of each concept')?.at(-1)).toBe(String(all))

    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Network (GraphML)' }))
    await waitFor(() => expect(files).toHaveLength(2))
    const graph = new DOMParser().parseFromString((await files[1]?.text()) ?? '', 'application/xml')
    expect(graph.querySelector('parsererror')).toBeNull()
    expect(graph.querySelectorAll('edge[target^="concept:"][source^="paper:"]').length).toBe(all)
  })

  test('a mark shows its passage, is confirmed by a person, and undo takes that back', async () => {
    const { user, table } = await withConcepts()
    const [mark] = within(table).getAllByRole('button', { name: /not confirmed$/ })
    const name = mark?.getAttribute('aria-label')?.replace(', not confirmed', '') ?? ''
    if (mark) await user.click(mark)
    const panel = await screen.findByRole('complementary', { name: 'Mark' })
    expect(await within(panel).findByText(/^Stands word for word in /)).toBeInTheDocument()
    await user.click(within(panel).getByRole('button', { name: 'Confirm' }))
    expect(await within(table).findByRole('button', { name })).toBeInTheDocument()
    const id = idNow()
    await waitFor(() =>
      expect(entriesOf(id).map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ kind: 'cell', verb: 'confirm' }),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(table).findByRole('button', { name: `${name}, not confirmed` })).toBeInTheDocument()
  })

  test('a concept of one’s own, with what else counts, marks the papers that say it; without any it is kept', async () => {
    const { user } = await openPapers()
    await user.click(screen.getByRole('button', { name: 'Add concept' }))
    await user.type(await screen.findByLabelText('Name'), 'quantum gravity')
    await user.click(screen.getByRole('button', { name: 'Save concept' }))
    const table = await screen.findByRole('region', { name: 'Matrix of papers and concepts' })
    expect(await within(table).findByRole('button', { name: /^quantum gravity: 0 of \d+ papers$/ })).toHaveTextContent(
      'no paper',
    )
    await user.click(within(table).getByRole('button', { name: /change this concept/ }))
    await user.type(await screen.findByLabelText('Also counts'), 'vaccine; vaccination')
    await user.click(screen.getByRole('button', { name: 'Save concept' }))
    expect((await within(table).findAllByRole('button', { name: /not confirmed$/ })).length).toBeGreaterThan(3)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, expect, test } from 'vitest'

import { starterLibrary } from '#engine/papers/library.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { readBibtex } from '#science/records/bibtex.ts'
import { knownCitations } from '#tests/support/citations.ts'
import { mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()
const files = savedFiles()
afterEach(mendAll)

const [a, b, c, d, absent] = starterLibrary()
if (!a || !b || !c || !d || !absent) throw new Error('The starter library has too few papers.')
const set = [a, b, c, d]

async function openImpact() {
  const page = renderAt(`/high-impact-citations?documents=${set.map(({ id }) => id).join(',')}&q=Standing`, {
    as: 'individual',
  })
  await page.user.click(await screen.findByRole('button', { name: 'Start' }))
  await screen.findByRole('region', { name: 'Papers and their measures' })
  return page
}

test('without counts and reference lists their columns are left out, that is said, and the papers’ own words stand in', async () => {
  const { user } = await openImpact()
  expect(await screen.findByText(/^None of the papers has a citation count or a reference list here/)).toBeVisible()
  const table = screen.getByRole('region', { name: 'Papers and their measures' })
  await waitFor(
    () =>
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Paper', 'Terms taken up by', 'Design']), // prettier-ignore
  )
  expect(screen.queryByRole('tab', { name: 'Scatter' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'In their own words' }))
  expect(await screen.findByText('People who wrote several of them')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Missing foundations' }))
  expect(await screen.findByText(/^Not looked for: no whole reference list is known/)).toBeVisible()
})

test('local citations open who cites; a missing foundation is taken in with one click; exports hold the same', async () => {
  knownCitations([
    [b.id, a],
    [c.id, a],
    [b.id, absent],
    [c.id, absent],
  ])
  const { user } = await openImpact()
  const table = screen.getByRole('region', { name: 'Papers and their measures' })
  await waitFor(() => expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(a.title))
  expect(await screen.findByText(/^No whole reference list is known for 2 papers/)).toBeInTheDocument()
  await user.click(within(table).getByRole('button', { name: /cited by 2 papers of the set$/ }))
  const drawer = await screen.findByRole('dialog', { name: /^Cite / })
  expect(within(drawer).getByText(b.title)).toBeInTheDocument()
  expect(within(drawer).getByText(c.title)).toBeInTheDocument()
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV of the measures' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { data } = Papa.parse<string[]>((await files[0]?.text())?.slice(1) ?? '')
  expect(data[1]?.[1]).toBe(a.title)
  expect(data[1]?.at(-1)).toBe('2')

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Citations inside the set (GraphML)' }))
  await waitFor(() => expect(files).toHaveLength(2))
  const graph = new DOMParser().parseFromString((await files[1]?.text()) ?? '', 'application/xml')
  expect(
    [...graph.querySelectorAll('edge')].map((edge) => [edge.getAttribute('source'), edge.getAttribute('target')]),
  ).toEqual([
    [b.id, a.id],
    [c.id, a.id],
  ])

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /^BibTeX/ }))
  await waitFor(() => expect(files).toHaveLength(3))
  expect(readBibtex((await files[2]?.text()) ?? '').records).toHaveLength(set.length)

  await user.click(screen.getByRole('tab', { name: /^Missing foundations/ }))
  await user.click(await screen.findByRole('button', { name: `Add ${absent.title.slice(0, 80).trim()}` }))
  await waitFor(() => expect(screen.getByText('5 papers')).toBeInTheDocument())
  expect(await screen.findByText('No work outside the set is cited by two of its papers.')).toBeInTheDocument()
})

test('a count that came along in a file stands with who counted and when it came', async () => {
  const world = worldNow()
  const at = '2026-10-01T09:00:00.000Z'
  world.documents.put({ ...a, id: 'd-counted1', ownerId: seedUserId('individual'), ids: {}, title: 'Counting sheep to fall asleep', citedBy: { count: 1316, source: 'Scopus' }, origin: [{ kind: 'import', file: 'scopus.csv', at }], addedAt: at }) // prettier-ignore
  const { user } = renderAt('/high-impact-citations?documents=d-counted1&q=Standing', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  const table = await screen.findByRole('region', { name: 'Papers and their measures' })
  await waitFor(() => expect(within(table).getByText('1,316')).toBeVisible())
  expect(
    screen.getByText(/^1 paper has its citation count from Scopus, in an imported file \(.*2026.*\)\.$/),
  ).toBeVisible()
  expect(screen.getByText(/older than 30 days/)).toBeVisible()
})

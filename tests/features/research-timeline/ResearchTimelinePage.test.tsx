import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, expect, test } from 'vitest'

import { starterLibrary } from '#engine/papers/library.ts'
import { knownCitations } from '#tests/support/citations.ts'
import { mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()
const files = savedFiles()
afterEach(mendAll)

/** Six starter papers, oldest first: the three oldest of their kind and the three newest. */
const all = starterLibrary()
  .filter(({ title, abstract }) => /BCG|tuberculosis/i.test(`${title} ${abstract}`))
  .sort((a, b) => (a.year ?? 0) - (b.year ?? 0))
const papers = [...all.slice(0, 3), ...all.slice(-3)]
const [first, second, third] = papers

async function openTimeline() {
  const page = renderAt(`/research-timeline?documents=${papers.map(({ id }) => id).join(',')}&q=BCG`, {
    as: 'individual',
  })
  await page.user.click(await screen.findByRole('button', { name: 'Start' }))
  await screen.findByRole('tab', { name: 'List' })
  return page
}

test('papers and own events stand in time, as a drawing and as a list; both exports hold the same', async () => {
  const { user } = await openTimeline()
  expect(await screen.findByText(/No citation inside this set is known/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  await user.type(await screen.findByLabelText('Event'), 'WHO position paper')
  await user.type(screen.getByLabelText('Date'), 'soon')
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  expect(await screen.findByText('Write a year, a month or a day like 1994-07-15.')).toBeInTheDocument()
  await user.clear(screen.getByLabelText('Date'))
  await user.type(screen.getByLabelText('Date'), '2004-01')
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  const drawing = await screen.findByRole('group', { name: 'Research timeline' })
  expect(await within(drawing).findByRole('button', { name: 'Event 2004-01: WHO position paper' })).toBeInTheDocument()
  const dots = () =>
    within(drawing)
      .getAllByRole('button')
      .filter((dot) => dot.querySelector('circle'))
  expect(dots()).toHaveLength(papers.length)

  await user.click(screen.getByRole('tab', { name: 'List' }))
  const list = await screen.findByRole('list', { name: 'Papers and events by date' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(papers.length + 1)
  expect(within(list).getByText(first?.title ?? '')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV of the events' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { data } = Papa.parse<string[]>((await files[0]?.text())?.slice(1) ?? '')
  const titles = data.slice(1, papers.length + 2).map((row) => row[2])
  expect(new Set(titles)).toEqual(new Set([...papers.map(({ title }) => title), 'Event of one’s own']))

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Self-contained page (HTML)' }))
  await waitFor(() => expect(files).toHaveLength(2))
  const page = new DOMParser().parseFromString((await files[1]?.text()) ?? '', 'text/html')
  expect(page.querySelectorAll('svg circle[fill]:not([fill="transparent"])')).toHaveLength(papers.length)
  expect(page.querySelectorAll('table')[0]?.querySelectorAll('tbody tr')).toHaveLength(papers.length + 1)
  expect(page.documentElement.innerHTML).not.toContain('var(--')
})

test('with citations the main path is drawn and a paper says who cites it', async () => {
  if (!first || !second || !third) throw new Error('The starter library has too few papers.')
  knownCitations([
    [second.id, first],
    [third.id, second],
    [third.id, first],
  ])
  const { user } = await openTimeline()
  expect(await screen.findByText('3 citations inside the set, from OpenAlex.')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'List' }))
  await user.click(within(await screen.findByRole('list', { name: /by date/ })).getByText(first.title))
  const panel = await screen.findByRole('complementary', { name: 'Paper of the timeline' })
  expect(within(panel).getByText(/stands on the main path/)).toBeInTheDocument()
  expect(within(panel).getByText('First here, and in later papers')).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: '2' }))
  const drawer = await screen.findByRole('dialog', { name: 'Papers of the set that cite it' })
  expect(within(drawer).getByText(second.title)).toBeInTheDocument()
  expect(within(drawer).getByText(third.title)).toBeInTheDocument()
})

test('lanes by design hold every paper, and the number of years that are silence is a choice', async () => {
  const { user } = await openTimeline()
  await user.selectOptions(await screen.findByLabelText('Lanes by'), 'design')
  const drawing = await screen.findByRole('group', { name: 'Research timeline' })
  await waitFor(() => expect(drawing).toHaveAccessibleDescription(/in [2-9] lanes/))
  await user.click(screen.getByRole('tab', { name: 'Pace' }))
  expect(await screen.findByText('Silence of 3 years or more')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Silence from'), '10')
  expect(await screen.findByText('Silence of 10 years or more')).toBeInTheDocument()
})

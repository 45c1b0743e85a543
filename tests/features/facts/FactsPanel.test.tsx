import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { factsCsv } from '#features/facts/facts-csv.ts'
import { FactsPanel } from '#features/facts/FactsPanel.tsx'
import { answerQuestion } from '#research/rules/answer-question.ts'
import { createQueryClient } from '#shared/query/query-client.ts'
import { TooltipProvider } from '#shared/ui/TooltipProvider.tsx'

const text =
  'Methods: A total of 120 patients were randomised to tea (n = 61) or water (n = 59). ' +
  'Results: Sleep improved, t(28) = 2.20, p = .01. Relapse was seen in 12 of 45 patients (26.7%). ' +
  'Pain scores (0 to 10), nights awake, naps and cups differed: 10%, 11%, 12% and 13%. ' +
  'Conclusions: Tea shortens the time to fall asleep. A limitation of this study is its short duration.'

let shown: [number, number][] = []
beforeEach(() => {
  shown = []
})
const open = (words = text) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <FactsPanel text={words} kind="abstract" name="Tea" onShow={(start, end) => shown.push([start, end])} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const group = (name: string) => screen.findByRole('region', { name })

test('findings stand in groups, each with its value and its sentence', async () => {
  open()
  const people = await group('People')
  expect(within(people).getByText('120 patients (total)')).toBeVisible()
  expect(within(people).getByText('61 people (tea)')).toBeVisible()
  const results = await group('Results')
  expect(within(results).getByText('t(28) = 2.2, p = 0.01')).toBeVisible()
  const words = await group('In the authors’ words')
  expect(within(words).getByText('A limitation of this study is its short duration.')).toBeVisible()
})

test('what does not fit is said with both numbers, and can be looked at alone', async () => {
  const user = open()
  expect(await screen.findByText('1 of 3 recomputations does not fit or is unusual.')).toBeVisible()
  const item = screen.getByText('t(28) = 2.2, p = 0.01').closest('li')
  expect(item).toHaveTextContent('P value from the test statistic: p = 0.036; reported p = 0.01: does not fit')
  await user.click(screen.getByRole('button', { name: 'To check (1)' }))
  expect(screen.getByRole('button', { name: 'To check (1)' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText('120 patients (total)')).not.toBeInTheDocument()
  expect(screen.getByText('t(28) = 2.2, p = 0.01')).toBeVisible()
})

test('a passage is asked for with the offsets at which it stands', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: /^Show passage: Test statistics/ }))
  expect(shown.map(([start, end]) => text.slice(start, end))).toEqual(['t(28) = 2.20'])
})

test('the rest of a long list comes when asked for, and goes again', async () => {
  const user = open()
  const more = await screen.findByRole('button', { name: 'Show all 5: Percentages' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('13%', { selector: '.font-medium' })).not.toBeInTheDocument()
  await user.click(more)
  expect(screen.getByText('13%', { selector: '.font-medium' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show fewer: Percentages' }))
  expect(screen.queryByText('13%', { selector: '.font-medium' })).not.toBeInTheDocument()
})

test('a paper in which everything fits says so, also when only misfits are asked for', async () => {
  const user = open('Results: Relapse was seen in 12 of 45 patients (26.7%).')
  expect(await screen.findByText('The one number that can be recomputed fits.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'To check (0)' }))
  expect(screen.getByText('Every recomputation fits.')).toBeVisible()
})

test('a text without findings says so', async () => {
  open('Tea is a drink.')
  expect(await screen.findByText('The rules found nothing in this text.')).toBeVisible()
})

test('the findings are copied as CSV', async () => {
  const user = open()
  let copied = ''
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (words: string) => void (copied = words) },
  })
  await user.click(await screen.findByRole('button', { name: 'Copy as CSV' }))
  await expect.poll(() => copied).toContain('Test statistics,"t(28) = 2.2, p = 0.01",t(28) = 2.20,')
  expect(copied.startsWith('kind,value')).toBe(true)
})

test('the CSV holds every finding with its place and verdict, and no cell that a spreadsheet would run', async () => {
  const words = `=1+1 was the aim of this study. ${text}`
  const csv = await factsCsv(answerQuestion({ text: words, kind: 'abstract' }), words)
  expect(csv.startsWith('\uFEFFkind,value,passage')).toBe(true)
  expect(csv).toContain('P value from the test statistic,does not fit,p = 0.01,p = 0.036')
  for (const line of csv.slice(1).split('\r\n')) expect(line).not.toMatch(/(?:^|,)"?[=+@]/)
  expect(csv.split('\r\n').length).toBeGreaterThan(15)
})

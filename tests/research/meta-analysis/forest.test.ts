import { expect, test } from 'vitest'

import { lightsIn } from '#research/meta-analysis/bias-lights.ts'
import { compute } from '#research/meta-analysis/compute.ts'
import { forestOf, studiesBehind } from '#research/meta-analysis/forest.ts'
import { numbersBehind } from '#research/meta-analysis/numbers-behind.ts'
import { newOutcome, type Outcome } from '#research/meta-analysis/outcome.ts'

const line = (id: string, numbers: readonly number[], more: Record<string, string> = {}) => ({
  id,
  cells: {
    label: id,
    events: `${numbers[0]}`,
    total: `${numbers[1]}`,
    controlEvents: `${numbers[2]}`,
    controlTotal: `${numbers[3]}`,
    ...more,
  },
})
const outcome: Outcome = {
  ...newOutcome('Tuberculosis', 'RR'),
  extras: ['subgroup', 'bias'],
  biasDomains: ['Randomization', 'Overall'],
  groups: { first: 'BCG', second: '' },
  lines: [
    line('A', [4, 123, 11, 139], { subgroup: 'random', bias: 'low risk, some concerns' }),
    {
      ...line('B', [6, 306, 29, 303], { subgroup: 'random' }),
      paperId: 'paper-b',
      sources: {
        events: [{ rowId: 'r', columnId: 'c', documentId: 'paper-b', value: '6', quote: '6 of 306 infants', page: 3 }],
      },
    },
    line('C', [3, 231, 11, 220], { subgroup: 'alternate' }),
  ],
}
const computed = compute(outcome)
const rowOf = (id: string) => {
  const row = forestOf(computed).rows.find((each) => each.id === id)
  return row && 'data' in row ? row.data : undefined
}

test('a forest shows events and people of each study, and their sums at the diamonds', () => {
  expect(rowOf('A')).toEqual(['4', '123', '11', '139'])
  expect(rowOf('pooled')).toEqual(['13', '660', '51', '662'])
  expect(rowOf('group-random')).toEqual(['10', '429', '40', '442'])
  expect(forestOf(computed).columns?.groups.map(({ name }) => name)).toEqual(['BCG', 'Control'])
  const { table } = forestOf(computed)
  expect(table.columns.map(({ label }) => label)).toContain('Events, BCG')
  expect(table.rows.find(({ id }) => id === 'A')?.cells.at(-1)).toBe('low risk, some concerns')
})

test('a control group that lines share is not summed twice', () => {
  const shared = {
    ...outcome,
    extras: ['sharedBy' as const],
    lines: outcome.lines.map((each) => ({ ...each, cells: { ...each.cells, sharedBy: '2' } })),
  }
  const row = forestOf(compute(shared)).rows.find(({ id }) => id === 'pooled')
  expect(row && 'data' in row && row.data).toEqual(['', '', '', ''])
})

test('the sides of the line say what the numbers mean until somebody names them', () => {
  expect(forestOf(computed).sides).toEqual({ left: 'Fewer with BCG', right: 'More with BCG' })
  const named = compute({ ...outcome, favours: { left: 'Favours BCG', right: '' } })
  expect(forestOf(named).sides).toEqual({ left: 'Favours BCG', right: '' })
  const oneGroup = compute({ ...outcome, settings: { ...outcome.settings, measure: 'PLO' } })
  expect(forestOf(oneGroup).sides).toEqual({ left: '', right: '' })
})

test('lights are read in words and signs, and what is neither is not judged', () => {
  expect(lightsIn('low, Some concerns, −, ?, +, no information').map(({ level }) => level)).toEqual(['low', 'some', 'high', 'some', 'low', 'open']) // prettier-ignore
  expect(lightsIn(' ')).toEqual([])
})

test('behind a diamond stand the numbers of its studies, each with its passage or the word that it was typed', () => {
  expect(studiesBehind(computed, 'group-random')).toEqual(['A', 'B'])
  const numbers = numbersBehind(outcome, studiesBehind(computed, 'pooled'))
  expect(numbers).toHaveLength(12)
  expect(numbers[0]).toMatchObject({ study: 'A', what: 'Events in BCG', value: '4' })
  expect(numbers[0]).not.toHaveProperty('documentId')
  expect(numbers[4]).toMatchObject({ documentId: 'paper-b', quote: '6 of 306 infants', page: 3 })
  expect(numbers[5]).toMatchObject({ documentId: 'paper-b', value: '306' })
})

test('the passage of a line counts for the numbers that it holds, and for no number that was typed beside it', () => {
  const quote = 'Tuberculosis was found in 505 of 88,391 vaccinated people.'
  const line = { id: 'x', cells: { label: 'Madras', ai: '505', n1i: '88391', ci: '499' }, paperId: 'paper-x', quote }
  const said = numbersBehind({ lines: [line], groups: undefined }, ['x']).map(({ value, quote: words }) => [
    value,
    words,
  ])
  expect(said).toEqual([
    ['505', quote],
    ['88391', quote],
    ['499', undefined],
  ])
})

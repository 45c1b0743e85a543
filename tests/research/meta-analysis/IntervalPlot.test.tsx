import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { compute } from '#research/meta-analysis/compute.ts'
import type { IntervalRow } from '#research/meta-analysis/interval-rows.ts'
import { IntervalPlot } from '#research/meta-analysis/IntervalPlot.tsx'
import { newOutcome } from '#research/meta-analysis/outcome.ts'

const { analysis } = compute(newOutcome('Deaths', 'RR'))
const narrow = (id: string): IntervalRow => ({
  kind: 'study',
  id,
  label: id,
  natural: { estimate: 1, low: 0.9, high: 1.1 },
})
const wide = { estimate: 1, low: 1e-6, high: 1.1 }

function arrowsOf(row: IntervalRow): (string | undefined)[] {
  render(
    <IntervalPlot
      width={900}
      title="Forest plot"
      desc="Pooled."
      analysis={analysis}
      rows={[narrow('A'), narrow('B'), narrow('C'), row]}
    />,
  )
  return [...document.querySelectorAll<SVGPathElement>('[data-arrow]')].map(({ dataset }) => dataset['arrow'])
}

test.each<[string, IntervalRow]>([
  ['study', { kind: 'study', id: 'x', label: 'X 2001', natural: wide }],
  ['step', { kind: 'step', id: 'x', label: 'X 2001', natural: wide }],
  ['pooled effect', { kind: 'pooled', id: 'x', label: 'X 2001', natural: wide }],
  ['group', { kind: 'group', id: 'x', label: 'X 2001', natural: wide }],
])('a %s that goes on beyond the axis has an arrow on that side, and the description says so', (_, row) => {
  expect(arrowsOf(row)).toEqual(['left'])
  expect(screen.getByRole('group', { name: 'Forest plot' })).toHaveAccessibleDescription(
    'Pooled. Arrows mark intervals that go on beyond the axis: X 2001 (left).',
  )
})

test('a prediction without limits has arrows on both sides and no end marks', () => {
  const row: IntervalRow = { kind: 'prediction', id: 'x', label: 'Prediction', natural: { low: 0, high: Infinity } }
  expect(arrowsOf(row)).toEqual(['left', 'right'])
  expect(screen.getByRole('group', { name: 'Forest plot' })).toHaveAccessibleDescription(/Prediction \(both sides\)/)
  expect(document.querySelector('[d*="NaN"], [x1="NaN"], [x2="NaN"]')).toBeNull()
})

test('intervals that are drawn in full have no arrows, and the description speaks of none', () => {
  expect(arrowsOf({ kind: 'pooled', id: 'x', label: 'All', natural: { estimate: 1, low: 0.95, high: 1.05 } })).toEqual(
    [],
  )
  expect(screen.getByRole('group', { name: 'Forest plot' })).toHaveAccessibleDescription('Pooled.')
})

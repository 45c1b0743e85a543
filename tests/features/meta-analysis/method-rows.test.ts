import { expect, test } from 'vitest'

import { matchHeadings, withTable } from '#features/meta-analysis/transfer/match-columns.ts'
import { methodRows } from '#features/meta-analysis/transfer/method-rows.ts'
import { compute } from '#research/meta-analysis/compute.ts'
import { newOutcome, type Outcome } from '#research/meta-analysis/outcome.ts'
import { smallStudyEffects, unseenStudies } from '#science/statistics/report/further-analyses.ts'

import { BCG_TSV } from './bcg-table.ts'

const [headings = [], ...rows] = BCG_TSV.trim().split('\n').map((line) => line.split('\t')) // prettier-ignore
const empty = newOutcome('Tuberculosis')
const bcg = (patch: Partial<Outcome> = {}, studies = rows) =>
  compute({ ...withTable(empty, headings, studies, matchHeadings(headings, studies, empty), true), ...patch })
const shown = (computed: ReturnType<typeof bcg>) => methodRows(computed).map(({ id, label }) => `${id}: ${label}`)

test('trim and fill stands beside the pooled effect from ten studies on; PET-PEESE and selection where a direction was chosen', () => {
  expect(shown(bcg())).toEqual(['pooled: As pooled', 'fill: Trim and fill'])
  expect(shown(bcg({}, rows.slice(0, 9)))).toEqual([])
  const computed = bcg({ unseen: { favoured: 'less', rule: 'one-sided-05', cuts: '0.025' } })
  const found = methodRows(computed)
  expect(found.map(({ id }) => id)).toEqual(['pooled', 'fill', 'pet-peese', 'selection'])
  const { analysis, outcome } = computed
  const fill = smallStudyEffects(analysis, outcome.fill)?.fill
  const { selection } = unseenStudies(analysis, 'less', { rule: 'one-sided-05', steps: [0.025] })
  const estimate = (id: string) => found.flatMap((row) => (row.id === id && row.kind === 'step' ? [row.natural.estimate] : []))[0] // prettier-ignore
  expect(estimate('fill')).toBe(fill?.ok ? Math.exp(fill.fill.model.estimate) : undefined)
  expect(estimate('selection')).toBe(selection.ok ? Math.exp(selection.selection.mu.estimate) : undefined)
})

test('several effects of one study are shown by three levels and robust errors, even where the usual model is refused', () => {
  const twice = bcg()
  const outcome = { ...twice.outcome, extras: [...twice.outcome.extras, 'sampleId' as const], lines: twice.outcome.lines.map((line, i) => ({ ...line, cells: { ...line.cells, sampleId: String(Math.floor(i / 2)) } })) } // prettier-ignore
  const found = methodRows(compute(outcome)).map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining(['three-level', 'robust']))
})

import type { Analysis } from '#science/statistics/report/analysis.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { paint } from '#shared/figures/paint.ts'

import { ScatterPlot, type Place } from './ScatterPlot.tsx'

type Props = { width: number; analysis: Analysis; chosenId: string | undefined; onChoose: (id: string) => void }

/** Studies with events of two groups: the risk in each. */
const pointsOf = ({ used }: Analysis) =>
  used.flatMap(({ id, label, row }) => {
    if (row.reported.kind !== 'counts') return []
    const { events, total, controlEvents, controlTotal } = row.reported
    return [{ id, name: label, risk: events / total, control: controlEvents / controlTotal, n: total + controlTotal }]
  })

export const hasLabbe = (analysis: Analysis) => pointsOf(analysis).length >= 2

export const labbeTable = (analysis: Analysis): FigureTable => ({
  columns: [
    { label: 'Study' },
    { label: 'Risk, control', isNumber: true },
    { label: 'Risk, first group', isNumber: true },
    { label: 'People', isNumber: true },
  ],
  rows: pointsOf(analysis).map(({ id, name, risk, control, n }) => ({
    id,
    cells: [
      name,
      { text: `${numberText(100 * control, 2)}%`, value: control },
      { text: `${numberText(100 * risk, 2)}%`, value: risk },
      { text: String(n), value: n },
    ],
  })),
})

/** The pooled effect as the risk of the first group at a risk of the control. */
function treated({ pooled, settings }: Analysis, control: number): number | undefined {
  const effect = pooled?.natural.estimate
  if (effect === undefined) return undefined
  if (settings.measure === 'RR') return effect * control
  if (settings.measure === 'RD') return effect + control
  const odds = (effect * control) / (1 - control)
  return odds / (1 + odds)
}

/** L'Abbé's plot: the risk of the first group over that of the control. */
export function LabbeFigure({ width, analysis, chosenId, onChoose }: Props) {
  const points = pointsOf(analysis)
  const high = Math.min(1, Math.max(...points.flatMap(({ risk, control }) => [risk, control])) * 1.08)
  const most = Math.max(...points.map(({ n }) => n))
  const ticks = axisTicks(0, high, 5).map(({ value }) => ({ value, label: `${Number((100 * value).toPrecision(4))}%` }))
  const behind = (place: Place) => {
    const curve = Array.from({ length: 41 }, (_, i) => (high * i) / 40).flatMap((control) => {
      const risk = treated(analysis, control)
      return risk === undefined || risk < 0 || risk > high ? [] : [`${place.x(control)},${place.y(risk)}`]
    })
    return (
      <g fill="none">
        <line x1={place.x(0)} y1={place.y(0)} x2={place.x(high)} y2={place.y(high)} stroke={paint.lineStrong} />
        <polyline points={curve.join(' ')} stroke={paint.accent} strokeWidth={2} strokeDasharray="5 3" />
      </g>
    )
  }
  return (
    <ScatterPlot
      width={width}
      title={`L’Abbé plot of ${points.length} studies`}
      desc="Risk of the control across, risk of the first group up. On the line both are the same; the dashed line is the pooled effect."
      x={{ low: 0, high, label: 'Risk, control', ticks }}
      y={{ low: 0, high, label: 'Risk, first group', ticks }}
      points={points.map(({ id, name, risk, control, n }) => ({
        id,
        label: `${name}: ${numberText(100 * risk, 1)}% against ${numberText(100 * control, 1)}% in the control group, ${n} people`,
        x: control,
        y: risk,
        radius: Math.max(3.5, 14 * Math.sqrt(n / most)),
      }))}
      chosenId={chosenId}
      onChoose={onChoose}
      behind={behind}
    />
  )
}

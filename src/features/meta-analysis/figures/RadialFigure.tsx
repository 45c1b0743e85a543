import { normalUpperQuantile } from '#science/statistics/distributions/normal.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { radialOf } from '#science/statistics/small-study/funnel.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { paint } from '#shared/figures/paint.ts'

import { endsOf, ScatterPlot, type Place } from './ScatterPlot.tsx'

type Props = { width: number; analysis: Analysis; chosenId: string | undefined; onChoose: (id: string) => void }

const pointsOf = ({ used, pooled }: Analysis) => {
  const places = radialOf(
    used.map(({ effect }) => effect),
    pooled?.heterogeneity.tau2 ?? 0,
  )
  return used.map(({ id, label }, i) => ({ id, name: label, ...(places[i] ?? { precision: 0, standardised: 0 }) }))
}

export const radialTable = (analysis: Analysis): FigureTable => ({
  columns: [
    { label: 'Study' },
    { label: 'Precision', isNumber: true },
    { label: 'Standardised effect', isNumber: true },
  ],
  rows: pointsOf(analysis).map(({ id, name, precision, standardised }) => ({
    id,
    cells: [
      name,
      { text: numberText(precision, 3), value: precision },
      { text: numberText(standardised, 3), value: standardised },
    ],
  })),
})

/** Galbraith's plot: a line from the origin whose slope is the pooled effect, with the band of chance around it. */
export function RadialFigure({ width, analysis, chosenId, onChoose }: Props) {
  const points = pointsOf(analysis)
  const slope = analysis.pooled?.estimate ?? 0
  const z = normalUpperQuantile((1 - analysis.settings.level) / 2)
  const x = { low: 0, high: endsOf(points.map(({ precision }) => precision)).high }
  const y = endsOf([-z, z, slope * x.high + z, slope * x.high - z, ...points.map(({ standardised }) => standardised)])
  const behind = (place: Place) => {
    const line = (off: number) => ({
      x1: place.x(0),
      x2: place.x(x.high),
      y1: place.y(off),
      y2: place.y(slope * x.high + off),
    })
    const [up, down] = [line(z), line(-z)]
    return (
      <g>
        <polygon
          points={`${up.x1},${up.y1} ${up.x2},${up.y2} ${down.x2},${down.y2} ${down.x1},${down.y1}`}
          fill={paint.accentSoft}
        />
        <line {...line(0)} stroke={paint.accent} strokeWidth={2} />
        <line x1={place.left} x2={place.right} y1={place.y(0)} y2={place.y(0)} stroke={paint.line} />
      </g>
    )
  }
  return (
    <ScatterPlot
      width={width}
      title={`Radial plot of ${points.length} studies`}
      desc="Across, precision; up, the standardised effect. The slope of the line is the pooled effect; points outside the band differ from it by more than chance."
      x={{ ...x, label: 'Precision, 1/√(variance + τ²)', ticks: axisTicks(0, x.high, 6) }}
      y={{ ...y, label: 'Standardised effect', ticks: axisTicks(y.low, y.high, 6) }}
      points={points.map(({ id, name, precision, standardised }) => ({
        id,
        label: `${name}: precision ${numberText(precision)}, standardised effect ${numberText(standardised)}`,
        x: precision,
        y: standardised,
      }))}
      chosenId={chosenId}
      onChoose={onChoose}
      behind={behind}
    />
  )
}

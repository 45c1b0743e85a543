import type { Analysis } from '#science/statistics/report/analysis.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { baujatOf } from '#science/statistics/small-study/funnel.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import { endsOf, ScatterPlot } from './ScatterPlot.tsx'

type Props = { width: number; analysis: Analysis; chosenId: string | undefined; onChoose: (id: string) => void }

const pointsOf = ({ used }: Analysis) => {
  const places = baujatOf(used.map(({ effect }) => effect))
  return used.map(({ id, label }, i) => ({ id, name: label, ...(places[i] ?? { contribution: 0, influence: 0 }) }))
}

export const baujatTable = (analysis: Analysis): FigureTable => ({
  columns: [
    { label: 'Study' },
    { label: 'Part in Q', isNumber: true },
    { label: 'Influence on the result', isNumber: true },
  ],
  rows: pointsOf(analysis).map(({ id, name, contribution, influence }) => ({
    id,
    cells: [
      name,
      { text: numberText(contribution, 2), value: contribution },
      { text: numberText(influence, 3), value: influence },
    ],
  })),
})

/** What each study adds to the heterogeneity, and how far it moves the common effect. */
export function BaujatFigure({ width, analysis, chosenId, onChoose }: Props) {
  const points = pointsOf(analysis)
  const x = endsOf([0, ...points.map(({ contribution }) => contribution)])
  const y = endsOf([0, ...points.map(({ influence }) => influence)])
  const named = [...points].sort((a, b) => b.contribution + b.influence - a.contribution - a.influence).slice(0, 3)
  return (
    <ScatterPlot
      width={width}
      title={`Baujat plot of ${points.length} studies`}
      desc="Across, what a study adds to Q; up, how far the common effect moves without it."
      x={{ ...x, label: 'Part in Q', ticks: axisTicks(0, x.high, 6) }}
      y={{ ...y, label: 'Influence on the result', ticks: axisTicks(0, y.high, 5) }}
      points={points.map(({ id, name, contribution, influence }) => ({
        id,
        label: `${name}: adds ${numberText(contribution)} to Q, influence ${numberText(influence, 3)}`,
        x: contribution,
        y: influence,
      }))}
      chosenId={chosenId}
      onChoose={onChoose}
      named={named.map(({ id }) => id)}
    />
  )
}

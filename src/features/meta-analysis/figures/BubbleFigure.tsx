import { normalUpperQuantile } from '#science/statistics/distributions/normal.ts'
import { tUpperQuantile } from '#science/statistics/distributions/student-t.ts'
import type { Regression } from '#science/statistics/models/meta-regression.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { paint } from '#shared/figures/paint.ts'

import { intervalText } from '#research/meta-analysis/result-words.ts'
import { effectLabel, effectTicks } from './effect-axis.ts'
import { endsOf, ScatterPlot, type Place, type ScatterPoint } from './ScatterPlot.tsx'

type Props = {
  width: number
  analysis: Analysis
  regression: Regression
  /** The moderator across; others stand at their mean. */
  moderator: string
  chosenId: string | undefined
  onChoose: (id: string) => void
}

const namesOf = ({ coefficients }: Regression) => coefficients.slice(1).map(({ name }) => name)
const usedIn = ({ used }: Analysis, regression: Regression) =>
  used.filter(({ row }) => namesOf(regression).every((name) => Number.isFinite(row.moderators?.[name])))

/** The line and its interval at a value of the moderator. */
export function lineAt(regression: Regression, moderator: string, at: number, means: readonly number[], level: number) {
  const names = namesOf(regression)
  const x = [1, ...names.map((name, i) => (name === moderator ? at : (means[i] ?? 0)))]
  const estimate = regression.coefficients.reduce((sum, { estimate: b }, i) => sum + b * (x[i] ?? 0), 0)
  const variance = regression.covariance.reduce(
    (sum, row, i) => sum + row.reduce((inner, value, j) => inner + value * (x[i] ?? 0) * (x[j] ?? 0), 0),
    0,
  )
  const tail = (1 - level) / 2
  const width = regression.df === undefined ? normalUpperQuantile(tail) : tUpperQuantile(tail, regression.df)
  const reach = width * Math.sqrt(Math.max(0, variance))
  return { estimate, low: estimate - reach, high: estimate + reach }
}

export function bubbleTable(analysis: Analysis, regression: Regression): FigureTable {
  const names = namesOf(regression)
  const number = (value: number, shown = 3) => ({ text: numberText(value, shown), value })
  return {
    columns: [
      { label: 'Study' },
      ...names.map((label) => ({ label, isNumber: true })),
      { label: 'Effect as pooled', isNumber: true },
      { label: 'Fitted', isNumber: true },
      { label: 'Weight (%)', isNumber: true },
    ],
    rows: usedIn(analysis, regression).map(({ id, label, row, effect }, i) => ({
      id,
      cells: [
        label,
        ...names.map((name) => {
          const value = row.moderators?.[name] ?? Number.NaN
          return { text: String(value), value }
        }),
        number(effect.effect),
        number(regression.fitted[i] ?? Number.NaN),
        number(regression.weights[i] ?? Number.NaN, 1),
      ],
    })),
  }
}

/** A study's effect over a moderator, large where it weighs much, with the line of the regression and its interval. */
export function BubbleFigure({ width, analysis, regression, moderator, chosenId, onChoose }: Props) {
  const studies = usedIn(analysis, regression)
  const names = namesOf(regression)
  const valueOf = (name: string) => studies.map(({ row }) => row.moderators?.[name] ?? 0)
  const means = names.map((name) => valueOf(name).reduce((sum, value) => sum + value, 0) / (studies.length || 1))
  const across = valueOf(moderator)
  const x = endsOf(across)
  const { level } = analysis.settings
  const steps = Array.from({ length: 41 }, (_, i) => x.low + ((x.high - x.low) * i) / 40)
  const band = steps.map((at) => ({ at, ...lineAt(regression, moderator, at, means, level) }))
  const effects = studies.map(({ effect }) => effect.effect)
  const y = endsOf([...effects, ...band.map(({ estimate }) => estimate)], 0.12)
  const most = Math.max(...regression.weights, 1e-9)
  const points = studies.map(({ id, label, effect, row }, i): ScatterPoint => {
    const place = analysis.rows.find((each) => each.id === id)
    return {
      id,
      label: `${label}: ${moderator} ${row.moderators?.[moderator] ?? ''}, ${place?.state === 'used' ? intervalText(place.natural) : ''}`,
      x: across[i] ?? 0,
      y: effect.effect,
      radius: Math.max(3.5, 16 * Math.sqrt((regression.weights[i] ?? 0) / most)),
    }
  })
  const behind = (place: Place) => {
    const clip = (value: number) => Math.min(place.bottom, Math.max(place.top, place.y(value)))
    const upper = band.map(({ at, high }) => `${place.x(at)},${clip(high)}`)
    const lower = band.map(({ at, low }) => `${place.x(at)},${clip(low)}`).reverse()
    return (
      <g>
        <polygon points={[...upper, ...lower].join(' ')} fill={paint.accentSoft} />
        <polyline
          points={band.map(({ at, estimate }) => `${place.x(at)},${clip(estimate)}`).join(' ')}
          fill="none"
          stroke={paint.accent}
          strokeWidth={2}
        />
      </g>
    )
  }
  return (
    <ScatterPlot
      width={width}
      title={`Bubble plot of ${studies.length} studies over ${moderator}`}
      desc={`Each bubble is a study, its area the weight. The line is the regression with its interval${names.length > 1 ? ', other moderators at their mean' : ''}.`}
      x={{ ...x, label: moderator, ticks: axisTicks(x.low, x.high, 6) }}
      y={{ ...y, label: effectLabel(analysis), ticks: effectTicks(analysis, y.low, y.high, 6) }}
      points={points}
      chosenId={chosenId}
      onChoose={onChoose}
      behind={behind}
    />
  )
}

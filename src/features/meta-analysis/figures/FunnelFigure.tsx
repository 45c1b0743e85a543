import { measures } from '#science/statistics/measures/measure.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import type { SmallStudyEffects } from '#science/statistics/report/further-analyses.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { paint } from '#shared/figures/paint.ts'

import { intervalText } from '#research/meta-analysis/result-words.ts'
import { effectLabel, effectTicks } from './effect-axis.ts'
import { endsOf, ScatterPlot, type Place, type ScatterPoint } from './ScatterPlot.tsx'

type Props = {
  width: number
  analysis: Analysis
  effects: SmallStudyEffects
  hasContours: boolean
  hasFilled: boolean
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** Depth of the shades, from the outermost wedge inwards: each lies over the one before. */
const SHADE = 0.11

export function funnelTable(analysis: Analysis, { funnel, fill }: SmallStudyEffects, hasFilled: boolean): FigureTable {
  const filled = hasFilled && fill.ok ? fill.fill.filled : []
  const row = (id: string, label: string, effect: number, se: number, kind: string) => {
    const value = analysis.toNatural(effect)
    return {
      id,
      cells: [
        label,
        { text: numberText(value, 3), value },
        { text: numberText(effect, 3), value: effect },
        { text: numberText(se, 3), value: se },
        kind,
      ],
    }
  }
  return {
    columns: [
      { label: 'Study' },
      { label: measures[analysis.settings.measure].name, isNumber: true },
      { label: 'Effect as pooled', isNumber: true },
      { label: 'Standard error', isNumber: true },
      { label: 'Kind' },
    ],
    rows: [
      ...funnel.points.map(({ effect, se, p }, i) =>
        row(analysis.used[i]?.id ?? `${i}`, analysis.used[i]?.label ?? '', effect, se, `study, ${pText(p)}`),
      ),
      ...filled.map(({ effect, variance, of }, i) =>
        row(`filled-${i}`, `Mirror of ${analysis.used[of]?.label ?? ''}`, effect, Math.sqrt(variance), 'filled in'),
      ),
    ],
  }
}

/** Effects across, standard errors down, within the triangle of what chance allows. */
export function FunnelFigure({ width, analysis, effects, hasContours, hasFilled, chosenId, onChoose }: Props) {
  const { funnel, fill } = effects
  const filled = hasFilled && fill.ok ? fill.fill.filled : []
  const most = funnel.triangle.se * 1.06
  const none = measures[analysis.settings.measure].none
  const x = endsOf([
    ...funnel.points.map(({ effect }) => effect),
    ...filled.map(({ effect }) => effect),
    funnel.triangle.low,
    funnel.triangle.high,
    ...(none === undefined ? [] : [none]),
  ])
  const points: ScatterPoint[] = [
    ...analysis.used.map(({ id, label, effect }): ScatterPoint => {
      const natural = analysis.rows.find((row) => row.id === id)
      const words = natural?.state === 'used' ? intervalText(natural.natural) : ''
      return {
        id,
        label: `${label}: ${words}, standard error ${numberText(Math.sqrt(effect.variance), 3)}`,
        x: effect.effect,
        y: Math.sqrt(effect.variance),
      }
    }),
    ...filled.map(({ effect, variance, of }, i): ScatterPoint => ({
      id: `filled-${i}`,
      label: `Filled in, mirror of ${analysis.used[of]?.label ?? ''}`,
      x: effect,
      y: Math.sqrt(variance),
      isHollow: true,
    })),
  ]
  const behind = (place: Place) => (
    <g>
      {hasContours && none !== undefined && <Contours place={place} none={none} zs={funnel.contours} most={most} />}
      <path
        d={`M${place.x(funnel.triangle.tip)},${place.y(0)}L${place.x(funnel.triangle.tip + (funnel.triangle.high - funnel.triangle.tip) * 1.06)},${place.y(most)}M${place.x(funnel.triangle.tip)},${place.y(0)}L${place.x(funnel.triangle.tip + (funnel.triangle.low - funnel.triangle.tip) * 1.06)},${place.y(most)}`}
        fill="none"
        stroke={paint.muted}
        strokeDasharray="4 3"
      />
      <line
        x1={place.x(funnel.triangle.tip)}
        x2={place.x(funnel.triangle.tip)}
        y1={place.top}
        y2={place.bottom}
        stroke={paint.accent}
      />
    </g>
  )
  return (
    <ScatterPlot
      width={width}
      title={`Funnel plot of ${analysis.used.length} studies`}
      desc={`Effect across, standard error down. The line stands at the pooled effect, ${intervalText(analysis.pooled?.natural ?? { estimate: Number.NaN, low: Number.NaN, high: Number.NaN })}.${filled.length > 0 ? ` ${filled.length} filled in by trim and fill, hollow.` : ''}`}
      x={{ ...x, label: effectLabel(analysis), ticks: effectTicks(analysis, x.low, x.high) }}
      y={{ low: 0, high: most, label: 'Standard error', ticks: axisTicks(0, most, 5), isDown: true }}
      points={points}
      chosenId={chosenId}
      onChoose={onChoose}
      behind={behind}
    />
  )
}

type ContourProps = { place: Place; none: number; zs: SmallStudyEffects['funnel']['contours']; most: number }

/** Wedges around no effect in which a study is not significant: the narrower, the darker. */
function Contours({ place, none, zs, most }: ContourProps) {
  const ordered = [...zs].sort((a, b) => b.z - a.z)
  const clip = (value: number) => Math.min(place.right, Math.max(place.left, place.x(value)))
  return (
    <g>
      {ordered.map(({ p, z }) => {
        // Where the wedge leaves the drawing at the side it goes on along its edge.
        const edge = (side: 1 | -1) => {
          const px = place.x(none + side * z * most)
          const limit = side === 1 ? place.right : place.left
          if (side === 1 ? px <= limit : px >= limit) return `L${px},${place.bottom}`
          const share = (limit - place.x(none)) / (px - place.x(none))
          return `L${limit},${place.y(0) + share * (place.bottom - place.y(0))}L${limit},${place.bottom}`
        }
        const right = edge(1)
        const left = edge(-1)
        const start = `M${clip(none)},${place.y(0)}`
        const back = left.slice(1).split('L').reverse().join('L')
        return <path key={p} d={`${start}${right}L${back}Z`} fill={paint.lineStrong} fillOpacity={SHADE} />
      })}
    </g>
  )
}

import type { PooledAnswer } from '#contract/answer.ts'
import { paint } from '#shared/figures/paint.ts'

import { PLOT_WIDTH, type EffectPlot, type Interval } from './effect-plot.ts'

const HEIGHT = 28
const MIDDLE = HEIGHT / 2

const NoEffect = ({ plot: { none, scale }, height = HEIGHT }: { plot: EffectPlot; height?: number }) =>
  none === undefined ? null : (
    <line x1={scale.x(none)} x2={scale.x(none)} y1={0} y2={height} stroke={paint.lineStrong} strokeDasharray="2 3" />
  )

type Props = { plot: EffectPlot; interval: Interval | undefined; isOut?: boolean }

/** A study's estimate with its interval on the axis that all rows share; the numbers stand beside it. */
export function EffectMark({ plot, interval, isOut = false }: Props) {
  const { scale } = plot
  const colour = isOut ? paint.faint : paint.ink
  return (
    <svg aria-hidden width={PLOT_WIDTH} height={HEIGHT} className="block">
      <NoEffect plot={plot} />
      {interval && (
        <>
          <line
            x1={scale.clamped(interval.low)}
            x2={scale.clamped(interval.high)}
            y1={MIDDLE}
            y2={MIDDLE}
            stroke={colour}
            strokeWidth={1.5}
          />
          {interval.low < scale.low && <path d={`M0,${MIDDLE}l6,-4v8Z`} fill={colour} />}
          {interval.high > scale.high && <path d={`M${PLOT_WIDTH},${MIDDLE}l-6,-4v8Z`} fill={colour} />}
          <rect
            x={scale.clamped(interval.estimate) - 4}
            y={MIDDLE - 4}
            width={8}
            height={8}
            fill={isOut ? paint.faint : paint.accent}
          />
        </>
      )}
    </svg>
  )
}

/** The pooled effect as a diamond, and the bar where a new study would be expected. */
export function PooledMark({ plot, pooled }: { plot: EffectPlot; pooled: PooledAnswer }) {
  const { scale } = plot
  const { prediction } = pooled
  const [low, at, high] = [pooled.low, pooled.estimate, pooled.high].map((value) => scale.clamped(value))
  const height = prediction ? 40 : HEIGHT
  return (
    <svg aria-hidden width={PLOT_WIDTH} height={height} className="block">
      <NoEffect plot={plot} height={height} />
      <path
        d={`M${low},${MIDDLE}L${at},${MIDDLE - 7}L${high},${MIDDLE}L${at},${MIDDLE + 7}Z`}
        fill={paint.accent}
        stroke={paint.accent}
      />
      {prediction && (
        <g stroke={paint.accent} strokeWidth={2}>
          <line x1={scale.clamped(prediction.low)} x2={scale.clamped(prediction.high)} y1={32} y2={32} />
          {[prediction.low, prediction.high].map((end) => (
            <line key={end} x1={scale.clamped(end)} x2={scale.clamped(end)} y1={28} y2={36} />
          ))}
        </g>
      )}
    </svg>
  )
}

/** The axis under all rows. */
export const PlotAxis = ({ plot: { scale } }: { plot: EffectPlot }) => (
  <svg aria-hidden width={PLOT_WIDTH} height={22} className="block text-xs">
    <line x1={0} x2={PLOT_WIDTH} y1={1} y2={1} stroke={paint.lineStrong} />
    {scale.ticks.map(({ value, label }) => (
      <g key={value}>
        <line x1={scale.x(value)} x2={scale.x(value)} y1={1} y2={5} stroke={paint.lineStrong} />
        <text x={scale.x(value)} y={18} textAnchor="middle" fill={paint.muted} fontSize={11}>
          {label}
        </text>
      </g>
    ))}
  </svg>
)

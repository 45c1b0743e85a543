import { shortDay } from '../format/dates.ts'
import { FigureMark } from './FigureMark.tsx'
import { FigureSvg } from './FigureSvg.tsx'
import { paint } from './paint.ts'

export type DaySeriesRow = { name: string; values: readonly number[] }

type Props = {
  width: number
  title: string
  /** Calendar days, one after the other: `2026-11-30`. */
  days: readonly string[]
  /** One row of bars each, with a scale of its own; as many values as days. */
  series: readonly DaySeriesRow[]
}

const ROW = 84
const TOP = 8
const LEFT = 44
const RIGHT = 8
const LABEL = 22
const AXIS = 24

/** Counts by day: a row of bars for each thing counted, each with a scale of its own, over the same days. */
export function DaySeries({ width, title, days, series }: Props) {
  const height = TOP + series.length * ROW + AXIS
  const inner = Math.max(width - LEFT - RIGHT, 40)
  const step = inner / Math.max(days.length, 1)
  const bar = Math.max(Math.min(step * 0.72, 22), 1)
  const every = Math.max(Math.ceil(days.length / Math.max(Math.floor(inner / 72), 1)), 1)
  const sums = series.map(({ name, values }) => `${name} ${values.reduce((sum, value) => sum + value, 0)}`)
  return (
    <FigureSvg
      width={width}
      height={height}
      title={title}
      desc={`By day from ${days[0] ?? ''} to ${days.at(-1) ?? ''}. ${sums.join(', ')}.`}
    >
      {series.map(({ name, values }, row) => {
        const base = TOP + (row + 1) * ROW - 8
        const room = ROW - LABEL - 12
        const most = Math.max(...values, 1)
        const scale = room / most
        return (
          <g key={name}>
            <text x={0} y={TOP + row * ROW + 12} fontWeight={600}>
              {name}
            </text>
            {[0, most].map((tick) => (
              <g key={tick}>
                <line
                  x1={LEFT}
                  x2={width - RIGHT}
                  y1={base - tick * scale}
                  y2={base - tick * scale}
                  stroke={paint.line}
                />
                <text x={LEFT - 6} y={base - tick * scale + 4} textAnchor="end" fontSize={11} fill={paint.muted}>
                  {tick}
                </text>
              </g>
            ))}
            {values.map((value, index) =>
              value > 0 ? (
                <FigureMark
                  key={days[index]}
                  label={`${name}, ${shortDay(days[index] ?? '')}: ${value}`}
                  isFirst={row === 0 && values.findIndex((each) => each > 0) === index}
                >
                  <rect
                    x={LEFT + index * step + (step - bar) / 2}
                    y={base - value * scale}
                    width={bar}
                    height={value * scale}
                    rx={Math.min(2, bar / 3)}
                    fill={paint.accent}
                  />
                </FigureMark>
              ) : null,
            )}
          </g>
        )
      })}
      {days.map((day, index) =>
        index % every === 0 ? (
          <text
            key={day}
            x={LEFT + index * step + step / 2}
            y={height - 6}
            textAnchor={index === 0 ? 'start' : 'middle'}
            fontSize={11}
            fill={paint.muted}
          >
            {shortDay(day)}
          </text>
        ) : null,
      )}
    </FigureSvg>
  )
}

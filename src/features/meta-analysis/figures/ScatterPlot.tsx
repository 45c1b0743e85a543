import type { ReactNode } from 'react'

import type { AxisTick } from '#shared/figures/axis-ticks.ts'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

export type ScatterPoint = { id: string; label: string; x: number; y: number; radius?: number; isHollow?: boolean }
export type Ends = { low: number; high: number }
/** Places on the drawing for values of both axes. */
export type Place = {
  x: (value: number) => number
  y: (value: number) => number
  left: number
  right: number
  top: number
  bottom: number
}

type Props = {
  width: number
  title: string
  desc: string
  x: Ends & { label: string; ticks: readonly AxisTick[] }
  y: Ends & { label: string; ticks: readonly AxisTick[]; isDown?: boolean }
  points: readonly ScatterPoint[]
  chosenId?: string | undefined
  onChoose?: (id: string) => void
  /** Drawn behind the points: regions, lines. */
  behind?: (place: Place) => ReactNode
  /** Ids of points that carry their name. */
  named?: readonly string[]
}

/** Points on two axes, one for each study. */
export function ScatterPlot({ width, title, desc, x, y, points, chosenId, onChoose, behind, named = [] }: Props) {
  const drawn = Math.min(width, 760)
  const height = Math.round(Math.min(440, Math.max(280, drawn * 0.62)))
  const place = placeOf(drawn, height, x, y)
  const { left, right, top, bottom } = place
  const ordered = [...points].sort((a, b) => (b.radius ?? 0) - (a.radius ?? 0))
  return (
    <FigureSvg width={drawn} height={height} title={title} desc={desc}>
      {behind?.(place)}
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={paint.lineStrong} />
      <line x1={left} x2={left} y1={top} y2={bottom} stroke={paint.lineStrong} />
      {x.ticks.map(({ value, label }) => (
        <g key={value}>
          <line x1={place.x(value)} x2={place.x(value)} y1={bottom} y2={bottom + 5} stroke={paint.lineStrong} />
          <text x={place.x(value)} y={bottom + 19} textAnchor="middle" fill={paint.muted}>
            {label}
          </text>
        </g>
      ))}
      {y.ticks.map(({ value, label }) => (
        <g key={value}>
          <line x1={left - 5} x2={left} y1={place.y(value)} y2={place.y(value)} stroke={paint.lineStrong} />
          <text x={left - 9} y={place.y(value) + 4} textAnchor="end" fill={paint.muted}>
            {label}
          </text>
        </g>
      ))}
      <text x={(left + right) / 2} y={height - 6} textAnchor="middle" fontWeight={600} fill={paint.muted}>
        {x.label}
      </text>
      <text
        transform={`translate(13 ${(top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        fontWeight={600}
        fill={paint.muted}
      >
        {y.label}
      </text>
      {ordered.map((point, i) => (
        <Point
          key={point.id}
          point={point}
          place={place}
          isFirst={i === 0}
          isChosen={point.id === chosenId}
          isNamed={named.includes(point.id) || point.id === chosenId}
          {...(onChoose && { onChoose })}
        />
      ))}
    </FigureSvg>
  )
}

function placeOf(width: number, height: number, x: Ends, y: Ends & { isDown?: boolean }): Place {
  const box = { left: 58, right: width - 14, top: 12, bottom: height - 46 }
  const across = (value: number) => box.left + ((value - x.low) / (x.high - x.low || 1)) * (box.right - box.left)
  const share = (value: number) => (value - y.low) / (y.high - y.low || 1)
  const down = (value: number) => box.top + share(value) * (box.bottom - box.top)
  const up = (value: number) => box.bottom - share(value) * (box.bottom - box.top)
  return { ...box, x: across, y: y.isDown ? down : up }
}

type PointProps = {
  point: ScatterPoint
  place: Place
  isFirst: boolean
  isChosen: boolean
  isNamed: boolean
  onChoose?: (id: string) => void
}

/** Under the finger a point is never smaller than this. */
const REACH = 12

function Point({ point, place, isFirst, isChosen, isNamed, onChoose }: PointProps) {
  const { id, label, radius = 4.5, isHollow = false } = point
  const [cx, cy] = [place.x(point.x), place.y(point.y)]
  const isRight = cx > place.right - 120
  const name = label.split(':')[0] ?? ''
  return (
    <FigureMark
      label={label}
      isFirst={isFirst}
      isChosen={isChosen}
      onChoose={onChoose && !isHollow ? () => onChoose(id) : undefined}
    >
      <circle cx={cx} cy={cy} r={Math.max(REACH, radius)} fill="transparent" data-screen-only />
      {isChosen && <circle cx={cx} cy={cy} r={radius + 5} fill={paint.evidence} stroke={paint.evidenceStrong} />}
      <circle
        cx={cx}
        cy={cy}
        r={radius}
        fill={isHollow ? paint.surface : paint.accent}
        fillOpacity={isHollow ? 1 : 0.78}
        stroke={paint.accent}
        strokeDasharray={isHollow ? '2 2' : undefined}
      />
      {isNamed && (
        <text
          x={cx + (isRight ? -radius - 6 : radius + 6)}
          y={cy + 4}
          textAnchor={isRight ? 'end' : 'start'}
          fontSize={11}
        >
          {name}
        </text>
      )}
    </FigureMark>
  )
}

/** Ends of an axis around values, with a margin; 0 to 1 where there are none. */
export function endsOf(values: readonly number[], margin = 0.06): Ends {
  const fine = values.filter(Number.isFinite)
  if (fine.length === 0) return { low: 0, high: 1 }
  const [low, high] = [Math.min(...fine), Math.max(...fine)]
  const room = (high - low || Math.abs(high) || 1) * margin
  return { low: low - room, high: high + room }
}

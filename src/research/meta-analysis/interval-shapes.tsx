import { paint } from '#shared/figures/paint.ts'

import type { Light } from './bias-lights.ts'
import { cutOff } from './cut-off.ts'
import { dataLine, type DataColumns } from './forest-columns.ts'
import { rowWords, type IntervalRow } from './interval-rows.ts'
import type { Layout } from './plot-layout.ts'
import type { PlotScale } from './plot-scale.ts'
import { percentText } from './result-words.ts'
import { fitted, textWidth } from './text-fit.ts'

export type RowProps = { row: Exclude<IntervalRow, { kind: 'head' | 'note' }>; y: number; layout: Layout }

/** A line's name, its numbers, and its risk of bias. */
export function RowText({
  row,
  y,
  layout,
  isChosen,
  columns,
}: RowProps & { isChosen: boolean; columns: DataColumns | undefined }) {
  const { isNarrow, from, hasWeights, width } = layout
  const base = isNarrow ? y + 15 : y + layout.row / 2 + 4
  const isSum = row.kind === 'pooled' || row.kind === 'group'
  const words = rowWords(row)
  const first = layout.data[0]
  const beforeData = first ? (layout.groups[0]?.from ?? first.x) - 6 : from - 12
  const room = isNarrow ? width - textWidth(words) - 24 : beforeData
  const data = 'data' in row ? (row.data ?? []) : []
  const muted = isChosen ? paint.evidenceInk : paint.muted
  const lights = 'lights' in row ? (row.lights ?? []) : []
  return (
    <g fontWeight={isSum ? 600 : 400} fill={isChosen ? paint.evidenceInk : paint.ink}>
      <text x={isNarrow ? 8 : row.kind === 'study' ? 8 : 4} y={base}>
        {fitted(row.label, room)}
      </text>
      {layout.data.map(({ x }, i) => (
        // The columns have a fixed order, and heads that repeat.
        // oxlint-disable-next-line react/no-array-index-key
        <text key={i} x={x} y={base} textAnchor="end">
          {data[i] ?? ''}
        </text>
      ))}
      <text x={layout.words} y={base} textAnchor="end">
        {words}
      </text>
      {hasWeights && !isNarrow && row.kind === 'study' && row.weight !== undefined && (
        <text x={layout.weights} y={base} textAnchor="end" fill={muted}>
          {percentText(row.weight)}
        </text>
      )}
      {isNarrow && columns && (
        <text x={8} y={y + 31} fontSize={11} fontWeight={400} fill={muted}>
          {fitted(dataLine(data, columns), width - 20 - lights.length * layout.lights.step, 11)}
        </text>
      )}
      <Lights lights={lights} layout={layout} middle={isNarrow ? y + 27 : y + layout.row / 2} />
    </g>
  )
}

const looks = {
  low: { fill: paint.greenSoft, ink: paint.green },
  some: { fill: paint.yellowSoft, ink: paint.yellow },
  high: { fill: paint.redSoft, ink: paint.red },
  open: { fill: paint.greySoft, ink: paint.grey },
} as const

/** Judgements as lights, each with a sign that says it without colour. */
function Lights({ lights, layout, middle }: { lights: readonly Light[]; layout: Layout; middle: number }) {
  const { x, step, count } = layout.lights
  return lights.map(({ level, sign }, i) => {
    const at = x + (i + count - lights.length) * step
    return (
      // Judgements have a fixed order, and repeat.
      // oxlint-disable-next-line react/no-array-index-key
      <g key={i} data-light={level}>
        <circle cx={at} cy={middle} r={7} fill={looks[level].fill} stroke={looks[level].ink} />
        <text x={at} y={middle + 4} textAnchor="middle" fontSize={11} fontWeight={700} fill={looks[level].ink}>
          {sign}
        </text>
      </g>
    )
  })
}

const SIDE_MAX = 15
const SIDE_MIN = 5

/** A line's interval, diamond or bar. */
export function RowShape({ row, y, layout, scale, most }: RowProps & { scale: PlotScale; most: number }) {
  const middle = layout.isNarrow ? y + layout.row - 12 : y + layout.row / 2
  const { low, high } = row.natural
  const [from, to] = [scale.clamped(low), scale.clamped(high)]
  const cut = cutOff({ low, high }, scale)
  const colour = row.kind === 'study' || row.kind === 'step' ? paint.ink : paint.accent
  const arrows = (
    <>
      {cut.low && <path data-arrow="left" d={`M${from - 6},${middle}l6,-4v8Z`} fill={colour} stroke="none" />}
      {cut.high && <path data-arrow="right" d={`M${to + 6},${middle}l-6,-4v8Z`} fill={colour} stroke="none" />}
    </>
  )
  if (row.kind === 'prediction') {
    return (
      <g stroke={paint.accent} strokeWidth={2}>
        <line x1={from} x2={to} y1={middle} y2={middle} />
        {!cut.low && <line x1={from} x2={from} y1={middle - 4} y2={middle + 4} />}
        {!cut.high && <line x1={to} x2={to} y1={middle - 4} y2={middle + 4} />}
        {arrows}
      </g>
    )
  }
  const x = scale.clamped(row.natural.estimate)
  if (row.kind === 'pooled' || row.kind === 'group') {
    const half = row.kind === 'pooled' ? 8 : 6
    // A diamond that goes on ends blunt: a tip at the border would be read as its limit.
    const bluntness = (end: number, border: number) => half * (1 - (border - x) / (scale.x(end) - x || 1))
    const left = cut.low ? bluntness(low, from) : 0
    const right = cut.high ? bluntness(high, to) : 0
    return (
      <g>
        <path
          d={`M${from},${middle - left}L${x},${middle - half}L${to},${middle - right}V${middle + right}L${x},${middle + half}L${from},${middle + left}Z`}
          fill={row.kind === 'pooled' ? paint.accent : paint.accentSoft}
          stroke={paint.accent}
        />
        {arrows}
      </g>
    )
  }
  const weight = row.kind === 'study' ? (row.weight ?? 0) / most : 0
  const side = row.kind === 'step' ? 8 : Math.max(SIDE_MIN, SIDE_MAX * Math.sqrt(weight))
  return (
    <g>
      <line x1={from} x2={to} y1={middle} y2={middle} stroke={paint.ink} />
      {arrows}
      <rect x={x - side / 2} y={middle - side / 2} width={side} height={side} fill={paint.accent} />
    </g>
  )
}

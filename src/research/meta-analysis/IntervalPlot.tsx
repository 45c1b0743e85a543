import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'

import { cutOff, cutOffText } from './cut-off.ts'
import { measureHead, noEffectOf, percentText } from './result-words.ts'
import { isRatio, markLabel, rowWords, type IntervalRow } from './interval-rows.ts'
import { axisEnds, plotScale, type PlotScale } from './plot-scale.ts'
import { fitted, textWidth } from './text-fit.ts'

type Props = {
  width: number
  title: string
  desc: string
  analysis: Analysis
  rows: readonly IntervalRow[]
  /** Where the line stands; absent: at no effect. */
  line?: number | undefined
  favours?: { left: string; right: string }
  /** Head of the first column. */
  head?: string
  chosenId?: string | undefined
  onChoose?: (id: string) => void
}

/** Below this width the numbers stand above their interval instead of beside it. */
const NARROW = 600
const ROW = 24
const TALL = 40

type Layout = {
  width: number
  isNarrow: boolean
  from: number
  to: number
  row: number
  top: number
  hasWeights: boolean
}

function layoutOf(width: number, rows: readonly IntervalRow[]): Layout {
  const isNarrow = width < NARROW
  const hasWeights = rows.some((row) => row.kind === 'study' && row.weight !== undefined)
  if (isNarrow) return { width, isNarrow, from: 8, to: width - 8, row: TALL, top: 34, hasWeights }
  const widest = Math.max(...rows.filter(({ kind }) => kind !== 'note').map(({ label }) => textWidth(label)), 60)
  const numbers = Math.max(...rows.map((row) => textWidth(rowWords(row))), 130)
  const from = Math.min(widest + 20, width * 0.32)
  return { width, isNarrow, from, to: width - numbers - (hasWeights ? 64 : 8) - 14, row: ROW, top: 34, hasWeights }
}

/** Studies as squares with their intervals, pooled effects as diamonds, a prediction as a bar, on one axis. */
export function IntervalPlot(props: Props) {
  const { width, title, desc, analysis, rows, line, favours, head = 'Study', chosenId, onChoose } = props
  const layout = layoutOf(width, rows)
  const none = noEffectOf(analysis.settings.measure)
  const at = line ?? none
  const spans = rows.flatMap((row) =>
    row.kind === 'head' || row.kind === 'note'
      ? []
      : row.kind === 'prediction'
        ? [
            { ...row.natural, estimate: row.natural.low },
            { ...row.natural, estimate: row.natural.high },
          ]
        : [row.natural],
  )
  const ratio = isRatio(analysis)
  const ends = axisEnds(spans, ratio, at === undefined ? [] : [at])
  const scale = plotScale({ ...ends, isRatio: ratio }, layout.from, layout.to, layout.isNarrow ? 5 : 7)
  const bottom = layout.top + rows.length * layout.row
  const hasFavours = favours !== undefined && (favours.left !== '' || favours.right !== '')
  const height = bottom + 46 + (hasFavours ? 18 : 0)
  const pooled = analysis.pooled?.natural.estimate
  const most = Math.max(...rows.map((row) => (row.kind === 'study' ? (row.weight ?? 0) : 0)), 1e-9)
  const firstMark = rows.findIndex(({ kind }) => kind !== 'head' && kind !== 'note')

  return (
    <FigureSvg width={width} height={height} title={title} desc={`${desc} ${cutOffText(rows, scale)}`.trim()}>
      <Head layout={layout} head={head} analysis={analysis} />
      <line x1={0} x2={width} y1={layout.top - 6} y2={layout.top - 6} stroke={paint.line} />
      {at !== undefined && (
        <line x1={scale.x(at)} x2={scale.x(at)} y1={layout.top - 2} y2={bottom + 6} stroke={paint.lineStrong} />
      )}
      {line !== undefined && none !== undefined && none > ends.low && none < ends.high && (
        <line x1={scale.x(none)} x2={scale.x(none)} y1={layout.top - 2} y2={bottom + 6} stroke={paint.line} />
      )}
      {pooled !== undefined && (
        <line
          x1={scale.x(pooled)}
          x2={scale.x(pooled)}
          y1={layout.top - 2}
          y2={bottom + 6}
          stroke={paint.accent}
          strokeDasharray="2 4"
        />
      )}
      {rows.map((row, i) => {
        const y = layout.top + i * layout.row
        if (row.kind === 'head' || row.kind === 'note') {
          return (
            <text
              key={row.id}
              x={layout.isNarrow ? 8 : 4}
              y={y + layout.row / 2 + 4}
              fontWeight={row.kind === 'head' ? 600 : 400}
              fill={row.kind === 'head' ? paint.ink : paint.muted}
            >
              {fitted(row.label, width - 12)}
            </text>
          )
        }
        return (
          <FigureMark
            key={row.id}
            label={markLabel(row, analysis)}
            isFirst={i === firstMark}
            isChosen={row.id === chosenId}
            onChoose={onChoose && (() => onChoose(row.id))}
          >
            <rect
              x={0}
              y={y}
              width={width}
              height={layout.row}
              fill={row.id === chosenId ? paint.evidence : 'transparent'}
              rx={4}
            />
            <RowText row={row} y={y} layout={layout} isChosen={row.id === chosenId} />
            <RowShape row={row} y={y} layout={layout} scale={scale} most={most} />
          </FigureMark>
        )
      })}
      <Axis scale={scale} layout={layout} y={bottom + 6} />
      {hasFavours && at !== undefined && (
        <g fill={paint.muted}>
          <text
            x={Math.max(layout.from, scale.x(at) - 10)}
            y={bottom + 52}
            textAnchor={scale.x(at) - layout.from < 60 ? 'start' : 'end'}
          >
            {favours.left === '' ? '' : `← ${favours.left}`}
          </text>
          <text
            x={Math.min(scale.x(at) + 10, layout.to)}
            y={bottom + 52}
            textAnchor={layout.to - scale.x(at) < 60 ? 'end' : 'start'}
          >
            {favours.right === '' ? '' : `${favours.right} →`}
          </text>
        </g>
      )}
    </FigureSvg>
  )
}

function Head({ layout, head, analysis }: { layout: Layout; head: string; analysis: Analysis }) {
  const { width, hasWeights, isNarrow } = layout
  return (
    <g fill={paint.muted} fontWeight={600}>
      <text x={isNarrow ? 8 : 4} y={18}>
        {head}
      </text>
      <text x={width - (hasWeights && !isNarrow ? 68 : 6)} y={18} textAnchor="end">
        {measureHead(analysis)}
      </text>
      {hasWeights && !isNarrow && (
        <text x={width - 6} y={18} textAnchor="end">
          Weight
        </text>
      )}
    </g>
  )
}

type RowProps = { row: Exclude<IntervalRow, { kind: 'head' | 'note' }>; y: number; layout: Layout }

function RowText({ row, y, layout, isChosen }: RowProps & { isChosen: boolean }) {
  const { width, isNarrow, from, hasWeights } = layout
  const base = isNarrow ? y + 15 : y + layout.row / 2 + 4
  const isSum = row.kind === 'pooled' || row.kind === 'group'
  const words = rowWords(row)
  const room = isNarrow ? width - textWidth(words) - 24 : from - 12
  return (
    <g fontWeight={isSum ? 600 : 400} fill={isChosen ? paint.evidenceInk : paint.ink}>
      <text x={isNarrow ? 8 : row.kind === 'study' ? 8 : 4} y={base}>
        {fitted(row.label, room)}
      </text>
      <text x={width - (hasWeights && !isNarrow ? 68 : 6)} y={base} textAnchor="end">
        {words}
      </text>
      {hasWeights && !isNarrow && row.kind === 'study' && row.weight !== undefined && (
        <text x={width - 6} y={base} textAnchor="end" fill={isChosen ? paint.evidenceInk : paint.muted}>
          {percentText(row.weight)}
        </text>
      )}
    </g>
  )
}

const SIDE_MAX = 15
const SIDE_MIN = 5

function RowShape({ row, y, layout, scale, most }: RowProps & { scale: PlotScale; most: number }) {
  const middle = layout.isNarrow ? y + 28 : y + layout.row / 2
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

function Axis({ scale, layout, y }: { scale: PlotScale; layout: Layout; y: number }) {
  return (
    <g>
      <line x1={layout.from} x2={layout.to} y1={y} y2={y} stroke={paint.lineStrong} />
      {scale.ticks.map(({ value, label }) => (
        <g key={value}>
          <line x1={scale.x(value)} x2={scale.x(value)} y1={y} y2={y + 5} stroke={paint.lineStrong} />
          <text x={scale.x(value)} y={y + 19} textAnchor="middle" fill={paint.muted}>
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}

import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'

import { lightLetter } from './bias-lights.ts'
import { cutOffText } from './cut-off.ts'
import type { DataColumns } from './forest-columns.ts'
import { measureHead, noEffectOf } from './result-words.ts'
import { isRatio, markLabel, type IntervalRow } from './interval-rows.ts'
import { RowShape, RowText } from './interval-shapes.tsx'
import { layoutOf, type Layout } from './plot-layout.ts'
import { axisEnds, plotScale, type PlotScale } from './plot-scale.ts'
import { fitted } from './text-fit.ts'

type Props = {
  width: number
  title: string
  desc: string
  analysis: Analysis
  rows: readonly IntervalRow[]
  /** Where the line stands; absent: at no effect. */
  line?: number | undefined
  favours?: { left: string; right: string }
  /** What the studies report, in columns beside the intervals. */
  columns?: DataColumns | undefined
  /** What the lights of bias are of, in their order. */
  domains?: readonly string[]
  /** What choosing a diamond does, for those who hear the plot. */
  sumHint?: string
  /** Head of the first column. */
  head?: string
  chosenId?: string | undefined
  onChoose?: (id: string) => void
}

/** Studies as squares with their intervals, pooled effects as diamonds, a prediction as a bar, on one axis. */
export function IntervalPlot(props: Props) {
  const {
    width,
    title,
    desc,
    analysis,
    rows,
    line,
    favours,
    columns,
    domains,
    head = 'Study',
    chosenId,
    onChoose,
  } = props
  const layout = layoutOf(width, { rows, columns })
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
  const labelOf = (row: Exclude<IntervalRow, { kind: 'head' | 'note' }>) => {
    const isSum = row.kind === 'pooled' || row.kind === 'group'
    const hint = isSum && props.sumHint !== undefined ? `. ${props.sumHint}` : ''
    return `${markLabel(row, analysis, columns)}${hint}`
  }
  const firstMark = rows.findIndex(({ kind }) => kind !== 'head' && kind !== 'note')

  return (
    <FigureSvg width={width} height={height} title={title} desc={`${desc} ${cutOffText(rows, scale)}`.trim()}>
      <Head layout={layout} head={head} analysis={analysis} domains={domains ?? []} />
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
            label={labelOf(row)}
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
            <RowText row={row} y={y} layout={layout} isChosen={row.id === chosenId} columns={columns} />
            <RowShape row={row} y={y} layout={layout} scale={scale} most={most} />
          </FigureMark>
        )
      })}
      <Axis scale={scale} layout={layout} y={bottom + 6} />
      {hasFavours && at !== undefined && <Sides favours={favours} layout={layout} x={scale.x(at)} y={bottom + 52} />}
    </FigureSvg>
  )
}

type SidesProps = { favours: { left: string; right: string }; layout: Layout; x: number; y: number }

/** What lies left and right of the line: beside it, or at the ends where there is little room. */
function Sides({ favours, layout, x, y }: SidesProps) {
  const { from, to, isNarrow } = layout
  const half = (to - from) / 2 - 16
  const left = favours.left === '' ? '' : `← ${isNarrow ? fitted(favours.left, half) : favours.left}`
  const right = favours.right === '' ? '' : `${isNarrow ? fitted(favours.right, half) : favours.right} →`
  return (
    <g fill={paint.muted}>
      <text x={isNarrow ? from : Math.max(from, x - 10)} y={y} textAnchor={isNarrow || x - from < 60 ? 'start' : 'end'}>
        {left}
      </text>
      <text x={isNarrow ? to : Math.min(x + 10, to)} y={y} textAnchor={isNarrow || to - x < 60 ? 'end' : 'start'}>
        {right}
      </text>
    </g>
  )
}

type HeadProps = { layout: Layout; head: string; analysis: Analysis; domains: readonly string[] }

function Head({ layout, head, analysis, domains }: HeadProps) {
  const { words, weights, hasWeights, isNarrow, lights, data, groups, top } = layout
  const base = top - 16
  return (
    <g fill={paint.muted} fontWeight={600}>
      <text x={isNarrow ? 8 : 4} y={base}>
        {head}
      </text>
      {groups.map(({ name, from, to }) => (
        <text key={`${name} ${from}`} x={to} y={18} textAnchor="end">
          {fitted(name, to - from + 8)}
        </text>
      ))}
      {data.map(({ x, head: own, group }) => (
        <text key={`${group} ${own}`} x={x} y={base} textAnchor="end">
          {own}
        </text>
      ))}
      <text x={words} y={base} textAnchor="end">
        {measureHead(analysis)}
      </text>
      {hasWeights && !isNarrow && (
        <text x={weights} y={base} textAnchor="end">
          Weight
        </text>
      )}
      {lights.count > 0 && !isNarrow && <LightHeads lights={lights} base={base} domains={domains} />}
    </g>
  )
}

/** A letter for each domain, explained in the caption; the overall judgement last. */
function LightHeads({ lights, base, domains }: { lights: Layout['lights']; base: number; domains: readonly string[] }) {
  return Array.from({ length: lights.count }, (_, i) => (
    // Letters stand for places.
    // oxlint-disable-next-line react/no-array-index-key
    <text key={i} x={lights.x + i * lights.step} y={base} textAnchor="middle">
      <title>{domains[i] ?? ''}</title>
      {lightLetter(i, lights.count)}
    </text>
  ))
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

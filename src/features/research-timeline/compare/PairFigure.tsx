import { scaleLinear } from 'd3-scale'
import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useShowPapers } from '#research/views/show-papers.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { DatedPaper } from '#science/timelines/dated.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import type { TwoTimelines } from './use-comparison-of.ts'

const PAD = 18
const DOT = 14
const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

function stacked(dated: readonly DatedPaper[], x: (at: number) => number) {
  const taken: number[] = []
  const dots = dated.map(({ id, at }) => {
    const place = x(at)
    let level = 0
    while ((taken[level] ?? -Infinity) > place - DOT) level += 1
    taken[level] = place
    return { id, x: place, level }
  })
  return { dots, levels: Math.max(1, taken.length) }
}

type Props = { two: TwoTimelines; isFromStart: boolean; papers: ReadonlyMap<string, Paper>; width: number }

/** Two rows on one axis; shared papers are joined, and a paper lights its partner. */
export function PairFigure({ two, isFromStart, papers, width }: Props) {
  const show = useShowPapers()
  const [lit, setLit] = useState<string>()
  const sides = [two.left, two.right]
  const firstOf = (dated: readonly DatedPaper[]) => Math.floor(dated[0]?.at ?? 0)
  const shifted = sides.map(({ side }) =>
    side.dated.map(({ id, at }) => ({ id, at: isFromStart ? at - firstOf(side.dated) : at })),
  )
  const times = shifted.flat().map(({ at }) => at)
  const from = Math.floor(Math.min(...times))
  const to = Math.max(from + 1, Math.floor(Math.max(...times)) + 1)
  const x = scaleLinear([from, to], [PAD, width - PAD])
  const [above, below] = shifted.map((dated) => stacked(dated, (at) => x(at)))
  if (!above || !below) return null
  const topBase = 34 + above.levels * DOT
  const bottomBase = topBase + 70
  const height = bottomBase + below.levels * DOT + 54
  const placed = [
    above.dots.map((dot) => ({ ...dot, y: topBase - dot.level * DOT, side: 0 })),
    below.dots.map((dot) => ({ ...dot, y: bottomBase + dot.level * DOT, side: 1 })),
  ] as const
  const shared = new Set(two.shared.shared)
  const lower = new Map(placed[1].map((dot) => [dot.id, dot]))
  return (
    <FigureSvg
      width={width}
      height={height}
      title="Two timelines on one axis"
      desc={`${placed[0].length} and ${placed[1].length} papers, ${shared.size} of them on both sides.`}
    >
      <text x={PAD} y={16} fontWeight={600}>
        {short(two.left.name, Math.floor(width / 8))}
      </text>
      <text x={PAD} y={height - 38} fontWeight={600}>
        {short(two.right.name, Math.floor(width / 8))}
      </text>
      <line x1={PAD} x2={width - PAD} y1={topBase + 35} y2={topBase + 35} stroke={paint.lineStrong} />
      {axisTicks(from, to, Math.max(3, Math.floor(width / 110)))
        .filter(({ value }) => Number.isInteger(value))
        .map(({ value }) => (
          <text key={value} x={x(value)} y={topBase + 50} textAnchor="middle" fill={paint.muted}>
            {isFromStart ? `+${value}` : value}
          </text>
        ))}
      {placed[0].map(({ id, x: at, y }) => {
        const other = lower.get(id)
        return other ? (
          <line
            key={id}
            x1={at}
            y1={y}
            x2={other.x}
            y2={other.y}
            stroke={lit === id ? paint.evidenceStrong : paint.accent}
            strokeOpacity={lit === id ? 1 : 0.35}
            strokeWidth={lit === id ? 2.5 : 1}
          />
        ) : null
      })}
      {[...placed[0], ...placed[1]].map(({ id, x: at, y, side }, index) => {
        const paper = papers.get(id)
        const where = shared.has(id) ? 'both sides' : side === 0 ? 'left only' : 'right only'
        const label = `${paper ? shortCitation(paper) : id}: ${paper?.title ?? ''} (${where})`
        return (
          <g
            key={`${side} ${id}`}
            onMouseEnter={() => setLit(id)}
            onMouseLeave={() => setLit(undefined)}
            onFocus={() => setLit(id)}
            onBlur={() => setLit(undefined)}
          >
            <FigureMark label={label} isFirst={index === 0} onChoose={() => show({ title: where, ids: [id] })}>
              <circle cx={at} cy={y} r={8} fill="transparent" />
              <circle
                cx={at}
                cy={y}
                r={lit === id ? 6.5 : 5}
                fill={lit === id ? paint.evidence : shared.has(id) ? paint.accent : paint.surface}
                stroke={paint.accent}
                strokeWidth={1.5}
              />
            </FigureMark>
          </g>
        )
      })}
    </FigureSvg>
  )
}

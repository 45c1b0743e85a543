import type { ReactNode } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useShowPapers } from '#research/views/show-papers.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { chartLayout, TOP, type ChartLayout, type PlacedPaper } from './chart-layout.ts'
import type { Timeline } from './use-timeline.ts'

type Props = {
  timeline: Timeline
  papers: ReadonlyMap<string, Paper>
  width: number
  chosen?: string | undefined
  onChoose?: (id: string) => void
}

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Widest a letter of a label is. */
const LETTER = 6.4
const labelOf = ({ authors: [first] }: Paper) => short(first?.family ?? first?.literal ?? '', 16)

/** Pixels between a dot and what stands next in its row: a label that has less is left out. */
function roomBeside({ dots }: ChartLayout, { x, y, lane }: PlacedPaper, width: number): number {
  const next = dots.reduce(
    (near, dot) => (dot.lane === lane && dot.y === y && dot.x > x ? Math.min(near, dot.x) : near),
    width,
  )
  return next - x - 18
}

/** Papers at their dates, in lanes, with citations, main path, silence, turning points and own events. */
export function TimelineFigure({ timeline, papers, width, chosen, onChoose }: Props) {
  const show = useShowPapers()
  const layout = chartLayout(timeline, width)
  const { x, from, to } = layout
  const { silences, turning, events, scores, claims } = timeline
  const onPath = new Set(timeline.path.papers)
  return (
    <FigureSvg
      width={width}
      height={layout.height}
      title="Research timeline"
      desc={`${timeline.dated.length} papers from ${from} to ${to - 1} in ${layout.lanes.length} lanes, ${timeline.links.length} citations among them.`}
    >
      {silences
        .filter((each) => each.to >= from && each.from < to)
        .map((silence) => {
          const start = Math.max(silence.from, from)
          const end = Math.min(silence.to + 1, to)
          return (
            <rect
              key={silence.from}
              x={x(start)}
              y={TOP}
              width={x(end) - x(start)}
              height={layout.height - TOP - 30}
              fill={paint.sunken}
            />
          )
        })}
      {axisTicks(from, to, Math.max(3, Math.floor(width / 110)))
        .filter(({ value }) => Number.isInteger(value))
        .map(({ value }) => (
          <g key={value}>
            <line x1={x(value)} x2={x(value)} y1={TOP} y2={layout.height - 30} stroke={paint.line} />
            <text x={x(value)} y={layout.height - 12} textAnchor="middle" fill={paint.muted}>
              {value}
            </text>
          </g>
        ))}
      {layout.lanes.map(({ lane, y, height }) => (
        <g key={lane.id}>
          <line x1={0} x2={width} y1={y + height} y2={y + height} stroke={paint.line} />
          <text x={0} y={y + height / 2 + 4}>
            {short(lane.name, 20)}
          </text>
        </g>
      ))}
      <Links timeline={timeline} layout={layout} />
      {turning
        .filter(({ at }) => at >= from && at < to)
        .map((point, index) => (
          <FigureMark
            key={`${point.rule} ${point.at} ${point.words}`}
            label={`Turning point ${Math.floor(point.at)}: ${point.words}`}
            onChoose={() =>
              show({ title: `Turning point ${Math.floor(point.at)}`, note: point.words, ids: point.papers })
            }
          >
            <path
              d={`M${x(point.at) + 5} ${TOP - 4}l-6 -11h12z`}
              fill={paint.evidenceStrong}
              transform={`translate(0 ${-(index % 2) * 13})`}
            />
          </FigureMark>
        ))}
      {events.map(({ row, at, date }) =>
        at === undefined || at < from || at >= to ? null : (
          <g key={row.id}>
            <line
              x1={x(at)}
              x2={x(at)}
              y1={layout.eventsY}
              y2={layout.height - 30}
              stroke={paint.lineStrong}
              strokeDasharray="2 4"
            />
            <FigureMark label={`Event ${date}: ${row.label ?? ''}`} onChoose={() => onChoose?.(row.id)}>
              <path d={`M${x(at)} ${layout.eventsY - 7}l7 7l-7 7l-7 -7z`} fill={paint.ink} />
              <text x={x(at) + 11} y={layout.eventsY + 4}>
                {short(row.label ?? '', 26)}
              </text>
            </FigureMark>
          </g>
        ),
      )}
      {layout.dots.map((dot) => {
        const name = papers.get(dot.id)
        const room = roomBeside(layout, dot, width)
        const words = name ? labelOf(name) : ''
        return words === '' || words.length * LETTER > room ? null : (
          <text key={`${dot.lane} ${dot.id}`} x={dot.x + 9} y={dot.y + 4} fontSize={11} fill={paint.muted}>
            {words}
          </text>
        )
      })}
      {layout.dots.map((dot, index) => {
        const paper = papers.get(dot.id)
        if (!paper) return null
        const local = scores.get(dot.id)?.length ?? 0
        const claim = claims.get(dot.id)?.evidence.quote
        const label = `${shortCitation(paper)}: ${paper.title}. ${local > 0 ? `Cited ${local} times inside the set. ` : ''}${claim ?? ''}`
        return (
          <FigureMark
            key={`${dot.lane} ${dot.id}`}
            label={label}
            isFirst={index === 0}
            isChosen={chosen === dot.id}
            onChoose={() => onChoose?.(dot.id)}
          >
            <circle cx={dot.x} cy={dot.y} r={8} fill="transparent" />
            <circle
              cx={dot.x}
              cy={dot.y}
              r={Math.min(7, 4.5 + Math.sqrt(local))}
              fill={chosen === dot.id ? paint.evidence : onPath.has(dot.id) ? paint.accent : paint.surface}
              stroke={paper.flags.retracted ? paint.red : paint.accent}
              strokeWidth={chosen === dot.id ? 2.5 : 1.5}
            />
          </FigureMark>
        )
      })}
    </FigureSvg>
  )
}

function Links({ timeline, layout }: { timeline: Timeline; layout: ChartLayout }): ReactNode {
  const main = new Set(timeline.path.links.map(({ from, to }) => `${from} ${to}`))
  return timeline.links.map(({ from, to }) => {
    const [a, b] = [layout.first.get(from), layout.first.get(to)]
    if (!a || !b) return null
    const isMain = main.has(`${from} ${to}`)
    const bend = Math.min(60, Math.abs(a.x - b.x) / 3 + 8)
    return (
      <path
        key={`${from} ${to}`}
        d={`M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.max(TOP + 4, Math.min(a.y, b.y) - bend)} ${b.x} ${b.y}`}
        fill="none"
        stroke={isMain ? paint.accent : paint.lineStrong}
        strokeWidth={isMain ? 2.5 : 1}
        strokeOpacity={isMain ? 0.9 : 0.45}
      />
    )
  })
}

import { useShowPapers } from '#research/views/show-papers.tsx'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'
import { count } from '#shared/format/count.ts'

import { paceTable } from './timeline-tables.ts'
import { timelineCopy as copy } from './timeline.copy.ts'
import type { Timeline } from './use-timeline.ts'

const HEIGHT = 220
const PAD = { left: 34, right: 8, top: 12, bottom: 30 }

/** Papers of each year; a year without any has no bar. */
export function PaceFigure({ timeline }: { timeline: Timeline }) {
  const show = useShowPapers()
  const { years, pace } = timeline
  const most = Math.max(1, ...years.map(({ papers }) => papers.length))
  const words = pace
    ? `${pace.perYear.toFixed(2)} papers a year; ${pace.earlier.toFixed(2)} before ${pace.turn}, ${pace.later.toFixed(2)} from then on.`
    : 'Too few papers for a pace.'
  return (
    <FigureFrame title={copy.pace} caption={words} fileName="pace" table={paceTable(timeline)}>
      {(width) => {
        const step = (width - PAD.left - PAD.right) / Math.max(1, years.length)
        const y = (value: number) => HEIGHT - PAD.bottom - (value / most) * (HEIGHT - PAD.top - PAD.bottom)
        const every = Math.max(1, Math.ceil(years.length / Math.max(3, width / 70)))
        return (
          <FigureSvg width={width} height={HEIGHT} title={copy.pace} desc={words}>
            {axisTicks(0, most, 4)
              .filter(({ value }) => Number.isInteger(value))
              .map(({ value, label }) => (
                <g key={value}>
                  <line x1={PAD.left} x2={width - PAD.right} y1={y(value)} y2={y(value)} stroke={paint.line} />
                  <text x={PAD.left - 6} y={y(value) + 4} textAnchor="end" fill={paint.muted}>
                    {label}
                  </text>
                </g>
              ))}
            {years.map(({ year, papers }, index) => (
              <g key={year}>
                {index % every === 0 && (
                  <text x={PAD.left + (index + 0.5) * step} y={HEIGHT - 10} textAnchor="middle" fill={paint.muted}>
                    {year}
                  </text>
                )}
                {papers.length > 0 && (
                  <FigureMark
                    label={`${year}: ${count(papers.length, 'paper', 'papers')}`}
                    isFirst={index === 0}
                    onChoose={() => show({ title: String(year), ids: papers })}
                  >
                    <rect
                      x={PAD.left + index * step + step * 0.12}
                      y={y(papers.length)}
                      width={Math.max(2, step * 0.76)}
                      height={HEIGHT - PAD.bottom - y(papers.length)}
                      fill={paint.accent}
                      fillOpacity={0.75}
                    />
                  </FigureMark>
                )}
              </g>
            ))}
          </FigureSvg>
        )
      }}
    </FigureFrame>
  )
}

import type { Paper } from '#contract/papers.ts'
import { armsIn, timesIn } from '#science/designs/compare.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { designsCopy as copy } from './designs.copy.ts'
import type { Designs } from './use-designs.ts'

const ROW = 26
const HEAD = 30
const LEFT = 220

type Drawn = { paper: Paper; arms: ReturnType<typeof armsIn>; times: string[] }

/** Each study as its arms over its times of measurement. */
export function ArmsFigure({ designs: { papers, valueOf, absentOf } }: { designs: Designs }) {
  const drawn = papers
    .map((paper): Drawn => {
      const arms = armsIn(valueOf(paper.id, 'arms'), valueOf(paper.id, 'comparator'))
      return { paper, arms, times: timesIn(valueOf(paper.id, 'follow-up-times')) }
    })
    .filter(({ arms }) => arms.length > 0)
  if (drawn.length === 0) return <p className="text-ink-muted">{copy.noArms}</p>
  const height = drawn.reduce((sum, { arms }) => sum + HEAD + arms.length * ROW, 12)
  const heightOf = ({ arms }: Drawn) => HEAD + arms.length * ROW
  const placed = drawn.map((each, index) => ({
    ...each,
    top: drawn.slice(0, index).reduce((sum, before) => sum + heightOf(before), 0),
  }))
  return (
    <FigureFrame
      title={copy.arms}
      caption={copy.armsCaption}
      fileName="arms and times"
      table={{
        columns: [{ label: 'Study' }, { label: 'Arm' }, { label: 'People', isNumber: true }, { label: 'Measured' }],
        rows: drawn.flatMap(({ paper, arms, times }) =>
          arms.map(({ label, n }, index) => ({
            id: `${paper.id}/${index}`,
            cells: [
              shortCitation(paper),
              label,
              n === undefined ? '–' : { text: String(n), value: n },
              times.join(', ') || absentOf(paper.id, 'follow-up-times'),
            ],
          })),
        ),
      }}
    >
      {(width) => {
        const right = Math.max(LEFT + 200, width)
        const step = (count: number) => (right - LEFT - 40) / Math.max(1, count - 1)
        return (
          <FigureSvg width={right} height={height} title={copy.arms} desc={`${drawn.length} studies.`}>
            {placed.map(({ paper, arms, times, top }) => (
              <g key={paper.id}>
                <text x={0} y={top + 18} fontSize={13} fontWeight={600} fill={paint.ink}>
                  {shortCitation(paper)}
                </text>
                {times.map((time, index) => (
                  <text
                    key={time}
                    x={LEFT + index * step(times.length)}
                    y={top + 18}
                    fontSize={10}
                    textAnchor={index === 0 ? 'start' : 'middle'}
                    fill={paint.muted}
                  >
                    {time.slice(0, 14)}
                  </text>
                ))}
                {arms.map(({ label, n }, row) => {
                  const at = top + HEAD + row * ROW + 8
                  return (
                    <g key={label}>
                      <text x={12} y={at + 4} fontSize={12} fill={paint.ink}>
                        {label.slice(0, 26)}
                        {n === undefined ? '' : ` (n = ${n})`}
                      </text>
                      <line x1={LEFT} x2={right - 40} y1={at} y2={at} stroke={paint.lineStrong} strokeWidth={2} />
                      {times.map((time, index) => (
                        <circle
                          key={time}
                          cx={LEFT + index * step(times.length)}
                          cy={at}
                          r={5}
                          fill={paint.accent}
                          stroke={paint.surface}
                        />
                      ))}
                    </g>
                  )
                })}
              </g>
            ))}
          </FigureSvg>
        )
      }}
    </FigureFrame>
  )
}

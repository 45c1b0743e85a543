import { scaleSymlog } from 'd3-scale'

import { useShowPapers } from '#research/views/show-papers.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { impactTable, measureText } from './impact-tables.ts'
import { measures, type Measure } from './impact-state.ts'
import { impactCopy as copy } from './impact.copy.ts'
import type { Impact } from './use-impact.ts'

const HEIGHT = 380
const PAD = { left: 64, right: 20, top: 16, bottom: 48 }
const steps = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]

const asMeasure = (value: string): Measure => measures.find((each) => each === value) ?? 'total'

/** Two measures against each other, on axes that hold 0 and thousands alike. */
export function ScatterFigure({ impact }: { impact: Impact }) {
  const show = useShowPapers()
  const { state, setState, shown, known, filled } = impact
  const options = filled.map((value) => ({ value, label: copy.measures[value] }))
  const of = (chosen: Measure | undefined, usual: Measure) => (chosen && filled.includes(chosen) ? chosen : filled.includes(usual) ? usual : 'takenUp') // prettier-ignore
  const x = of(state.x, 'total')
  const y = of(state.y, known.hasSome ? 'local' : 'perYear')
  const dots = shown.flatMap((each) => {
    const [a, b] = [each.values[x], each.values[y]]
    return a === undefined || b === undefined ? [] : [{ ...each, a, b }]
  })
  const most = (values: readonly number[]) => Math.max(1, ...values)
  return (
    <FigureFrame
      title={`${copy.measures[y]} by ${copy.measures[x].toLowerCase()}`}
      caption={`${copy.scatter} ${dots.length} of ${shown.length} papers drawn. Filled circles are reviews.`}
      fileName="impact"
      table={impactTable(impact)}
      controls={
        <>
          <SelectField
            label="Across"
            labelHidden
            value={x}
            onChange={(event) => setState((before) => ({ ...before, x: asMeasure(event.target.value) }))}
            options={options}
          />
          <SelectField
            label="Up"
            labelHidden
            value={y}
            onChange={(event) => setState((before) => ({ ...before, y: asMeasure(event.target.value) }))}
            options={options}
          />
        </>
      }
    >
      {(width) => {
        // Axes around nothing would look like a measurement of nothing.
        if (dots.length === 0) return <p className="p-6 text-ink-muted">{copy.noDots}</p>
        const across = scaleSymlog([0, most(dots.map(({ a }) => a))], [PAD.left, width - PAD.right])
        const up = scaleSymlog([0, most(dots.map(({ b }) => b))], [HEIGHT - PAD.bottom, PAD.top])
        const ticksOf = (scale: (value: number) => number, end: number, room: number) => {
          let last = Infinity
          return steps
            .filter((value) => value <= end)
            .filter((value) => {
              if (Math.abs(scale(value) - last) < room && last !== Infinity) return false
              last = scale(value)
              return true
            })
        }
        return (
          <FigureSvg
            width={width}
            height={HEIGHT}
            title={`${copy.measures[y]} by ${copy.measures[x]}`}
            desc={`${dots.length} papers.`}
          >
            {ticksOf(up, most(dots.map(({ b }) => b)), 22).map((value) => (
              <g key={value}>
                <line x1={PAD.left} x2={width - PAD.right} y1={up(value)} y2={up(value)} stroke={paint.line} />
                <text x={PAD.left - 8} y={up(value) + 4} textAnchor="end" fill={paint.muted}>
                  {value.toLocaleString('en-US')}
                </text>
              </g>
            ))}
            {ticksOf(across, most(dots.map(({ a }) => a)), 44).map((value) => (
              <text key={value} x={across(value)} y={HEIGHT - PAD.bottom + 18} textAnchor="middle" fill={paint.muted}>
                {value.toLocaleString('en-US')}
              </text>
            ))}
            <text x={(PAD.left + width) / 2} y={HEIGHT - 8} textAnchor="middle" fill={paint.muted}>
              {copy.measures[x]}
            </text>
            <text
              x={14}
              y={HEIGHT / 2}
              textAnchor="middle"
              transform={`rotate(-90 14 ${HEIGHT / 2})`}
              fill={paint.muted}
            >
              {copy.measures[y]}
            </text>
            {dots.map(({ paper, a, b, isReview }, index) => {
              const words = `${shortCitation(paper)}: ${copy.measures[x].toLowerCase()} ${measureText(x, a, '')}, ${copy.measures[y].toLowerCase()} ${measureText(y, b, '')}`
              return (
                <FigureMark
                  key={paper.id}
                  label={words}
                  isFirst={index === 0}
                  onChoose={() => show({ title: words, ids: [paper.id] })}
                >
                  <circle
                    cx={across(a)}
                    cy={up(b)}
                    r={6}
                    fill={isReview ? paint.accent : paint.surface}
                    fillOpacity={isReview ? 0.5 : 0.8}
                    stroke={paper.flags.retracted ? paint.red : paint.accent}
                    strokeWidth={1.5}
                  />
                </FigureMark>
              )
            })}
          </FigureSvg>
        )
      }}
    </FigureFrame>
  )
}

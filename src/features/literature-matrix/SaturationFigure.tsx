import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

import type { Paper } from '#contract/papers.ts'
import { useShowPapers } from '#research/views/show-papers.tsx'
import { SATURATION_LEAST, saturationOf } from '#science/concepts/matrix-counts.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { saturationTable } from './matrix-tables.ts'
import { matrixCopy as copy } from './matrix.copy.ts'
import type { Matrix } from './use-matrix.ts'

const HEIGHT = 300
const PAD = { left: 44, right: 16, top: 16, bottom: 44 }

/** How many concepts are known after each paper. Under five papers it is hidden, and says why. */
export function SaturationFigure({ matrix, papers }: { matrix: Matrix; papers: readonly Paper[] }) {
  const show = useShowPapers()
  if (papers.length < SATURATION_LEAST) return <Notice>{copy.fewPapers(papers.length)}</Notice>
  const steps = saturationOf(papers, matrix.marks.all)
  const names = new Map(matrix.concepts.map(({ id, name }) => [id, name]))
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const most = Math.max(1, matrix.concepts.length)
  return (
    <FigureFrame
      title="New concepts with each paper"
      caption={copy.saturation}
      fileName="saturation"
      table={saturationTable(matrix, papers)}
    >
      {(width) => {
        const x = scaleLinear([0, steps.length], [PAD.left, width - PAD.right])
        const y = scaleLinear([0, most], [HEIGHT - PAD.bottom, PAD.top])
        const start: [number, number] = [x(0), y(0)]
        const seen: [number, number][] = [
          start,
          ...steps.map((step): [number, number] => [x(step.papers), y(step.seen)]),
        ]
        const mean: [number, number][] = [
          start,
          ...steps.map((step): [number, number] => [x(step.papers), y(step.expected)]),
        ]
        const path = line()
        return (
          <FigureSvg
            width={width}
            height={HEIGHT}
            title="New concepts with each paper"
            desc={`After ${steps.length} papers ${steps.at(-1)?.seen ?? 0} of ${matrix.concepts.length} concepts have a mark.`}
          >
            {axisTicks(0, most, 5).map(({ value, label }) => (
              <g key={value}>
                <line x1={PAD.left} x2={width - PAD.right} y1={y(value)} y2={y(value)} stroke={paint.line} />
                <text x={PAD.left - 8} y={y(value) + 4} textAnchor="end" fill={paint.muted}>
                  {label}
                </text>
              </g>
            ))}
            {axisTicks(0, steps.length, 8)
              .filter(({ value }) => Number.isInteger(value))
              .map(({ value, label }) => (
                <text key={value} x={x(value)} y={HEIGHT - PAD.bottom + 18} textAnchor="middle" fill={paint.muted}>
                  {label}
                </text>
              ))}
            <text x={(PAD.left + width) / 2} y={HEIGHT - 8} textAnchor="middle" fill={paint.muted}>
              Papers, oldest first
            </text>
            <path d={path(mean) ?? ''} fill="none" stroke={paint.muted} strokeDasharray="5 4" />
            <path d={path(seen) ?? ''} fill="none" stroke={paint.accent} strokeWidth={2} />
            {steps.map((step, index) => {
              const paper = byId.get(step.id)
              const words = `${paper ? shortCitation(paper) : step.id}: ${step.seen} concepts known, ${step.added.length} new`
              return (
                <FigureMark
                  key={step.id}
                  label={words}
                  isFirst={index === 0}
                  onChoose={() =>
                    show({
                      title: words,
                      ids: [step.id],
                      note: step.added.flatMap((id) => names.get(id) ?? []).join(', '),
                      evidence: matrix.marks.all.flatMap((mark) =>
                        mark.documentId === step.id && step.added.includes(mark.conceptId) ? mark.evidence : [],
                      ),
                    })
                  }
                >
                  <circle cx={x(step.papers)} cy={y(step.seen)} r={9} fill="transparent" />
                  <circle
                    cx={x(step.papers)}
                    cy={y(step.seen)}
                    r={step.added.length > 0 ? 4.5 : 3}
                    fill={step.added.length > 0 ? paint.accent : paint.surface}
                    stroke={paint.accent}
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

import type { Paper } from '#contract/papers.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { Guideline } from '#science/guidelines/guideline-list.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { bestPracticesCopy as copy } from './best-practices.copy.ts'
import type { Place } from './ItemTable.tsx'
import { cellState, type CellState } from './report-state.ts'
import { matrixTable } from './report-tables.ts'
import type { Report } from './use-report.ts'

const fills: Readonly<Record<CellState, string>> = {
  confirmed: paint.green,
  reported: paint.yellowSoft,
  'not-reported': paint.red,
  'not found': paint.sunken,
  'for a person': paint.surface,
  'not-applicable': paint.greySoft,
  'being read': paint.surface,
  'not read': paint.surface,
}
const ROW = 18
const TOP = 110
const LEFT = 70

type Props = { report: Report; guideline: Guideline; papers: readonly Paper[]; onChoose: (place: Place) => void }

/** Items by papers as a picture for a slide. */
export function ReportFigure({ report, guideline, papers, onChoose }: Props) {
  return (
    <FigureFrame
      title={copy.heat}
      caption={`${guideline.name} ${guideline.version}. ${copy.legend}`}
      fileName={`${guideline.name} heat map`}
      table={matrixTable(report, guideline, papers)}
    >
      {(width) => {
        const side = Math.max(16, Math.min(44, Math.floor((width - LEFT - 60) / Math.max(1, papers.length))))
        return (
          <FigureSvg
            width={LEFT + side * papers.length + 60}
            height={TOP + ROW * guideline.items.length + 8}
            title={`${guideline.name}: ${copy.heat}`}
            desc={`${guideline.items.length} items and ${papers.length} papers.`}
          >
            {papers.map((paper, column) => {
              const x = LEFT + column * side + side / 2
              return (
                <text
                  key={paper.id}
                  x={x}
                  y={TOP - 8}
                  transform={`rotate(-45 ${x} ${TOP - 8})`}
                  fontSize={11}
                  fill={paint.ink}
                >
                  {shortCitation(paper).slice(0, 22)}
                </text>
              )
            })}
            {guideline.items.map(({ id, asks }, row) => (
              <g key={id}>
                <text x={LEFT - 8} y={TOP + row * ROW + 13} textAnchor="end" fontSize={11} fill={paint.ink}>
                  {id}
                </text>
                {papers.map((paper, column) => {
                  const state = cellState(report, guideline.id, id, paper.id)
                  return (
                    <FigureMark
                      key={paper.id}
                      label={copy.cell(`${id} ${asks}`, shortCitation(paper), copy.states[state])}
                      isFirst={row === 0 && column === 0}
                      onChoose={() => onChoose({ itemId: id, paperId: paper.id })}
                    >
                      <rect
                        x={LEFT + column * side + 1}
                        y={TOP + row * ROW + 1}
                        width={side - 2}
                        height={ROW - 2}
                        fill={fills[state]}
                        stroke={paint.line}
                      />
                      <text
                        x={LEFT + column * side + side / 2}
                        y={TOP + row * ROW + 13}
                        textAnchor="middle"
                        fontSize={10}
                        fill={state === 'confirmed' || state === 'not-reported' ? paint.surface : paint.ink}
                      >
                        {copy.signs[state].trim()}
                      </text>
                    </FigureMark>
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

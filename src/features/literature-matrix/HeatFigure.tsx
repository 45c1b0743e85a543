import type { Paper } from '#contract/papers.ts'
import type { Stance } from '#science/concepts/concept.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { matrixTable } from './matrix-tables.ts'
import type { Place } from './MatrixTable.tsx'
import { matrixCopy as copy } from './matrix.copy.ts'
import type { Matrix } from './use-matrix.ts'

const colours: Readonly<Record<Stance, string>> = {
  supports: paint.green,
  opposes: paint.red,
  uses: paint.accent,
  defines: paint.ink,
  mentions: paint.grey,
}
const letters: Readonly<Record<Stance, string>> = {
  supports: '+',
  opposes: '−',
  uses: 'U',
  defines: 'D',
  mentions: '·',
}

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

type Props = { matrix: Matrix; papers: readonly Paper[]; onChoose: (place: Place) => void }

/** The matrix as a picture for a paper or a slide. */
export function HeatFigure({ matrix, papers, onChoose }: Props) {
  const { concepts, marks } = matrix
  const left = 190
  const top = 120
  const row = 22
  return (
    <FigureFrame
      title="The matrix as a picture"
      caption={`${copy.heat} + supports, − opposes, U uses, D defines, · mentions.`}
      fileName="literature matrix"
      table={matrixTable(matrix, papers)}
    >
      {(width) => {
        const side = Math.max(28, Math.min(60, Math.floor((width - left - 60) / Math.max(1, concepts.length))))
        return (
          <FigureSvg
            width={left + side * concepts.length + 60}
            height={top + row * papers.length + 8}
            title="Literature matrix"
            desc={`${papers.length} papers and ${concepts.length} concepts; ${marks.all.length} marks.`}
          >
            {concepts.map(({ id, name }, i) => (
              <text
                key={id}
                x={left + i * side + side / 2}
                y={top - 8}
                transform={`rotate(-45 ${left + i * side + side / 2} ${top - 8})`}
              >
                {short(name, 22)}
              </text>
            ))}
            {papers.map((paper, i) => (
              <g key={paper.id}>
                <text x={left - 8} y={top + i * row + row / 2 + 4} textAnchor="end">
                  {short(shortCitation(paper), 28)}
                </text>
                {concepts.map(({ id, name }, j) => {
                  const mark = marks.at(paper.id, id)
                  if (!mark)
                    return (
                      <rect
                        key={id}
                        x={left + j * side + 1}
                        y={top + i * row + 1}
                        width={side - 2}
                        height={row - 2}
                        rx={2}
                        fill={paint.sunken}
                      />
                    )
                  return (
                    <FigureMark
                      key={id}
                      label={`${shortCitation(paper)}, ${name}: ${copy.stances[mark.stance]}${mark.by === 'person' ? '' : ', not confirmed'}`}
                      isFirst={mark === marks.all[0]}
                      onChoose={() => onChoose({ documentId: paper.id, conceptId: id })}
                    >
                      <rect
                        x={left + j * side + 1}
                        y={top + i * row + 1}
                        width={side - 2}
                        height={row - 2}
                        rx={2}
                        fill={colours[mark.stance]}
                        fillOpacity={mark.by === 'person' ? 0.45 : 0.16}
                      />
                      <text
                        x={left + j * side + side / 2}
                        y={top + i * row + row / 2 + 4}
                        textAnchor="middle"
                        fontWeight={600}
                      >
                        {letters[mark.stance]}
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

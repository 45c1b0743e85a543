import { useShowPapers } from '#research/views/show-papers.tsx'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { coOccurrenceTable } from './matrix-tables.ts'
import { matrixCopy as copy } from './matrix.copy.ts'
import type { Matrix } from './use-matrix.ts'

const short = (text: string, most = 22) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Which concepts stand together in papers: a square field, as dark as the papers are many. */
export function CoOccurrenceFigure({ matrix }: { matrix: Matrix }) {
  const show = useShowPapers()
  const { concepts, pairs } = matrix
  const most = Math.max(1, ...concepts.map(({ id }) => pairs.papersOf(id, id).length))
  const left = 150
  const top = 120
  return (
    <FigureFrame
      title="Concepts that stand together"
      caption={copy.coOccurrence}
      fileName="concepts together"
      table={coOccurrenceTable(matrix)}
    >
      {(width) => {
        const side = Math.max(26, Math.min(46, Math.floor((width - left - 8) / Math.max(1, concepts.length))))
        const size = side * concepts.length
        return (
          <FigureSvg
            width={left + size + 60}
            height={top + size + 8}
            title="Concepts that stand together"
            desc={`${concepts.length} concepts against each other. The number is that of the papers which have both.`}
          >
            {concepts.map(({ id, name }, i) => (
              <g key={id}>
                <text x={left - 8} y={top + i * side + side / 2 + 4} textAnchor="end">
                  {short(name)}
                </text>
                <text
                  x={left + i * side + side / 2}
                  y={top - 8}
                  transform={`rotate(-45 ${left + i * side + side / 2} ${top - 8})`}
                >
                  {short(name)}
                </text>
              </g>
            ))}
            {concepts.flatMap((a, i) =>
              concepts.map((b, j) => {
                const papers = pairs.papersOf(a.id, b.id)
                const label =
                  a === b ? `${a.name}: ${papers.length} papers` : `${a.name} and ${b.name}: ${papers.length} papers`
                return (
                  <FigureMark
                    key={`${a.id} ${b.id}`}
                    label={label}
                    isFirst={i === 0 && j === 0}
                    onChoose={() => show({ title: a === b ? a.name : `${a.name} and ${b.name}`, ids: papers })}
                  >
                    <rect
                      x={left + j * side + 1}
                      y={top + i * side + 1}
                      width={side - 2}
                      height={side - 2}
                      rx={3}
                      fill={papers.length === 0 ? paint.sunken : paint.accent}
                      fillOpacity={papers.length === 0 ? 1 : 0.12 + 0.5 * (papers.length / most)}
                      stroke={a === b ? paint.lineStrong : 'none'}
                    />
                    {papers.length > 0 && (
                      <text x={left + j * side + side / 2} y={top + i * side + side / 2 + 4} textAnchor="middle">
                        {papers.length}
                      </text>
                    )}
                  </FigureMark>
                )
              }),
            )}
          </FigureSvg>
        )
      }}
    </FigureFrame>
  )
}

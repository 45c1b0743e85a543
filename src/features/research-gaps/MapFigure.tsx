import { useShowPapers } from '#research/views/show-papers.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'
import { count } from '#shared/format/count.ts'

import { valueName } from './gap-state.ts'
import type { Gaps } from './use-gaps.ts'

const LEFT = 150
const TOP = 108
const ROW = 40
const short = (text: string, most = 20) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Papers that have both of two values, whatever the other questions say. */
export const papersOfPair = (
  { map }: Gaps,
  rowFacet: string,
  row: string,
  columnFacet: string,
  column: string,
): string[] =>
  map.faceted.flatMap(({ id, values }) =>
    values[rowFacet]?.includes(row) && values[columnFacet]?.includes(column) ? id : [],
  )

/** Two questions of the map against each other: the larger the circle the more papers; an empty field is a gap. */
export function MapFigure({ gaps, across, down, width }: { gaps: Gaps; across: string; down: string; width: number }) {
  const show = useShowPapers()
  const columns = gaps.map.facets.find(({ id }) => id === across)
  const rows = gaps.map.facets.find(({ id }) => id === down)
  if (!columns || !rows) return null
  const cells = rows.values.flatMap((row, i) =>
    columns.values.map((column, j) => ({ row, column, i, j, ids: papersOfPair(gaps, down, row, across, column) })),
  )
  const most = Math.max(1, ...cells.map(({ ids }) => ids.length))
  const step = Math.max(46, Math.min(110, (width - LEFT - 70) / Math.max(1, columns.values.length)))
  return (
    <FigureSvg
      width={Math.max(width, LEFT + step * columns.values.length + 70)}
      height={TOP + ROW * rows.values.length + 8}
      title={`${rows.name} by ${columns.name}`}
      desc={`${gaps.map.faceted.length} papers. ${cells.filter(({ ids }) => ids.length === 0).length} of ${cells.length} fields have none.`}
    >
      {columns.values.map((value, j) => (
        <text
          key={value}
          x={LEFT + (j + 0.5) * step}
          y={TOP - 10}
          transform={`rotate(-35 ${LEFT + (j + 0.5) * step} ${TOP - 10})`}
        >
          {short(valueName(value))}
        </text>
      ))}
      {rows.values.map((value, i) => (
        <text key={value} x={LEFT - 10} y={TOP + (i + 0.5) * ROW + 4} textAnchor="end">
          {short(valueName(value))}
        </text>
      ))}
      {cells.map(({ row, column, i, j, ids }) => (
        <FigureMark
          key={`${row} ${column}`}
          label={`${row}, ${column}: ${count(ids.length, 'paper', 'papers')}`}
          isFirst={i === 0 && j === 0}
          onChoose={() => show({ title: `${row}, ${column}`, ids })}
        >
          <rect
            x={LEFT + j * step + 1}
            y={TOP + i * ROW + 1}
            width={step - 2}
            height={ROW - 2}
            rx={3}
            fill={ids.length === 0 ? paint.evidence : paint.sunken}
            fillOpacity={ids.length === 0 ? 0.7 : 1}
          />
          {ids.length > 0 && (
            <circle
              cx={LEFT + (j + 0.5) * step}
              cy={TOP + (i + 0.5) * ROW}
              r={5 + 12 * Math.sqrt(ids.length / most)}
              fill={paint.accent}
              fillOpacity={0.3}
            />
          )}
          <text x={LEFT + (j + 0.5) * step} y={TOP + (i + 0.5) * ROW + 4} textAnchor="middle">
            {ids.length}
          </text>
        </FigureMark>
      ))}
    </FigureSvg>
  )
}

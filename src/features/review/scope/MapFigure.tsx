import { scaleSqrt } from 'd3-scale'

import type { GapMap } from '#contract/review-body.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { cellSentence, type CrossTable, type MapCell } from './cross-table.ts'

const LEFT = 170
const HEAD = 110
const CELL = { width: 64, height: 40 }
const shortened = (text: string, letters: number) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text)

type Props = {
  title: string
  fileName: string
  table: CrossTable
  look: GapMap['look']
  sizeName: string | undefined
  chosen: MapCell | undefined
  onChoose: (cell: MapCell) => void
}

/** Two columns of the charting form against each other, as a heat map or as bubbles. Every cell opens its sources. */
export function MapFigure({ title, fileName, table, look, sizeName, chosen, onChoose }: Props) {
  const { rows, columns, cells } = table
  const amountOf = (cell: MapCell) => (sizeName === undefined ? cell.studies.length : cell.size)
  const most = Math.max(1, ...cells.flat().map(amountOf))
  const radius = scaleSqrt([0, most], [0, 18])
  const width = LEFT + columns.length * CELL.width + 8
  const height = HEAD + rows.length * CELL.height + 8
  return (
    <FigureFrame
      title={title}
      fileName={fileName}
      caption={`Sources by two columns; one with several values stands in several cells: ${table.marks} marks of ${table.placed} sources, ${table.sources} included in all.${sizeName === undefined ? '' : ` Size: ${sizeName}, summed.`}`}
      table={{
        columns: [{ label: '' }, ...columns.map((label) => ({ label, isNumber: true }))],
        rows: rows.map((row, y) => ({
          id: row,
          cells: [
            row,
            ...(cells[y] ?? []).map((cell) => ({ text: String(cell.studies.length), value: cell.studies.length })),
          ],
        })),
      }}
    >
      {() => (
        <FigureSvg
          width={width}
          height={height}
          title={title}
          desc={`${rows.length} rows and ${columns.length} columns. The table holds the same.`}
        >
          {columns.map((column, x) => (
            <text
              key={column}
              transform={`translate(${LEFT + x * CELL.width + CELL.width / 2} ${HEAD - 8}) rotate(-40)`}
              fontSize={11}
            >
              <title>{column}</title>
              {shortened(column, 22)}
            </text>
          ))}
          {rows.map((row, y) => (
            <text key={row} x={LEFT - 8} y={HEAD + y * CELL.height + CELL.height / 2 + 4} textAnchor="end">
              <title>{row}</title>
              {shortened(row, 24)}
            </text>
          ))}
          {cells.map((line, y) =>
            line.map((cell, x) => {
              const at = { x: LEFT + x * CELL.width, y: HEAD + y * CELL.height }
              const amount = amountOf(cell)
              const isChosen = chosen?.row === cell.row && chosen.column === cell.column
              return (
                <FigureMark
                  key={`${cell.row} ${cell.column}`}
                  label={cellSentence(cell, table)}
                  isFirst={x === 0 && y === 0}
                  isChosen={isChosen}
                  onChoose={() => onChoose(cell)}
                >
                  <rect
                    {...at}
                    width={CELL.width - 2}
                    height={CELL.height - 2}
                    rx={4}
                    fill={isChosen ? paint.evidence : cell.studies.length === 0 ? paint.sunken : paint.accentSoft}
                    fillOpacity={
                      isChosen || look === 'bubble' || cell.studies.length === 0 ? 1 : 0.35 + (0.65 * amount) / most
                    }
                    stroke={cell.studies.length === 0 ? paint.lineStrong : 'none'}
                    strokeDasharray="3 3"
                  />
                  {look === 'bubble' && cell.studies.length > 0 && (
                    <circle
                      cx={at.x + CELL.width / 2 - 1}
                      cy={at.y + CELL.height / 2 - 1}
                      r={Math.max(3, radius(amount))}
                      fill={paint.surface}
                      stroke={paint.accent}
                    />
                  )}
                  <text
                    x={at.x + CELL.width / 2 - 1}
                    y={at.y + CELL.height / 2 + 3}
                    textAnchor="middle"
                    fontWeight={600}
                    fill={cell.studies.length === 0 ? paint.muted : paint.ink}
                  >
                    {cell.studies.length}
                  </text>
                </FigureMark>
              )
            }),
          )}
        </FigureSvg>
      )}
    </FigureFrame>
  )
}

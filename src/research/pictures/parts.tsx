import type { ReactNode } from 'react'

/** Small pictures are drawn on a sheet of 160 by 100. */
export const WIDE = 160
export const HIGH = 100

type LineProps = { x: number; y: number; w: number; lit?: boolean; strong?: boolean }

/** A line of text, as it looks from afar; lit where it is a passage. */
export const Line = ({ x, y, w, lit = false, strong = false }: LineProps) => (
  <>
    {lit && <rect x={x - 1.5} y={y - 2.5} width={w + 3} height={7} rx={1} className="fill-evidence" />}
    <rect
      x={x}
      y={y}
      width={w}
      height={strong ? 3 : 2}
      rx={1}
      className={lit ? 'fill-evidence-ink' : strong ? 'fill-ink' : 'fill-line-strong'}
      opacity={lit || strong ? 1 : 0.55}
    />
  </>
)

/** Lines of text under each other. */
export const Lines = ({ x, y, widths, lit }: { x: number; y: number; widths: readonly number[]; lit?: number }) =>
  widths.map((w, at) => <Line key={`${y}-${w}`} x={x} y={y + at * 8} w={w} lit={at === lit} />)

type GridProps = {
  columns: readonly number[]
  rows: number
  lit?: readonly [row: number, column: number]
  cell?: (row: number, column: number, x: number, y: number) => ReactNode
}

const ROW = 14

/** A table: a head, rows, one cell lit. */
export function MiniTable({ columns, rows, lit, cell }: GridProps) {
  const starts = columns.map((_, at) => 10 + columns.slice(0, at).reduce((sum, w) => sum + w, 0))
  const width = columns.reduce((sum, w) => sum + w, 0)
  return (
    <>
      <rect x={10} y={12} width={width} height={ROW} className="fill-surface-sunken" />
      {starts.map((x, column) => (
        <Line key={x} x={x + 4} y={18} w={(columns[column] ?? 20) * 0.5} strong={column === 0} />
      ))}
      {Array.from({ length: rows }, (_, row) => row).map((row) => {
        const y = 12 + ROW * (row + 1)
        return (
          <g key={row}>
            <rect x={10} y={y} width={width} height={0.7} className="fill-line" />
            {starts.map((x, column) =>
              cell && column > 0 ? (
                <g key={x}>{cell(row, column, x + (columns[column] ?? 0) / 2, y + ROW / 2)}</g>
              ) : (
                <Line
                  key={x}
                  x={x + 4}
                  y={y + 6}
                  w={((columns[column] ?? 20) - 8) * (((row * 7 + column * 5) % 4) * 0.1 + 0.6)}
                  lit={lit?.[0] === row && lit[1] === column}
                />
              ),
            )}
          </g>
        )
      })}
    </>
  )
}

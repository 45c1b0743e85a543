import { Table } from '../ui/Table.tsx'
import { cellText, type FigureTable } from './figure-table.ts'

type Row = FigureTable['rows'][number]

/** The numbers of a figure as a table. */
export function FigureDataTable({ caption, table }: { caption: string; table: FigureTable }) {
  return (
    <Table<Row>
      caption={caption}
      rows={table.rows}
      rowKey={({ id }) => id}
      columns={table.columns.map(({ label, isNumber = false }, i) => ({
        key: `${i}`,
        header: label,
        align: isNumber ? 'right' : 'left',
        cell: ({ cells }: Row) => <span className="whitespace-nowrap">{cellText(cells[i] ?? '')}</span>,
      }))}
    />
  )
}

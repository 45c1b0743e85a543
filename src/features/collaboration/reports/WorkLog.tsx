import { Download } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'
import { Table } from '#shared/ui/Table.tsx'

import type { LogRow } from './work-log.ts'

type Props = { rows: readonly LogRow[]; onExport: (row: LogRow) => void }

/** What each person did in the period, by the log. */
export function WorkLog({ rows, onExport }: Props) {
  return (
    <section aria-labelledby="work-log">
      <h2 id="work-log" className="mb-2 font-serif text-lg font-semibold">
        Work log
      </h2>
      <Table
        caption="Work log"
        rows={rows}
        rowKey={({ userId }) => userId}
        empty={<p className="text-ink-muted">Nobody changed anything in this period.</p>}
        columns={[
          { key: 'name', header: 'Person', cell: ({ name }) => name },
          { key: 'done', header: 'Done', align: 'right', cell: ({ done }) => done },
          { key: 'added', header: 'Added', align: 'right', cell: ({ added }) => added },
          { key: 'other', header: 'Other', align: 'right', cell: ({ other }) => other },
          {
            key: 'csv',
            header: <span className="sr-only">Export</span>,
            cell: (row) => (
              <Button size="small" variant="ghost" icon={Download} onClick={() => onExport(row)}>
                CSV<span className="sr-only">{` of ${row.name}`}</span>
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

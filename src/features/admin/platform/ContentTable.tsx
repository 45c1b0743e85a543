import { Download } from 'lucide-react'
import { useState } from 'react'

import type { ContentItem } from '#research/content/content-item.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { saveTable, text } from '#research/lists/save-table.ts'
import { platformCopy as copy } from './platform.copy.ts'

type Props = { title: string; items: readonly ContentItem[] }

/** Lessons, tours or articles with their versions, and each as people see it. */
export function ContentTable({ title, items }: Props) {
  const [shown, setShown] = useState<ContentItem>()
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">
          {title} <span className="font-normal text-ink-muted">{items.length}</span>
        </h2>
        <Button
          size="small"
          variant="ghost"
          icon={Download}
          aria-label={copy.csvOf(title)}
          onClick={() =>
            saveTable(title, {
              columns: [copy.title, copy.group, copy.version, copy.updated].map((label) => ({ label })),
              rows: items.map((item) => ({
                id: item.id,
                cells: [item.title, item.group, item.version, text(item.updated)],
              })),
            })
          }
        >
          {copy.csv}
        </Button>
      </div>
      <div className="max-h-96 overflow-y-auto">
        <Table<ContentItem>
          caption={title}
          rows={items}
          rowKey={({ id }) => id}
          empty={<p className="text-ink-muted">{copy.nothing}</p>}
          columns={[
            { key: 'title', header: copy.title, width: '14rem', cell: (item) => item.title },
            { key: 'group', header: copy.group, cell: (item) => item.group },
            {
              key: 'version',
              header: copy.version,
              cell: (item) => <span className="font-mono text-xs">{item.version}</span>,
            },
            { key: 'updated', header: copy.updated, cell: (item) => item.updated ?? '–' },
            {
              key: 'preview',
              header: <span className="sr-only">{copy.preview}</span>,
              align: 'right',
              cell: (item) => (
                <Button size="small" aria-label={copy.previewOf(item.title)} onClick={() => setShown(item)}>
                  {copy.preview}
                </Button>
              ),
            },
          ]}
        />
      </div>
      {shown && (
        <Dialog onClose={() => setShown(undefined)} title={shown.title} size="large">
          {shown.preview}
        </Dialog>
      )}
    </section>
  )
}

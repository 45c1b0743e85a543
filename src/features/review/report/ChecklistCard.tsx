import { useEdits } from '#platform/drafts/use-edits.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { tableCsv } from '#shared/figures/figure-table.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { useSaveReview } from '../model/save-review.ts'
import { prisma2020, prismaScr } from './checklists.ts'

/** The reporting checklist with the page of each item. */
export function ChecklistCard() {
  const { id, title, body, canWrite } = useReview()
  const save = useSaveReview(id)
  const isScoping = body.subtype === 'scoping'
  const items = isScoping ? prismaScr : prisma2020
  const name = isScoping ? 'PRISMA-ScR checklist' : 'PRISMA 2020 checklist'
  const saved: { [field: string]: string } = Object.fromEntries(
    items.map((item) => [item.id, body.checklist[item.id] ?? '']),
  )
  const { values, change, settle, isChanged } = useEdits('review-checklist', id, saved)
  const done = items.filter((item) => (values[item.id] ?? '').trim() !== '').length
  const [run, isSaving] = useOnce(async () => {
    const sent = values
    try {
      await save({ checklist: { ...body.checklist, ...sent } })
      settle(sent)
      toast({ title: 'Pages saved' })
    } catch (error) {
      toast({
        title: 'Not saved',
        description: `${messageOf(error, '')} What you typed is still here.`,
        variant: 'destructive',
      })
    }
  })
  const handleCsv = () =>
    saveFile(
      new File(
        [
          tableCsv({
            columns: [{ label: 'Section' }, { label: 'Item' }, { label: 'What is reported' }, { label: 'Page' }],
            rows: items.map((item) => ({
              id: item.id,
              cells: [item.section, item.id, item.words, values[item.id] ?? ''],
            })),
          }),
        ],
        `${title} ${name}.csv`,
        { type: 'text/csv' },
      ),
    )
  return (
    <Card
      title={`${name}: ${done} of ${items.length}`}
      actions={
        <>
          <Button size="small" onClick={handleCsv}>
            CSV
          </Button>
          {canWrite && (
            <Button size="small" variant="primary" busy={isSaving} disabled={!isChanged} onClick={() => run()}>
              Save pages
            </Button>
          )}
        </>
      }
    >
      <Table
        caption={name}
        rows={items}
        rowKey={(item) => item.id}
        columns={[
          {
            key: 'words',
            header: 'Item',
            cell: (item) => (
              <>
                <span className="mr-2 font-semibold tabular-nums">{item.id}</span>
                {item.words}
                <span className="block text-xs text-ink-muted">{item.section}</span>
              </>
            ),
          },
          {
            key: 'page',
            header: 'Page',
            width: '7rem',
            cell: (item) => (
              <input
                aria-label={`Page of item ${item.id}`}
                value={values[item.id] ?? ''}
                readOnly={!canWrite}
                maxLength={60}
                onChange={(event) => change({ [item.id]: event.target.value })}
                className="h-8 w-20 rounded-control border border-line-strong/60 bg-surface-raised px-2"
              />
            ),
          },
        ]}
      />
    </Card>
  )
}

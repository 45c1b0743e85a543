import { messageOf } from '#shared/api/errors.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Table } from '#shared/ui/Table.tsx'

import type { PooledOutcome } from '#contract/review-body.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { gradeCopy as copy } from './grade.copy.ts'
import { interventionOf, summaryRows } from './summary-rows.ts'

/** Summary of findings in the usual layout: participants, certainty, relative and absolute effects, plain words, footnotes. */
export function SummaryTable({ outcomes }: { outcomes: readonly PooledOutcome[] }) {
  const { title, body } = useReview()
  const { rows, footnotes } = summaryRows(body.findings, outcomes, interventionOf(body))
  const [run, isBusy] = useOnce(async () => {
    try {
      const { summaryDocument } = await import('../report/synthesis-part.ts')
      saveFile(summaryDocument(title, { rows, footnotes }))
    } catch (error) {
      toast({ title: 'The file could not be created', description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  if (rows.length === 0) return null
  return (
    <Card
      title={copy.table}
      actions={
        <Button size="small" busy={isBusy} onClick={() => run()}>
          {copy.word}
        </Button>
      }
    >
      <Table
        caption={copy.table}
        rows={rows}
        rowKey={({ id }) => id}
        columns={copy.columns.map((header, at) => ({
          key: header,
          header,
          ...(at === copy.columns.length - 1 && { width: '20rem' }),
          cell: ({ cells }: { cells: readonly string[] }) => cells[at] ?? '',
        }))}
      />
      <ul className="mt-3 space-y-1 text-sm text-ink-muted">
        {footnotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  )
}

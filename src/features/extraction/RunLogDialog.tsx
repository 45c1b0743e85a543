import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import type { Run } from '#research/grid/use-run.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Table } from '#shared/ui/Table.tsx'

/** What was run, when, by whom and at which cost; and what is left. */
export function RunLogDialog({ open, run, onClose }: { open: OpenGrid; run: Run; onClose: () => void }) {
  const { data: usage } = useUsage('extract')
  const allowance = usage && allowanceOf(usage)
  const used = run.runs.reduce((sum, { cost }) => sum + cost, 0)
  const left =
    allowance?.kind === 'unlimited'
      ? 'Your plan has no limit.'
      : allowance?.kind === 'limited'
        ? `${allowance.remaining} left this month.`
        : allowance?.kind === 'used-up'
          ? 'None left this month.'
          : ''
  return (
    <Dialog
      onClose={onClose}
      title="Runs and credits"
      size="large"
      description={`This grid has used ${count(used, 'credit', 'credits')}. ${left}`}
    >
      <Table
        caption="Runs"
        rows={run.runs.toReversed()}
        rowKey={({ runId }) => runId}
        empty={<p className="text-ink-muted">No runs yet. Rules and your own entries cost nothing.</p>}
        columns={[
          { key: 'when', header: 'When', cell: ({ at, isPilot }) => `${relativeTime(at)}${isPilot ? ' (pilot)' : ''}` },
          { key: 'who', header: 'Who', cell: ({ by }) => by },
          { key: 'how', header: 'Read by', cell: ({ from }) => (from === 'documents' ? 'Rules of the service' : from) },
          { key: 'papers', header: 'Papers', align: 'right', cell: ({ rowIds }) => rowIds.length },
          {
            key: 'columns',
            header: 'Columns',
            cell: ({ columnIds }) => columnIds.map((id) => open.grid.columnById.get(id)?.name ?? 'removed').join(', '),
          },
          {
            key: 'end',
            header: 'End',
            cell: ({ status, error }) => (error === undefined ? status : `${status}: ${error}`),
          },
          { key: 'cost', header: 'Credits', align: 'right', cell: ({ cost }) => cost },
        ]}
      />
    </Dialog>
  )
}

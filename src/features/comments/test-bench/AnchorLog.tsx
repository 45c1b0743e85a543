import { Download } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

import { forgetDecisions, useAnchorLog, type AnchorDecision } from '../anchor-log.ts'
import { saveAnchorLog } from './anchor-log.csv.ts'
import { benchCopy as copy, steps } from './bench.copy.ts'

const columns: readonly Column<AnchorDecision>[] = [
  { key: 'what', header: copy.columns.what, cell: ({ what }) => <bdi>{what}</bdi> },
  { key: 'step', header: copy.columns.step, cell: ({ step }) => steps[step] ?? step },
  { key: 'score', header: copy.columns.score, align: 'right', cell: ({ score }) => score.toFixed(2) },
  { key: 'comment', header: copy.columns.comment, cell: ({ commentId }) => <bdi>{commentId}</bdi> },
  { key: 'nth', header: copy.columns.nth, align: 'right', cell: ({ nth }) => nth },
]

const SHOWN = 60

/** Each decision of the overlay about a marker: by which step it was found, how well that fits, and where it stands. */
export function AnchorLog() {
  const decisions = useAnchorLog()
  return (
    <Card
      title={copy.log}
      actions={
        decisions.length > 0 && (
          <>
            <Button size="small" icon={Download} onClick={() => void saveAnchorLog(decisions)}>
              {copy.exportLog}
            </Button>
            <Button size="small" variant="ghost" onClick={forgetDecisions}>
              {copy.clearLog}
            </Button>
          </>
        )
      }
    >
      <div data-anchor-log>
        <Table
          caption={copy.logCaption}
          columns={columns}
          rows={decisions.slice(0, SHOWN)}
          rowKey={({ nth }) => String(nth)}
          empty={<p className="text-ink-muted">{copy.logEmpty}</p>}
        />
      </div>
    </Card>
  )
}

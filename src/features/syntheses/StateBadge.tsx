import type { Synthesis } from '#contract/syntheses.ts'
import { isSynthesis } from '#research/analyses/analysis-kinds.ts'
import { count } from '#shared/format/count.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { synthesesCopy as copy } from './syntheses.copy.ts'

/**
 * Where a piece of work stands, as far as somebody counted it: a run that ended is complete, a review by what its log leaves
 * open, a table by the cells that people decided. Of anything else nobody says when it is done, and so nothing is said.
 */
export function StateBadge({ row: { kind, status, standing, isExample, keptIn } }: { row: Synthesis }) {
  if (isExample) return <Badge>{copy.exampleBadge}</Badge>
  if (keptIn === 'elsewhere') return <Badge>In another browser</Badge>
  if (keptIn === 'waiting') return <Badge tone="yellow">Waits for the server</Badge>
  if (status === 'generating') return <Badge tone="yellow">Being written</Badge>
  if (status === 'failed') return <Badge tone="red">Not finished</Badge>
  if (status === 'stopped') return <Badge>Stopped</Badge>
  if (kind === 'review') {
    if (!standing) return null
    const { records, open, included } = standing
    if (records === 0) return <Badge>No records yet</Badge>
    return open > 0 ? (
      <Badge tone="yellow">{count(open, 'record', 'records')} open</Badge>
    ) : (
      <Badge tone="green">All decided, {included.toLocaleString('en')} included</Badge>
    )
  }
  if (standing) {
    const { records, open, included } = standing
    return (
      <Badge tone={open > 0 ? 'neutral' : 'green'}>
        {included.toLocaleString('en')} of {count(records, 'cell', 'cells')} decided
      </Badge>
    )
  }
  if (!status || status === 'complete') return isSynthesis({ kind }) ? <Badge tone="green">Complete</Badge> : null
  return <Badge>{status}</Badge>
}

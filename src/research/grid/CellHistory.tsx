import { historyOf, type CellAuthor, type HistoryStep } from '#science/grid/cell.ts'
import { cellText } from '#science/grid/cell-text.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'

import type { CellGrid, CellPlace } from './cell-place.ts'

const did: Record<HistoryStep['what'], string> = {
  proposed: 'proposed',
  'found nothing': 'looked and found nothing',
  undone: 'took the step before back',
  set: 'entered',
  confirm: 'confirmed',
  edit: 'changed it to',
  not_reported: 'looked: not reported',
  not_applicable: 'says: not applicable',
  dispute: 'doubts',
  clear: 'cleared it',
}

const who = (by: CellAuthor) =>
  by.kind === 'person' ? by.person.name : by.kind === 'rule' ? 'Rules' : by.from === 'documents' ? 'Service' : by.from

/** Who said what of a cell, and when. Nothing that was said is ever taken out. */
export function CellHistory({ open, place }: { open: Pick<CellGrid, 'grid'>; place: CellPlace }) {
  const { grid } = open
  const log = grid.log.rows.get(place.rowId)?.cells.get(place.columnId)
  const steps = historyOf(log, grid.rules.get(place.rowId)?.get(place.columnId))
  if (steps.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-muted">History: {count(steps.length, 'step', 'steps')}</summary>
      <ol className="mt-2 space-y-1.5 border-l border-line pl-3">
        {steps.map((step, index) => (
          // The history only grows at its end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={step.isUndone ? 'text-ink-muted line-through' : undefined}>
            <span className="font-semibold">{who(step.by)}</span> {did[step.what]}{' '}
            <span className="wrap-anywhere">{cellText(step.value, step.unit)}</span>
            {step.at !== undefined && <span className="text-xs text-ink-muted"> · {relativeTime(step.at)}</span>}
            {step.note !== undefined && <span className="block text-xs text-ink-muted">{step.note}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}

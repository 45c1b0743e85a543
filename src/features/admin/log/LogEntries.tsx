import type { AdminLogEntry } from '#contract/admin.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { relativeTime } from '#shared/format/relative-time.ts'

import { text } from '#research/lists/save-table.ts'
import { logCopy as copy } from './log.copy.ts'

const actionWords = (action: string) => copy.actions[action] ?? action

/** Entries of the log, each with both sides of what was changed. */
export function LogEntries({ entries, now }: { entries: readonly AdminLogEntry[]; now: number }) {
  return (
    <ol className="divide-y divide-line">
      {entries.map(({ id, at, by, action, target, changes, note }) => (
        <li key={id} className="py-2.5 first:pt-0 last:pb-0">
          <p className="wrap-anywhere">
            <span className="font-medium">{by.name}</span> {actionWords(action)}{' '}
            <span className="font-medium">{target.name}</span>{' '}
            <time dateTime={at} title={at} className="text-xs whitespace-nowrap text-ink-muted">
              {relativeTime(at, now)}
            </time>
          </p>
          {changes.map(({ field, before, after }) => (
            <p key={field} className="text-xs wrap-anywhere text-ink-muted">
              {field}: {before || copy.none} → {after || copy.none}
            </p>
          ))}
          {note && <p className="text-xs whitespace-pre-line wrap-anywhere text-ink-muted">“{note}”</p>}
        </li>
      ))}
    </ol>
  )
}

/** One row for each field that was changed. */
export const logTable = (entries: readonly AdminLogEntry[]): FigureTable => ({
  columns: Object.values(copy.columns).map((label) => ({ label })),
  rows: entries.flatMap(({ id, at, by, action, target, changes, note }) =>
    (changes.length > 0 ? changes : [{ field: '', before: '', after: '' }]).map(({ field, before, after }) => ({
      id: `${id}:${field}`,
      cells: [at, by.name, actionWords(action), target.name, field, text(before), text(after), text(note)],
    })),
  ),
})

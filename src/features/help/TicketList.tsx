import { useSession } from '#platform/session/session.queries.ts'
import { relativeTime } from '#shared/format/relative-time.ts'

import { helpCopy } from './help.copy.ts'
import { useTickets } from './tickets.ts'
import { Panel } from './Panel.tsx'

const copy = helpCopy.tickets

/** The tickets created in this browser, newest first. */
export function TicketList() {
  const tickets = useTickets(useSession().user?.id)
  return (
    <Panel title={copy.title}>
      {tickets.length === 0 ? (
        <p className="text-ink-muted">{copy.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {tickets.map(({ id, title, at }) => (
            <li key={id} className="flex items-baseline gap-3 py-2">
              <span className="shrink-0 font-medium">{id}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              <time dateTime={at} className="shrink-0 text-xs text-ink-muted">
                {relativeTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'

import { helpCopy } from './help.copy.ts'
import { ticketOutbox, useOutbox, type WaitingTicket } from './ticket-outbox.ts'
import { useOnline } from '#shared/browser/use-online.ts'

const copy = helpCopy.outbox

type Props = {
  userId: string | undefined
  /** Puts a ticket back into the form. */
  onEdit: (fields: WaitingTicket['fields']) => void
}

/** Tickets that were written without a connection, and what becomes of each. */
export function WaitingTickets({ userId, onEdit }: Props) {
  const waiting = useOutbox(userId)
  const { isOnline } = useOnline()
  if (waiting.length === 0) return null
  return (
    <section aria-label={copy.title} className="mb-5 rounded-card border border-line bg-surface-sunken p-4">
      <h3 className="font-semibold">{copy.title}</h3>
      <ul className="mt-2 space-y-3">
        {waiting.map(({ key, at, state, fields, ticket }) => (
          <li key={key}>
            <p className="font-medium wrap-anywhere">{ticket.title}</p>
            <p className="text-ink-muted">
              {copy.states[state]} <time dateTime={at}>{relativeTime(at)}</time>
            </p>
            {state !== 'sending' && (
              <div className="mt-1.5 flex flex-wrap gap-2">
                {state !== 'waiting' && (
                  <Button size="small" disabled={!isOnline} onClick={() => void ticketOutbox(userId).again(key)}>
                    {copy.send}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => {
                    ticketOutbox(userId).takeBack(key)
                    onEdit(fields)
                  }}
                >
                  {copy.edit}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

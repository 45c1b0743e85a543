import { useState } from 'react'

import type { PooledOutcome } from '#contract/review-body.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Table } from '#shared/ui/Table.tsx'

/** One outcome: what was found in a sentence, the numbers by name, the studies behind them on demand. */
function Outcome({ outcome }: { outcome: PooledOutcome }) {
  const { name, sentence, methods, facts, columns, rows } = outcome
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={name} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <h3 className="font-semibold">{name}</h3>
      <p className="mt-1 font-serif">{sentence}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {methods !== '' && <p className="mt-3 text-sm text-ink-muted">{methods}</p>}
      {rows.length > 0 && (
        <div className="mt-3 space-y-3">
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the studies' : 'Show the studies'}
          </Button>
          {isOpen && (
            <Table
              caption={`Studies of ${name}`}
              rows={rows.map((cells, index) => ({ id: `${index} ${cells[0] ?? ''}`, cells }))}
              rowKey={(row) => row.id}
              columns={columns.map((label, index) => ({
                key: label,
                header: label,
                ...(index > 0 && index < 5 && { align: 'right' as const }),
                cell: ({ cells }: { cells: readonly string[] }) => cells[index] ?? '',
              }))}
            />
          )}
        </div>
      )}
    </section>
  )
}

export function PooledResults({ outcomes }: { outcomes: readonly PooledOutcome[] }) {
  return (
    <div className="space-y-5">
      {outcomes.map((outcome, index) => (
        // Outcomes have names that may repeat, and a fixed order.
        // oxlint-disable-next-line react/no-array-index-key
        <Outcome key={`${index} ${outcome.name}`} outcome={outcome} />
      ))}
    </div>
  )
}

import { useState } from 'react'

import { Link } from 'react-router-dom'

import type { PooledCell, PooledOutcome } from '#contract/review-body.ts'
import { passageAddress } from '#research/evidence/passage-address.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { extractCopy as copy } from '../extract/extract.copy.ts'

/** One outcome: what was found in a sentence, the numbers by name, the studies behind them on demand. */
function Outcome({ outcome }: { outcome: PooledOutcome }) {
  const { name, sentence, methods, facts, columns, rows, cells: behind } = outcome
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
      <CellsBehind name={name} cells={behind} />
    </section>
  )
}

/** From the pooled number to the cells that it rests on, and from each to its line in the paper. */
function CellsBehind({ name, cells }: { name: string; cells: readonly PooledCell[] }) {
  const [isOpen, setOpen] = useState(false)
  if (cells.length === 0) return null
  return (
    <div className="mt-3 space-y-3">
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.hideBehind : copy.behind(cells.length)}
      </Button>
      {isOpen && (
        <Table
          caption={`Cells behind ${name}`}
          rows={cells}
          rowKey={({ rowId, columnId }) => `${rowId} ${columnId}`}
          columns={[
            { key: 'study', header: 'Study', cell: ({ study }) => study },
            { key: 'what', header: 'Number', cell: ({ what, how }) => (how === undefined ? what : `${what}. ${how}`) },
            { key: 'value', header: 'Value', align: 'right', cell: ({ value }) => value },
            {
              key: 'passage',
              header: 'Passage',
              cell: ({ documentId, quote, page }) => (
                <Link
                  to={passageAddress({ documentId, ...(quote && { quote }), ...(page !== undefined && { page }) })}
                  className="text-accent underline underline-offset-2"
                >
                  {quote ? `“${quote.slice(0, 120)}”${page === undefined ? '' : `, page ${page}`}` : copy.noPassage}
                </Link>
              ),
            },
          ]}
        />
      )}
    </div>
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

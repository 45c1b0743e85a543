import { Suspense, useState } from 'react'

import type { PooledCell, PooledOutcome } from '#contract/review-body.ts'
import { NumbersBehind } from '#research/meta-analysis/NumbersBehind.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { extractCopy as copy } from '../extract/extract.copy.ts'

const PooledForest = lazyPart(() => import('./PooledForest.tsx').then((module) => module.PooledForest))

type OutcomeProps = { outcome: PooledOutcome; body: unknown; place: number }

/** One outcome: what was found in a sentence, the numbers by name, the studies behind them on demand. */
function Outcome({ outcome, body, place }: OutcomeProps) {
  const { name, sentence, methods, facts, columns, rows, cells: behind } = outcome
  const [isOpen, setOpen] = useState(false)
  const hasForest = body !== undefined && outcome.numbers !== undefined
  return (
    <section aria-label={name} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <h3 className="font-semibold">{name}</h3>
      <p className="mt-1 font-serif">{sentence}</p>
      {hasForest && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <PooledForest body={body} place={place} />
          </Suspense>
        </div>
      )}
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
      {!hasForest && <CellsBehind name={name} cells={behind} />}
    </section>
  )
}

/** The cells that a pooled number rests on, where its forest plot cannot be drawn. */
function CellsBehind({ name, cells }: { name: string; cells: readonly PooledCell[] }) {
  const [isOpen, setOpen] = useState(false)
  if (cells.length === 0) return null
  return (
    <div className="mt-3 space-y-3">
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.hideBehind : copy.behind(cells.length)}
      </Button>
      {isOpen && (
        <NumbersBehind
          name={name}
          numbers={cells.map((cell, n) => ({ ...cell, id: `${n} ${cell.rowId} ${cell.columnId}` }))}
        />
      )}
    </div>
  )
}

type ListProps = {
  outcomes: readonly PooledOutcome[]
  /** The analysis from which they are, as long as it comes to the same. */
  body: unknown
}

/** What each outcome came to, with its forest plot. */
export function PooledResults({ outcomes, body }: ListProps) {
  return (
    <div className="space-y-8">
      {outcomes.map((outcome, index) => (
        // Outcomes have names that may repeat, and a fixed order.
        // oxlint-disable-next-line react/no-array-index-key
        <Outcome key={`${index} ${outcome.name}`} outcome={outcome} body={body} place={index} />
      ))}
    </div>
  )
}

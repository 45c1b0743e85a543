import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { isGridKind } from '#contract/grid-views.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { useGrid } from '#research/grid/use-grid.ts'
import { usePapers } from '#research/papers/opened-papers.queries.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { count } from '#shared/format/count.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { titleOf } from '../synthesis-title.ts'
import { synthesisQuery } from '../syntheses.queries.ts'
import { compareGrids, compareTexts, parted, type Parted } from './compare-analyses.ts'

type Props = { left: Synthesis; right: Synthesis; onClose: () => void }

/** Two analyses of one kind beside each other: what they share, and where they differ. */
export function CompareDialog({ left, right, onClose }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title="Compare two analyses"
      size="large"
      description={`“${titleOf(left)}” and “${titleOf(right)}”`}
    >
      <div className="space-y-6">
        <Questions left={left} right={right} />
        <Papers left={left} right={right} />
        {isGridKind(left.kind) ? <GridPart left={left} right={right} /> : <TextPart left={left} right={right} />}
      </div>
    </Dialog>
  )
}

type Pair = { left: Synthesis; right: Synthesis }

function Questions({ left, right }: Pair) {
  const isSame = (left.query ?? '') === (right.query ?? '')
  return (
    <section aria-label="Questions">
      <h3 className="mb-1 font-semibold">Questions</h3>
      {isSame ? (
        <p className="text-ink-muted">{left.query ? `Both ask: ${left.query}` : 'Neither states a question.'}</p>
      ) : (
        <ul className="text-ink-muted">
          <li>First: {left.query || 'none stated'}</li>
          <li>Second: {right.query || 'none stated'}</li>
        </ul>
      )}
    </section>
  )
}

function Papers({ left, right }: Pair) {
  const papers = parted(left.documentIds ?? [], right.documentIds ?? [])
  const alone = [...papers.left, ...papers.right].slice(0, 100)
  const known = usePapers(alone)
  const nameOf = (id: string) => {
    const paper = known.data?.find((each) => each.id === id)
    return paper ? shortCitation(paper) : 'a paper'
  }
  return (
    <section aria-label="Papers">
      <h3 className="mb-1 font-semibold">Papers</h3>
      <Parts parts={papers} noun={['paper', 'papers']} nameOf={nameOf} />
    </section>
  )
}

const SHOWN = 20

function Parts({
  parts,
  noun,
  nameOf = (each) => each,
}: {
  parts: Parted
  noun: [string, string]
  nameOf?: (each: string) => string
}) {
  const line = (ids: readonly string[]) =>
    `${ids.slice(0, SHOWN).map(nameOf).join('; ')}${ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : ''}`
  return (
    <ul className="space-y-1 text-ink-muted">
      <li>{count(parts.both.length, ...noun)} in both</li>
      <li>
        {count(parts.left.length, ...noun)} only in the first{parts.left.length > 0 && `: ${line(parts.left)}`}
      </li>
      <li>
        {count(parts.right.length, ...noun)} only in the second{parts.right.length > 0 && `: ${line(parts.right)}`}
      </li>
    </ul>
  )
}

function GridPart({ left, right }: Pair) {
  const one = useGrid(left.id)
  const other = useGrid(right.id)
  const grids = useDeferredValue({ left: one.grid, right: other.grid })
  const comparison = useMemo(() => compareGrids(grids.left, grids.right), [grids.left, grids.right])
  const error = one.analysis.error ?? other.analysis.error ?? one.log.error ?? other.log.error
  if (error) return <ErrorCard title="One of the two could not be opened" error={error} />
  if (!one.isReady || !other.isReady) return <Skeleton lines={5} />
  const nameOf = (id: string) => {
    const paper = one.grid.papers.get(id)
    return paper ? shortCitation(paper) : id
  }
  return (
    <>
      <section aria-label="Columns">
        <h3 className="mb-1 font-semibold">Columns</h3>
        <Parts parts={comparison.columns} noun={['column', 'columns']} />
      </section>
      <section aria-label="Cells">
        <h3 className="mb-1 font-semibold">Cells</h3>
        <p className="mb-2 text-ink-muted">
          {comparison.same} of {count(comparison.compared, 'cell', 'cells')} that both have say the same.
        </p>
        {comparison.differences.length > 0 && (
          <Table
            caption="Cells that differ"
            rows={comparison.differences.slice(0, 200)}
            rowKey={({ rowId, column }) => `${rowId} ${column}`}
            columns={[
              { key: 'paper', header: 'Paper', cell: ({ rowId }) => nameOf(rowId) },
              { key: 'column', header: 'Column', cell: ({ column }) => column },
              { key: 'left', header: 'First', cell: (each) => each.left || '–' },
              { key: 'right', header: 'Second', cell: (each) => each.right || '–' },
            ]}
          />
        )}
      </section>
    </>
  )
}

function TextPart({ left, right }: Pair) {
  const one = useQuery(synthesisQuery(left.id))
  const other = useQuery(synthesisQuery(right.id))
  if (one.error ?? other.error) {
    return <ErrorCard title="One of the two could not be opened" error={one.error ?? other.error} />
  }
  if (!one.data || !other.data) return <Skeleton lines={5} />
  const parts = compareTexts(one.data, other.data)
  return (
    <section aria-label="Sentences">
      <h3 className="mb-1 font-semibold">Sentences</h3>
      <p className="text-ink-muted">{count(parts.both.length, 'sentence', 'sentences')} in both.</p>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        <Only title="Only in the first" texts={parts.left} />
        <Only title="Only in the second" texts={parts.right} />
      </div>
    </section>
  )
}

function Only({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div>
      <h4 className="mb-1 text-sm font-semibold">
        {title} ({texts.length})
      </h4>
      <ul className="space-y-2 font-serif">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

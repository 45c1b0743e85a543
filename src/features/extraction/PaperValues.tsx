import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight, TableProperties } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'

import { isGridKind } from '#contract/grid-views.ts'
import type { Paper } from '#contract/papers.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { analysisAddress, analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { cellTones } from '#research/grid/cell-tones.ts'
import type { CellGrid } from '#research/grid/cell-place.ts'
import { CellDetails } from '#research/grid/CellDetails.tsx'
import { gridCopy } from '#research/grid/grid.copy.ts'
import { usePaperCells } from '#research/grid/use-paper-cells.ts'
import { verifyQuote } from '#science/evidence/verify-quote.ts'
import { absentText } from '#science/grid/absence.ts'
import type { Cell } from '#science/grid/cell.ts'
import { cellText } from '#science/grid/cell-text.ts'
import { apiQuery } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { extractionCopy as copy } from './extraction.copy.ts'

type Props = {
  paper: Paper
  /** The paper as it is read: one text in which all offsets hold. */
  document: { text: string }
  onShow: (start: number, end: number) => void
}

/** What analyses hold of the paper that is read: value, state and passage of each cell, to be decided while reading. */
export function PaperValues({ paper, document, onShow }: Props) {
  const { has } = useCapabilities()
  const isOffered = has('analyses')
  const list = useQuery({
    ...apiQuery(synthesesApi.list, {}),
    staleTime: 60_000,
    enabled: isOffered,
    select: (all) =>
      all.filter(
        ({ kind, documentIds, archivedAt }) => isGridKind(kind) && !archivedAt && documentIds?.includes(paper.id),
      ),
  })
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  if (!isOffered) return <p className="text-ink-muted">{copy.values.notOffered}</p>
  if (list.isPending) return <Skeleton lines={6} />
  if (!list.data) {
    return <ErrorCard title={copy.values.failed} of={list} />
  }
  if (list.data.length === 0) {
    const address = `/analyze?${new URLSearchParams({ documents: paper.id })}`
    return (
      <EmptyState
        icon={TableProperties}
        title={copy.values.empty}
        action={
          <Link to={address} className="text-accent underline underline-offset-2">
            {copy.values.begin}
          </Link>
        }
      >
        {copy.values.emptyWhy}
      </EmptyState>
    )
  }
  // The last one that was worked on stands open.
  const shown = opened ?? new Set(list.data.slice(0, 1).map(({ id }) => id))
  const handleShow = (quote: string) => {
    const found = verifyQuote(quote, document.text)
    if (found.verified === 'none') toast({ title: copy.values.elsewhere, description: copy.values.elsewhereWhy })
    else onShow(found.start, found.end)
  }
  return (
    <section aria-label={copy.values.title} className="space-y-4">
      <p className="text-ink-muted">{copy.values.lead}</p>
      {list.data.map((row) => (
        <AnalysisValues
          key={row.id}
          row={row}
          paper={paper}
          isOpen={shown.has(row.id)}
          onOpen={(isOpen) =>
            setOpened(new Set(isOpen ? [...shown, row.id] : [...shown].filter((each) => each !== row.id)))
          }
          onShow={handleShow}
        />
      ))}
    </section>
  )
}

type AnalysisProps = {
  row: Synthesis
  paper: Paper
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onShow: (quote: string) => void
}

function AnalysisValues({ row, paper, isOpen, onOpen, onShow }: AnalysisProps) {
  const part = useId()
  const title = row.title || 'Untitled analysis'
  const Sign = isOpen ? ChevronDown : ChevronRight
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={part}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 rounded-card px-3 py-2 text-left hover:bg-hover"
        >
          <Sign size={16} aria-hidden className="shrink-0 text-ink-muted" />
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</span>
        </button>
      </h3>
      <div id={part}>
        {isOpen && (
          <div className="space-y-3 px-3 pb-3">
            <p className="flex flex-wrap items-center justify-between gap-2 text-xs leading-6 text-ink-muted">
              {analysisLabel(row)}
              <Link to={analysisAddress(row)} className="min-h-6 text-accent underline underline-offset-2">
                {copy.values.openAnalysis}
                <span className="sr-only"> {title}</span>
              </Link>
            </p>
            <Cells id={row.id} paper={paper} onShow={onShow} />
          </div>
        )}
      </div>
    </section>
  )
}

function Cells({ id, paper, onShow }: { id: string; paper: Paper; onShow: (quote: string) => void }) {
  const open = usePaperCells(id, paper)
  const [withEmpty, setWithEmpty] = useState(false)
  const [chosen, setChosen] = useState<string>()
  if (open.error && !open.isReady) {
    return <ErrorCard title={gridCopy.openFailed} of={open} />
  }
  if (!open.isReady) return <Skeleton lines={4} />
  if (open.isUnreadable) return <p className="text-ink-muted">{gridCopy.newer}</p>
  const { grid } = open
  const rows = grid.rows.filter(({ documentId }) => documentId === paper.id)
  const isSaid = ({ state }: Cell) => state !== 'empty'
  const cells = rows.flatMap((row) => grid.cellsOf(row.id).map((cell) => ({ row, cell })))
  const said = cells.filter(({ cell }) => isSaid(cell))
  const listed = withEmpty ? cells : said
  if (cells.length === 0) return <p className="text-ink-muted">{copy.values.noColumns}</p>
  return (
    <>
      <p role="status" className="text-xs text-ink-muted">
        {copy.values.filled(said.length, cells.length)}
      </p>
      <ul className="divide-y divide-line">
        {listed.map(({ row, cell }) => {
          const key = `${cell.rowId} ${cell.columnId}`
          return (
            <Value
              key={key}
              open={open}
              cell={cell}
              of={row.kind === 'paper' ? undefined : (row.label ?? row.kind)}
              isChosen={chosen === key}
              onChoose={() => setChosen(chosen === key ? undefined : key)}
              onShow={onShow}
            />
          )
        })}
      </ul>
      {said.length < cells.length && (
        <Button size="small" variant="ghost" aria-pressed={withEmpty} onClick={() => setWithEmpty(!withEmpty)}>
          {copy.values.withEmpty(cells.length - said.length)}
        </Button>
      )}
    </>
  )
}

type ValueProps = {
  open: CellGrid
  cell: Cell
  /** The arm or the outcome that the cell belongs to. */
  of: string | undefined
  isChosen: boolean
  onChoose: () => void
  onShow: (quote: string) => void
}

/** One cell: its value on one line, everything about it when it is pressed. */
function Value({ open, cell, of, isChosen, onChoose, onShow }: ValueProps) {
  const part = useId()
  const name = open.grid.columnById.get(cell.columnId)?.name ?? ''
  const [passage] = cell.evidence
  const absence = absentText(open.grid, cell)
  return (
    <li className="py-2">
      <button
        type="button"
        aria-expanded={isChosen}
        aria-controls={part}
        onClick={onChoose}
        className="flex min-h-8 w-full flex-wrap items-baseline gap-x-2 gap-y-1 rounded-control px-1 text-left hover:bg-hover pointer-coarse:min-h-11"
      >
        <span className="text-xs font-semibold text-ink-muted">{of === undefined ? name : `${of}: ${name}`}</span>
        <span dir="auto" className="min-w-0 flex-1 basis-full wrap-anywhere">
          {absence || cellText(cell.value, cell.unit)}
        </span>
      </button>
      <p className="mt-1 flex flex-wrap items-center gap-2 px-1">
        {absence === '' && <Badge tone={cellTones[cell.state]}>{gridCopy.states[cell.state]}</Badge>}
        {passage && (
          <button
            type="button"
            className="min-h-6 text-xs text-accent underline underline-offset-2 pointer-coarse:min-h-11"
            onClick={() => onShow(passage.quote)}
          >
            {copy.values.show}
            <span className="sr-only">: {name}</span>
          </button>
        )}
      </p>
      <div id={part}>
        {isChosen && (
          <div className="mt-2 rounded-control bg-surface-sunken p-3">
            <CellDetails
              open={open}
              place={{ rowId: cell.rowId, columnId: cell.columnId }}
              onShow={({ quote }) => onShow(quote)}
            />
          </div>
        )}
      </div>
    </li>
  )
}

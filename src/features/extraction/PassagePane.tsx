import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { documentTextQuery } from '#research/evidence/document-text.queries.ts'
import { passageAddress } from '#research/evidence/passage-address.ts'
import type { CellPlace } from '#research/grid/cell-place.ts'
import { CellDetails } from '#research/grid/CellDetails.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { verifyQuote } from '#science/evidence/verify-quote.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { LitText } from '#shared/ui/LitText.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { extractionCopy as copy } from './extraction.copy.ts'

type Props = { open: OpenGrid; place: CellPlace | undefined; flag: string | undefined }

/** The active cell in full, and under it its paper with the passages lit. */
export function PassagePane({ open, place, flag }: Props) {
  if (!place) return <EmptyState title={copy.noCell} />
  const row = open.grid.rowById.get(place.rowId)
  const documentId = row?.documentId
  return (
    <div className="flex h-full flex-col">
      <div className="border-b border-line p-4">
        <CellDetails
          key={`${place.rowId} ${place.columnId}`}
          open={open}
          place={place}
          {...(flag !== undefined && { flag })}
        />
      </div>
      {documentId !== undefined && <PaperText open={open} documentId={documentId} place={place} />}
    </div>
  )
}

const none: readonly { quote: string }[] = []

function PaperText({ open, documentId, place }: { open: OpenGrid; documentId: string; place: CellPlace }) {
  const { data, isPending, isError } = useQuery(documentTextQuery(documentId))
  const evidence = open.grid.cell(place.rowId, place.columnId)?.evidence ?? none
  const paper = open.grid.papers.get(documentId)
  const text = data?.text ?? ''
  const spans = evidence.flatMap(({ quote }) => {
    const found = text === '' ? undefined : verifyQuote(quote, text)
    return found && found.verified !== 'none' ? [{ start: found.start, end: found.end }] : []
  })
  const first = spans[0]?.start
  const box = useRef<HTMLDivElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    const mark = box.current?.querySelector('mark')
    const pane = box.current
    // The pane alone moves: the page would jump at each step through the grid.
    if (mark && pane) pane.scrollTop = mark.offsetTop - pane.offsetTop - pane.clientHeight / 3
  }, [first, documentId, isWhole])
  if (isPending) return <Skeleton lines={8} className="p-4" />
  if (isError) return <p className="p-4 text-ink-muted">{copy.noText}</p>
  // A long text is shown around its passage first: laying out a book takes longer than a key press may.
  const from = isWhole || text.length <= LONG ? 0 : Math.max(0, (first ?? 0) - AROUND)
  const to = isWhole || text.length <= LONG ? text.length : from + 2 * AROUND
  const shown = spans.map(({ start, end }) => ({ start: start - from, end: end - from })).filter(({ end }) => end > 0)
  return (
    <ScrollBox ref={box} label="Text of the paper" className="relative min-h-40 flex-1 overflow-y-auto p-4">
      <p className="mb-2 text-xs text-ink-muted">
        <Link to={passageAddress({ documentId, ...evidence[0] })} className="text-accent underline underline-offset-2">
          {paper?.title ?? 'Open the paper'}
        </Link>
      </p>
      <p dir="auto" className="font-serif leading-relaxed wrap-anywhere whitespace-pre-line">
        {from > 0 && '… '}
        <LitText text={text.slice(from, to)} spans={shown} />
        {to < text.length && ' …'}
      </p>
      {to - from < text.length && (
        <button
          type="button"
          className="mt-3 text-accent underline underline-offset-2"
          onClick={() => setIsWhole(true)}
        >
          Show the whole text
        </button>
      )}
    </ScrollBox>
  )
}

const LONG = 12_000
const AROUND = 3_000

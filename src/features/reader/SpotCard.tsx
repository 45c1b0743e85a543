import { X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

import { documentsApi } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import type { Caption } from '#science/documents/captions.ts'
import { foldedName, type ReferenceEntry } from '#science/documents/reference-list.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { drawPage } from './pdf/draw-page.ts'
import { readerCopy as copy } from './reader.copy.ts'
import { ReferenceAdd } from './references/ReferenceAdd.tsx'

export type OpenSpot = {
  at: { x: number; y: number }
  of: { kind: 'references'; entries: ReferenceEntry[] } | { kind: 'caption'; caption: Caption }
}

type Props = { spot: OpenSpot; pdf?: PDFDocumentProxy | undefined; onGo: (offset: number) => void; onClose: () => void }

/** What a citation or the mention of a figure speaks of, beside it: no need to leave the place. */
export function SpotCard({ spot, pdf, onGo, onClose }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  // Before the card leaves the page: afterwards nobody knows that the focus was in it.
  useLayoutEffect(() => {
    const element = card.current
    const before = document.activeElement
    element?.focus()
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !element?.contains(event.target)) close()
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('pointerdown', press)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('pointerdown', press)
      if (before instanceof HTMLElement && element?.contains(document.activeElement)) before.focus()
    }
  }, [])
  const width = spot.of.kind === 'caption' ? 440 : 380
  const left = Math.max(8, Math.min(spot.at.x - 60, innerWidth - width - 8))
  const isBelow = spot.at.y < innerHeight * 0.55
  const place = isBelow ? { top: spot.at.y + 14 } : { bottom: innerHeight - spot.at.y + 14 }
  const title = spot.of.kind === 'caption' ? spot.of.caption.label : copy.references
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      style={{ left, width, ...place }}
      className="animate-rise scroll-quiet fixed z-layer max-h-[45dvh] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card bg-surface-raised p-4 shadow-float outline-none"
    >
      <IconButton size="small" icon={X} label={copy.close} className="float-right -mt-1.5 -mr-1.5" onClick={onClose} />
      {spot.of.kind === 'caption' ? (
        <CaptionCard caption={spot.of.caption} pdf={pdf} onGo={onGo} />
      ) : (
        <ul className="space-y-4">
          {spot.of.entries.map((entry) => (
            <ReferenceCard key={entry.start} entry={entry} onGo={onGo} />
          ))}
        </ul>
      )}
    </div>
  )
}

function CaptionCard({
  caption,
  pdf,
  onGo,
}: {
  caption: Caption
  pdf: PDFDocumentProxy | undefined
  onGo: (offset: number) => void
}) {
  return (
    <div className="space-y-3">
      <p className="font-semibold">
        {caption.label}, page {caption.page}
      </p>
      {pdf && <Region pdf={pdf} caption={caption} />}
      <p className="text-ink-muted">{caption.text}</p>
      <Button size="small" onClick={() => onGo(caption.start)}>
        {copy.goToFigure(caption.label)}
      </Button>
    </div>
  )
}

const PICTURE_WIDTH = 408

function Region({ pdf, caption }: { pdf: PDFDocumentProxy; caption: Caption }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const draw = async () => {
      const page = await pdf.getPage(caption.page)
      if (isOver) return
      const drawing = drawPage(page, { scale: PICTURE_WIDTH / caption.region.width, part: caption.region })
      stop = drawing.stop
      await drawing.done
      if (isOver) return
      drawing.canvas.className = 'w-full'
      drawing.canvas.setAttribute('role', 'img')
      drawing.canvas.setAttribute('aria-label', caption.label)
      place.current?.replaceChildren(drawing.canvas)
    }
    // Without its picture the caption and the way to it remain.
    draw().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [pdf, caption])
  const share = caption.region.height / caption.region.width
  return (
    <div
      ref={place}
      className="overflow-hidden rounded-control border border-line bg-white"
      style={{ aspectRatio: `1 / ${share}` }}
    />
  )
}

/** A title that stands in an entry word for word, or the same DOI: then it is this paper. */
function isThis(entry: ReferenceEntry, paper: Paper): boolean {
  if (entry.doi !== undefined && paper.ids.doi === entry.doi) return true
  const plain = (words: string) =>
    foldedName(words)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const title = plain(paper.title)
  return title.length > 14 && plain(entry.text).includes(title)
}

function ReferenceCard({ entry, onGo }: { entry: ReferenceEntry; onGo: (offset: number) => void }) {
  const text = [entry.families[0], entry.year?.slice(0, 4)].filter(Boolean).join(' ')
  const { data, isLoading } = useQuery({
    ...apiQuery(documentsApi.list, { query: { scope: 'all', text, limit: '50' } }),
    enabled: text !== '',
  })
  const paper = data?.documents.find((each) => isThis(entry, each))
  return (
    <li className="space-y-2">
      <p className="pr-6 wrap-anywhere">{entry.text}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-muted">
        <span role="status">{isLoading ? copy.lookingUp : paper ? copy.inLibrary : data ? copy.notInLibrary : ''}</span>
        {paper && (
          <ButtonLink size="small" to={paths.document(paper.id)}>
            {copy.openPaper}
          </ButtonLink>
        )}
        {!paper && !isLoading && <ReferenceAdd entry={entry} />}
        {entry.doi && (
          <a
            className="text-accent underline underline-offset-2"
            href={`https://doi.org/${encodeURI(entry.doi)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            DOI
          </a>
        )}
        <Button size="small" variant="ghost" onClick={() => onGo(entry.start)}>
          {copy.goToReference}
        </Button>
      </p>
    </li>
  )
}

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'

import type { ReadPage } from '#science/documents/page-text.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { drawPage } from './draw-page.ts'

type Props = { pdf: PDFDocumentProxy; pages: ReadPage[]; current: number; onPage: (page: number) => void }

const WIDTH = 112

/** The pages small, to jump by their look. Only those in view are drawn. */
export function Thumbnails({ pdf, pages, current, onPage }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: pages.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => heightOf(pages[at]) + 34,
    overscan: 2,
  })
  useEffect(() => {
    rows.scrollToIndex(current - 1, { align: 'auto' })
    // Follows the page that is read, and nothing else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current])
  return (
    <div ref={box} className="scroll-quiet -mt-2 h-[calc(100dvh-9.5rem)] overflow-y-auto">
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const page = pages[index]
          if (!page) return null
          return (
            <li key={page.page} className="absolute inset-x-0 flex justify-center" style={{ top: start }}>
              <button
                type="button"
                aria-label={`Page ${page.page}`}
                aria-current={page.page === current || undefined}
                className="group text-xs text-ink-muted"
                onClick={() => onPage(page.page)}
              >
                <span
                  className={classNames(
                    'block overflow-hidden border bg-white',
                    page.page === current
                      ? 'border-accent ring-2 ring-accent'
                      : 'border-line group-hover:border-line-strong',
                  )}
                  style={{ width: WIDTH, height: heightOf(page) }}
                >
                  <Small pdf={pdf} page={page} />
                </span>
                <span className="mt-1 block">{page.page}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const heightOf = (page: ReadPage | undefined) => (page ? Math.round((WIDTH * page.height) / page.width) : 150)

function Small({ pdf, page }: { pdf: PDFDocumentProxy; page: ReadPage }) {
  const place = useRef<HTMLSpanElement>(null)
  const [number, scale] = [page.page, WIDTH / page.width]
  const [, setDrawn] = useState(false)
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const draw = async () => {
      const proxy = await pdf.getPage(number)
      if (isOver) return
      const drawing = drawPage(proxy, { scale })
      stop = drawing.stop
      await drawing.done
      if (isOver) return
      drawing.canvas.className = 'size-full'
      place.current?.replaceChildren(drawing.canvas)
      setDrawn(true)
    }
    // A page that cannot be drawn stays a white sheet with its number.
    draw().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [pdf, number, scale])
  return <span ref={place} aria-hidden className="block size-full" />
}

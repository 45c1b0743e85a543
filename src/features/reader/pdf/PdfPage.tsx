import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'

import type { ReadPage } from '#science/documents/page-text.ts'

import type { Mark, Spot } from '../marks.ts'
import { drawPage } from './draw-page.ts'
import { PageMarks } from './PageMarks.tsx'
import { PageSpots } from './PageSpots.tsx'
import { TextLayer } from './TextLayer.tsx'

type Props = {
  pdf: PDFDocumentProxy
  page: ReadPage
  marks: Mark[]
  /** Citations and mentions of figures, their offsets in the page's text. */
  spots: Spot[]
  onSpot: (key: string, at: { x: number; y: number }) => void
  isCurrent: boolean
  /** CSS pixels of a point. */
  scale: number
  top: number
  /** Quarter turns to the right. */
  turns: number
  isDark: boolean
}

/** One page: its picture, sharp at this size, the marks over it, and its text over both. */
export function PdfPage({ pdf, page, marks, spots, onSpot, isCurrent, scale, top, turns, isDark }: Props) {
  const { width, height } = page
  const isLying = turns % 2 === 1
  const [outerWidth, outerHeight] = [isLying ? height : width, isLying ? width : height].map((side) =>
    Math.round(side * scale),
  )
  const turned = [
    '',
    `translate(${height * scale}px, 0) rotate(90deg)`,
    `translate(${width * scale}px, ${height * scale}px) rotate(180deg)`,
    `translate(0, ${width * scale}px) rotate(270deg)`,
  ][turns % 4]
  return (
    <div
      role="region"
      aria-label={`Page ${page.page}`}
      data-page={page.page}
      style={{ top, width: outerWidth, height: outerHeight }}
      className="absolute left-1/2 -translate-x-1/2 overflow-hidden bg-white shadow-float dark:data-dark:bg-[#161b1e]"
      data-dark={isDark || undefined}
    >
      <div
        style={{ width: width * scale, height: height * scale, transform: turned }}
        className="relative origin-top-left"
      >
        <Picture pdf={pdf} number={page.page} scale={scale} isDark={isDark} />
        <PageMarks page={page} marks={marks} scale={scale} isDark={isDark} />
        <div style={{ width, height, transform: `scale(${scale})` }} className="absolute top-0 left-0 origin-top-left">
          <TextLayer page={page} />
        </div>
        <PageSpots page={page} spots={spots} scale={scale} isReached={isCurrent} onSpot={onSpot} />
      </div>
    </div>
  )
}

function Picture({
  pdf,
  number,
  scale,
  isDark,
}: {
  pdf: PDFDocumentProxy
  number: number
  scale: number
  isDark: boolean
}) {
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const draw = async () => {
      try {
        const page = await pdf.getPage(number)
        if (isOver) return
        const drawing = drawPage(page, { scale, isDark })
        stop = drawing.stop
        await drawing.done
        if (isOver) return
        // The picture before stays, enlarged, until the sharp one is there.
        drawing.canvas.className = 'size-full'
        drawing.canvas.setAttribute('aria-hidden', 'true')
        place.current?.replaceChildren(drawing.canvas)
        setHasFailed(false)
      } catch {
        if (!isOver) setHasFailed(true)
      }
    }
    void draw()
    return () => {
      isOver = true
      stop?.()
    }
  }, [pdf, number, scale, isDark])
  return (
    <>
      <div ref={place} className="absolute inset-0" />
      {hasFailed && (
        <p className="absolute inset-x-0 top-1/3 px-8 text-center text-[#57544d]">
          This page could not be drawn. Its text can be read in the text view.
        </p>
      )}
    </>
  )
}

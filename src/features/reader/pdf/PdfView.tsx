import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react'

import type { TextRange } from '#science/documents/find-text.ts'
import type { ReadPage } from '#science/documents/page-text.ts'
import { boxesOf, offsetAt, onPages, type PageSpan } from '#science/documents/text-places.ts'

import type { Mark, Spot } from '../marks.ts'
import { PAGE_GAP, pageAtHeight, pageTops, scaleFor } from '../pdf-scale.ts'
import { bounded, PIXELS_OF_POINT, type Zoom } from '../reader-look.ts'
import { PdfPage } from './PdfPage.tsx'
import { useSelecting } from './use-selecting.ts'

/** Where somebody is in a document: a page, and how far down it, in points. */
export type Place = { page: number; y: number }
export type ViewHandle = {
  goTo: (place: Place) => void
  show: (range: TextRange) => void
  place: () => Place
}

type Props = {
  ref: Ref<ViewHandle>
  pdf: PDFDocumentProxy
  pages: ReadPage[]
  spans: PageSpan[]
  marks: Mark[]
  spots: Spot[]
  zoom: Zoom
  turns: number
  isDark: boolean
  label: string
  onZoom: (zoom: number) => void
  onPage: (page: number) => void
  /** CSS pixels of a point at the moment, for saying "110 %". */
  onScale: (share: number) => void
  /** A click without a selection, at a character of the text. */
  onPoint: (offset: number, at: { x: number; y: number }) => void
  /** A citation or the mention of a figure, opened by keyboard. */
  onSpot: (key: string, at: { x: number; y: number }) => void
}

/** The pages of a PDF, one below the other; only those near the window are drawn. */
export function PdfView({
  ref,
  pdf,
  pages,
  spans,
  marks,
  spots,
  zoom,
  turns,
  isDark,
  label,
  onZoom,
  onPage: tell,
  onScale,
  onPoint,
  onSpot,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [scrolled, setScrolled] = useState(0)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shown = useMemo(
    () => pages.map(({ width, height }) => (turns % 2 === 1 ? { width: height, height: width } : { width, height })),
    [pages, turns],
  )
  const scale = scaleFor(zoom, shown, room)
  const { tops, height } = useMemo(() => pageTops(shown, scale), [shown, scale])
  const widest = Math.max(0, ...shown.map((page) => page.width)) * scale + 2 * PAGE_GAP

  const placeNow = useRef<Place>({ page: 1, y: 0 })
  const drawnScale = useRef(scale)
  useLayoutEffect(() => {
    // The same line stays at the top when the pages grow or turn.
    const element = box.current
    if (!element || drawnScale.current === scale) return
    drawnScale.current = scale
    const { page, y } = placeNow.current
    element.scrollTop = (tops[page - 1] ?? 0) + y * scale
  }, [scale, tops])

  useLayoutEffect(() => {
    // A page that is wider than the others makes room beside them: they stay in the middle.
    const element = box.current
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
  }, [widest, room.width])

  const tellPage = useEffectEvent(tell)
  const tellScale = useEffectEvent(onScale)
  useEffect(() => tellScale(scale / PIXELS_OF_POINT), [scale])

  const first = pageAtHeight(tops, scrolled - room.height * 0.6)
  const last = pageAtHeight(tops, scrolled + room.height * 1.6)
  const current = pageAtHeight(tops, scrolled + room.height * 0.35) + 1
  useEffect(() => tellPage(current), [current])

  const handleScroll = () => {
    const element = box.current
    if (!element) return
    setScrolled(element.scrollTop)
    const index = pageAtHeight(tops, element.scrollTop)
    placeNow.current = { page: index + 1, y: (element.scrollTop - (tops[index] ?? 0)) / scale }
  }

  const goTo = ({ page, y }: Place) => {
    const top = (tops[page - 1] ?? 0) + y * scale
    box.current?.scrollTo({ top: Math.max(0, top - PAGE_GAP / 2) })
  }
  const show = (range: TextRange) => {
    const [part] = onPages(spans, range.start, range.end)
    const page = pages.find((each) => each.page === part?.page)
    const [line] = page && part ? boxesOf(page, part.start, part.end) : []
    const element = box.current
    if (!page || !line || !element) return
    const top = (tops[pages.indexOf(page)] ?? 0) + line.y * scale
    const isSeen = top > element.scrollTop + 48 && top < element.scrollTop + element.clientHeight - 96
    if (!isSeen) element.scrollTo({ top: Math.max(0, top - element.clientHeight * 0.3) })
    const left = (element.scrollWidth - page.width * scale) / 2 + line.x * scale
    const isInSight =
      left >= element.scrollLeft && left + line.width * scale <= element.scrollLeft + element.clientWidth
    if (!isInSight) element.scrollLeft = Math.max(0, left - element.clientWidth * 0.1)
  }
  useImperativeHandle(ref, () => ({ goTo, show, place: () => placeNow.current }))

  const zoomBy = useEffectEvent((factor: number) => onZoom(bounded((scale / PIXELS_OF_POINT) * factor)))
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    // A pinch on a trackpad comes as a wheel with Ctrl; the page itself must not grow with it.
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY * 0.0025))
    }
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [])
  usePinch(box, (factor) => onZoom(bounded((scale / PIXELS_OF_POINT) * factor)))

  /** The character of the document under a point of the window. */
  const offsetUnder = (x: number, y: number): number | undefined => {
    const element = document.elementsFromPoint(x, y).find((each) => each instanceof HTMLElement && each.dataset['page'])
    const number = element instanceof HTMLElement ? Number(element.dataset['page']) : undefined
    const page = pages.find((each) => each.page === number)
    const layer = element?.querySelector('[data-text-layer]')
    if (!page || !layer || turns % 4 !== 0) return undefined
    const { left, top } = layer.getBoundingClientRect()
    const offset = offsetAt(page, (x - left) / scale, (y - top) / scale)
    return offset === undefined ? undefined : (spans.find((span) => span.page === page.page)?.start ?? 0) + offset
  }
  useSelecting(box, { offsetUnder, spans, onPoint })

  return (
    // It scrolls, so it takes the focus: arrow keys and Page Down must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={0}
      onScroll={handleScroll}
      className="scroll-quiet relative min-h-0 flex-1 overflow-auto bg-surface-sunken -outline-offset-2 [overflow-anchor:none]"
    >
      <div className="relative mx-auto" style={{ height, minWidth: widest }}>
        {room.width > 0 &&
          pages
            .slice(first, last + 1)
            .map((page, at) => (
              <PdfPage
                key={page.page}
                pdf={pdf}
                page={page}
                marks={onPage(page, spans, marks)}
                spots={onPage(page, spans, spots)}
                onSpot={onSpot}
                isCurrent={page.page === current}
                scale={scale}
                top={tops[first + at] ?? 0}
                turns={turns}
                isDark={isDark}
              />
            ))}
      </div>
    </div>
  )
}

/** What of a document stands on a page, with offsets in the page's text. */
function onPage<T extends TextRange>(page: ReadPage, spans: readonly PageSpan[], ranges: readonly T[]): T[] {
  const span = spans.find((each) => each.page === page.page)
  if (!span) return []
  return ranges.flatMap((range) =>
    range.start < span.end && range.end > span.start
      ? [
          {
            ...range,
            start: Math.max(range.start, span.start) - span.start,
            end: Math.min(range.end, span.end) - span.start,
          },
        ]
      : [],
  )
}

/** Two fingers on a screen: the share by which they moved apart since the last step. */
function usePinch(box: React.RefObject<HTMLDivElement | null>, onPinch: (factor: number) => void) {
  const pinch = useEffectEvent(onPinch)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let distance = 0
    const apart = ({ touches }: TouchEvent) => {
      const [a, b] = [touches[0], touches[1]]
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
    }
    const begin = (event: TouchEvent) => {
      distance = apart(event)
    }
    const move = (event: TouchEvent) => {
      const now = apart(event)
      if (now === 0 || distance === 0) return
      event.preventDefault()
      if (Math.abs(now / distance - 1) < 0.04) return
      pinch(now / distance)
      distance = now
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
    }
  }, [box])
}

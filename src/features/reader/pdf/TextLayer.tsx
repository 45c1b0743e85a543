import { memo, useLayoutEffect, useMemo, useRef } from 'react'

import type { ReadPage } from '#science/documents/page-text.ts'

import { textSpans } from './text-spans.ts'

/** What a browser would take for each piece, to stretch it to what the PDF takes. */
let ruler: CanvasRenderingContext2D | null | undefined
function naturalWidth(text: string, size: number): number {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return 0
  ruler.font = `${size}px sans-serif`
  return ruler.measureText(text).width
}

/** The text of a page over its picture, unseen, to be selected, copied and read aloud. In points, enlarged by its parent. */
export const TextLayer = memo(function TextLayer({ page }: { page: ReadPage }) {
  const layer = useRef<HTMLDivElement>(null)
  const spans = useMemo(() => textSpans(page), [page])
  useLayoutEffect(() => {
    for (const [at, element] of [...(layer.current?.children ?? [])].entries()) {
      const span = spans[at]
      if (!span || !(element instanceof HTMLElement)) continue
      const natural = naturalWidth(span.text, span.height)
      if (natural > 0) element.style.transform = `scaleX(${span.width / natural})`
    }
  }, [spans])
  return (
    <div ref={layer} data-text-layer translate="no" className="absolute inset-0 leading-none select-text">
      {spans.map((span) => (
        <span
          key={span.start}
          data-start={span.start}
          data-length={span.text.length}
          dir="auto"
          style={{ left: span.x, top: span.y, fontSize: span.height }}
          className="absolute origin-top-left cursor-text font-[sans-serif] whitespace-pre text-transparent"
        >
          {span.text + ' '}
        </span>
      ))}
    </div>
  )
})

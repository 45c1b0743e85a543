import { useEffect, useRef, useState } from 'react'

import { openPdf } from '#research/pdf-text/open-pdf.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { verificationsCopy as copy } from './verifications.copy.ts'

/** A letter has one page or two; what is longer is saved and read elsewhere. */
const PAGES_MAX = 5
const SCALE = 1.6

/** The first pages of a PDF, drawn: no scripts, forms or links of it are alive. */
export function PdfPages({ bytes, name }: { bytes: Uint8Array; name: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(0)
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const stopper = new AbortController()
    const target = box.current
    const draw = async () => {
      const { pdf, close } = await openPdf(bytes, { signal: stopper.signal })
      try {
        const count = Math.min(pdf.numPages, PAGES_MAX)
        const drawn: HTMLCanvasElement[] = []
        for (let nth = 1; nth <= count; nth += 1) {
          const page = await pdf.getPage(nth)
          const viewport = page.getViewport({ scale: SCALE })
          const canvas = window.document.createElement('canvas')
          canvas.width = Math.min(viewport.width, 4000)
          canvas.height = Math.min(viewport.height, 6000)
          canvas.className = 'w-full h-auto rounded-card border border-line'
          canvas.setAttribute('role', 'img')
          canvas.setAttribute('aria-label', copy.pageOf(nth, name))
          await page.render({ canvas, viewport, background: '#ffffff' }).promise
          drawn.push(canvas)
          stopper.signal.throwIfAborted()
        }
        target?.replaceChildren(...drawn)
        setPages(pdf.numPages)
      } finally {
        close()
      }
    }
    draw().catch((failure: unknown) => {
      if (!stopper.signal.aborted) setError(failure)
    })
    return () => stopper.abort()
  }, [bytes, name])
  return (
    <>
      {error !== undefined && <ErrorCard title={copy.notOpened} error={error} />}
      <div ref={box} className="space-y-3" />
      {pages > PAGES_MAX && <p className="text-ink-muted">{copy.morePages(PAGES_MAX, pages)}</p>}
    </>
  )
}

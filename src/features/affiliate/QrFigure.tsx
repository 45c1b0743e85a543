import { Download } from 'lucide-react'
import { useMemo, useRef } from 'react'

import { downloadSvg } from '#shared/figures/download.ts'
import { Button } from '#shared/ui/Button.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'
import { drawQr } from './qr-code.ts'

const SAVED_MODULE_PX = 6
/** On the screen a code is 160 px wide, or wider where a module would have less than two. */
const widthOf = (size: number) => Math.max(160, 2 * size)

/** A link as a QR code, black on white in both themes: readers expect it so. */
export function QrFigure({ link, name }: { link: string; name: string }) {
  const box = useRef<SVGSVGElement>(null)
  const code = useMemo(() => drawQr(link), [link])
  if (!code) return <p className="text-ink-muted">{copy.qrTooLong}</p>
  const { size, path } = code
  return (
    <div className="flex flex-col items-start gap-2">
      <svg
        ref={box}
        viewBox={`0 0 ${size} ${size}`}
        width={size * SAVED_MODULE_PX}
        height={size * SAVED_MODULE_PX}
        role="img"
        aria-label={copy.qrOf(link)}
        shapeRendering="crispEdges"
        style={{ width: widthOf(size) }}
        className="h-auto max-w-full rounded-control border border-line"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#000000" />
      </svg>
      <Button size="small" icon={Download} onClick={() => box.current && downloadSvg(box.current, name)}>
        {copy.qrSave}
      </Button>
    </div>
  )
}

import { Download } from 'lucide-react'
import { useMemo, useRef } from 'react'

import { encodeQr } from '#science/qr/encode-qr.ts'
import { downloadSvg } from '#shared/figures/download.ts'
import { Button } from '#shared/ui/Button.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'

/** Modules of white around a code, without which readers do not find it. */
const QUIET = 4
const MODULE_PX = 6

/** Dark modules of a code as one path, in units of a module. */
const pathOf = (dark: readonly (readonly boolean[])[]) =>
  dark
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : '')))
    .join('')

function codeOf(link: string) {
  try {
    return encodeQr(link)
  } catch {
    return undefined
  }
}

/** A link as a QR code, black on white in both themes: readers expect it so. */
export function QrFigure({ link, name }: { link: string; name: string }) {
  const box = useRef<SVGSVGElement>(null)
  const code = useMemo(() => codeOf(link), [link])
  if (!code) return <p className="text-ink-muted">{copy.qrTooLong}</p>
  const size = code.size + 2 * QUIET
  return (
    <div className="flex flex-col items-start gap-2">
      <svg
        ref={box}
        viewBox={`0 0 ${size} ${size}`}
        width={size * MODULE_PX}
        height={size * MODULE_PX}
        role="img"
        aria-label={copy.qrOf(link)}
        shapeRendering="crispEdges"
        className="h-auto w-40 rounded-control border border-line"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={pathOf(code.dark)} fill="#000000" />
      </svg>
      <Button size="small" icon={Download} onClick={() => box.current && downloadSvg(box.current, name)}>
        {copy.qrSave}
      </Button>
    </div>
  )
}

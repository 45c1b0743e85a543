import { Download, Table2 } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'

import { messageOf } from '../api/errors.ts'
import { saveFile } from '../browser/save-file.ts'
import { toast } from '../toast/toast.ts'
import { Button } from '../ui/Button.tsx'
import { DropdownMenu } from '../ui/DropdownMenu.tsx'
import { downloadPng, downloadSvg } from './download.ts'
import { FigureDataTable } from './FigureDataTable.tsx'
import { tableCsv, type FigureTable } from './figure-table.ts'
import { useFigureWidth } from './use-figure-width.ts'

type Props = {
  title: string
  /** How the figure is read, below it. */
  caption?: ReactNode
  /** Name of the files, without their ending. */
  fileName: string
  /** The same numbers as a table, made of the same object as the drawing. */
  table: FigureTable
  /** Choices that belong to the figure: its order, its null line. */
  controls?: ReactNode
  /** Draws a `FigureSvg` for a width in px. */
  children: (width: number) => ReactNode
}

/** Paper and ink of print, whatever the theme of the screen: see `onPaper`. */
const PRINTED =
  'print:[--accent:#0e5a63] print:[--evidence:#fbe09a] print:[--ink-faint:#67635b] print:[--ink-muted:#55524b] print:[--ink:#1d1c19] print:[--line-strong:#8a8478] print:[--line:#dcd8ce] print:[--surface-sunken:#f4f2ec] print:[--surface:#fff]'

const failed = (error: unknown) =>
  toast({ title: 'The file could not be created', description: messageOf(error, ''), variant: 'destructive' })

/**
 * What every figure stands in: its title, its choices, the drawing, the same as a table, and its files (SVG, PNG of twice
 * its size, CSV of the table). Works in both themes, in print and from 360 px on.
 */
export function FigureFrame({ title, caption, fileName, table, controls, children }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const width = useFigureWidth(box)
  const [isTable, setTable] = useState(false)
  const drawing = () => box.current?.querySelector('svg') ?? undefined

  const handOut = (write: (svg: SVGSVGElement) => Promise<void> | void) => () => {
    const svg = drawing()
    if (!svg) return
    Promise.resolve(write(svg)).catch(failed)
  }
  return (
    <figure aria-labelledby={`${id}-title`} className={`min-w-0 break-inside-avoid ${PRINTED}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={`${id}-title`} className="font-semibold">
          {title}
        </h3>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {controls}
          <Button size="small" icon={Table2} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            As a table
          </Button>
          <DropdownMenu
            label={`Download ${title}`}
            align="end"
            trigger={
              <Button size="small" icon={Download} aria-label={`Download ${title}`}>
                Download
              </Button>
            }
            items={[
              { label: 'SVG', onSelect: handOut((svg) => downloadSvg(svg, fileName)) },
              { label: 'PNG, twice the size', onSelect: handOut((svg) => downloadPng(svg, fileName)) },
              {
                label: 'CSV of its table',
                onSelect: () => saveFile(new File([tableCsv(table)], `${fileName}.csv`, { type: 'text/csv' })),
              },
            ]}
          />
        </div>
      </div>
      <div className="scroll-quiet overflow-x-auto rounded-card border border-line bg-surface p-3 print:border-0 print:p-0">
        <div ref={box}>{children(width)}</div>
      </div>
      {caption !== undefined && (
        <figcaption className="mt-2 max-w-reading text-xs text-ink-muted">{caption}</figcaption>
      )}
      {isTable && (
        <div className="mt-4">
          <FigureDataTable caption={`${title} as a table`} table={table} />
        </div>
      )}
    </figure>
  )
}

import type { Graph } from '#science/networks/graphml.ts'
import type { HtmlPage } from '#science/networks/stand-alone-html.ts'
import { safeFileName } from '#shared/browser/save-file.ts'
import { tableCsv, type FigureTable } from '#shared/figures/figure-table.ts'

import { exportFile, provenance, type ExportEntry } from '../grid/grid-exports.ts'
import type { OpenGrid } from '../grid/use-grid.ts'

/** A table as CSV with the lines under it that say what it was made of. `suffix` tells several tables apart. */
export const csvEntry = (open: OpenGrid, label: string, table: () => FigureTable, suffix: string): ExportEntry => ({
  label,
  file: () => {
    const { columns, rows } = table()
    const under = provenance(open).map((line, index) => ({ id: `about-${index}`, cells: [line] }))
    const all = { columns, rows: [...rows, { id: 'gap', cells: [''] }, ...under] }
    return Promise.resolve(exportFile(open, tableCsv(all), 'csv', ` ${suffix}`))
  },
})

export const graphEntry = (open: OpenGrid, label: string, graph: () => Omit<Graph, 'about'>): ExportEntry => ({
  label,
  file: async () => {
    const { graphml } = await import('#science/networks/graphml.ts')
    const name = `${safeFileName(open.head?.title || 'Roadrunner')}.graphml`
    return new File([graphml({ ...graph(), about: provenance(open) })], name, { type: 'application/xml' })
  },
})

export const htmlEntry = (
  open: OpenGrid,
  page: () => Promise<Omit<HtmlPage, 'provenance' | 'title'>>,
): ExportEntry => ({
  label: 'Self-contained page (HTML)',
  file: async () => {
    const { standAloneHtml } = await import('#science/networks/stand-alone-html.ts')
    const title = open.head?.title || 'Roadrunner'
    return exportFile(open, standAloneHtml({ ...(await page()), title, provenance: provenance(open) }), 'html')
  },
})

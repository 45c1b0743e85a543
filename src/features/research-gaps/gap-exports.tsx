import { bundleExport, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { csvEntry, htmlEntry } from '#research/views/view-exports.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { svgText } from '#shared/figures/svg-file.ts'

import { gapTable, mapTable } from './gap-tables.ts'
import { gapsCopy as copy } from './gaps.copy.ts'
import { MapFigure } from './MapFigure.tsx'
import type { Gaps } from './use-gaps.ts'

const WIDTH = 1000
const asHtml = (caption: string, { columns, rows }: FigureTable) => ({
  caption,
  head: columns.map(({ label }) => label),
  rows: rows.map(({ cells }) => cells.map(cellText)),
})

export function gapExports(open: OpenGrid, gaps: Gaps): ExportEntry[] {
  const table = () => gapTable(gaps, open.grid.papers)
  const [down, across] = gaps.map.facets
  return [
    csvEntry(open, 'CSV of the gaps', table, 'gaps'),
    ...tableExports(open, () => {
      const { head, rows } = asHtml('', table())
      return {
        title: open.head?.title || 'Research gaps',
        head: head.slice(0, 7),
        groups: [{ rows: rows.map((row) => row.slice(0, 7)) }],
        notes: [copy.rankText],
        provenance: provenance(open),
      }
    }),
    htmlEntry(open, async () => ({
      lead: open.head?.query ?? '',
      figures:
        down && across
          ? [
              await drawAway(<MapFigure gaps={gaps} across={across.id} down={down.id} width={WIDTH} />, (svg) =>
                svgText(svg),
              ),
            ]
          : [],
      tables: [
        ...(down && across
          ? [asHtml(`${down.name} by ${across.name}: papers`, mapTable(gaps, across.id, down.id))]
          : []),
        asHtml('Gaps', table()),
      ],
    })),
    bundleExport(open, 'gap'),
  ]
}

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import { bundleExport, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { PapersProvider } from '#research/views/show-papers.tsx'
import { csvEntry } from '#research/views/view-exports.ts'
import { columnPresets } from '#science/extraction/column-library.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { ArmsFigure } from './ArmsFigure.tsx'
import { Calculator } from './Calculator.tsx'
import { designsCopy as copy } from './designs.copy.ts'
import { DesignTable } from './DesignTable.tsx'
import { ThreatTable } from './ThreatTable.tsx'
import { useDesigns, type Designs } from './use-designs.ts'

/** What a new comparison begins with. */
// oxlint-disable-next-line react/only-export-components
export const designStart = { lead: copy.lead, columns: startColumns(...columnPresets.designs) }

function comparisonTable(open: OpenGrid, { papers, valueOf, absentOf, state }: Designs): FigureTable {
  return {
    columns: [
      { label: copy.attribute },
      ...papers.map((paper) => ({ label: shortCitation(paper) })),
      { label: copy.mine },
    ],
    rows: open.grid.columns.map(({ id, name }) => ({
      id,
      cells: [
        name,
        ...papers.map((paper) => valueOf(paper.id, id) || absentOf(paper.id, id)),
        state.mine[id]?.text ?? '',
      ],
    })),
  }
}

const exportsOf = (open: OpenGrid, designs: Designs): ExportEntry[] => [
  csvEntry(open, copy.exports.comparison, () => comparisonTable(open, designs), 'designs'),
  ...tableExports(open, () => {
    const { columns, rows } = comparisonTable(open, designs)
    return {
      title: open.head?.title || 'Experimental designs',
      head: columns.map(({ label }) => label),
      groups: [{ rows: rows.map(({ cells }) => cells.map(cellText)) }],
      notes: designs.state.calculations.map(({ words }) => words),
      provenance: provenance(open),
    }
  }),
  bundleExport(open, 'design_compare'),
]

/** Two to eight designs side by side, what threatens each, and mine with its numbers. */
export function CompareDesignsView({ open }: { open: OpenGrid }) {
  const designs = useDesigns(open)
  const isEnough = designs.papers.length >= 2
  return (
    <PapersProvider papers={open.grid.papers}>
      <AnalysisFrame open={open} kind="design_compare" exports={isEnough ? exportsOf(open, designs) : []}>
        {!isEnough ? (
          <EmptyState title={copy.tooFew}>{copy.tooFewText}</EmptyState>
        ) : (
          <div className="space-y-10">
            <div>
              {designs.left > 0 && <p className="mb-2 text-ink-muted">{copy.tooMany(open.papers.length)}</p>}
              <DesignTable open={open} designs={designs} />
            </div>
            <ArmsFigure designs={designs} />
            <section aria-labelledby="design-threats">
              <h2 id="design-threats" className="text-lg font-semibold">
                {copy.threats}
              </h2>
              <p className="mt-1 mb-3 text-ink-muted">{copy.threatsLead}</p>
              <ThreatTable designs={designs} mayWrite={open.mayWrite} />
            </section>
            <section aria-labelledby="design-size">
              <h2 id="design-size" className="mb-3 text-lg font-semibold">
                {copy.calculator}
              </h2>
              <Calculator designs={designs} mayWrite={open.mayWrite} />
            </section>
          </div>
        )}
      </AnalysisFrame>
    </PapersProvider>
  )
}

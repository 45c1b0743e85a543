import { useState } from 'react'

import { subgroupsOf } from '#science/statistics/report/further-analyses.ts'
import { resultsText } from '#science/statistics/report/results-text.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { forestRows, intervalTable } from '#research/meta-analysis/interval-rows.ts'
import { IntervalPlot } from '#research/meta-analysis/IntervalPlot.tsx'
import { LineField } from './LineField.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import type { PartProps } from './part.ts'

/** The forest plot with its order, its line and its groups. */
export function ForestPart({ computed, analysis, onEdit, chosenId, onChoose }: PartProps) {
  const { outcome } = computed
  const [isGrouped, setGrouped] = useState(true)
  const hasGroups = analysis.used.some(({ row }) => row.subgroup !== undefined)
  const found = hasGroups && isGrouped ? subgroupsOf(analysis, outcome.groupTau2) : undefined
  const rows = forestRows(analysis, outcome.order, found?.ok ? found.subgroups : undefined)
  const out = analysis.rows.filter(({ state }) => state !== 'used')
  return (
    <FigureFrame
      title="Forest plot"
      fileName={`forest plot ${outcome.name}`}
      table={intervalTable(rows, analysis)}
      controls={
        <>
          {hasGroups && (
            <Checkbox label="By subgroup" className="items-center" checked={isGrouped} onChange={setGrouped} />
          )}
          <LineField computed={computed} onEdit={onEdit} />
          <OrderChoice order={outcome.order} onOrder={(order) => onEdit((before) => ({ ...before, order }))} />
        </>
      }
      caption={
        <>
          The area of a square is the study’s weight; diamonds are pooled effects with their intervals, the bar is where
          a new study would be expected. An arrow marks an interval that goes on beyond the axis.
          {out.length > 0 &&
            ` Not in the figure: ${out.map(({ label, ...row }) => `${label} (${'reason' in row ? row.reason || 'left out' : ''})`).join('; ')}.`}
          {found && !found.ok && ` Not by subgroup: ${found.reason}`}
        </>
      }
    >
      {(width) => (
        <IntervalPlot
          width={width}
          title={`Forest plot of ${analysis.used.length} studies`}
          desc={resultsText(analysis)}
          analysis={analysis}
          rows={rows}
          line={outcome.line}
          favours={outcome.favours}
          chosenId={chosenId}
          onChoose={onChoose}
        />
      )}
    </FigureFrame>
  )
}

import { useState } from 'react'

import type { RowOrder } from '#science/statistics/report/further-analyses.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { intervalTable, stepRows } from '#research/meta-analysis/interval-rows.ts'
import { IntervalPlot } from '#research/meta-analysis/IntervalPlot.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import type { PartProps } from './part.ts'
import { useSensitivity } from './use-further.ts'

/** How the answer grew, study after study. */
export function TimePart({ computed: { outcome }, analysis, chosenId, onChoose }: PartProps) {
  const [order, setOrder] = useState<RowOrder>('year')
  const sensitivity = useSensitivity(analysis, order)
  if (!sensitivity) return <Skeleton className="h-80" />
  const { places, results } = sensitivity.cumulative
  const steps = results.flatMap((result, i) => {
    const one = analysis.used[places[i] ?? -1]
    return one ? [{ id: one.id, label: i === 0 ? one.label : `+ ${one.label}`, ...result }] : []
  })
  const rows = stepRows(analysis, steps)
  return (
    <FigureFrame
      title="Cumulative"
      fileName={`cumulative ${outcome.name}`}
      table={intervalTable(rows, analysis)}
      controls={<OrderChoice order={order} onOrder={setOrder} />}
      caption="The pooled effect after each further study."
    >
      {(width) => (
        <IntervalPlot
          width={width}
          title={`Cumulative result of ${analysis.used.length} studies`}
          desc="Each line is the pooled effect of the studies down to it."
          analysis={analysis}
          rows={rows}
          head="Up to and with"
          line={outcome.line}
          chosenId={chosenId}
          onChoose={onChoose}
        />
      )}
    </FigureFrame>
  )
}

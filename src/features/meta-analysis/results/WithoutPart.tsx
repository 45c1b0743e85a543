import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { intervalTable, stepRows } from '#research/meta-analysis/interval-rows.ts'
import { IntervalPlot } from '#research/meta-analysis/IntervalPlot.tsx'
import { InfluenceTable, type InfluenceRow } from './InfluenceTable.tsx'
import type { PartProps } from './part.ts'
import { useSensitivity } from './use-further.ts'

/** What the answer hangs on: the result without each study, and how much each study moves it. */
export function WithoutPart({ computed: { outcome }, analysis, chosenId, onChoose }: PartProps) {
  const sensitivity = useSensitivity(analysis, 'table')
  if (!sensitivity) return <Skeleton className="h-80" />
  const steps = sensitivity.leaveOneOut.flatMap((result, i) => {
    const one = analysis.used[i]
    return one ? [{ id: one.id, label: `Without ${one.label}`, ...result }] : []
  })
  const rows = stepRows(analysis, steps)
  const { influence } = sensitivity
  const influences = influence.ok
    ? influence.influences.flatMap((each, i): InfluenceRow[] => {
        const one = analysis.used[i]
        return one ? [{ ...each, id: one.id, label: one.label }] : []
      })
    : []
  return (
    <div className="space-y-8">
      <FigureFrame
        title="Leave one out"
        fileName={`leave one out ${outcome.name}`}
        table={intervalTable(rows, analysis)}
        caption="The pooled effect when one study is left out; the dashed line is the effect of all."
      >
        {(width) => (
          <IntervalPlot
            width={width}
            title={`Pooled effect without each of ${analysis.used.length} studies`}
            desc="Each line is the pooled effect of the other studies."
            analysis={analysis}
            rows={rows}
            head="Left out"
            line={outcome.line}
            chosenId={chosenId}
            onChoose={onChoose}
          />
        )}
      </FigureFrame>
      <section aria-label="Influence" className="space-y-2">
        <h3 className="font-semibold">Influence</h3>
        {influence.ok ? <InfluenceTable rows={influences} /> : <Notice>{influence.reason}</Notice>}
      </section>
    </div>
  )
}

import { numberText } from '#science/statistics/report/number-text.ts'
import type { Influence } from '#science/statistics/models/sensitivity.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { intervalTable, stepRows } from '#research/meta-analysis/interval-rows.ts'
import { IntervalPlot } from '#research/meta-analysis/IntervalPlot.tsx'
import type { PartProps } from './part.ts'
import { useSensitivity } from './use-further.ts'

type Row = Influence & { id: string; label: string }

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
    ? influence.influences.flatMap((each, i): Row[] => {
        const one = analysis.used[i]
        return one ? [{ ...each, id: one.id, label: one.label }] : []
      })
    : []
  const number = (key: keyof Influence, header: string, decimals = 3) => ({
    key,
    header,
    align: 'right' as const,
    cell: (row: Row) => numberText(Number(row[key]), decimals),
  })
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
        {influence.ok ? (
          <Table<Row>
            caption="Influence of each study"
            rows={influences}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'label',
                header: 'Study',
                cell: ({ label, isInfluential }) => (
                  <span className="inline-flex items-center gap-2 whitespace-nowrap">
                    {label}
                    {isInfluential && <Badge tone="yellow">Influential</Badge>}
                  </span>
                ),
              },
              number('rstudent', 'Studentised residual'),
              number('dffits', 'DFFITS'),
              number('cook', 'Cook’s distance'),
              number('covarianceRatio', 'Covariance ratio'),
              number('tau2Without', 'τ² without', 4),
              number('qWithout', 'Q without', 2),
              number('hat', 'Hat'),
              number('dfbetas', 'DFBETAS'),
            ]}
          />
        ) : (
          <Notice>{influence.reason}</Notice>
        )}
      </section>
    </div>
  )
}

import type { Influence } from '#science/statistics/models/sensitivity.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Table } from '#shared/ui/Table.tsx'

export type InfluenceRow = Influence & { id: string; label: string }
type Figure = Exclude<keyof Influence, 'refused' | 'isInfluential'>

const number = (key: Figure, header: string, decimals = 3) => ({
  key,
  header,
  align: 'right' as const,
  // Without a model nothing but the hat is known: the reason stands at the name.
  cell: (row: InfluenceRow) =>
    row.refused !== undefined && Number.isNaN(row[key]) ? '–' : numberText(row[key], decimals),
})

/** How much each study moves the result; a study without which there is no model says so in place of its figures. */
export function InfluenceTable({ rows }: { rows: readonly InfluenceRow[] }) {
  return (
    <Table<InfluenceRow>
      caption="Influence of each study"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'label',
          header: 'Study',
          cell: ({ label, isInfluential, refused }) => (
            <>
              <span className="inline-flex items-center gap-2 whitespace-nowrap">
                {label}
                {isInfluential && <Badge tone="yellow">Influential</Badge>}
              </span>
              {refused !== undefined && <span className="block text-xs text-ink-muted">{refused}</span>}
            </>
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
  )
}

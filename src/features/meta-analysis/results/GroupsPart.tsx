import { subgroupsOf } from '#science/statistics/report/further-analyses.ts'
import { subgroupsText } from '#science/statistics/report/further-text.ts'
import { decimalsFor, numberText } from '#science/statistics/report/number-text.ts'
import type { Subgroup } from '#science/statistics/models/subgroups.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { measureHead } from '#research/meta-analysis/result-words.ts'
import { CopyText } from './CopyText.tsx'
import type { PartProps } from './part.ts'

/** Pooled effects by subgroup, and the test between them. */
export function GroupsPart({ computed: { outcome }, analysis, onEdit }: PartProps) {
  const hasColumn = outcome.extras.includes('subgroup')
  const hasGroups = analysis.used.some(({ row }) => row.subgroup !== undefined)
  if (!hasGroups) {
    return (
      <Notice
        action={
          !hasColumn && (
            <Button
              size="small"
              onClick={() => onEdit((before) => ({ ...before, extras: [...before.extras, 'subgroup'] }))}
            >
              Show the column
            </Button>
          )
        }
      >
        Subgroups come from the column “Subgroup” of the table: write the name of its group into each line.
      </Notice>
    )
  }
  const result = subgroupsOf(analysis, outcome.groupTau2)
  if (!result.ok) return <Notice tone="warning">{result.reason}</Notice>
  const { subgroups } = result
  const text = (group: Subgroup) => {
    if (!group.ok) return group.reason
    const [estimate = 0, low = 0, high = 0] = [group.model.estimate, group.model.low, group.model.high].map(
      analysis.toNatural,
    )
    const shown = decimalsFor(low, high)
    return `${numberText(estimate, shown)} (${numberText(low, shown)} to ${numberText(high, shown)})`
  }
  return (
    <div className="space-y-6">
      <div className="flex items-start gap-1">
        <ChoiceField
          label="Variance between studies"
          value={outcome.groupTau2}
          onChange={(groupTau2) => onEdit((before) => ({ ...before, groupTau2 }))}
          options={[
            { value: 'own', label: 'Each group its own' },
            { value: 'shared', label: 'One for all groups', hint: 'Steadier where groups are small' },
          ]}
        />
        <HelpLink article="subgroups-and-sensitivity" about="subgroups" />
      </div>
      <Table<Subgroup>
        caption="Pooled by subgroup"
        rows={subgroups.groups}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Subgroup', cell: ({ name }) => name },
          { key: 'k', header: 'Studies', align: 'right', cell: ({ members }) => members.length },
          { key: 'effect', header: measureHead(analysis), align: 'right', cell: text },
          {
            key: 'i2',
            header: 'I²',
            align: 'right',
            cell: (group) => (group.ok ? `${numberText(group.model.heterogeneity.i2, 0)}%` : ''),
          },
          {
            key: 'tau2',
            header: 'τ²',
            align: 'right',
            cell: (group) => (group.ok ? numberText(group.model.heterogeneity.tau2, 4) : ''),
          },
        ]}
      />
      <CopyText title="Subgroups in words" text={subgroupsText(subgroups, analysis)} />
    </div>
  )
}

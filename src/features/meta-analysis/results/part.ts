import type { Analysis } from '#science/statistics/report/analysis.ts'
import type { OnEdit } from '../table/use-grid.ts'
import type { Computed } from '#research/meta-analysis/compute.ts'

/** What every part of the results is given. */
export type PartProps = {
  computed: Computed
  analysis: Analysis
  onEdit: OnEdit
  chosenId: string | undefined
  onChoose: (id: string) => void
}

export const parts = [
  { value: 'forest', label: 'Forest' },
  { value: 'differences', label: 'Heterogeneity' },
  { value: 'groups', label: 'Subgroups' },
  { value: 'regression', label: 'Regression' },
  { value: 'small', label: 'Small studies' },
  { value: 'without', label: 'Leave one out' },
  { value: 'time', label: 'Cumulative' },
  { value: 'models', label: 'Other models' },
  { value: 'text', label: 'Text and R' },
] as const
export type Part = (typeof parts)[number]['value']
export const partOf = (value: string | null): Part => parts.find((part) => part.value === value)?.value ?? 'forest'
